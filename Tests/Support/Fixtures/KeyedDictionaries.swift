import JSONCodable

/// Dictionaries by the cases of an enum.
enum KeyedDictionaries {
  enum Kind: String, Codable, CodingKeyRepresentable { case small, large = "LARGE" }

  struct Reflected: JSONMappable {
    var counts: [Kind: Int] = [:]
    var lists: [Kind: [String]]?
  }

  struct Mapped: JSONMappable {
    var counts: [Kind: Int] = [:]
    var lists: [Kind: [String]]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&counts, key: "counts")
      try json.map(&lists, key: "lists")
    }
  }

  struct Restored: JSONCodable {
    var counts: [Kind: Int] = [:]
    var lists: [Kind: [String]]?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&counts, key: "counts")
      try json.restore(&lists, key: "lists")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let counts: [Kind: Int]
    let lists: [Kind: [String]]?

    init(JSONDictionary json: JSONObject) throws {
      counts = try json.value(key: "counts", default: [:])
      lists = try json.valueIfPresent(key: "lists")
    }
  }

  struct Coded: Codable {
    var counts: [Kind: Int] = [:]
    var lists: [Kind: [String]]?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&counts, .counts)
      try json.restore(&lists, .lists)
    }
  }

  static let fixture = Fixture(
    "keyed dictionaries", .containers,
    [
      #"{"counts":{"small":1,"LARGE":2},"lists":{"LARGE":[""]}}"#,
      #"{"counts":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Containers of containers.
enum Cubes {
  struct Reflected: JSONMappable {
    var cube: [[[Int]]] = []
    var rows: [[String: [Int]]] = []
    var pages: [String: [[String: Int]]] = [:]
  }

  struct Mapped: JSONMappable {
    var cube: [[[Int]]] = []
    var rows: [[String: [Int]]] = []
    var pages: [String: [[String: Int]]] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&cube, key: "cube")
      try json.map(&rows, key: "rows")
      try json.map(&pages, key: "pages")
    }
  }

  struct Restored: JSONCodable {
    var cube: [[[Int]]] = []
    var rows: [[String: [Int]]] = []
    var pages: [String: [[String: Int]]] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&cube, key: "cube")
      try json.restore(&rows, key: "rows")
      try json.restore(&pages, key: "pages")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let cube: [[[Int]]]
    let rows: [[String: [Int]]]
    let pages: [String: [[String: Int]]]

    init(JSONDictionary json: JSONObject) throws {
      cube = try json.value(key: "cube", default: [])
      rows = try json.value(key: "rows", default: [])
      pages = try json.value(key: "pages", default: [:])
    }
  }

  struct Coded: Codable {
    var cube: [[[Int]]] = []
    var rows: [[String: [Int]]] = []
    var pages: [String: [[String: Int]]] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&cube, .cube)
      try json.restore(&rows, .rows)
      try json.restore(&pages, .pages)
    }
  }

  static let fixture = Fixture(
    "cubes", .containers,
    [
      #"{"cube":[[[1],[]],[]],"rows":[{"a":[1]},{}],"pages":{"p":[{"x":1}]}}"#,
      #"{"cube":[],"rows":[],"pages":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Optionals of optionals.
enum OptionalOptionals {
  struct Reflected: JSONMappable {
    var number: Int??
    var names: [String??]?
    var flag: Bool???
  }

  struct Mapped: JSONMappable {
    var number: Int??
    var names: [String??]?
    var flag: Bool???

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&number, key: "number")
      try json.map(&names, key: "names")
      try json.map(&flag, key: "flag")
    }
  }

  struct Restored: JSONCodable {
    var number: Int??
    var names: [String??]?
    var flag: Bool???

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&number, key: "number")
      try json.restore(&names, key: "names")
      try json.restore(&flag, key: "flag")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let number: Int??
    let names: [String??]?
    let flag: Bool???

    init(JSONDictionary json: JSONObject) throws {
      number = try json.valueIfPresent(key: "number")
      names = try json.valueIfPresent(key: "names")
      flag = try json.valueIfPresent(key: "flag")
    }
  }

  struct Coded: Codable {
    var number: Int??
    var names: [String??]?
    var flag: Bool???

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&number, .number)
      try json.restore(&names, .names)
      try json.restore(&flag, .flag)
    }
  }

  static let fixture = Fixture(
    "optional optionals", .containers,
    [
      #"{"number":1,"names":["a",null],"flag":true}"#,
      "{}",
    ],
    loose: [#"{"number":null,"names":null,"flag":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
