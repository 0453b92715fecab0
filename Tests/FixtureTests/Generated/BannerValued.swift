// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct BannerValued: Codable {
  var title: String
  // TODO: link: it is written as a value that is not an object, by code of its own
  // TODO: more: it is written as a value that is not an object, by code of its own

  struct RouteLink {
    // TODO: it is written as a value that is not an object, by code of its own
  }
}
