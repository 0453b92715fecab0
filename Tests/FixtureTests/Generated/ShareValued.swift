// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ShareValued: Codable {
  var service: Service

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}
