// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Label: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case color
    case isDefault = "default"
    case summary = "description"
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    color = try container.decodeIfPresent(String.self, forKey: .color) ?? color
    isDefault = try container.decodeIfPresent(Bool.self, forKey: .isDefault) ?? isDefault
    summary = try container.decodeIfPresent(String.self, forKey: .summary)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(color, forKey: .color)
    try container.encode(isDefault, forKey: .isDefault)
    try container.encodeIfPresent(summary, forKey: .summary)
  }
}
