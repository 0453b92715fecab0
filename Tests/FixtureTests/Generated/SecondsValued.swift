// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct SecondsValued {
  let created: Date
  let updated: Date?
  let plain: Date?
}

extension SecondsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case created, updated, plain
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A date as seconds since 1970. Missing or null: Date(timeIntervalSince1970: 0).
    created =
      try container.decodeIfPresent(SecondsSince1970.self, forKey: .created)?.value
      ?? Date(timeIntervalSince1970: 0)
    // A date as milliseconds since 1970.
    updated = try container.decodeIfPresent(MillisecondsSince1970.self, forKey: .updated)?.value
    plain = try container.decodeIfPresent(Date.self, forKey: .plain)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(SecondsSince1970(created), forKey: .created)
    try container.encodeIfPresent(updated.map { MillisecondsSince1970($0) }, forKey: .updated)
    try container.encodeIfPresent(plain, forKey: .plain)
  }
}

/// A date as milliseconds since 1970.
private struct MillisecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number / 1_000)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970 * 1_000)
  }
}

/// A date as seconds since 1970.
private struct SecondsSince1970: Codable {
  var value: Date

  init(_ value: Date) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    value = Date(timeIntervalSince1970: number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.timeIntervalSince1970)
  }
}
