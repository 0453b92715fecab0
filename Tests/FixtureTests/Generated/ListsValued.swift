// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ListsValued {
  let numbers: [Int]
  let names: [String]?
  let grid: [[Int]]
}

extension ListsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case numbers, names, grid
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [].
    numbers = try container.decodeIfPresent([Int].self, forKey: .numbers) ?? []
    names = try container.decodeIfPresent([String].self, forKey: .names)
    // Missing or null: [[1]].
    grid = try container.decodeIfPresent([[Int]].self, forKey: .grid) ?? [[1]]
  }
}
