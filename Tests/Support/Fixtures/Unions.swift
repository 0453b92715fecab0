import JSONCodable

/// A union whose payload stands beside its tag.
enum Gestures {
  enum Tag: String, CaseIterable, Codable { case tap, swipe, none }

  struct Swipe: JSONEncodable, JSONConstructible, Codable {
    let distance: Double
    let fingers: Int?

    init(JSONDictionary json: JSONObject) throws {
      distance = try json.value(key: "distance")
      fingers = try json.valueIfPresent(key: "fingers")
    }
  }

  enum Reflected: JSONUnion {
    case tap(count: Int), swipe(Swipe), none
    static let discriminator = JSONDiscriminator(key: "type")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .tap: self = .tap(count: try json.value(key: "count"))
      case .swipe: self = .swipe(try Swipe(JSONDictionary: json))
      case .none: self = .none
      }
    }
  }

  enum Archived: JSONEncodable, JSONConstructible {
    case tap(count: Int), swipe(Swipe), none

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "type") {
      case .tap: self = .tap(count: try json.value(key: "count"))
      case .swipe: self = .swipe(try Swipe(JSONDictionary: json))
      case .none: self = .none
      }
    }

    func JSONEncode() throws -> Any {
      var json = JSONObject()
      switch self {
      case .tap(let count):
        try json.archive(Tag.tap, key: "type")
        try json.archive(count, key: "count")
      case .swipe(let swipe):
        json = try swipe.JSONDictionary()
        try json.archive(Tag.swipe, key: "type")
      case .none: try json.archive(Tag.none, key: "type")
      }
      return json
    }
  }

  enum Coded: Codable {
    case tap(count: Int), swipe(Swipe), none

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      switch try json.decode(Tag.self, forKey: "type") {
      case .tap: self = .tap(count: try json.decode(Int.self, forKey: "count"))
      case .swipe: self = .swipe(try Swipe(from: decoder))
      case .none: self = .none
      }
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      switch self {
      case .tap(let count):
        try json.encode(Tag.tap, forKey: "type")
        try json.encode(count, forKey: "count")
      case .swipe(let swipe):
        try json.encode(Tag.swipe, forKey: "type")
        try swipe.encode(to: encoder)
      case .none: try json.encode(Tag.none, forKey: "type")
      }
    }
  }

  static let fixture = Fixture(
    "gestures", .unions,
    [
      #"{"type":"tap","count":2}"#, #"{"type":"swipe","distance":1.5,"fingers":3}"#,
      #"{"type":"swipe","distance":1}"#, #"{"type":"none"}"#,
    ],
    forms: [.valued(Reflected.self), .valued(Archived.self)], coded: Coded.self)
}

/// A union whose payload stands under a key, with a case for what is unknown.
enum Contents {
  enum Tag: String, CaseIterable, Codable { case text, imageList = "image_list" }

  enum Reflected: JSONUnion {
    case text(Company.Reflected), imageList([Int]), unknown(JSONObject)
    static let discriminator = JSONDiscriminator(
      key: "kind", tags: .snakeCase, payload: .nested(key: "value"), fallback: "unknown")

    init(JSONDictionary json: JSONObject) throws {
      switch try Self.JSONTag(Tag.self, in: json) {
      case .text: self = .text(try json.value(key: "value"))
      case .imageList: self = .imageList(try json.value(key: "value"))
      case nil: self = .unknown(json)
      }
    }
  }

  enum Coded: Codable {
    case text(Company.Coded), imageList([Int]), unknown([String: AnyJSON])

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: Name.self)
      switch Tag(rawValue: try json.decode(String.self, forKey: "kind")) {
      case .text: self = .text(try json.decode(Company.Coded.self, forKey: "value"))
      case .imageList: self = .imageList(try json.decode([Int].self, forKey: "value"))
      case nil: self = .unknown(try [String: AnyJSON](from: decoder))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var json = encoder.container(keyedBy: Name.self)
      switch self {
      case .text(let company):
        try json.encode(Tag.text, forKey: "kind")
        try json.encode(company, forKey: "value")
      case .imageList(let list):
        try json.encode(Tag.imageList, forKey: "kind")
        try json.encode(list, forKey: "value")
      case .unknown(let members): try members.encode(to: encoder)
      }
    }
  }

  static let fixture = Fixture(
    "contents", .unions,
    [
      #"{"kind":"text","value":{"name":"a","address":"b"}}"#,
      #"{"kind":"image_list","value":[1,2]}"#, #"{"kind":"new","a":[1,null,{"b":2.5}]}"#,
    ],
    forms: [.valued(Reflected.self)], coded: Coded.self)
}

