import Commands
import JSONCodable

/// A command that is a type of its own.
///
/// A new command is a new type; nothing but the look at the tag, in ``AnyWorkoutCommand``, changes.
/// The price: a `switch` over commands needs a cast for each, and a `default`.
// sample: types-commands
protocol WorkoutCommand: JSONEncodable, JSONConstructible, Codable, Sendable {
  /// What the command is: the tag, which is written with the payload.
  var type: CommandType { get }
}

/// The command that starts a workout.
struct StartWorkout: WorkoutCommand, Hashable {
  private(set) var type = CommandType.startWorkout
  /// Where the workout takes place.
  var location: String
  /// When it starts, as the sender wrote it.
  var date: String
  /// How hard it is.
  var intensityLevel: Int
}

/// The command that ends a workout.
struct EndWorkout: WorkoutCommand, Hashable {
  private(set) var type = CommandType.endWorkout
}

/// The command that shares a workout.
struct ShareWorkout: WorkoutCommand, Hashable {
  private(set) var type = CommandType.shareWorkout
  /// Where the workout is shared.
  var service: ShareService.Service
}
// end

// MARK: - Mapper

// sample: types-mapper
extension WorkoutCommand {
  static func JSONKey(forProperty name: String) -> String? {
    name == "type" ? "command_type" : name
  }
}

extension StartWorkout {
  init(JSONDictionary json: JSONObject) throws {
    type = try json.value(key: "command_type")
    location = try json.value(key: "location")
    date = try json.value(key: "date")
    intensityLevel = try json.value(key: "intensityLevel")
  }
}

extension EndWorkout {
  init(JSONDictionary json: JSONObject) throws {
    type = try json.value(key: "command_type")
  }
}

extension ShareWorkout {
  init(JSONDictionary json: JSONObject) throws {
    type = try json.value(key: "command_type")
    service = try json.value(key: "service")
  }
}
// end

// MARK: - Codable

// sample: types-codable
extension StartWorkout {
  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
    case location, date, intensityLevel
  }
}

extension EndWorkout {
  private enum CodingKeys: String, CodingKey { case type = "command_type" }
}

extension ShareWorkout {
  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
    case service
  }
}
// end
