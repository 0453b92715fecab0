// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct WorkoutValued: Codable {
  var location: String
  var date: String
  var intensityLevel: Int
}
