// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfNumbersValued {
  let content: Int?
  let list: [Int]
  let named: [String: Int]?
}

extension BoxOfNumbersValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Int.self, forKey: .content)
    // Missing or null: [].
    list = try container.decodeIfPresent([Int].self, forKey: .list) ?? []
    named = try container.decodeIfPresent([String: Int].self, forKey: .named)
  }
}
