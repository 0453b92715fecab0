// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfBoxesReflected {
  var content: ReflectedString?
  var list: [ReflectedString] = []
  var named: [String: ReflectedString]?

  struct ReflectedString {
    var content: String?
    var list: [String] = []
    var named: [String: String]?
  }
}

extension BoxOfBoxesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(ReflectedString.self, forKey: .content)
    // Missing or null: the default stays.
    list = try container.decodeIfPresent([ReflectedString].self, forKey: .list) ?? list
    named = try container.decodeIfPresent([String: ReflectedString].self, forKey: .named)
  }
}

extension BoxOfBoxesReflected.ReflectedString: Codable {
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
