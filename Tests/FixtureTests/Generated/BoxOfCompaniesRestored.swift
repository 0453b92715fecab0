// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfCompaniesRestored {
  var content: Restored?
  var list: [Restored] = []
  var named: [String: Restored]?

  struct Restored {
    var name = ""
    var address: String?
  }
}

extension BoxOfCompaniesRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Restored.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([Restored].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: Restored].self, forKey: .named)
  }
}

extension BoxOfCompaniesRestored.Restored: Codable {
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
