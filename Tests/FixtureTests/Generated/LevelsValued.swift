// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct LevelsValued {
  let next: Valued?
  let deep: [[String: [Valued]]]

  struct Valued {
    let id: Int
    let company: CompanyValued?
    let past: [CompanyValued]
    let named: [String: CompanyValued]?
  }

  struct CompanyValued {
    let name: String
    let address: String?
  }
}

extension LevelsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case next, deep
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    next = try container.decodeIfPresent(Valued.self, forKey: .next)
    // Missing or null: [].
    deep = try container.decodeIfPresent([[String: [Valued]]].self, forKey: .deep) ?? []
  }
}

extension LevelsValued.Valued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? 0
    company = try container.decodeIfPresent(LevelsValued.CompanyValued.self, forKey: .company)
    // Missing or null: [].
    past = try container.decodeIfPresent([LevelsValued.CompanyValued].self, forKey: .past) ?? []
    named = try container.decodeIfPresent([String: LevelsValued.CompanyValued].self, forKey: .named)
  }
}

extension LevelsValued.CompanyValued: Codable {
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
