// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ObservedReflected {
  var secret = 5
  var name = "n"
  var level = 0
  var title: String?
}

extension ObservedReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case secret, name, level, title
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    secret = try container.decodeIfPresent(Int.self, forKey: .secret) ?? secret
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? level
    title = try container.decodeIfPresent(String.self, forKey: .title)
  }
}
