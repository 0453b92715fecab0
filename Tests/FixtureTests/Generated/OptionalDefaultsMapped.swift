// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalDefaultsMapped {
  var count: Int?
  var name: String?
}

extension OptionalDefaultsMapped: Codable {
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
