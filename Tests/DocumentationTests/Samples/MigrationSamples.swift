import Foundation
import JSONCodable
import Testing

// sample: migration-2015
struct Company: JSONCodable {
  var name = ""
  var address: String?

  mutating func JSONDecode(_ JSONDictionary: [String: Any]) throws {
    try JSONDictionary.restore(&name, key: "name")
    try JSONDictionary.restore(&address, key: "address")
  }
}
// end

// sample: migration-let
struct Point: JSONEncodable, JSONConstructible {
  let x: Double
  let y: Double
  let label: String?

  init(JSONDictionary json: JSONObject) throws {
    x = try json.value(key: "x")
    y = try json.value(key: "y")
    label = try json.valueIfPresent(key: "label")
  }
}
// end

@Sendable func migrationStrict() -> String {
  printed {
    // sample: migration-strict
    let json: JSONObject = ["name": 5, "address": "Here"]
    do {
      _ = try Company(JSONDictionary: json)
    } catch {
      print(error)
    }
    // end
  }
}

@Sendable func migrationLenient() throws -> String {
  try printed {
    let json: JSONObject = ["name": 5, "address": "Here"]
    // sample: migration-lenient
    let (company, problems) = try Company.lenient(JSONDictionary: json)
    print(company.address ?? "nowhere")
    print(problems)
    // end
  }
}

@Sendable func migrationUpdate() throws -> String {
  try printed {
    // sample: migration-update
    var company = Company(name: "Acme", address: "Here")
    try company.update(from: ["address": "There"])
    print(company.name, company.address ?? "nowhere")
    // end
  }
}

@Sendable func migrationTransformer() throws -> String {
  try printed {
    // sample: migration-transformer
    var json: JSONObject = [:]
    try json.archive("http://a.b", key: "homepage")
    let url = try json.value(key: "homepage", transformer: JSONTransformers.stringToURL)
    print(url.host() ?? "")
    // end
  }
}

@Sendable func migrationAudit() throws -> String {
  try printed {
    // sample: migration-audit
    struct Person: JSONCodable {
      var name = ""
      var home: URL?
      var age = 0

      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&name, key: "full_name")
        try json.restore(&home, key: "home", transformer: JSONTransformers.stringToURL)
      }

      static func JSONKey(forProperty name: String) -> String? {
        name == "name" ? "fullName" : name
      }
    }

    for asymmetry in try JSONMappingAudit.of(Person.self).asymmetries { print(asymmetry) }
    // end
  }
}

enum MigratedOnce {
  // sample: migration-once
  struct Person: JSONMappable {
    var name = ""
    var home: URL?
    var age = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "full_name")
      try json.map(&home, key: "home", transformer: JSONTransformers.stringToURL)
      try json.map(&age, key: "age")
    }
  }
  // end

  // sample: migration-let-both
  struct Account: JSONEncodable, JSONConstructible {
    let owner: String
    let opened: Date

    init(JSONDictionary json: JSONObject) throws {
      owner = try json.value(key: "full_name")
      opened = try json.value(key: "opened", transformer: JSONTransformers.secondsToDate)
    }

    func JSONEncode() throws -> Any {
      var json: JSONObject = [:]
      try json.archive(owner, key: "full_name")
      try json.archive(opened, key: "opened", transformer: JSONTransformers.secondsToDate)
      return json
    }
  }
  // end

  @Test static func `a type that says both sides comes back`() throws {
    let text = #"{"full_name":"Ann","opened":60}"#
    #expect(try Account(JSONString: text).JSONString(options: .sortedKeys) == text)
  }

  @Test static func `a mapping that is said once has no asymmetry`() throws {
    #expect(try JSONMappingAudit.of(Person.self).asymmetries == [])
  }
}

// The command enum by the mapper and by Codable.

// sample: command-types
enum Command: Equatable {
  case startWorkout(Workout)
  case endWorkout
  case shareWorkout(to: ShareService)

  var type: CommandType {
    switch self {
    case .startWorkout: .startWorkout
    case .endWorkout: .endWorkout
    case .shareWorkout: .shareWorkout
    }
  }
}

enum CommandType: String, CaseIterable, Codable {
  case startWorkout = "start_workout"
  case endWorkout = "end_workout"
  case shareWorkout = "share_workout"
}

struct Workout: Equatable, Codable {
  var location: String
  var date: String
  var intensityLevel: Int
}

struct ShareService: Equatable, Codable {
  enum Service: String, CaseIterable, Codable { case facebook, instagram, twitter }
  var service: Service
}
// end

// sample: command-mapper
extension Command: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(CommandType.self, key: "command_type") {
    case .startWorkout: self = .startWorkout(try Workout(JSONDictionary: json))
    case .endWorkout: self = .endWorkout
    case .shareWorkout: self = .shareWorkout(to: try ShareService(JSONDictionary: json))
    }
  }

  func JSONEncode() throws -> Any {
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

extension Workout: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    location = try json.value(key: "location")
    date = try json.value(key: "date")
    intensityLevel = try json.value(key: "intensityLevel")
  }
}

extension ShareService: JSONEncodable, JSONConstructible {
  init(JSONDictionary json: JSONObject) throws {
    service = try json.value(key: "service")
  }
}
// end

// sample: command-codable
extension Command: Codable {
  private enum CodingKeys: String, CodingKey { case type = "command_type" }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(CommandType.self, forKey: .type) {
    case .startWorkout: self = .startWorkout(try Workout(from: decoder))
    case .endWorkout: self = .endWorkout
    case .shareWorkout: self = .shareWorkout(to: try ShareService(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    switch self {
    case .startWorkout(let workout): try workout.encode(to: encoder)
    case .endWorkout: break
    case .shareWorkout(let share): try share.encode(to: encoder)
    }
  }
}
// end

@Sendable func commandBothWays() throws -> String {
  try printed {
    // sample: command-both-ways
    let text = #"{"command_type":"share_workout","service":"twitter"}"#
    let mapped = try Command(JSONString: text)
    let decoded = try JSONDecoder().decode(Command.self, from: Data(text.utf8))
    print(mapped == decoded)
    print(try mapped.JSONString(options: .sortedKeys))
    // end
  }
}

@Sendable func commandErrors() -> String {
  printed {
    // sample: command-errors
    for text in [#"{"command_type":"pause_workout"}"#, #"{"service":"twitter"}"#] {
      do {
        _ = try Command(JSONString: text)
      } catch {
        print(error)
      }
    }
    // end
  }
}
