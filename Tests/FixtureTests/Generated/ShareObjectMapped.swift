// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class ShareObjectMapped: Codable {
  var type: CommandType = .shareWorkout
  var service: Service = .facebook

  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
    case service
  }

  init() {}

  enum CommandType: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}
