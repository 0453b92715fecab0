// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BoxOfBoxesValued {
  let content: ValuedString?
  let list: [ValuedString]
  let named: [String: ValuedString]?

  struct ValuedString {
    let content: String?
    let list: [String]
    let named: [String: String]?
  }
}

extension BoxOfBoxesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(ValuedString.self, forKey: .content)
    // Missing or null: [].
    list = try container.decodeIfPresent([ValuedString].self, forKey: .list) ?? []
    named = try container.decodeIfPresent([String: ValuedString].self, forKey: .named)
  }
}

extension BoxOfBoxesValued.ValuedString: Codable {
  private enum CodingKeys: String, CodingKey {
    case content, list, named
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decodeIfPresent(String.self, forKey: .content)
    // Missing or null: [].
    list = try container.decodeIfPresent([String].self, forKey: .list) ?? []
    named = try container.decodeIfPresent([String: String].self, forKey: .named)
  }
}
