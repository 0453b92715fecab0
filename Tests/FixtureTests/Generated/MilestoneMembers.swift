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

  // Codable by conformances of their own: Entity.
  // Members for the body of class Milestone, which then declares Codable: a required
  // initialiser cannot stand in an extension. The properties have their defaults there.
  private enum CodingKeys: String, CodingKey {
    case number
    case title
    case state
    case dueOn = "due_on"
    case openIssues = "open_issues"
    case closedIssues = "closed_issues"
  }

  // It is not inherited beside the next one; leave it out where the class has its own.
  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(Int.self, forKey: .number)
    // Missing or null: the default stays.
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? title
    state = try container.decodeIfPresent(RawValue<State>.self, forKey: .state)?.value ?? state
    // A date as text of the format yyyy-MM-dd.
    dueOn = try container.decodeIfPresent(DateTextYyyyMMdd.self, forKey: .dueOn)?.value
    // Missing or null: the default stays.
    openIssues = try container.decodeIfPresent(Int.self, forKey: .openIssues) ?? openIssues
    closedIssues = try container.decodeIfPresent(Int.self, forKey: .closedIssues) ?? closedIssues
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

/// A date as text of the format yyyy-MM-dd.
private struct DateTextYyyyMMdd: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self.formatter().date(from: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a date: \(text)")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.formatter().string(from: value))
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

/// A date as RFC 3339 text.
private struct RFC3339Date: Codable {
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
    try container.encode(Self.text(value))
  }

  /// Foundation reads and writes milliseconds at most, so the fraction stands apart.
  private static func date(_ spelled: String) -> Date? {
    let text = spelled.uppercased()
    guard text.dropFirst(10).first == "T", text.hasSuffix("Z") || text.suffix(3).first == ":" else {
      return nil
    }
    guard let point = text.firstIndex(of: ".") else {
      return ISO8601DateFormatter().date(from: text)
    }
    let digits = text[text.index(after: point)...].prefix { ("0"..."9").contains($0) }
    let whole = text[..<point] + text[digits.endIndex...]
    guard let date = ISO8601DateFormatter().date(from: String(whole)),
      let fraction = Double("0.\(digits)"), !digits.isEmpty
    else { return nil }
    return Date(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + fraction)
  }

  private static func text(_ date: Date) -> String {
    let interval = date.timeIntervalSinceReferenceDate
    let whole = Date(timeIntervalSinceReferenceDate: interval.rounded(.down))
    let text = ISO8601DateFormatter().string(from: whole)
    let rest = interval - interval.rounded(.down)
    if rest == 0 { return text }
    // As few digits as read back as the same date.
    for count in 1...17 {
      let scale = pow(10, Double(count))
      let digits = (rest * scale).rounded()
      guard digits < scale, interval.rounded(.down) + digits / scale == interval else { continue }
      let fraction = String(Int(digits))
      let zeros = String(repeating: "0", count: max(0, count - fraction.count))
      return "\(text.dropLast()).\(zeros)\(fraction)Z"
    }
    return "\(text.dropLast())\("\(rest)".dropFirst())Z"
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
