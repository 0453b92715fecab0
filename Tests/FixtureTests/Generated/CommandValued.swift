// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

enum CommandValued {
  case startWorkout(Workout)
  case endWorkout
  case shareWorkout(to: ShareService)

  struct Workout: Codable {
    var location: String
    var date: String
    var intensityLevel: Int
  }

  struct ShareService: Codable {
    var service: Service
  }

  enum Service: String, Codable {
    case facebook, instagram, twitter
  }
}

extension CommandValued: Codable {
  private enum CodingKeys: String, CodingKey {
    case commandType = "command_type"
  }

  private enum CodingTag: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CodingTag.self, forKey: .commandType) {
    case .startWorkout:
      self = .startWorkout(try Workout(from: decoder))
    case .endWorkout:
      self = .endWorkout
    case .shareWorkout:
      self = .shareWorkout(to: try ShareService(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .startWorkout(let value):
      try container.encode(CodingTag.startWorkout, forKey: .commandType)
      try value.encode(to: encoder)
    case .endWorkout:
      try container.encode(CodingTag.endWorkout, forKey: .commandType)
    case .shareWorkout(let to):
      try container.encode(CodingTag.shareWorkout, forKey: .commandType)
      try to.encode(to: encoder)
    }
  }
}
