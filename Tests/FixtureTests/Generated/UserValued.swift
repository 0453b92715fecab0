// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct UserValued {
  let id: Int
  let company: Valued?
  let past: [Valued]
  let named: [String: Valued]?

  struct Valued {
    let name: String
    let address: String?
  }
}

extension UserValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? 0
    company = try container.decodeIfPresent(Valued.self, forKey: .company)
    // Missing or null: [].
    past = try container.decodeIfPresent([Valued].self, forKey: .past) ?? []
    named = try container.decodeIfPresent([String: Valued].self, forKey: .named)
  }
}

extension UserValued.Valued: Codable {
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
