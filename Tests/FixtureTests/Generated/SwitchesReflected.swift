// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SwitchesReflected {
  var isOn = false
  var isKnown: Bool?
  var isLoud: Bool?
  var row: [Bool] = []
}

extension SwitchesReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case isOn, isKnown, isLoud, row
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? isOn
    isKnown = try container.decodeIfPresent(Bool.self, forKey: .isKnown)
    isLoud = try container.decodeIfPresent(Bool.self, forKey: .isLoud)
    row = try container.decodeIfPresent([Bool].self, forKey: .row) ?? row
  }
}
