// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct SwitchesValued {
  let isOn: Bool
  let isKnown: Bool?
  let isLoud: Bool?
  let row: [Bool]
}

extension SwitchesValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case isOn, isKnown, isLoud, row
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: false.
    isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn) ?? false
    isKnown = try container.decodeIfPresent(Bool.self, forKey: .isKnown)
    isLoud = try container.decodeIfPresent(Bool.self, forKey: .isLoud)
    // Missing or null: [].
    row = try container.decodeIfPresent([Bool].self, forKey: .row) ?? []
  }
}
