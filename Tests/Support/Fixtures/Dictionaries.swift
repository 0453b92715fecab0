import JSONCodable

/// Dictionaries.
enum Dictionaries {
  struct Reflected: JSONMappable {
    var counts: [String: Int] = [:]
    var lists: [String: [String]]?
    var nested: [String: [String: Bool]] = [:]
  }

  struct Mapped: JSONMappable {
    var counts: [String: Int] = [:]
    var lists: [String: [String]]?
    var nested: [String: [String: Bool]] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&counts, key: "counts")
      try json.map(&lists, key: "lists")
      try json.map(&nested, key: "nested")
    }
  }

  struct Restored: JSONCodable {
    var counts: [String: Int] = [:]
    var lists: [String: [String]]?
    var nested: [String: [String: Bool]] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&counts, key: "counts")
      try json.restore(&lists, key: "lists")
      try json.restore(&nested, key: "nested")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let counts: [String: Int]
    let lists: [String: [String]]?
    let nested: [String: [String: Bool]]

    init(JSONDictionary json: JSONObject) throws {
      counts = try json.value(key: "counts", default: [:])
      lists = try json.valueIfPresent(key: "lists")
      nested = try json.value(key: "nested", default: [:])
    }
  }

  struct Coded: Codable {
    var counts: [String: Int] = [:]
    var lists: [String: [String]]?
    var nested: [String: [String: Bool]] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&counts, .counts)
      try json.restore(&lists, .lists)
      try json.restore(&nested, .nested)
    }
  }

  static let fixture = Fixture(
    "dictionaries", .containers,
    [
      #"{"counts":{"a":1,"":2,"b.c":3,"camelCase":4},"lists":{"x":["y"]},"nested":{"p":{"qR":true}}}"#,
      #"{"counts":{},"nested":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Dictionaries with gaps.
enum SparseDictionaries {
  struct Reflected: JSONMappable {
    var counts: [String: Int?] = [:]
    var lists: [String: [Int?]?] = [:]
  }

  struct Mapped: JSONMappable {
    var counts: [String: Int?] = [:]
    var lists: [String: [Int?]?] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&counts, key: "counts")
      try json.map(&lists, key: "lists")
    }
  }

  struct Restored: JSONCodable {
    var counts: [String: Int?] = [:]
    var lists: [String: [Int?]?] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&counts, key: "counts")
      try json.restore(&lists, key: "lists")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let counts: [String: Int?]
    let lists: [String: [Int?]?]

    init(JSONDictionary json: JSONObject) throws {
      counts = try json.value(key: "counts", default: [:])
      lists = try json.value(key: "lists", default: [:])
    }
  }

  struct Coded: Codable {
    var counts: [String: Int?] = [:]
    var lists: [String: [Int?]?] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&counts, .counts)
      try json.restore(&lists, .lists)
    }
  }

  static let fixture = Fixture(
    "sparse dictionaries", .containers,
    [
      #"{"counts":{"a":1,"b":null},"lists":{"x":null,"y":[null,1]}}"#,
      #"{"counts":{},"lists":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Dictionaries by integers.
enum NumberedDictionaries {
  struct Reflected: JSONMappable {
    var names: [Int: String] = [:]
    var lists: [Int: [Int]]?
  }

  struct Mapped: JSONMappable {
    var names: [Int: String] = [:]
    var lists: [Int: [Int]]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&names, key: "names")
      try json.map(&lists, key: "lists")
    }
  }

  struct Restored: JSONCodable {
    var names: [Int: String] = [:]
    var lists: [Int: [Int]]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&names, key: "names")
      try json.restore(&lists, key: "lists")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let names: [Int: String]
    let lists: [Int: [Int]]?

    init(JSONDictionary json: JSONObject) throws {
      names = try json.value(key: "names", default: [:])
      lists = try json.valueIfPresent(key: "lists")
    }
  }

  struct Coded: Codable {
    var names: [Int: String] = [:]
    var lists: [Int: [Int]]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&names, .names)
      try json.restore(&lists, .lists)
    }
  }

  static let fixture = Fixture(
    "numbered dictionaries", .containers,
    [
      #"{"names":{"1":"a","-5":"b"},"lists":{"0":[1]}}"#,
      #"{"names":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
