// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OddKeysValued {
  let quoted: Int
  let dotted: Int?
  let emoji: String
  let empty: Int
  let line: Int
  let back: Int
  let spaced: Int?
}

extension OddKeysValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case quoted = "say \"hi\""
    case dotted = "a.b[0].c"
    case emoji = "👩‍👧"
    case empty = ""
    case line = "a\nb"
    case back = "a\\b"
    case spaced = " "
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    quoted = try container.decodeIfPresent(Int.self, forKey: .quoted) ?? 0
    dotted = try container.decodeIfPresent(Int.self, forKey: .dotted)
    // Missing or null: "".
    emoji = try container.decodeIfPresent(String.self, forKey: .emoji) ?? ""
    // Missing or null: 1.
    empty = try container.decodeIfPresent(Int.self, forKey: .empty) ?? 1
    // Missing or null: 2.
    line = try container.decodeIfPresent(Int.self, forKey: .line) ?? 2
    // Missing or null: 3.
    back = try container.decodeIfPresent(Int.self, forKey: .back) ?? 3
    spaced = try container.decodeIfPresent(Int.self, forKey: .spaced)
  }
}