/// Unions in properties.
enum Recording {
  struct Reflected: JSONMappable {
    var last: Gestures.Reflected?
    var all: [Gestures.Reflected] = []
    var named: [String: Contents.Reflected] = [:]
  }

  struct Mapped: JSONMappable {
    var last: Gestures.Archived?
    var all: [Gestures.Reflected] = []
    var named: [String: Contents.Reflected] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&last, key: "last")
      try json.map(&all, key: "all")
      try json.map(&named, key: "named")
    }
  }

  struct Restored: JSONCodable {
    var last: Gestures.Reflected?
    var all: [Gestures.Archived] = []
    var named: [String: Contents.Reflected] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&last, key: "last")
      try json.restore(&all, key: "all")
      try json.restore(&named, key: "named")
    }
  }

  struct Coded: Codable {
    var last: Gestures.Coded?
    var all: [Gestures.Coded] = []
    var named: [String: Contents.Coded] = [:]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&last, .last)
      try json.restore(&all, .all)
      try json.restore(&named, .named)
    }
  }

  static let fixture = Fixture(
    "recording", .unions,
    [
      #"{"last":{"type":"none"},"all":[{"type":"tap","count":1}],"named":{"a":{"kind":"image_list","value":[]}}}"#,
      #"{"all":[{"type":"swipe","distance":0.5}],"named":{}}"#,
    ],
    loose: [#"{"last":null}"#, "{}"],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}

/// Properties whose default is a case with a payload, or any JSON.
enum UnionDefaults {
  struct Reflected: JSONMappable {
    var gesture = Gestures.Reflected.tap(count: 3)
    var last: Gestures.Reflected? = .some(.none)
    var contents: [Contents.Reflected] = [
      .imageList([1, 2]), .unknown(["kind": "new", "a": "b"]),
    ]
    var any: AnyJSON = ["text", true]
  }

  struct Mapped: JSONMappable {
    var gesture = Gestures.Reflected.tap(count: 3)
    var last: Gestures.Reflected? = .some(.none)
    var contents: [Contents.Reflected] = [
      .imageList([1, 2]), .unknown(["kind": "new", "a": "b"]),
    ]
    var any: AnyJSON = ["text", true]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&gesture, key: "gesture")
      try json.map(&last, key: "last")
      try json.map(&contents, key: "contents")
      try json.map(&any, key: "any")
    }
  }

  struct Restored: JSONCodable {
    var gesture = Gestures.Reflected.tap(count: 3)
    var last: Gestures.Reflected? = .some(.none)
    var contents: [Contents.Reflected] = [
      .imageList([1, 2]), .unknown(["kind": "new", "a": "b"]),
    ]
    var any: AnyJSON = ["text", true]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&gesture, key: "gesture")
      try json.restore(&last, key: "last")
      try json.restore(&contents, key: "contents")
      try json.restore(&any, key: "any")
    }
  }

  struct Coded: Codable {
    var gesture = Gestures.Coded.tap(count: 3)
    var last: Gestures.Coded? = .some(.none)
    var contents: [Contents.Coded] = [.imageList([1, 2]), .unknown(["kind": "new", "a": "b"])]
    var any: AnyJSON = ["text", true]

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&gesture, .gesture)
      try json.restore(&last, .last)
      try json.restore(&contents, .contents)
      if json.contains(.any) { any = try json.decode(AnyJSON.self, forKey: .any) }
    }
  }

  static let fixture = Fixture(
    "union defaults", .unions,
    [
      #"{"gesture":{"type":"swipe","distance":1.5,"fingers":3},"last":{"type":"tap","count":1},"contents":[{"kind":"text","value":{"name":"a","address":"b"}}],"any":null}"#,
      #"{"gesture":{"type":"none"},"last":{"type":"swipe","distance":1},"contents":[{"kind":"new"}],"any":{"a":"b"}}"#,
    ],
    loose: ["{}", #"{"gesture":null,"contents":null}"#],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}
