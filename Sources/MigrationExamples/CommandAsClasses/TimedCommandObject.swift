import Commands
import JSONCodable

/// A command that has a place and a time.
// sample: classes-level
class TimedCommandObject: CommandObject {
  /// Where it takes place.
  var location = ""
  /// When, as the sender wrote it.
  var date = ""

  // MARK: Mapper

  override func JSONDecode(_ json: JSONObject) throws {
    try super.JSONDecode(json)
    try json.restore(&location, key: "location", required: true)
    try json.restore(&date, key: "date", required: true)
  }

  // MARK: Codable

  private enum CodingKeys: CodingKey { case location, date }

  override init(type: CommandType) { super.init(type: type) }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    location = try container.decode(String.self, forKey: .location)
    date = try container.decode(String.self, forKey: .date)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(location, forKey: .location)
    try container.encode(date, forKey: .date)
  }
}
// end
