import JSONCodable

/// Structs with raw values.
enum RawValues {
  struct Title: RawRepresentable, Codable { var rawValue: String }
  struct Score: RawRepresentable, Codable { var rawValue: Double }
  struct Options: OptionSet, Codable { var rawValue: UInt8 }

  struct Reflected: JSONMappable {
    var name = Title(rawValue: "n")
    var score: Score?
    var options: Options = []
  }

  struct Mapped: JSONMappable {
    var name = Title(rawValue: "n")
    var score: Score?
    var options: Options = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&name, key: "name")
      try json.map(&score, key: "score")
      try json.map(&options, key: "options")
    }
  }

  struct Restored: JSONCodable {
    var name = Title(rawValue: "n")
    var score: Score?
    var options: Options = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&name, key: "name")
      try json.restore(&score, key: "score")
      try json.restore(&options, key: "options")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let name: Title
    let score: Score?
    let options: Options

    init(JSONDictionary json: JSONObject) throws {
      name = try json.value(key: "name", default: Title(rawValue: "n"))
      score = try json.valueIfPresent(key: "score")
      options = try json.value(key: "options", default: [])
    }
  }

  struct Coded: Codable {
    var name = Title(rawValue: "n")
    var score: Score?
    var options: Options = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&name, .name)
      try json.restore(&score, .score)
      try json.restore(&options, .options)
    }
  }

  static let fixture = Fixture(
    "raw values", .enums,
    [
      #"{"name":"x","score":1.5,"options":5}"#,
      #"{"name":"","options":0}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Enums that are types of the mapper themselves.
enum RestorableKinds {
  enum Kind: String, JSONEncodable, JSONRestorable, Codable { case a, b }

  struct Reflected: JSONMappable {
    var kind: Kind = .a
    var others: [Kind]?
    var map: [String: Kind] = [:]
  }

  struct Mapped: JSONMappable {
    var kind: Kind = .a
    var others: [Kind]?
    var map: [String: Kind] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&kind, key: "kind")
      try json.map(&others, key: "others")
      try json.map(&map, key: "map")
    }
  }

  struct Restored: JSONCodable {
    var kind: Kind = .a
    var others: [Kind]?
    var map: [String: Kind] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&kind, key: "kind")
      try json.restore(&others, key: "others")
      try json.restore(&map, key: "map")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let kind: Kind
    let others: [Kind]?
    let map: [String: Kind]

    init(JSONDictionary json: JSONObject) throws {
      kind = try json.value(key: "kind", default: .a)
      others = try json.valueIfPresent(key: "others")
      map = try json.value(key: "map", default: [:])
    }
  }

  struct Coded: Codable {
    var kind: Kind = .a
    var others: [Kind]?
    var map: [String: Kind] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&kind, .kind)
      try json.restore(&others, .others)
      try json.restore(&map, .map)
    }
  }

  static let fixture = Fixture(
    "restorable kinds", .enums,
    [
      #"{"kind":"b","others":["a"],"map":{"x":"b"}}"#,
      #"{"kind":"a","map":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
