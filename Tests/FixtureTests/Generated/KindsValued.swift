// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KindsValued {
  let kind: Kind
  let other: Kind?
  let level: Level

  enum Kind: String, Codable {
    case small
    case large = "LARGE"
  }

  enum Level: Int, Codable {
    case low = 1
    case high = 2
  }
}

extension KindsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, other, level
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: .small.
    kind = try container.decodeIfPresent(Kind.self, forKey: .kind) ?? .small
    other = try container.decodeIfPresent(Kind.self, forKey: .other)
    // Missing or null: .low.
    level = try container.decodeIfPresent(Level.self, forKey: .level) ?? .low
  }
}
