import JSONCodable

/// Enums with raw values.
enum Kinds {
  enum Kind: String, Codable, CaseIterable { case small, large = "LARGE" }
  enum Level: Int, Codable { case low = 1, high }

  struct Reflected: JSONMappable {
    var kind: Kind = .small
    var other: Kind?
    var level: Level = .low
  }

  struct Mapped: JSONMappable {
    var kind: Kind = .small
    var other: Kind?
    var level: Level = .low

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&kind, key: "kind")
      try json.map(&other, key: "other")
      try json.map(&level, key: "level")
    }
  }

  struct Restored: JSONCodable {
    var kind: Kind = .small
    var other: Kind?
    var level: Level = .low

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&kind, key: "kind")
      try json.restore(&other, key: "other")
      try json.restore(&level, key: "level")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let kind: Kind
    let other: Kind?
    let level: Level

    init(JSONDictionary json: JSONObject) throws {
      kind = try json.value(key: "kind", default: .small)
      other = try json.valueIfPresent(key: "other")
      level = try json.value(key: "level", default: .low)
    }
  }

  struct Coded: Codable {
    var kind: Kind = .small
    var other: Kind?
    var level: Level = .low

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&kind, .kind)
      try json.restore(&other, .other)
      try json.restore(&level, .level)
    }
  }

  static let fixture = Fixture(
    "kinds", .enums,
    [
      #"{"kind":"LARGE","other":"small","level":2}"#,
      #"{"kind":"small","level":1}"#,
    ],
    loose: [#"{"other":null,"kind":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Containers of enums.
enum KindLists {
  enum Kind: String, Codable, CaseIterable { case small, large = "LARGE" }

  struct Reflected: JSONMappable {
    var kinds: [Kind] = []
    var gaps: [Kind?] = []
    var chosen: Set<Kind>?
    var named: [String: Kind] = [:]
    var grid: [[Kind]]?
  }

  struct Mapped: JSONMappable {
    var kinds: [Kind] = []
    var gaps: [Kind?] = []
    var chosen: Set<Kind>?
    var named: [String: Kind] = [:]
    var grid: [[Kind]]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&kinds, key: "kinds")
      try json.map(&gaps, key: "gaps")
      try json.map(&chosen, key: "chosen")
      try json.map(&named, key: "named")
      try json.map(&grid, key: "grid")
    }
  }

  struct Restored: JSONCodable {
    var kinds: [Kind] = []
    var gaps: [Kind?] = []
    var chosen: Set<Kind>?
    var named: [String: Kind] = [:]
    var grid: [[Kind]]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&kinds, key: "kinds")
      try json.restore(&gaps, key: "gaps")
      try json.restore(&chosen, key: "chosen")
      try json.restore(&named, key: "named")
      try json.restore(&grid, key: "grid")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let kinds: [Kind]
    let gaps: [Kind?]
    let chosen: Set<Kind>?
    let named: [String: Kind]
    let grid: [[Kind]]?

    init(JSONDictionary json: JSONObject) throws {
      kinds = try json.value(key: "kinds", default: [])
      gaps = try json.value(key: "gaps", default: [])
      chosen = try json.valueIfPresent(key: "chosen")
      named = try json.value(key: "named", default: [:])
      grid = try json.valueIfPresent(key: "grid")
    }
  }

  struct Coded: Codable {
    var kinds: [Kind] = []
    var gaps: [Kind?] = []
    var chosen: Set<Kind>?
    var named: [String: Kind] = [:]
    var grid: [[Kind]]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&kinds, .kinds)
      try json.restore(&gaps, .gaps)
      try json.restore(&chosen, .chosen)
      try json.restore(&named, .named)
      try json.restore(&grid, .grid)
    }
  }

  static let fixture = Fixture(
    "kind lists", .enums,
    [
      #"{"kinds":["small","LARGE"],"gaps":[null,"small"],"chosen":["LARGE"],"named":{"a":"small"},"grid":[["small"],[]]}"#,
      #"{"kinds":[],"gaps":[],"named":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
