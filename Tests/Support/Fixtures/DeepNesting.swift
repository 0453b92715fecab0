import JSONCodable

/// A type inside itself, by an array.
enum Tree {
  struct Reflected: JSONMappable {
    var value = 0
    var children: [Reflected] = []
  }

  struct Mapped: JSONMappable {
    var value = 0
    var children: [Mapped] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&value, key: "value")
      try json.map(&children, key: "children")
    }
  }

  struct Restored: JSONCodable {
    var value = 0
    var children: [Restored] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&value, key: "value")
      try json.restore(&children, key: "children")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let value: Int
    let children: [Valued]

    init(JSONDictionary json: JSONObject) throws {
      value = try json.value(key: "value", default: 0)
      children = try json.value(key: "children", default: [])
    }
  }

  struct Coded: Codable {
    var value = 0
    var children: [Coded] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&value, .value)
      try json.restore(&children, .children)
    }
  }

  static let fixture = Fixture(
    "tree", .nesting,
    [
      #"{"value":1,"children":[{"value":2,"children":[]},{"value":3,"children":[{"value":4,"children":[]}]}]}"#
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Objects among nulls.
enum Gaps {
  struct Reflected: JSONMappable {
    var rows: [Company.Reflected?] = []
    var cells: [[Company.Reflected]?] = []
    var named: [String: Company.Reflected?] = [:]
  }

  struct Mapped: JSONMappable {
    var rows: [Company.Mapped?] = []
    var cells: [[Company.Mapped]?] = []
    var named: [String: Company.Mapped?] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&rows, key: "rows")
      try json.map(&cells, key: "cells")
      try json.map(&named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    var rows: [Company.Restored?] = []
    var cells: [[Company.Restored]?] = []
    var named: [String: Company.Restored?] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&rows, key: "rows")
      try json.restore(&cells, key: "cells")
      try json.restore(&named, key: "named")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let rows: [Company.Valued?]
    let cells: [[Company.Valued]?]
    let named: [String: Company.Valued?]

    init(JSONDictionary json: JSONObject) throws {
      rows = try json.value(key: "rows", default: [])
      cells = try json.value(key: "cells", default: [])
      named = try json.value(key: "named", default: [:])
    }
  }

  struct Coded: Codable {
    var rows: [Company.Coded?] = []
    var cells: [[Company.Coded]?] = []
    var named: [String: Company.Coded?] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&rows, .rows)
      try json.restore(&cells, .cells)
      try json.restore(&named, .named)
    }
  }

  static let fixture = Fixture(
    "gaps", .nesting,
    [
      #"{"rows":[null,{"name":"a"}],"cells":[null,[{"name":"b"}]],"named":{"x":null,"y":{"name":"c"}}}"#,
      #"{"rows":[],"cells":[],"named":{}}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Objects in objects in objects.
enum Levels {
  struct Reflected: JSONMappable {
    var next: User.Reflected?
    var deep: [[String: [User.Reflected]]] = []
  }

  struct Mapped: JSONMappable {
    var next: User.Mapped?
    var deep: [[String: [User.Mapped]]] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&next, key: "next")
      try json.map(&deep, key: "deep")
    }
  }

  struct Restored: JSONCodable {
    var next: User.Restored?
    var deep: [[String: [User.Restored]]] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&next, key: "next")
      try json.restore(&deep, key: "deep")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let next: User.Valued?
    let deep: [[String: [User.Valued]]]

    init(JSONDictionary json: JSONObject) throws {
      next = try json.valueIfPresent(key: "next")
      deep = try json.value(key: "deep", default: [])
    }
  }

  struct Coded: Codable {
    var next: User.Coded?
    var deep: [[String: [User.Coded]]] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&next, .next)
      try json.restore(&deep, .deep)
    }
  }

  static let fixture = Fixture(
    "levels", .nesting,
    [
      #"{"next":{"id":1,"company":{"name":"x"},"past":[]},"deep":[{"a":[{"id":2,"past":[{"name":"y"}]}]}]}"#,
      #"{"deep":[]}"#,
    ],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Nested objects at key paths and under several keys.
enum LinkedRows {
  struct Mapped: JSONMappable {
    var company: Company.Mapped?
    var others: [Company.Mapped] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&company, keyPath: "data.company")
      try json.map(&others, keys: ["others", "companies"])
    }
  }

  struct Restored: JSONCodable {
    var company: Company.Restored?
    var others: [Company.Restored] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&company, keyPath: "data.company")
      try json.restore(&others, keys: ["others", "companies"])
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(company, keyPath: "data.company")
      try json.archive(others, key: "others")
      return json
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let company: Company.Valued?
    let others: [Company.Valued]

    init(JSONDictionary json: JSONObject) throws {
      company = try json.valueIfPresent(keyPath: "data.company")
      others = try json.value(keys: ["others", "companies"], default: [])
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(company, keyPath: "data.company")
      try json.archive(others, key: "others")
      return json
    }
  }

  struct Coded: Codable {
    var company: Company.Coded?
    var others: [Company.Coded] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&company, path: ["data", "company"])
      try json.restore(&others, firstOf: ["others", "companies"])
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(company, path: ["data", "company"])
      try json.archive(others, "others")
    }
  }

  static let fixture = Fixture(
    "linked rows", .nesting,
    [
      #"{"data":{"company":{"name":"a"}},"others":[{"name":"b"}]}"#,
      #"{"others":[]}"#,
    ],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)], coded: Coded.self
  )
}
