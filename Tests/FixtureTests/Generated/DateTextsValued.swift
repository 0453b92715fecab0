// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct DateTextsValued {
  let day: Date
  let time: Date?
  let days: [String: [Date]]
}

extension DateTextsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case day, time, days
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A date as text of the format yyyy-MM-dd. Missing or null: the default stays.
    day =
      try container.decodeIfPresent(DateTextYyyyMMdd.self, forKey: .day)?.value
      ?? Date(timeIntervalSince1970: 0)
    // A date as RFC 3339 text.
    time = try container.decodeIfPresent(RFC3339Date.self, forKey: .time)?.value
    // A date as text of the format yyyy-MM-dd. Missing or null: the default stays.
    days =
      try container.decodeIfPresent(
        [String: [DateTextYyyyMMdd]].self, forKey: .days
      )?.mapValues { $0.map(\.value) }
      ?? [:]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(DateTextYyyyMMdd(day), forKey: .day)
    try container.encodeIfPresent(time.map { RFC3339Date($0) }, forKey: .time)
    try container.encode(days.mapValues { $0.map { DateTextYyyyMMdd($0) } }, forKey: .days)
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
