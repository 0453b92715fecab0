import Commands
import JSONCodable

/// Any of the commands, found by a look at the tag.
///
/// It stands where a property, or the document itself, may be any command.
// sample: types-any
struct AnyWorkoutCommand: Sendable {
  /// The command.
  var command: any WorkoutCommand
}
// end

// MARK: - Mapper

// sample: types-any-mapper
extension AnyWorkoutCommand: JSONEncodable, JSONConstructible {
  /// Looks at the tag, and leaves the rest to the type that it names.
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(CommandType.self, key: "command_type") {
    case .startWorkout: command = try StartWorkout(JSONDictionary: json)
    case .endWorkout: command = try EndWorkout(JSONDictionary: json)
    case .shareWorkout: command = try ShareWorkout(JSONDictionary: json)
    }
  }

  func JSONEncode() throws -> Any { try command.JSONEncode() }
}
// end

// MARK: - Codable

// sample: types-any-codable
extension AnyWorkoutCommand: Codable {
  /// The look at the tag.
  private struct Tag: Decodable {
    let type: CommandType

    private enum CodingKeys: String, CodingKey { case type = "command_type" }
  }

  /// Looks at the tag, and hands the same decoder to the type that it names.
  init(from decoder: any Decoder) throws {
    switch try Tag(from: decoder).type {
    case .startWorkout: command = try StartWorkout(from: decoder)
    case .endWorkout: command = try EndWorkout(from: decoder)
    case .shareWorkout: command = try ShareWorkout(from: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws { try command.encode(to: encoder) }
}
// end

// MARK: - The enum

extension AnyWorkoutCommand {
  /// Makes the command's own type of a case.
  init(_ command: Command) {
    switch command {
    case .startWorkout(let workout):
      self.command = StartWorkout(
        location: workout.location, date: workout.date, intensityLevel: workout.intensityLevel)
    case .endWorkout: self.command = EndWorkout()
    case .shareWorkout(let share): self.command = ShareWorkout(service: share.service)
    }
  }

  /// The case of the command; nil for a type that is none of the known ones.
  var asCase: Command? {
    switch command {
    case let start as StartWorkout:
      .startWorkout(
        Workout(
          location: start.location, date: start.date, intensityLevel: start.intensityLevel))
    case is EndWorkout: .endWorkout
    case let share as ShareWorkout: .shareWorkout(to: ShareService(service: share.service))
    default: nil
    }
  }
}
