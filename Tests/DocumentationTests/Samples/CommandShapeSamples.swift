import Foundation
import JSONCodable

// Commands as one struct, as separate types and as classes. Each shape stands here twice under the
// same names, by the mapper and by Codable, as it would in a code base before and after.

enum StructByMapper {
  // sample: struct-mapper
  struct CommandRecord: JSONEncodable, JSONConstructible {
    var type: CommandType
    var location: String?
    var intensityLevel: Int?
    var service: String?

    init(JSONDictionary json: JSONObject) throws {
      type = try json.value(key: "command_type")
      location = try json.valueIfPresent(key: "location")
      intensityLevel = try json.valueIfPresent(key: "intensityLevel")
      service = try json.valueIfPresent(key: "service")
    }

    static func JSONKey(forProperty name: String) -> String? {
      name == "type" ? "command_type" : name
    }
  }
  // end

  @Sendable static func missing() throws -> String {
    try printed {
      // sample: struct-missing
      let record = try CommandRecord(JSONString: #"{"command_type":"start_workout"}"#)
      print(record.location ?? "nowhere")
      // end
    }
  }
}

enum StructByCodable {
  // sample: struct-codable
  struct CommandRecord: Codable {
    var type: CommandType
    var location: String?
    var intensityLevel: Int?
    var service: String?

    private enum CodingKeys: String, CodingKey {
      case type = "command_type"
      case location, intensityLevel, service
    }
  }
  // end
}

enum TypesByMapper {
  // sample: types-mapper
  protocol WorkoutCommand: JSONEncodable, JSONConstructible {}

  enum Tag: String, CaseIterable {
    case end = "end_workout"
    case share = "share_workout"
  }

  struct EndWorkout: WorkoutCommand {
    var tag = Tag.end

    init(JSONDictionary json: JSONObject) {}

    static func JSONKey(forProperty name: String) -> String? { "command_type" }
  }

  struct ShareWorkout: WorkoutCommand {
    var tag = Tag.share
    var service: String

    init(JSONDictionary json: JSONObject) throws { service = try json.value(key: "service") }

    static func JSONKey(forProperty name: String) -> String? {
      name == "tag" ? "command_type" : name
    }
  }

  struct AnyCommand: JSONEncodable, JSONConstructible {
    var command: any WorkoutCommand

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "command_type") {
      case .end: command = EndWorkout(JSONDictionary: json)
      case .share: command = try ShareWorkout(JSONDictionary: json)
      }
    }

    func JSONEncode() throws -> Any { try command.JSONEncode() }
  }
  // end

  @Sendable static func array() throws -> String {
    try printed {
      // sample: types-array
      let text = #"[{"command_type":"end_workout"},{"command_type":"share_workout","service":"x"}]"#
      let commands = try [AnyCommand](JSONString: text)
      print((commands[1].command as? ShareWorkout)?.service ?? "")
      // end
    }
  }
}

enum TypesByCodable {
  // sample: types-codable
  protocol WorkoutCommand: Codable {}

  enum Tag: String, Codable {
    case end = "end_workout"
    case share = "share_workout"
  }

  struct EndWorkout: WorkoutCommand {
    var tag = Tag.end

    private enum CodingKeys: String, CodingKey { case tag = "command_type" }
  }

  struct ShareWorkout: WorkoutCommand {
    var tag = Tag.share
    var service: String

    private enum CodingKeys: String, CodingKey { case tag = "command_type", service }
  }

  struct AnyCommand: Codable {
    var command: any WorkoutCommand

    private enum CodingKeys: String, CodingKey { case tag = "command_type" }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(Tag.self, forKey: .tag) {
      case .end: command = try EndWorkout(from: decoder)
      case .share: command = try ShareWorkout(from: decoder)
      }
    }

    func encode(to encoder: any Encoder) throws { try command.encode(to: encoder) }
  }
  // end
}

enum ClassesByMapper {
  // sample: classes-mapper
  class Activity: JSONCodable {
    var name = ""

    required init() {}

    func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name", required: true)
    }
  }

  class Run: Activity {
    var kilometres = 0.0

    override func JSONDecode(_ json: JSONObject) throws {
      try super.JSONDecode(json)
      try json.restore(&kilometres, key: "kilometres", required: true)
    }
  }

  final class Race: Run {
    var place: Int?

    override func JSONDecode(_ json: JSONObject) throws {
      try super.JSONDecode(json)
      try json.restore(&place, key: "place")
    }
  }
  // end

  @Sendable static func written() throws -> String {
    try printed {
      // sample: classes-written
      let race: Activity = try Race(JSONString: #"{"name":"Oslo","kilometres":42.2,"place":7}"#)
      print(try race.JSONString(options: .sortedKeys))
      // end
    }
  }
}

enum ClassesByCodable {
  // sample: classes-codable
  class Activity: Codable {
    var name: String

    private enum CodingKeys: CodingKey { case name }

    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
    }
  }

  class Run: Activity {
    var kilometres: Double

    private enum CodingKeys: CodingKey { case kilometres }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      kilometres = try container.decode(Double.self, forKey: .kilometres)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kilometres, forKey: .kilometres)
    }
  }
  // end

  // The third level, which repeats the second.
  final class Race: Run {
    var place: Int?

    private enum CodingKeys: CodingKey { case place }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      place = try container.decodeIfPresent(Int.self, forKey: .place)
      try super.init(from: decoder)
    }

    override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(place, forKey: .place)
    }
  }
}
