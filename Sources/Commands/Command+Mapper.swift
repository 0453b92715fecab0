public import JSONCodable

extension Command: JSONUnion {
  /// The tag at `command_type`, and the payload beside it.
  public static let discriminator = JSONDiscriminator(
    key: "command_type",
    tags: .explicit([
      "startWorkout": CommandType.startWorkout.rawValue,
      "endWorkout": CommandType.endWorkout.rawValue,
      "shareWorkout": CommandType.shareWorkout.rawValue,
    ]))

  /// Creates a command from its tag and the payload beside it.
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
}
