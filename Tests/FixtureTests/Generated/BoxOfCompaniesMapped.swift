// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfCompaniesMapped {
  var content: Mapped?
  var list: [Mapped] = []
  var named: [String: Mapped]?

  struct Mapped {
    var name = ""
    var address: String?
  }
}

extension BoxOfCompaniesMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(Mapped.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([Mapped].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: Mapped].self, forKey: .named)
  }
}

extension BoxOfCompaniesMapped.Mapped: Codable {
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
