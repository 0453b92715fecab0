// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

class StartObjectRestoredTimedCommandObject: StartObjectRestoredCommandObject {
  var location = ""
  var date = ""

  private enum CodingKeys: String, CodingKey {
    case location, date
  }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    location = try container.decode(String.self, forKey: .location)
    date = try container.decode(String.self, forKey: .date)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(location, forKey: .location)
    try container.encode(date, forKey: .date)
  }
}

class StartObjectRestoredCommandObject: Codable {
  var type: StartObjectRestored.CommandType = .endWorkout

  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
  }

  init() {}
}

final class StartObjectRestored: StartObjectRestoredTimedCommandObject {
  var intensityLevel = 0

  private enum CodingKeys: String, CodingKey {
    case intensityLevel
  }

  override init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    intensityLevel = try container.decode(Int.self, forKey: .intensityLevel)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(intensityLevel, forKey: .intensityLevel)
  }

  enum CommandType: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }
}
