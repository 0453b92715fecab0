// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct TreeValued {
  let value: Int
  let children: [TreeValued]
}

extension TreeValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, children
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    value = try container.decodeIfPresent(Int.self, forKey: .value) ?? 0
    // Missing or null: [].
    children = try container.decodeIfPresent([TreeValued].self, forKey: .children) ?? []
  }
}
