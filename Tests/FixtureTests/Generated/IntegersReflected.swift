// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct IntegersReflected {
  var whole = 0
  var byte: Int8 = 1
  var short: Int16 = 2
  var word: Int32 = 3
  var long: Int64 = 4
}

extension IntegersReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case whole, byte, short, word, long
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    whole = try container.decodeIfPresent(Int.self, forKey: .whole) ?? whole
    byte = try container.decodeIfPresent(Int8.self, forKey: .byte) ?? byte
    short = try container.decodeIfPresent(Int16.self, forKey: .short) ?? short
    word = try container.decodeIfPresent(Int32.self, forKey: .word) ?? word
    long = try container.decodeIfPresent(Int64.self, forKey: .long) ?? long
  }
}
