// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct GapsReflected {
  var rows: [Reflected?] = []
  var cells: [[Reflected]?] = []
  var named: [String: Reflected?] = [:]

  struct Reflected {
    var name = ""
    var address: String?
  }
}

extension GapsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, cells, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    rows = try container.decodeIfPresent([Reflected?].self, forKey: .rows) ?? rows
    cells = try container.decodeIfPresent([[Reflected]?].self, forKey: .cells) ?? cells
    named = try container.decodeIfPresent([String: Reflected?].self, forKey: .named) ?? named
  }
}

extension GapsReflected.Reflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, address
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    address = try container.decodeIfPresent(String.self, forKey: .address)
  }
}
