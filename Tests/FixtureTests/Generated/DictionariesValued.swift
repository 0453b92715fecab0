// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DictionariesValued {
  let counts: [String: Int]
  let lists: [String: [String]]?
  let nested: [String: [String: Bool]]
}

extension DictionariesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case counts, lists, nested
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [:].
    counts = try container.decodeIfPresent([String: Int].self, forKey: .counts) ?? [:]
    lists = try container.decodeIfPresent([String: [String]].self, forKey: .lists)
    nested = try container.decodeIfPresent([String: [String: Bool]].self, forKey: .nested) ?? [:]
  }
}
