// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class ChainReflected: Codable {
  var value = 0
  var next: ChainReflected?
  var others: [ChainReflected] = []

  private enum CodingKeys: String, CodingKey {
    case value, next, others
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    value = try container.decodeIfPresent(Int.self, forKey: .value) ?? value
    next = try container.decodeIfPresent(ChainReflected.self, forKey: .next)
    others = try container.decodeIfPresent([ChainReflected].self, forKey: .others) ?? others
  }
}
