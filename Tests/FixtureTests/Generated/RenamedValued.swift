// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RenamedValued {
  let id: Int
  let fullName: String
  let email: String?
}

extension RenamedValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case id = "_id"
    case fullName = "full_name"
    case email = "e-mail"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: 0.
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? 0
    // Missing or null: "".
    fullName = try container.decodeIfPresent(String.self, forKey: .fullName) ?? ""
    email = try container.decodeIfPresent(String.self, forKey: .email)
  }
}
