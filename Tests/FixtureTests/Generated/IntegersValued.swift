// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct IntegersValued {
  let whole: Int
  let byte: Int8
  let short: Int16
  let word: Int32
  let long: Int64
}

extension IntegersValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case whole, byte, short, word, long
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    whole = try container.decodeIfPresent(Int.self, forKey: .whole) ?? 0
    // Missing or null: 1.
    byte = try container.decodeIfPresent(Int8.self, forKey: .byte) ?? 1
    // Missing or null: 2.
    short = try container.decodeIfPresent(Int16.self, forKey: .short) ?? 2
    // Missing or null: 3.
    word = try container.decodeIfPresent(Int32.self, forKey: .word) ?? 3
    // Missing or null: 4.
    long = try container.decodeIfPresent(Int64.self, forKey: .long) ?? 4
  }
}
