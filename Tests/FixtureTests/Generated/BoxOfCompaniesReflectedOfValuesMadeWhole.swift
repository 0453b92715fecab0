// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfCompaniesReflectedOfValuesMadeWhole {
  var content: Valued?
  var list: [Valued] = []
  var named: [String: Valued]?

  struct Valued {
    let name: String
    let address: String?
  }
}

extension BoxOfCompaniesReflectedOfValuesMadeWhole: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Valued.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([Valued].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: Valued].self, forKey: .named)
  }
}

extension BoxOfCompaniesReflectedOfValuesMadeWhole.Valued: Codable {
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
