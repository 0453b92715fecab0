// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// A type conforms once: with this one, Slot.Inside has no other arguments.
extension Slot<Plan, Author>.Inside: Codable {
  private enum CodingKeys: String, CodingKey {
    case n, text
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    n = try container.decodeIfPresent(Int.self, forKey: .n) ?? n
    text = try container.decodeIfPresent(String.self, forKey: .text) ?? text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(n, forKey: .n)
    try container.encode(text, forKey: .text)
  }
}
