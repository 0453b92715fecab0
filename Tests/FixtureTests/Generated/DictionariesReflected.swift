// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct DictionariesReflected {
  var counts: [String: Int] = [:]
  var lists: [String: [String]]?
  var nested: [String: [String: Bool]] = [:]
}

extension DictionariesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case counts, lists, nested
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    counts = try container.decodeIfPresent([String: Int].self, forKey: .counts) ?? counts
    lists = try container.decodeIfPresent([String: [String]].self, forKey: .lists)
    nested = try container.decodeIfPresent([String: [String: Bool]].self, forKey: .nested) ?? nested
  }
}
