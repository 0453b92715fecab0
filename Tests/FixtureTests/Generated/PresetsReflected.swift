// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct PresetsReflected {
  var company = Reflected(name: "preset", address: "x")
  var list: [Reflected]? = [Reflected(name: "first")]

  struct Reflected {
    var name = ""
    var address: String?
  }
}

extension PresetsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case company, list
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    company = try container.decodeIfPresent(Reflected.self, forKey: .company) ?? company
    // Missing: the default stays. Null: nil.
    list =
      try container.contains(.list)
      ? container.decodeIfPresent([Reflected].self, forKey: .list)
      : list
  }
}

extension PresetsReflected.Reflected: Codable {
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
