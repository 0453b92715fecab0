import JSONCodable

/// Arrays.
enum Lists {
  struct Reflected: JSONMappable {
    var numbers: [Int] = []
    var names: [String]?
    var grid: [[Int]] = [[1]]
  }

  struct Mapped: JSONMappable {
    var numbers: [Int] = []
    var names: [String]?
    var grid: [[Int]] = [[1]]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&numbers, key: "numbers")
      try json.map(&names, key: "names")
      try json.map(&grid, key: "grid")
    }
  }

  struct Restored: JSONCodable {
    var numbers: [Int] = []
    var names: [String]?
    var grid: [[Int]] = [[1]]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&numbers, key: "numbers")
      try json.restore(&names, key: "names")
      try json.restore(&grid, key: "grid")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let numbers: [Int]
    let names: [String]?
    let grid: [[Int]]

    init(JSONDictionary json: JSONObject) throws {
      numbers = try json.value(key: "numbers", default: [])
      names = try json.valueIfPresent(key: "names")
      grid = try json.value(key: "grid", default: [[1]])
    }
  }

  struct Coded: Codable {
    var numbers: [Int] = []
    var names: [String]?
    var grid: [[Int]] = [[1]]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&numbers, .numbers)
      try json.restore(&names, .names)
      try json.restore(&grid, .grid)
    }
  }

  static let fixture = Fixture(
    "lists", .containers,
    [
      #"{"numbers":[1,-2],"names":["a",""],"grid":[[],[1,2],[3]]}"#,
      #"{"numbers":[],"grid":[]}"#,
    ],
    loose: ["{}", #"{"names":null,"grid":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Arrays with gaps.
enum Sparse {
  struct Reflected: JSONMappable {
    var numbers: [Int?] = []
    var names: [String?]?
    var grid: [[Int?]?] = []
  }

  struct Mapped: JSONMappable {
    var numbers: [Int?] = []
    var names: [String?]?
    var grid: [[Int?]?] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&numbers, key: "numbers")
      try json.map(&names, key: "names")
      try json.map(&grid, key: "grid")
    }
  }

  struct Restored: JSONCodable {
    var numbers: [Int?] = []
    var names: [String?]?
    var grid: [[Int?]?] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&numbers, key: "numbers")
      try json.restore(&names, key: "names")
      try json.restore(&grid, key: "grid")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let numbers: [Int?]
    let names: [String?]?
    let grid: [[Int?]?]

    init(JSONDictionary json: JSONObject) throws {
      numbers = try json.value(key: "numbers", default: [])
      names = try json.valueIfPresent(key: "names")
      grid = try json.value(key: "grid", default: [])
    }
  }

  struct Coded: Codable {
    var numbers: [Int?] = []
    var names: [String?]?
    var grid: [[Int?]?] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&numbers, .numbers)
      try json.restore(&names, .names)
      try json.restore(&grid, .grid)
    }
  }

  static let fixture = Fixture(
    "sparse", .containers,
    [
      #"{"numbers":[null,1,null],"names":[null],"grid":[null,[null,2],[]]}"#,
      #"{"numbers":[],"grid":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Sets, of one element each since a set has no order.
enum Sets {
  struct Reflected: JSONMappable {
    var numbers: Set<Int> = []
    var names: Set<String>?
    var groups: Set<[Int]> = []
  }

  struct Mapped: JSONMappable {
    var numbers: Set<Int> = []
    var names: Set<String>?
    var groups: Set<[Int]> = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&numbers, key: "numbers")
      try json.map(&names, key: "names")
      try json.map(&groups, key: "groups")
    }
  }

  struct Restored: JSONCodable {
    var numbers: Set<Int> = []
    var names: Set<String>?
    var groups: Set<[Int]> = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&numbers, key: "numbers")
      try json.restore(&names, key: "names")
      try json.restore(&groups, key: "groups")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let numbers: Set<Int>
    let names: Set<String>?
    let groups: Set<[Int]>

    init(JSONDictionary json: JSONObject) throws {
      numbers = try json.value(key: "numbers", default: [])
      names = try json.valueIfPresent(key: "names")
      groups = try json.value(key: "groups", default: [])
    }
  }

  struct Coded: Codable {
    var numbers: Set<Int> = []
    var names: Set<String>?
    var groups: Set<[Int]> = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&numbers, .numbers)
      try json.restore(&names, .names)
      try json.restore(&groups, .groups)
    }
  }

  static let fixture = Fixture(
    "sets", .containers,
    [
      #"{"numbers":[1],"names":["a"],"groups":[[1,2]]}"#,
      #"{"numbers":[],"groups":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
