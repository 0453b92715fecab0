// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LevelsReflected {
  var next: Reflected?
  var deep: [[String: [Reflected]]] = []

  struct Reflected {
    var id = 0
    var company: CompanyReflected?
    var past: [CompanyReflected] = []
    var named: [String: CompanyReflected]?
  }

  struct CompanyReflected {
    var name = ""
    var address: String?
  }
}

extension LevelsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case next, deep
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    next = try container.decodeIfPresent(Reflected.self, forKey: .next)
    // Missing or null: the default stays.
    deep = try container.decodeIfPresent([[String: [Reflected]]].self, forKey: .deep) ?? deep
  }
}

extension LevelsReflected.Reflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    company = try container.decodeIfPresent(LevelsReflected.CompanyReflected.self, forKey: .company)
    past =
      try container.decodeIfPresent([LevelsReflected.CompanyReflected].self, forKey: .past) ?? past
    named = try container.decodeIfPresent(
      [String: LevelsReflected.CompanyReflected].self, forKey: .named)
  }
}

extension LevelsReflected.CompanyReflected: Codable {
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
