// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LevelsRestored {
  var next: Restored?
  var deep: [[String: [Restored]]] = []

  struct Restored {
    var id = 0
    var company: CompanyRestored?
    var past: [CompanyRestored] = []
    var named: [String: CompanyRestored]?
  }

  struct CompanyRestored {
    var name = ""
    var address: String?
  }
}

extension LevelsRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case next, deep
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    next = try container.decodeIfPresent(Restored.self, forKey: .next)
    // Missing or null: the default stays.
    deep = try container.decodeIfPresent([[String: [Restored]]].self, forKey: .deep) ?? deep
  }
}

extension LevelsRestored.Restored: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    company = try container.decodeIfPresent(LevelsRestored.CompanyRestored.self, forKey: .company)
    past =
      try container.decodeIfPresent([LevelsRestored.CompanyRestored].self, forKey: .past) ?? past
    named = try container.decodeIfPresent(
      [String: LevelsRestored.CompanyRestored].self, forKey: .named)
  }
}

extension LevelsRestored.CompanyRestored: Codable {
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
