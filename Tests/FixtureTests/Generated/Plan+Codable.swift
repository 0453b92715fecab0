// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Plan: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, space, seats
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
    space = try container.decodeIfPresent(Int.self, forKey: .space) ?? space
    seats = try container.decodeIfPresent(Int.self, forKey: .seats)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(space, forKey: .space)
    try container.encodeIfPresent(seats, forKey: .seats)
  }
}
