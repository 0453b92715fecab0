// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RenamedReflected {
  var id = 0
  var fullName = ""
  var email: String?
}

extension RenamedReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case id = "_id"
    case fullName = "full_name"
    case email = "e-mail"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? id
    fullName = try container.decodeIfPresent(String.self, forKey: .fullName) ?? fullName
    email = try container.decodeIfPresent(String.self, forKey: .email)
  }
}
