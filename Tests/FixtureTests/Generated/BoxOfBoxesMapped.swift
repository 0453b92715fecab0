// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfBoxesMapped {
  var content: MappedString?
  var list: [MappedString] = []
  var named: [String: MappedString]?

  struct MappedString {
    var content: String?
    var list: [String] = []
    var named: [String: String]?
  }
}

extension BoxOfBoxesMapped: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(MappedString.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([MappedString].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: MappedString].self, forKey: .named)
  }
}

extension BoxOfBoxesMapped.MappedString: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(String.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([String].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: String].self, forKey: .named)
  }
}
