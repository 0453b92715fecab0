// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct WorkoutMapped: Codable {
  var location = ""
  var date = ""
  var intensityLevel = 0
}
