// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

class UkuleleMappedInstrument: Codable {
  var name = "n"
  var strings = 6

  private enum CodingKeys: String, CodingKey {
    case name, strings
  }

  init() {}

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    strings = try container.decodeIfPresent(Int.self, forKey: .strings) ?? strings
  }
}

final class UkuleleMapped: UkuleleMappedInstrument {
}
