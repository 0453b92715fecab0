// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RawValuesValued {
  // TODO: name: its default cannot be written as an expression
  let score: RawValues.Score?
  let options: RawValues.Options
}

extension RawValuesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, options
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    score = try container.decodeIfPresent(RawValues.Score.self, forKey: .score)
    // Missing or null: the default stays.
    options =
      try container.decodeIfPresent(RawValues.Options.self, forKey: .options)
      ?? RawValues.Options(rawValue: 0)
  }
}
