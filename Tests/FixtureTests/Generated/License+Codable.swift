// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension License: Codable {
  private enum CodingKeys: String, CodingKey {
    case key
    case name
    case spdxID = "spdx_id"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(String.self, forKey: .key)
    name = try container.decode(String.self, forKey: .name)
    spdxID = try container.decodeIfPresent(String.self, forKey: .spdxID)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(spdxID, forKey: .spdxID)
  }
}
