// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

final class BanjoMembers: Instrument, Codable {
  var tuning: String
  required init() {
    tuning = "gDGBD"
    super.init()
    strings = 5
  }
  // Members for the body of class Banjo, which then declares Codable: a required
  // initialiser cannot stand in an extension. What is not set here has its default there.
  // Without an init() of its own it then needs one, since it gets none by default.
  // What it inherits is set here: a private property of a superclass becomes fileprivate.
  private enum CodingKeys: String, CodingKey {
    case name, strings, tuning
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: what init() makes it.
    tuning = try container.decodeIfPresent(String.self, forKey: .tuning) ?? "gDGBD"
    super.init()
    // Missing or null: what init() makes it.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "n"
    strings = try container.decodeIfPresent(Int.self, forKey: .strings) ?? 5
  }

  // Where Instrument is Codable, write override, and do not declare Codable again.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(strings, forKey: .strings)
    try container.encode(tuning, forKey: .tuning)
  }

}
