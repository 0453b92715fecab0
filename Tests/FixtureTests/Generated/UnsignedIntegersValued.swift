// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct UnsignedIntegersValued {
  let whole: UInt
  let byte: UInt8
  let short: UInt16
  let word: UInt32
  let long: UInt64?
}

extension UnsignedIntegersValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case whole, byte, short, word, long
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    whole = try container.decodeIfPresent(UInt.self, forKey: .whole) ?? 0
    // Missing or null: 1.
    byte = try container.decodeIfPresent(UInt8.self, forKey: .byte) ?? 1
    // Missing or null: 2.
    short = try container.decodeIfPresent(UInt16.self, forKey: .short) ?? 2
    // Missing or null: 3.
    word = try container.decodeIfPresent(UInt32.self, forKey: .word) ?? 3
    long = try container.decodeIfPresent(UInt64.self, forKey: .long)
  }
}
