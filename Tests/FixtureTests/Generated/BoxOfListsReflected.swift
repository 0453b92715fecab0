// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfListsReflected {
  var content: [Double]?
  var list: [[Double]] = []
  var named: [String: [Double]]?
}

extension BoxOfListsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent([Double].self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([[Double]].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: [Double]].self, forKey: .named)
  }
}
