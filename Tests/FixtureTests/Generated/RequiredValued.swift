// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RequiredValued: Codable {
  let id: Int
  let name: String
  let tags: [String]
  let note: String?

  private enum CodingKeys: String, CodingKey {
    case id
    case name = "full_name"
    case tags
    case note
  }
}
