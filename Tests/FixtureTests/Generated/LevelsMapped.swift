// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LevelsMapped {
  var next: Mapped?
  var deep: [[String: [Mapped]]] = []

  struct Mapped {
    var id = 0
    var company: CompanyMapped?
    var past: [CompanyMapped] = []
    var named: [String: CompanyMapped]?
  }

  struct CompanyMapped {
    var name = ""
    var address: String?
  }
}

extension LevelsMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case next, deep
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    next = try container.decodeIfPresent(Mapped.self, forKey: .next)
    // Missing or null: the default stays.
    deep = try container.decodeIfPresent([[String: [Mapped]]].self, forKey: .deep) ?? deep
  }
}

extension LevelsMapped.Mapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    company = try container.decodeIfPresent(LevelsMapped.CompanyMapped.self, forKey: .company)
    past = try container.decodeIfPresent([LevelsMapped.CompanyMapped].self, forKey: .past) ?? past
    named = try container.decodeIfPresent([String: LevelsMapped.CompanyMapped].self, forKey: .named)
  }
}

extension LevelsMapped.CompanyMapped: Codable {
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
