// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Reactions: Codable {
  private enum CodingKeys: String, CodingKey {
    case total = "total_count"
    case up = "+1"
    case down = "-1"
    case heart
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    total = try container.decodeIfPresent(Int.self, forKey: .total) ?? total
    up = try container.decodeIfPresent(Int.self, forKey: .up) ?? up
    down = try container.decodeIfPresent(Int.self, forKey: .down) ?? down
    heart = try container.decodeIfPresent(Int.self, forKey: .heart)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(total, forKey: .total)
    try container.encode(up, forKey: .up)
    try container.encode(down, forKey: .down)
    try container.encodeIfPresent(heart, forKey: .heart)
  }
}
