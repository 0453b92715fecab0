// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct UnsignedIntegersReflected {
  var whole: UInt = 0
  var byte: UInt8 = 1
  var short: UInt16 = 2
  var word: UInt32 = 3
  var long: UInt64?
}

extension UnsignedIntegersReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case whole, byte, short, word, long
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    whole = try container.decodeIfPresent(UInt.self, forKey: .whole) ?? whole
    byte = try container.decodeIfPresent(UInt8.self, forKey: .byte) ?? byte
    short = try container.decodeIfPresent(UInt16.self, forKey: .short) ?? short
    word = try container.decodeIfPresent(UInt32.self, forKey: .word) ?? word
    long = try container.decodeIfPresent(UInt64.self, forKey: .long)
  }
}
