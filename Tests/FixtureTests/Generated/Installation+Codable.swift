// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Installation: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, events, settings, limits
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(UInt64.self, forKey: .id) ?? id
    events = try container.decodeIfPresent(Set<String>.self, forKey: .events) ?? events
    settings = try container.decodeIfPresent([String: String].self, forKey: .settings) ?? settings
    limits = try container.decodeIfPresent([String: Int].self, forKey: .limits)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(events, forKey: .events)
    try container.encode(settings, forKey: .settings)
    try container.encodeIfPresent(limits, forKey: .limits)
  }
}
