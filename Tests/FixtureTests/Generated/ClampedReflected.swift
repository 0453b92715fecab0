// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ClampedReflected {
  @Clamped.Percent var volume = 50
  @Clamped.Percent var balance = 0
  var name = ""
}

extension ClampedReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case volume, balance, name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // The property wrapper stays. Missing or null: the default stays.
    _volume = try container.decodeIfPresent(Clamped.Percent.self, forKey: .volume) ?? _volume
    _balance = try container.decodeIfPresent(Clamped.Percent.self, forKey: .balance) ?? _balance
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
  }
}
