// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct LiftedDatesValued {
  let all: [Date]
  let some: [Date]?
  let gaps: [Date?]
  let named: [String: Date]
}

extension LiftedDatesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case all, some, gaps, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // A date as seconds since 1970. Missing or null: [].
    all = try container.decodeIfPresent([SecondsSince1970].self, forKey: .all)?.map(\.value) ?? []
    // A date as seconds since 1970.
    some = try container.decodeIfPresent([SecondsSince1970].self, forKey: .some)?.map(\.value)
    // A date as seconds since 1970. Missing or null: [].
    gaps =
      try container.decodeIfPresent([SecondsSince1970?].self, forKey: .gaps)?.map { $0?.value }
      ?? []
    // A date as seconds since 1970. Missing or null: [:].
    named =
      try container.decodeIfPresent(
        [String: SecondsSince1970].self, forKey: .named)?.mapValues(\.value)
      ?? [:]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(all.map { SecondsSince1970($0) }, forKey: .all)
    try container.encodeIfPresent(some.map { $0.map { SecondsSince1970($0) } }, forKey: .some)
    try container.encode(gaps.map { $0.map { SecondsSince1970($0) } }, forKey: .gaps)
    try container.encode(named.mapValues { SecondsSince1970($0) }, forKey: .named)
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
