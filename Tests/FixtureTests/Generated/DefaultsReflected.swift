// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DefaultsReflected {
  var count = 10
  var name = "nobody"
  var tags: [String] = ["none"]
}

extension DefaultsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, name, tags
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    count = try container.decodeIfPresent(Int.self, forKey: .count) ?? count
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? tags
  }
}
