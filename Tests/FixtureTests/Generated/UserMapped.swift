// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct UserMapped {
  var id = 0
  var company: Mapped?
  var past: [Mapped] = []
  var named: [String: Mapped]?

  struct Mapped {
    var name = ""
    var address: String?
  }
}

extension UserMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    company = try container.decodeIfPresent(Mapped.self, forKey: .company)
    past = try container.decodeIfPresent([Mapped].self, forKey: .past) ?? past
    named = try container.decodeIfPresent([String: Mapped].self, forKey: .named)
  }
}

extension UserMapped.Mapped: Codable {
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
