// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct CommandRecordValued: Codable {
  var type: CommandType
  var location: String?
  var date: String?
  var intensityLevel: Int?
  var service: Service?

  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
    case location
    case date
    case intensityLevel
    case service
  }

  enum CommandType: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}
