// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfCompaniesValued {
  let content: Valued?
  let list: [Valued]
  let named: [String: Valued]?

  struct Valued {
    let name: String
    let address: String?
  }
}

extension BoxOfCompaniesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Valued.self, forKey: .content)
    // Missing or null: [].
    list = try container.decodeIfPresent([Valued].self, forKey: .list) ?? []
    named = try container.decodeIfPresent([String: Valued].self, forKey: .named)
  }
}

extension BoxOfCompaniesValued.Valued: Codable {
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
