// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class ChildrenMapped: Codable {
  // TODO: parent: it is weak or unowned
  var parent: ChildrenMapped?
  var name = ""

  private enum CodingKeys: String, CodingKey {
    case name
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
  }
}
