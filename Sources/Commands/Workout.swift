public import JSONCodable

/// What a `start_workout` command carries.
///
///     {"command_type":"start_workout","location":"Gary's Gym","date":"2020-03-16 19:45:13 +0000","intensityLevel":5}
public struct Workout: Hashable, Sendable {
  /// Where the workout takes place.
  public var location: String
  /// When it starts, as the sender wrote it.
  public var date: String
  /// How hard it is.
  public var intensityLevel: Int

  /// Creates a workout from its parts.
  public init(location: String, date: String, intensityLevel: Int) {
    self.location = location
    self.date = date
    self.intensityLevel = intensityLevel
  }
}

// MARK: - Mapper

extension Workout: JSONEncodable, JSONConstructible {
  /// Creates a workout from its three properties, all of them required.
  ///
  /// - Throws: ``JSONCodable/JSONDecodingError`` for a property that is missing or of a wrong type.
  public init(JSONDictionary json: JSONObject) throws {
    location = try json.value(key: "location")
    date = try json.value(key: "date")
    intensityLevel = try json.value(key: "intensityLevel")
  }
}

// MARK: - Codable

extension Workout: Codable {}
