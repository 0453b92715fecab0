// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct TextsReflected {
  var plain = ""
  var maybe: String?
  var note: String?
}

extension TextsReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case plain, maybe, note
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    plain = try container.decodeIfPresent(String.self, forKey: .plain) ?? plain
    maybe = try container.decodeIfPresent(String.self, forKey: .maybe)
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }
}
