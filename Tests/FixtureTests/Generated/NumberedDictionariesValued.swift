// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct NumberedDictionariesValued {
  let names: [Int: String]
  let lists: [Int: [Int]]?
}

extension NumberedDictionariesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case names, lists
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [:].
    names = try container.decodeIfPresent([Int: String].self, forKey: .names) ?? [:]
    lists = try container.decodeIfPresent([Int: [Int]].self, forKey: .lists)
  }
}
