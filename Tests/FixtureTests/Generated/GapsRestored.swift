// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct GapsRestored {
  var rows: [Restored?] = []
  var cells: [[Restored]?] = []
  var named: [String: Restored?] = [:]

  struct Restored {
    var name = ""
    var address: String?
  }
}

extension GapsRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, cells, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    rows = try container.decodeIfPresent([Restored?].self, forKey: .rows) ?? rows
    cells = try container.decodeIfPresent([[Restored]?].self, forKey: .cells) ?? cells
    named = try container.decodeIfPresent([String: Restored?].self, forKey: .named) ?? named
  }
}

extension GapsRestored.Restored: Codable {
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
