// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DefaultsValued {
  let count: Int
  let name: String
  let tags: [String]
}

extension DefaultsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, name, tags
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 10.
    count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 10
    // Missing or null: "nobody".
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
    // Missing or null: ["none"].
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? ["none"]
  }
}
