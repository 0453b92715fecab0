extension Command: Codable {
  private enum CodingKeys: String, CodingKey {
    case type = "command_type"
  }

  /// Creates a command from its tag and the payload beside it.
  ///
  /// - Throws: `DecodingError`; for the tag it names the value and the known ones.
  public init(from decoder: any Decoder) throws {
    switch try Self.type(from: decoder) {
    case .startWorkout: self = .startWorkout(try Workout(from: decoder))
    case .endWorkout: self = .endWorkout
    case .shareWorkout: self = .shareWorkout(to: try ShareService(from: decoder))
    }
  }

  private static func type(from decoder: any Decoder) throws -> CommandType {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let known = CommandType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    guard let tag = try container.decodeIfPresent(String.self, forKey: .type) else {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "No command_type, expected \(known)")
      throw DecodingError.keyNotFound(CodingKeys.type, context)
    }
    guard let type = CommandType(rawValue: tag) else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container,
        debugDescription: "Unknown command_type \"\(tag)\", expected \(known)")
    }
    return type
  }

  /// Writes the tag and the payload into one object.
  ///
  /// - Throws: `EncodingError` where the payload has no JSON form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    switch self {
    case .startWorkout(let workout): try workout.encode(to: encoder)
    case .endWorkout: break
    case .shareWorkout(let share): try share.encode(to: encoder)
    }
  }
}
