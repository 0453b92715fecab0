// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

final class MilestoneMembers: EntityMembers {
  var number = 0
  var title = ""
  var state = State.open
  var dueOn: Date?
  var openIssues = 0
  var closedIssues = 0

  // Codable conformances are also needed for: Entity.
  // Members for the body of class Milestone, which is Codable by its superclass: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.
  private enum CodingKeys: String, CodingKey {
    case number
    case title
    case state
    case dueOn = "due_on"
    case openIssues = "open_issues"
    case closedIssues = "closed_issues"
  }

  // Swift does not inherit init() beside init(from:); leave it out where the class has its own.
  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    // Missing or null: what init() makes it.
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? ""
    state = try container.decodeIfPresent(RawValue<State>.self, forKey: .state)?.value ?? State.open
    // A date as text of the format yyyy-MM-dd.
    dueOn = try container.decodeIfPresent(DateTextYyyyMMdd.self, forKey: .dueOn)?.value
    // Missing or null: what init() makes it.
    openIssues = try container.decodeIfPresent(Int.self, forKey: .openIssues) ?? 0
    closedIssues = try container.decodeIfPresent(Int.self, forKey: .closedIssues) ?? 0
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(title, forKey: .title)
    try container.encode(RawValue<State>(state), forKey: .state)
    try container.encodeIfPresent(dueOn.map { DateTextYyyyMMdd($0) }, forKey: .dueOn)
    try container.encode(openIssues, forKey: .openIssues)
    try container.encode(closedIssues, forKey: .closedIssues)
  }
}
extension MilestoneMembers {
  /// A date as text of the format yyyy-MM-dd.
  private struct DateTextYyyyMMdd: Codable {
    var value: Date

    init(_ value: Date) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let value = Self.date(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "not a date: \(text)")
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Self.formatter().string(from: value))
    }

    /// A date that is written as it is read; a formatter takes a year of two digits as well.
    private static func date(_ text: String) -> Date? {
      let formatter = formatter()
      guard let date = formatter.date(from: text),
        formatter.string(from: date).lowercased() == text.lowercased()
      else { return nil }
      return date
    }

    private static func formatter() -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.isLenient = false
      formatter.dateFormat = "yyyy-MM-dd"
      return formatter
    }
  }

  /// A value by its raw value.
  private struct RawValue<Value: RawRepresentable>: Codable where Value.RawValue: Codable {
    var value: Value

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let rawValue = try container.decode(Value.RawValue.self)
      guard let value = Value(rawValue: rawValue) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown case: \(rawValue)")
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.rawValue)
    }
  }
}
