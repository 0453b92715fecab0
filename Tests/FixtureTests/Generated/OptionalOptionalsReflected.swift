// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct OptionalOptionalsReflected: Codable {
  var number: Int??
  var names: [String??]?
  var flag: Bool???
}
