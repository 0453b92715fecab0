// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfCompaniesReflected {
  var content: Reflected?
  var list: [Reflected] = []
  var named: [String: Reflected]?

  struct Reflected {
    var name = ""
    var address: String?
  }
}

extension BoxOfCompaniesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Reflected.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([Reflected].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: Reflected].self, forKey: .named)
  }
}

extension BoxOfCompaniesReflected.Reflected: Codable {
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
