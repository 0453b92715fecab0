// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct GapsMapped {
  var rows: [Mapped?] = []
  var cells: [[Mapped]?] = []
  var named: [String: Mapped?] = [:]

  struct Mapped {
    var name = ""
    var address: String?
  }
}

extension GapsMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, cells, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    rows = try container.decodeIfPresent([Mapped?].self, forKey: .rows) ?? rows
    cells = try container.decodeIfPresent([[Mapped]?].self, forKey: .cells) ?? cells
    named = try container.decodeIfPresent([String: Mapped?].self, forKey: .named) ?? named
  }
}

extension GapsMapped.Mapped: Codable {
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
