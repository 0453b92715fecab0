// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct ContactRestored {
  let type = "contact"
  var name = ""
  var displayName = ""
  var nickname: String?
  var born: Date?
  var changed = Date(timeIntervalSince1970: 0)
}

extension ContactRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, name, displayName, nickname, born, changed
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    // Missing or null: the value of name, found by trying.
    displayName = try container.decodeIfPresent(String.self, forKey: .displayName) ?? self.name
    nickname = try container.decodeIfPresent(String.self, forKey: .nickname) ?? self.name
    // A date as an ISO8601DateFormatter reads and writes it. No verb reads it: found by trying, and
    // other keys would not show. A value of another type counts as missing.
    born = (try? container.decode(InternetDate.self, forKey: .born))?.value
    // A date as an ISO8601DateFormatter reads and writes it, with a fraction of a second. Code of
    // the type's own reads it: found by trying, and other keys would not show.
    changed = try container.decode(FractionalInternetDate.self, forKey: .changed).value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(name, forKey: .name)
    try container.encode(displayName, forKey: .displayName)
    try container.encodeIfPresent(nickname, forKey: .nickname)
    try container.encodeIfPresent(born.map { InternetDate($0) }, forKey: .born)
    try container.encode(FractionalInternetDate(changed), forKey: .changed)
  }
}

/// A date as an ISO8601DateFormatter reads and writes it, with a fraction of a second.
private struct FractionalInternetDate: Codable {
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

  private static func formatter() -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter
  }
}

/// A date as an ISO8601DateFormatter reads and writes it.
private struct InternetDate: Codable {
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

  private static func formatter() -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = .withInternetDateTime
    return formatter
  }
}
