// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KeywordsReflected {
  var `case` = 0
  var `full name` = ""
  var `1st`: Int?
  var `default`: Bool?
}

extension KeywordsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case `case`, `full name`, `1st`, `default`
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    `case` = try container.decodeIfPresent(Int.self, forKey: .case) ?? `case`
    `full name` = try container.decodeIfPresent(String.self, forKey: .`full name`) ?? `full name`
    `1st` = try container.decodeIfPresent(Int.self, forKey: .`1st`)
    `default` = try container.decodeIfPresent(Bool.self, forKey: .default)
  }
}
