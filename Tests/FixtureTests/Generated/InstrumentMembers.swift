// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

class InstrumentMembers: Codable {
  var name = "n"
  var strings = 6
  required init() {}
  // Members for the body of class Instrument, which then declares Codable: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.
  // Without an init() of its own it then needs one, since it gets none by default.
  private enum CodingKeys: String, CodingKey {
    case name, strings
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: what init() makes it.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "n"
    strings = try container.decodeIfPresent(Int.self, forKey: .strings) ?? 6
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(strings, forKey: .strings)
  }

}
