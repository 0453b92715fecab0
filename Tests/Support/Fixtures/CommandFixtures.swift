import Commands
import JSONCodable

/// The payload of a command that starts a workout.
enum Workouts {
  struct Mapped: JSONMappable {
    var location = ""
    var date = ""
    var intensityLevel = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&location, key: "location", required: true)
      try json.map(&date, key: "date", required: true)
      try json.map(&intensityLevel, key: "intensityLevel", required: true)
    }
  }

  struct Restored: JSONCodable {
    var location = ""
    var date = ""
    var intensityLevel = 0

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&location, key: "location", required: true)
      try json.restore(&date, key: "date", required: true)
      try json.restore(&intensityLevel, key: "intensityLevel", required: true)
    }
  }

  static let fixture = Fixture(
    "workout", .commands,
    [#"{"location":"Gary's Gym","date":"2020-03-16 19:45:13 +0000","intensityLevel":5}"#],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Workout.self)],
    coded: Workout.self)
}

/// The payload of a command that shares one.
enum Shares {
  struct Mapped: JSONMappable {
    var service = ShareService.Service.facebook

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&service, key: "service", required: true)
    }
  }

  struct Restored: JSONCodable {
    var service = ShareService.Service.facebook

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&service, key: "service", required: true)
    }
  }

  static let fixture = Fixture(
    "share", .commands, [#"{"service":"twitter"}"#],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(ShareService.self)],
    coded: ShareService.self)
}

/// The commands.
enum WorkoutCommands {
  enum Archived: JSONEncodable, JSONConstructible {
    case start(Workouts.Mapped), end, share(Shares.Restored)

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(CommandType.self, key: "command_type") {
      case .startWorkout: self = .start(try Workouts.Mapped(JSONDictionary: json))
      case .endWorkout: self = .end
      case .shareWorkout: self = .share(try Shares.Restored(JSONDictionary: json))
      }
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      switch self {
      case .start(let workout):
        json = try workout.JSONDictionary()
        try json.archive(CommandType.startWorkout, key: "command_type")
      case .end: try json.archive(CommandType.endWorkout, key: "command_type")
      case .share(let share):
        json = try share.JSONDictionary()
        try json.archive(CommandType.shareWorkout, key: "command_type")
      }
      return json
    }
  }

  static let fixture = Fixture(
    "command", .commands,
    [
      #"{"command_type":"start_workout","location":"Oslo","date":"today","intensityLevel":5}"#,
      #"{"command_type":"share_workout","service":"twitter"}"#,
      #"{"command_type":"end_workout"}"#,
    ],
    forms: [.valued(Command.self), .valued(Archived.self)], coded: Command.self)
}
