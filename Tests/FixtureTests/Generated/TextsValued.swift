// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct TextsValued {
  let plain: String
  let maybe: String?
  let note: String?
}

extension TextsValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case plain, maybe, note
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: "".
    plain = try container.decodeIfPresent(String.self, forKey: .plain) ?? ""
    maybe = try container.decodeIfPresent(String.self, forKey: .maybe)
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }
}
