// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RawValuesValued {
  let name: RawValues.Title
  let score: RawValues.Score?
  let options: RawValues.Options
}

extension RawValuesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, score, options
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: RawValues.Title(rawValue: "n").
    name =
      try container.decodeIfPresent(RawValues.Title.self, forKey: .name)
      ?? RawValues.Title(rawValue: "n")
    score = try container.decodeIfPresent(RawValues.Score.self, forKey: .score)
    // Missing or null: RawValues.Options(rawValue: 0).
    options =
      try container.decodeIfPresent(RawValues.Options.self, forKey: .options)
      ?? RawValues.Options(rawValue: 0)
  }
}
