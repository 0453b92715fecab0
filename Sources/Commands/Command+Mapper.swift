public import JSONCodable

extension Command: JSONEncodable, JSONConstructible {
  /// Reads the tag and then the payload beside it.
  ///
  /// - Throws: ``JSONCodable/JSONDecodingError``: `missingValue` or `unknownCase` for the tag, both
  ///   of which name the known ones, or what is wrong in the payload.
  public init(JSONDictionary json: JSONObject) throws {
    switch try json.value(CommandType.self, key: "command_type") {
    case .startWorkout: self = .startWorkout(try Workout(JSONDictionary: json))
    case .endWorkout: self = .endWorkout
    case .shareWorkout: self = .shareWorkout(to: try ShareService(JSONDictionary: json))
    }
  }

  /// Writes the payload and the tag into one object.
  ///
  /// - Throws: ``JSONCodable/JSONEncodingError`` where the payload has no JSON form.
  public func JSONEncode() throws -> Any {
    var json: JSONObject = [:]
    switch self {
    case .startWorkout(let workout):
      try json.archive(workout.location, key: "location")
      try json.archive(workout.date, key: "date")
      try json.archive(workout.intensityLevel, key: "intensityLevel")
    case .endWorkout: break
    case .shareWorkout(let share): try json.archive(share.service, key: "service")
    }
    try json.archive(type, key: "command_type")
    return json
  }
}
