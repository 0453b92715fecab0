// Written by CodableSource, and recorded by RecordedSourcesTests.

import Commands

@testable import Fixtures
@testable import MigrationExamples

struct AnyObjectValued {
  // TODO: object: it holds objects of subclasses, and only code knows which ones

  final class CommandObject: Codable {
    var type: CommandType = .endWorkout

    private enum CodingKeys: String, CodingKey {
      case type = "command_type"
    }

    init() {}
  }

  enum CommandType: String, Codable {
    case startWorkout = "start_workout"
    case endWorkout = "end_workout"
    case shareWorkout = "share_workout"
  }
}

extension AnyObjectValued: Codable {
  private enum CodingKeys: CodingKey {
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self)
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: CodingKeys.self)
  }
}
