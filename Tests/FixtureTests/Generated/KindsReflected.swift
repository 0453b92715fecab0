// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KindsReflected {
  var kind: Kind = .small
  var other: Kind?
  var level: Level = .low

  enum Kind: String, Codable {
    case small
    case large = "LARGE"
  }

  enum Level: Int, Codable {
    case low = 1
    case high = 2
  }
}

extension KindsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, other, level
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    kind = try container.decodeIfPresent(Kind.self, forKey: .kind) ?? kind
    other = try container.decodeIfPresent(Kind.self, forKey: .other)
    level = try container.decodeIfPresent(Level.self, forKey: .level) ?? level
  }
}
