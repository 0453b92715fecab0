// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct GapsValued {
  let rows: [Valued?]
  let cells: [[Valued]?]
  let named: [String: Valued?]

  struct Valued {
    let name: String
    let address: String?
  }
}

extension GapsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, cells, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: [].
    rows = try container.decodeIfPresent([Valued?].self, forKey: .rows) ?? []
    cells = try container.decodeIfPresent([[Valued]?].self, forKey: .cells) ?? []
    // Missing or null: [:].
    named = try container.decodeIfPresent([String: Valued?].self, forKey: .named) ?? [:]
  }
}

extension GapsValued.Valued: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, address
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: "".
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
    address = try container.decodeIfPresent(String.self, forKey: .address)
  }
}
