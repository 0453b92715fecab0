// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class BanjoMapped: Codable {
  var name = "n"
  var strings = 5
  var tuning = "gDGBD"

  private enum CodingKeys: String, CodingKey {
    case name, strings, tuning
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    strings = try container.decodeIfPresent(Int.self, forKey: .strings) ?? strings
    tuning = try container.decodeIfPresent(String.self, forKey: .tuning) ?? tuning
  }
}
