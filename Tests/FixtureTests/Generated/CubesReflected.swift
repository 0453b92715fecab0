// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CubesReflected {
  var cube: [[[Int]]] = []
  var rows: [[String: [Int]]] = []
  var pages: [String: [[String: Int]]] = [:]
}

extension CubesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case cube, rows, pages
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    cube = try container.decodeIfPresent([[[Int]]].self, forKey: .cube) ?? cube
    rows = try container.decodeIfPresent([[String: [Int]]].self, forKey: .rows) ?? rows
    pages = try container.decodeIfPresent([String: [[String: Int]]].self, forKey: .pages) ?? pages
  }
}
