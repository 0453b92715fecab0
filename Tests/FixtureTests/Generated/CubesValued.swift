// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CubesValued {
  let cube: [[[Int]]]
  let rows: [[String: [Int]]]
  let pages: [String: [[String: Int]]]
}

extension CubesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case cube, rows, pages
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [].
    cube = try container.decodeIfPresent([[[Int]]].self, forKey: .cube) ?? []
    rows = try container.decodeIfPresent([[String: [Int]]].self, forKey: .rows) ?? []
    // Missing or null: [:].
    pages = try container.decodeIfPresent([String: [[String: Int]]].self, forKey: .pages) ?? [:]
  }
}
