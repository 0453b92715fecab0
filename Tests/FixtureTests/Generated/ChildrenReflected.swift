// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class ChildrenReflected: Codable {
  var name = ""
  // TODO: parent: it is weak or unowned
  var parent: ChildrenReflected?

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
