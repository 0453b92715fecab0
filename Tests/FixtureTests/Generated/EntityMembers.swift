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
  // initialiser cannot stand in an extension. The properties have their defaults there.
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
    // Missing or null: the default stays.
    nodeID = try container.decodeIfPresent(String.self, forKey: .nodeID) ?? nodeID
    url = try container.decodeIfPresent(URL.self, forKey: .url)
    // A date as RFC 3339 text. Missing or null: the default stays.
    createdAt =
      try container.decodeIfPresent(RFC3339Date.self, forKey: .createdAt)?.value ?? createdAt
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
