// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RawValuesReflected {
  // TODO: name: its default cannot be written as an expression
  var score: RawValues.Score?
  var options = RawValues.Options(rawValue: 0)
}

extension RawValuesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, options
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    score = try container.decodeIfPresent(RawValues.Score.self, forKey: .score)
    // Missing or null: the default stays.
    options = try container.decodeIfPresent(RawValues.Options.self, forKey: .options) ?? options
  }
}
