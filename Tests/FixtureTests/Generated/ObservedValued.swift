// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ObservedValued {
  let secret: Int
  let name: String
  let level: Int
  let title: String?
}

extension ObservedValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case secret, name, level, title
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 5.
    secret = try container.decodeIfPresent(Int.self, forKey: .secret) ?? 5
    // Missing or null: "n".
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "n"
    // Missing or null: 0.
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 0
    title = try container.decodeIfPresent(String.self, forKey: .title)
  }
}
