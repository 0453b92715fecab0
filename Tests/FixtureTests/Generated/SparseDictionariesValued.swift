// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SparseDictionariesValued {
  let counts: [String: Int?]
  let lists: [String: [Int?]?]
}

extension SparseDictionariesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case counts, lists
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [:].
    counts = try container.decodeIfPresent([String: Int?].self, forKey: .counts) ?? [:]
    lists = try container.decodeIfPresent([String: [Int?]?].self, forKey: .lists) ?? [:]
  }
}
