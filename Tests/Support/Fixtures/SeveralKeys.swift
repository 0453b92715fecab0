import JSONCodable

/// Several keys for a property.
enum SeveralKeys {
  struct Mapped: JSONMappable {
    var nick = ""
    var age: Int?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&nick, keys: ["nick", "nickname"])
      try json.map(&age, keys: ["age", "years", "a"])
    }
  }

  struct Restored: JSONCodable {
    var nick = ""
    var age: Int?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&nick, keys: ["nick", "nickname"])
      try json.restore(&age, keys: ["age", "years", "a"])
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(nick, key: "nick")
      try json.archive(age, key: "age")
      return json
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let nick: String
    let age: Int?

    init(JSONDictionary json: JSONObject) throws {
      nick = try json.value(keys: ["nick", "nickname"], default: "")
      age = try json.valueIfPresent(keys: ["age", "years", "a"])
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(nick, key: "nick")
      try json.archive(age, key: "age")
      return json
    }
  }

  struct Coded: Codable {
    var nick = ""
    var age: Int?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&nick, firstOf: ["nick", "nickname"])
      try json.restore(&age, firstOf: ["age", "years", "a"])
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(nick, "nick")
      try json.archive(age, "age")
    }
  }

  static let fixture = Fixture(
    "several keys", .keys,
    [
      #"{"nick":"N","age":5}"#,
      #"{"nick":""}"#,
    ],
    loose: [
      #"{"nickname":"N","years":7,"a":8}"#, #"{"nick":null,"nickname":"x","age":null,"years":1}"#,
    ],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)], coded: Coded.self
  )
}

/// Key paths that share their beginnings.
enum DeepPaths {
  struct Mapped: JSONMappable {
    var a: Int?
    var b = 0
    var c: Int?
    var d: [Int] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&a, keyPath: "x.y.a")
      try json.map(&b, keyPath: "x.y.b")
      try json.map(&c, keyPath: "x.c")
      try json.map(&d, keyPath: "x.z.w.d")
    }
  }

  struct Restored: JSONCodable {
    var a: Int?
    var b = 0
    var c: Int?
    var d: [Int] = []

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&a, keyPath: "x.y.a")
      try json.restore(&b, keyPath: "x.y.b")
      try json.restore(&c, keyPath: "x.c")
      try json.restore(&d, keyPath: "x.z.w.d")
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(a, keyPath: "x.y.a")
      try json.archive(b, keyPath: "x.y.b")
      try json.archive(c, keyPath: "x.c")
      try json.archive(d, keyPath: "x.z.w.d")
      return json
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let a: Int?
    let b: Int
    let c: Int?
    let d: [Int]

    init(JSONDictionary json: JSONObject) throws {
      a = try json.valueIfPresent(keyPath: "x.y.a")
      b = try json.value(keyPath: "x.y.b", default: 0)
      c = try json.valueIfPresent(keyPath: "x.c")
      d = try json.value(keyPath: "x.z.w.d", default: [])
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      try json.archive(a, keyPath: "x.y.a")
      try json.archive(b, keyPath: "x.y.b")
      try json.archive(c, keyPath: "x.c")
      try json.archive(d, keyPath: "x.z.w.d")
      return json
    }
  }

  struct Coded: Codable {
    var a: Int?
    var b = 0
    var c: Int?
    var d: [Int] = []

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      try json.restore(&a, path: ["x", "y", "a"])
      try json.restore(&b, path: ["x", "y", "b"])
      try json.restore(&c, path: ["x", "c"])
      try json.restore(&d, path: ["x", "z", "w", "d"])
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      try json.archive(a, path: ["x", "y", "a"])
      try json.archive(b, path: ["x", "y", "b"])
      try json.archive(c, path: ["x", "c"])
      try json.archive(d, path: ["x", "z", "w", "d"])
    }
  }

  static let fixture = Fixture(
    "deep paths", .keys,
    [
      #"{"x":{"y":{"a":1,"b":2},"c":3,"z":{"w":{"d":[4]}}}}"#,
      #"{"x":{"y":{"b":2},"z":{"w":{"d":[]}}}}"#,
    ],
    forms: [.mapped(Mapped.self), .restored(Restored.self), .valued(Valued.self)], coded: Coded.self
  )
}
