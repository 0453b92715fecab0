// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SetsReflected {
  var numbers: Set<Int> = []
  var names: Set<String>?
  var groups: Set<[Int]> = []
}

extension SetsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case numbers, names, groups
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    numbers = try container.decodeIfPresent(Set<Int>.self, forKey: .numbers) ?? numbers
    names = try container.decodeIfPresent(Set<String>.self, forKey: .names)
    groups = try container.decodeIfPresent(Set<[Int]>.self, forKey: .groups) ?? groups
  }
}
