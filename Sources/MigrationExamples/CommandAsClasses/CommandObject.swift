import Commands
import JSONCodable

/// The base class of the commands, and the whole of a command that carries nothing beside its tag.
///
///     CommandObject                     end_workout
///     ├── TimedCommandObject            what has a place and a time
///     │   └── StartWorkoutObject        start_workout
///     └── ShareWorkoutObject            share_workout
///
/// Methods in extensions cannot be overridden, so both mappings stand in the classes themselves.
// sample: classes-base
class CommandObject: JSONCodable, Codable {
  /// What the command is.
  private(set) var type: CommandType

  /// Makes a command that carries nothing.
  required convenience init() { self.init(type: .endWorkout) }

  /// Makes a command of its tag.
  init(type: CommandType) { self.type = type }

  // MARK: Mapper. Writing is by reflection, superclass first.

  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&type, key: "command_type", required: true)
  }

  class func JSONKey(forProperty name: String) -> String? {
    name == "type" ? "command_type" : name
  }

  // MARK: Codable. Writing is by `super.encode(to:)` with the same encoder.

  private enum CodingKeys: String, CodingKey { case type = "command_type" }

  required init(from decoder: any Decoder) throws {
    type = try decoder.container(keyedBy: CodingKeys.self).decode(CommandType.self, forKey: .type)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
  }
}
// end
