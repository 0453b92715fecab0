// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands
import Foundation

@testable import Fixtures
@testable import MigrationExamples

struct LinksReflected {
  var home = URL(string: "file:///") ?? URL(fileURLWithPath: "/")
  var avatar: URL?
  var links: [URL] = []
  var sparse: [URL?] = []
}

extension LinksReflected: Codable {
  private enum CodingKeys: String, CodingKey {
    case home, avatar, links, sparse
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Missing or null: the default stays.
    home = try container.decodeIfPresent(URL.self, forKey: .home) ?? home
    avatar = try container.decodeIfPresent(URL.self, forKey: .avatar)
    links = try container.decodeIfPresent([URL].self, forKey: .links) ?? links
    sparse = try container.decodeIfPresent([URL?].self, forKey: .sparse) ?? sparse
  }
}
