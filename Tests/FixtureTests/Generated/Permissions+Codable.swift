// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

extension Permissions: Codable {
  private enum CodingKeys: String, CodingKey {
    case admin, push, pull
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    admin = try container.decodeIfPresent(Bool.self, forKey: .admin) ?? admin
    push = try container.decodeIfPresent(Bool.self, forKey: .push) ?? push
    pull = try container.decodeIfPresent(Bool.self, forKey: .pull) ?? pull
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(admin, forKey: .admin)
    try container.encode(push, forKey: .push)
    try container.encode(pull, forKey: .pull)
  }
}
