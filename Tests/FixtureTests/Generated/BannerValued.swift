// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

// TODO: RouteLink: it is written as a value that is not an object, by code of its own, and its
// Codable was not found to do the same

struct BannerValued {
  var title: String
  var link: RouteLink
  var more: [RouteLink]
}

extension BannerValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, link, more
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    // RouteLink is Codable already.
    link = try container.decode(RouteLink.self, forKey: .link)
    // RouteLink is Codable already. Missing or null: [].
    more = try container.decodeIfPresent([RouteLink].self, forKey: .more) ?? []
  }
}
