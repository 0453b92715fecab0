import Commands
import JSONCodable

/// A command as one struct: the tag, and every payload property of every command as an optional.
///
///     {"command_type":"share_workout","service":"twitter"}
///
/// It reads and writes the JSON in one step. It does not say what belongs together: a workout that
/// starts nowhere is a value of this type, and who uses one has to unwrap.
// sample: struct-record
struct CommandRecord: Hashable, Sendable {
  /// What the command is.
  var type: CommandType
  /// Where the workout takes place, in `start_workout`.
  var location: String?
  /// When it starts, in `start_workout`.
  var date: String?
  /// How hard it is, in `start_workout`.
  var intensityLevel: Int?
  /// Where the workout is shared, in `share_workout`.
  var service: ShareService.Service?
}
// end

// MARK: - Mapper

// sample: struct-mapper
extension CommandRecord: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    type = try json.value(key: "command_type")
    location = try json.valueIfPresent(key: "location")
    date = try json.valueIfPresent(key: "date")
    intensityLevel = try json.valueIfPresent(key: "intensityLevel")
    service = try json.valueIfPresent(key: "service")
  }

  static func JSONKey(forProperty name: String) -> String? {
    name == "type" ? "command_type" : name
  }
}
// end

// MARK: - Codable

// sample: struct-codable
extension CommandRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
    case location, date, intensityLevel, service
  }
}
// end

// MARK: - The enum

extension CommandRecord {
  /// Makes a record of a command.
  init(_ command: Command) {
    self.init(type: command.type)
    switch command {
    case .startWorkout(let workout):
      location = workout.location
      date = workout.date
      intensityLevel = workout.intensityLevel
    case .endWorkout: break
    case .shareWorkout(let share): service = share.service
    }
  }

  /// The command that the record means; nil where a part of its payload is missing.
  var command: Command? {
    switch type {
    case .startWorkout:
      guard let location, let date, let intensityLevel else { return nil }
      return .startWorkout(
        Workout(location: location, date: date, intensityLevel: intensityLevel))
    case .endWorkout: return .endWorkout
    case .shareWorkout: return service.map { .shareWorkout(to: ShareService(service: $0)) }
    }
  }
}
