// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// Codable conformances are also needed for: Notice.
extension NoticeBoard: Codable {
  private enum CodingKeys: String, CodingKey {
    case notices, last
  }

  init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    notices = try container.decodeIfPresent([Notice].self, forKey: .notices) ?? notices
    last = try container.decodeIfPresent(Notice.self, forKey: .last)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(notices, forKey: .notices)
    try container.encodeIfPresent(last, forKey: .last)
  }
}
