// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct UserRestored {
  var id = 0
  var company: Restored?
  var past: [Restored] = []
  var named: [String: Restored]?

  struct Restored {
    var name = ""
    var address: String?
  }
}

extension UserRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, company, past, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    company = try container.decodeIfPresent(Restored.self, forKey: .company)
    past = try container.decodeIfPresent([Restored].self, forKey: .past) ?? past
    named = try container.decodeIfPresent([String: Restored].self, forKey: .named)
  }
}

extension UserRestored.Restored: Codable {
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
