// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct KeywordsValued {
  let `case`: Int
  let `full name`: String
  let `1st`: Int?
  let `default`: Bool?
}

extension KeywordsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case `case`, `full name`, `1st`, `default`
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    `case` = try container.decodeIfPresent(Int.self, forKey: .case) ?? 0
    // Missing or null: "".
    `full name` = try container.decodeIfPresent(String.self, forKey: .`full name`) ?? ""
    `1st` = try container.decodeIfPresent(Int.self, forKey: .`1st`)
    `default` = try container.decodeIfPresent(Bool.self, forKey: .default)
  }
}
