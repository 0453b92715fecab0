// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct UserReflected {
  var id = 0
  var company: Reflected?
  var past: [Reflected] = []
  var named: [String: Reflected]?

  struct Reflected {
    var name = ""
    var address: String?
  }
}

extension UserReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    company = try container.decodeIfPresent(Reflected.self, forKey: .company)
    past = try container.decodeIfPresent([Reflected].self, forKey: .past) ?? past
    named = try container.decodeIfPresent([String: Reflected].self, forKey: .named)
  }
}

extension UserReflected.Reflected: Codable {
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
