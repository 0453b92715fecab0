// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfListsValued {
  let content: [Double]?
  let list: [[Double]]
  let named: [String: [Double]]?
}

extension BoxOfListsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent([Double].self, forKey: .content)
    // Missing or null: [].
    list = try container.decodeIfPresent([[Double]].self, forKey: .list) ?? []
    named = try container.decodeIfPresent([String: [Double]].self, forKey: .named)
  }
}
