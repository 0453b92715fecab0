// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

final class CommandObjectRestored: Codable {
  var type: CommandType = .endWorkout

  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
  }

  init() {}

  enum CommandType: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }
}
