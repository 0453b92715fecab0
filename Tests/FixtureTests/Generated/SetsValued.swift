// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SetsValued {
  let numbers: Set<Int>
  let names: Set<String>?
  let groups: Set<[Int]>
}

extension SetsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case numbers, names, groups
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [].
    numbers = try container.decodeIfPresent(Set<Int>.self, forKey: .numbers) ?? []
    names = try container.decodeIfPresent(Set<String>.self, forKey: .names)
    groups = try container.decodeIfPresent(Set<[Int]>.self, forKey: .groups) ?? []
  }
}
