// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct TreeReflected {
  var value = 0
  var children: [TreeReflected] = []
}

extension TreeReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, children
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    value = try container.decodeIfPresent(Int.self, forKey: .value) ?? value
    children = try container.decodeIfPresent([TreeReflected].self, forKey: .children) ?? children
  }
}
