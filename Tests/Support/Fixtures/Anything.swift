import JSONCodable

/// Any JSON, as a value.
enum AnyValues {
  struct Reflected: JSONMappable {
    var any = AnyJSON.null
    var maybe: AnyJSON?
    var list: [AnyJSON] = []
    var named: [String: AnyJSON] = [:]
  }

  struct Mapped: JSONMappable {
    var any = AnyJSON.null
    var maybe: AnyJSON?
    var list: [AnyJSON] = []
    var named: [String: AnyJSON] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&any, key: "any")
      try json.map(&maybe, key: "maybe")
      try json.map(&list, key: "list")
      try json.map(&named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    var any = AnyJSON.null
    var maybe: AnyJSON?
    var list: [AnyJSON] = []
    var named: [String: AnyJSON] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&any, key: "any")
      try json.restore(&maybe, key: "maybe")
      try json.restore(&list, key: "list")
      try json.restore(&named, key: "named")
    }
  }

  struct Coded: Codable {
    var any = AnyJSON.null
    var maybe: AnyJSON?
    var list: [AnyJSON] = []
    var named: [String: AnyJSON] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      if json.contains(.any) { any = try json.decode(AnyJSON.self, forKey: .any) }
      try json.restore(&maybe, .maybe)
      try json.restore(&list, .list)
      try json.restore(&named, .named)
    }
  }

  static let fixture = Fixture(
    "any values", .anything,
    [
      #"{"any":{"a":[1,null,true,"x",2.5]},"maybe":false,"list":[null,{}],"named":{"k":null}}"#,
      #"{"any":null,"list":[],"named":{}}"#,
    ],
    loose: ["{}"],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}

/// Any JSON, as a tree.
enum AnyTrees {
  struct Reflected: JSONMappable {
    var maybe: Any?
    var list: [Any] = []
    var object: JSONObject = [:]
  }

  struct Mapped: JSONMappable {
    var maybe: Any?
    var list: [Any] = []
    var object: JSONObject = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&maybe, key: "maybe")
      try json.map(&list, key: "list")
      try json.map(&object, key: "object")
    }
  }

  struct Restored: JSONCodable {
    var maybe: Any?
    var list: [Any] = []
    var object: JSONObject = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&maybe, key: "maybe")
      try json.restore(&list, key: "list")
      try json.restore(&object, key: "object")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    let maybe: Any?
    let list: [Any]
    let object: JSONObject

    init(JSONDictionary json: JSONObject) throws {
      maybe = try json.valueIfPresent(Any.self, key: "maybe")
      list = try json.value(key: "list", default: [])
      object = try json.value(key: "object", default: [:])
    }
  }

  struct Coded: Codable {
    var maybe: AnyJSON?
    var list: [AnyJSON] = []
    var object: [String: AnyJSON] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&maybe, .maybe)
      try json.restore(&list, .list)
      try json.restore(&object, .object)
    }
  }

  static let fixture = Fixture(
    "any trees", .anything,
    [
      #"{"maybe":{"a":[1,null,true]},"list":[1,"x",null,[2.5]],"object":{"k":null,"l":{"m":[]}}}"#,
      #"{"list":[],"object":{}}"#,
    ],
    loose: [#"{"maybe":null}"#, "{}"],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}
