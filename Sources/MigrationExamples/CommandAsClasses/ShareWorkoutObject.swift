import Commands
import JSONCodable

/// The command that shares a workout.
final class ShareWorkoutObject: CommandObject {
  /// Where the workout is shared.
  var service = ShareService.Service.facebook

  /// Makes the command with its defaults.
  required convenience init() { self.init(type: .shareWorkout) }

  // MARK: Mapper

  override func JSONDecode(_ json: JSONObject) throws {
    try super.JSONDecode(json)
    try json.restore(&service, key: "service", required: true)
  }

  // MARK: Codable

  private enum CodingKeys: CodingKey { case service }

  override init(type: CommandType) { super.init(type: type) }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    service = try container.decode(ShareService.Service.self, forKey: .service)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(service, forKey: .service)
  }
}
