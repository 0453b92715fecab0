import Commands
import JSONCodable

/// Any object of the class hierarchy, found by a look at the tag.
///
/// An initializer of a class cannot give an object of a subclass, so the look needs a type of its own.
struct AnyCommandObject {
  /// The command, of the class that its tag names.
  var object: CommandObject
}

// MARK: - Mapper

extension AnyCommandObject: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(CommandType.self, key: "command_type") {
    case .startWorkout: object = try StartWorkoutObject(JSONDictionary: json)
    case .endWorkout: object = try CommandObject(JSONDictionary: json)
    case .shareWorkout: object = try ShareWorkoutObject(JSONDictionary: json)
    }
  }

  func JSONEncode() throws -> Any { try object.JSONEncode() }
}

// MARK: - Codable

extension AnyCommandObject: Codable {
  init(from decoder: any Decoder) throws {
    switch try CommandObject(from: decoder).type {
    case .startWorkout: object = try StartWorkoutObject(from: decoder)
    case .endWorkout: object = try CommandObject(from: decoder)
    case .shareWorkout: object = try ShareWorkoutObject(from: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws { try object.encode(to: encoder) }
}

// MARK: - The enum

extension AnyCommandObject {
  /// Makes the object of a case.
  init(_ command: Command) {
    switch command {
    case .startWorkout(let workout):
      let start = StartWorkoutObject()
      start.location = workout.location
      start.date = workout.date
      start.intensityLevel = workout.intensityLevel
      object = start
    case .endWorkout: object = CommandObject()
    case .shareWorkout(let share):
      let command = ShareWorkoutObject()
      command.service = share.service
      object = command
    }
  }

  /// The case of the command; nil for an object whose class does not fit its tag.
  var asCase: Command? {
    switch object {
    case let start as StartWorkoutObject:
      .startWorkout(
        Workout(
          location: start.location, date: start.date, intensityLevel: start.intensityLevel))
    case let share as ShareWorkoutObject: .shareWorkout(to: ShareService(service: share.service))
    default: object.type == .endWorkout ? .endWorkout : nil
    }
  }
}
