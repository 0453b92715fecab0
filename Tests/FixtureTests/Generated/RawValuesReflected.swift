// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RawValuesReflected {
  var name = RawValues.Title(rawValue: "n")
  var score: RawValues.Score?
  var options = RawValues.Options(rawValue: 0)
}

extension RawValuesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, score, options
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(RawValues.Title.self, forKey: .name) ?? name
    score = try container.decodeIfPresent(RawValues.Score.self, forKey: .score)
    options = try container.decodeIfPresent(RawValues.Options.self, forKey: .options) ?? options
  }
}
