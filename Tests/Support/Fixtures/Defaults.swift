import JSONCodable

/// Optionals with a default for nothing and for null.
enum OptionalDefaults {
  struct Mapped: JSONMappable {
    var count: Int?
    var name: String?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&count, key: "count", default: 10)
      try json.map(&name, key: "name", default: "nobody")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let count: Int?
    let name: String?

    init(JSONDictionary json: JSONObject) throws {
      count = try json.value(key: "count", default: 10)
      name = try json.value(key: "name", default: "nobody")
    }
  }

  struct Coded: Codable {
    var count: Int?
    var name: String?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      count = try json.decodeIfPresent(Int.self, forKey: .count) ?? 10
      name = try json.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
    }
  }

  static let fixture = Fixture(
    "optional defaults", .rules,
    [
      #"{"count":1,"name":"n"}"#
    ],
    loose: ["{}", #"{"count":null,"name":null}"#],
    forms: [.mapped(Mapped.self), .valued(Valued.self)], coded: Coded.self)
}

/// Collections without the elements that are not right.
enum Skipping {
  enum Kind: String, Codable, CaseIterable { case small, large = "LARGE" }

  struct Mapped: JSONMappable {
    var numbers: [Int] = []
    var kinds: [Kind] = []
    var named: [String: Int] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&numbers, key: "numbers", skipping: .invalid)
      try json.map(&kinds, key: "kinds", skipping: .invalid)
      try json.map(&named, key: "named", skipping: .invalid)
    }
  }

  struct Restored: JSONCodable {
    var numbers: [Int] = []
    var kinds: [Kind] = []
    var named: [String: Int] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&numbers, key: "numbers", skipping: .invalid)
      try json.restore(&kinds, key: "kinds", skipping: .invalid)
      try json.restore(&named, key: "named", skipping: .invalid)
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let numbers: [Int]
    let kinds: [Kind]
    let named: [String: Int]

    init(JSONDictionary json: JSONObject) throws {
      numbers = try json.value(key: "numbers", default: [], skipping: .invalid)
      kinds = try json.value(key: "kinds", default: [], skipping: .invalid)
      named = try json.value(key: "named", default: [:], skipping: .invalid)
    }
  }

  struct Coded: Codable {
    var numbers: [Int] = []
    var kinds: [Kind] = []
    var named: [String: Int] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restoreValid(&numbers, .numbers)
      try json.restoreValid(&kinds, .kinds)
      try json.restoreValid(&named, .named)
    }
  }

  static let fixture = Fixture(
    "skipping", .rules,
    [
      #"{"numbers":[1,2],"kinds":["small"],"named":{"a":1}}"#,
      #"{"numbers":[],"kinds":[],"named":{}}"#,
    ],
    loose: [#"{"numbers":[1,"x",null,2.5],"kinds":["z","LARGE",5],"named":{"a":1,"b":"c"}}"#],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)], coded: Coded.self
  )
}

/// A type without properties.
enum Empty {
  struct Reflected: JSONMappable {
  }

  struct Mapped: JSONMappable {

    mutating func JSONMap(_ json: inout JSONMapping) throws {
    }
  }

  struct Restored: JSONCodable {

    mutating func JSONDecode(_ json: JSONObject) throws {
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {

    init(JSONDictionary json: JSONObject) throws {
    }
  }

  struct Coded: Codable {

    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: Name.self)
    }

    func encode(to encoder: any Encoder) throws {
      _ = encoder.container(keyedBy: Name.self)
    }
  }

  static let fixture = Fixture(
    "empty", .rules,
    [
      "{}"
    ],
    loose: [#"{"a":1}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
