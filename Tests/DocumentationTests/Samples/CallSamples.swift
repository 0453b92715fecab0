import Foundation
import JSONCodable

// The calls in the tables of Migration.md for those who come from another mapper: `CallsTests` looks for
// each of them here, so that none stands there that does not compile.

/// What the tables say of the mapper.
enum MapperCalls {
  enum Role: String { case reader, editor }

  struct User: JSONMappable {
    var id = 0
    var name = ""
    var city: String?
    var roles: [Role] = []
    var homepage: URL?
    var created = Date.distantPast

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id", required: true)
      try json.map(&name, key: "name")
      try json.map(&city, keyPath: "address.city")
      try json.map(&roles, key: "roles", skipping: .invalid)
      try json.map(&homepage, key: "home.page")
      try json.map(&created, key: "created", transformer: JSONTransformers.secondsToDate)
    }
  }

  final class Account: JSONMappable {
    var name = ""
    var link = URL(fileURLWithPath: "/")
    var opened: Date?

    func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, keyPath: #"a["b.c"]"#)
      try json.map(&name, keyPath: "names[0].first")
      if json.isReading {
        try json.map(&link, key: "link", transformer: JSONTransformers.unescapedStringToURL)
        try json.map(&opened, key: "opened", transformer: JSONTransformers.iso8601ToDate)
      } else {
        try json.map(&link, key: "link", transformer: JSONTransformers.stringToURL)
      }
    }
  }

  struct Old: JSONCodable {
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
    }

    static func JSONKey(forProperty name: String) -> String? { name }
  }

  struct Point: JSONEncodable, JSONConstructible {
    let x: Int
    let y: Int?
    let roles: [Role]
    let first: Int
    let start: Date
    let home: URL

    init(JSONDictionary json: JSONObject) throws {
      x = try json.value(key: "x")
      y = try json.valueIfPresent(key: "y")
      roles = try json.value(key: "roles", skipping: .invalid)
      first = try json.value(keyPath: "list[0].id")
      start = try json.value(key: "start", transformer: JSONTransformers.stringToDate)
      home = try json.value(key: "home")
    }
  }

  struct List: JSONRestorable {
    let first: Int

    init(JSONValue: Any) throws {
      first = try [Int](JSONValue: JSONValue).first ?? 0
    }
  }

  static func write(_ user: User) throws -> JSONObject {
    _ = try user.JSONEncode()
    _ = try user.JSONDictionary()
    _ = try user.JSONString()
    _ = try user.JSONString(options: .prettyPrinted)
    var json: JSONObject = [:]
    try json.archive(user.name, key: "name")
    try json.archive(user.city, keyPath: "address.city")
    return json
  }

  static func read(_ json: JSONObject, _ array: [Any], _ text: String) throws -> [User] {
    var user = try User(JSONDictionary: json)
    try user.update(from: json)
    let ids: [Int] = try json.value(key: "ids", default: [])
    _ = [user, try User(JSONString: text)].map { $0.id } + ids
    _ = try [User](JSONString: text)
    return try [User](JSONArray: array)
  }
}

/// What the tables say of Codable.
enum CodableCalls {
  enum Role: String, Codable { case reader, editor }

  struct User: Codable {
    var id: Int
    var name = ""
    var city: String?
    var roles: [Role]
    var homepage: URL?
    var created: Date

    private enum CodingKeys: String, CodingKey {
      case id, name, city, address, roles
      case homepage = "home.page"
      case created
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
      let address = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .address)
      city = try address.decodeIfPresent(String.self, forKey: .city)
      roles = try container.decodeIfPresent([Role].self, forKey: .roles) ?? []
      homepage = try container.decodeIfPresent(URL.self, forKey: .homepage)
      let seconds = try container.decode(Double.self, forKey: .created)
      created = Date(timeIntervalSince1970: seconds)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      var address = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .address)
      try address.encode(city, forKey: .city)
      try container.encode(created.timeIntervalSince1970, forKey: .created)
    }
  }

  struct List: Decodable {
    let first: Int

    init(from decoder: any Decoder) throws {
      var elements = try decoder.unkeyedContainer()
      first = try elements.decode(Int.self)
    }
  }

  static func read(_ data: Data) throws -> [User] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.dateDecodingStrategy = .secondsSince1970
    _ = try JSONDecoder().decode(User.self, from: data)
    return try JSONDecoder().decode([User].self, from: data)
  }

  static func write(_ user: User) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return String(decoding: try encoder.encode(user), as: UTF8.self)
  }
}
