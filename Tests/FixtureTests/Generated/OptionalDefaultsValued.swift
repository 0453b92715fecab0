// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalDefaultsValued {
  let count: Int?
  let name: String?
}

extension OptionalDefaultsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 10.
    count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 10
    // Missing or null: "nobody".
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
  }
}
