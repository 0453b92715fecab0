// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OddKeysReflected {
  var quoted = 0
  var dotted: Int?
  var emoji = ""
  var empty = 1
  var line = 2
  var back = 3
  var spaced: Int?
}

extension OddKeysReflected: Codable {
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
    // Missing or null: the default stays.
    quoted = try container.decodeIfPresent(Int.self, forKey: .quoted) ?? quoted
    dotted = try container.decodeIfPresent(Int.self, forKey: .dotted)
    emoji = try container.decodeIfPresent(String.self, forKey: .emoji) ?? emoji
    empty = try container.decodeIfPresent(Int.self, forKey: .empty) ?? empty
    line = try container.decodeIfPresent(Int.self, forKey: .line) ?? line
    back = try container.decodeIfPresent(Int.self, forKey: .back) ?? back
    spaced = try container.decodeIfPresent(Int.self, forKey: .spaced)
  }
}
