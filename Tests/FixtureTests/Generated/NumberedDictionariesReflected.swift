// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct NumberedDictionariesReflected {
  var names: [Int: String] = [:]
  var lists: [Int: [Int]]?
}

extension NumberedDictionariesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case names, lists
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    names = try container.decodeIfPresent([Int: String].self, forKey: .names) ?? names
    lists = try container.decodeIfPresent([Int: [Int]].self, forKey: .lists)
  }
}
