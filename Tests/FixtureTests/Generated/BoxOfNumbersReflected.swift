// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfNumbersReflected {
  var content: Int?
  var list: [Int] = []
  var named: [String: Int]?
}

extension BoxOfNumbersReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Int.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([Int].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: Int].self, forKey: .named)
  }
}
