// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct ShareMapped: Codable {
  var service: Service = .facebook

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}
