// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfBoxesRestored {
  var content: RestoredString?
  var list: [RestoredString] = []
  var named: [String: RestoredString]?

  struct RestoredString {
    var content: String?
    var list: [String] = []
    var named: [String: String]?
  }
}

extension BoxOfBoxesRestored: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(RestoredString.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([RestoredString].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: RestoredString].self, forKey: .named)
  }
}

extension BoxOfBoxesRestored.RestoredString: Codable {
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
