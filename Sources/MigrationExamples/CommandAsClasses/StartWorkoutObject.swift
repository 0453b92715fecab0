import Commands
import JSONCodable

/// The command that starts a workout: the third level.
final class StartWorkoutObject: TimedCommandObject {
  /// How hard the workout is.
  var intensityLevel = 0

  /// Makes the command with its defaults.
  required convenience init() { self.init(type: .startWorkout) }

  // MARK: Mapper

  override func JSONDecode(_ json: JSONObject) throws {
    try super.JSONDecode(json)
    try json.restore(&intensityLevel, key: "intensityLevel", required: true)
  }

  // MARK: Codable

  private enum CodingKeys: CodingKey { case intensityLevel }

  override init(type: CommandType) { super.init(type: type) }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    intensityLevel = try container.decode(Int.self, forKey: .intensityLevel)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(intensityLevel, forKey: .intensityLevel)
  }
}
