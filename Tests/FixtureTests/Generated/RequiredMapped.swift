// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct RequiredMapped: Codable {
  var id = 0
  var name = ""
  var tags: [String] = []
  var note: String?

  private enum CodingKeys: String, CodingKey {
    case id
    case name = "full_name"
    case tags
    case note
  }
}
