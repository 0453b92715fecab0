// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct LinksValued {
  let home: URL
  let avatar: URL?
  let links: [URL]
  let sparse: [URL?]
}

extension LinksValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case home, avatar, links, sparse
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: URL(string: "file:///") ?? URL(fileURLWithPath: "/").
    home =
      try container.decodeIfPresent(URL.self, forKey: .home)
      ?? URL(string: "file:///")
      ?? URL(fileURLWithPath: "/")
    avatar = try container.decodeIfPresent(URL.self, forKey: .avatar)
    // Missing or null: [].
    links = try container.decodeIfPresent([URL].self, forKey: .links) ?? []
    sparse = try container.decodeIfPresent([URL?].self, forKey: .sparse) ?? []
  }
}
