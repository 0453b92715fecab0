// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

class EntityMembers: Codable {
  var id = 0
  var nodeID = ""
  var url: URL?
  var createdAt = Date(timeIntervalSince1970: 0)
  var updatedAt: Date?
  required init() {}

  // Members for the body of class Entity, which then declares Codable: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.
  // Without an init() of its own it then needs one, since it gets none by default.
  private enum CodingKeys: String, CodingKey {
    case id
    case nodeID = "node_id"
    case url
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    // Missing or null: what init() makes it.
    nodeID = try container.decodeIfPresent(String.self, forKey: .nodeID) ?? ""
    url = try container.decodeIfPresent(URL.self, forKey: .url)
    // A date as RFC 3339 text. Missing or null: what init() makes it.
    createdAt =
      try container.decodeIfPresent(RFC3339Date.self, forKey: .createdAt)?.value
      ?? Date(timeIntervalSince1970: 0)
    // A date as RFC 3339 text.
    updatedAt = try container.decodeIfPresent(RFC3339Date.self, forKey: .updatedAt)?.value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(nodeID, forKey: .nodeID)
    try container.encodeIfPresent(url, forKey: .url)
    try container.encode(RFC3339Date(createdAt), forKey: .createdAt)
    try container.encodeIfPresent(updatedAt.map { RFC3339Date($0) }, forKey: .updatedAt)
  }
}
extension EntityMembers {
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
      guard let text = Self.text(value) else {
        throw EncodingError.invalidValue(
          value,
          .init(
            codingPath: container.codingPath,
            debugDescription: "not in the years 0 to 9999"))
      }
      try container.encode(text)
    }

    /// Foundation takes February 30, reads and writes milliseconds at most, and leaves out days of
    /// the year 1582.
    private static func date(_ text: String) -> Date? {
      var rest = Array(text.utf8)[...]
      func skip(_ characters: String) -> Bool {
        guard let first = rest.first, characters.utf8.contains(first) else { return false }
        rest = rest.dropFirst()
        return true
      }
      func read(_ count: Int) -> [UInt8] {
        let digits = rest.prefix(count).prefix { (48...57).contains($0) }
        rest = rest.dropFirst(digits.count)
        return Array(digits)
      }
      func number(_ count: Int, _ range: ClosedRange<Int>) -> Int? {
        let digits = read(count)
        let number = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
        return digits.count == count && range.contains(number) ? number : nil
      }
      guard let year = number(4, 0...9_999), skip("-"), let month = number(2, 1...12), skip("-"),
        let day = number(
          2, 1...Self.day(year, month + 1, 1) - Self.day(year, month, 1)), skip("Tt"),
        let hour = number(2, 0...23), skip(":"), let minute = number(2, 0...59), skip(":"),
        let second = number(2, 0...59)
      else { return nil }
      let hasFraction = skip(".")
      let fraction = hasFraction ? read(.max) : []
      if hasFraction, fraction.isEmpty { return nil }
      var offset = 0
      if !skip("Zz") {
        let sign = rest.first == 45 ? -1 : 1
        guard skip("+-"), let hours = number(2, 0...23), skip(":"), let minutes = number(2, 0...59)
        else { return nil }
        offset = sign * (hours * 3_600 + minutes * 60)
      }
      guard rest.isEmpty else { return nil }
      let time = hour * 3_600 + minute * 60 + second
      let seconds = Self.day(year, month, day) * 86_400 + time - offset
      return Date(timeIntervalSinceReferenceDate: interval(seconds - 978_307_200, fraction))
    }

    /// Returns seconds with a fraction, read as one number: a sum of two would be rounded twice.
    private static func interval(_ seconds: Int, _ fraction: [UInt8]) -> Double {
      guard let end = fraction.lastIndex(where: { $0 != 48 }) else { return Double(seconds) }
      let digits = Array(fraction[...end])
      let text = String(decoding: seconds < 0 ? rest(of: digits) : digits, as: UTF8.self)
      return Double(seconds < 0 ? "-\(-(seconds + 1)).\(text)" : "\(seconds).\(text)") ?? .nan
    }

    /// Returns the digits of what is missing to 1.
    private static func rest(of digits: [UInt8]) -> [UInt8] {
      digits.dropLast().map { 105 - $0 } + digits.suffix(1).map { 106 - $0 }
    }

    private static func text(_ date: Date) -> String? {
      let interval = date.timeIntervalSinceReferenceDate
      let whole = interval.rounded(.down)
      guard whole >= -63_145_526_400, whole < 252_423_993_600 else { return nil }
      let seconds = Int64(whole) + 978_307_200
      let days = Int((seconds >= 0 ? seconds : seconds - 86_399) / 86_400)
      let second = Int(seconds - Int64(days) * 86_400)
      let parts = Self.date(ofDay: days) + [second / 3_600, second / 60 % 60, second % 60]
      let texts = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
      let year = String(repeating: "0", count: 4 - texts[0].count) + texts[0]
      let day = "\(year)-\(texts[1])-\(texts[2])"
      return "\(day)T\(texts[3]):\(texts[4]):\(texts[5])\(fraction(interval))Z"
    }

    /// Returns as few digits as read back as the same date.
    private static func fraction(_ interval: Double) -> String {
      if interval == interval.rounded(.down) { return "" }
      let parts = "\(interval.magnitude)".split(separator: "e")
      let digits = parts[0].split(separator: ".")
      let zeros = parts.count > 1 ? -(Int(parts[1]) ?? 0) - 1 : 0
      let text =
        parts.count == 1
        ? String(digits[1]) : String(repeating: "0", count: zeros) + digits.joined()
      if interval >= 0 { return "." + text }
      return "." + String(decoding: rest(of: Array(text.utf8)), as: UTF8.self)
    }

    /// Returns the number of a day since 1970 in the Gregorian calendar.
    private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let year = (month <= 2 ? year - 1 : year) + 400
      let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
      return year * 365 + year / 4 - year / 100 + year / 400 + ofYear - 865_565
    }

    /// Returns the year, the month and the day of a number of a day.
    private static func date(ofDay day: Int) -> [Int] {
      // One era more, so that no day is negative.
      let day = day + 865_565
      let ofEra = day % 146_097
      let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
      let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let month = (5 * ofYear + 2) / 153
      let year = day / 146_097 * 400 - 400 + yearOfEra + (month < 10 ? 0 : 1)
      return [year, month < 10 ? month + 3 : month - 9, ofYear - (153 * month + 2) / 5 + 1]
    }
  }
}
