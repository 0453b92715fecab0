import JSONCodable

/// Private, observed, computed and lazy properties.
enum Observed {
  struct Reflected: JSONMappable {
    private var secret = 5
    private(set) var name = "n"
    var level = 0 { didSet { if level < 0 { level = 0 } } }
    var title: String? { willSet { _ = newValue } }
    var double: Int { secret * 2 }
  }

  struct Mapped: JSONMappable {
    private var secret = 5
    private(set) var name = "n"
    var level = 0 { didSet { _ = level } }
    var title: String? { willSet { _ = newValue } }
    var double: Int { secret * 2 }

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&secret, key: "secret")
      try json.map(&name, key: "name")
      try json.map(&level, key: "level")
      try json.map(&title, key: "title")
    }
  }

  struct Restored: JSONCodable {
    private var secret = 5
    private(set) var name = "n"
    var level = 0 { didSet { _ = oldValue } }
    var title: String?

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&secret, key: "secret")
      try json.restore(&name, key: "name")
      try json.restore(&level, key: "level")
      try json.restore(&title, key: "title")
    }
  }

  struct Valued: JSONEncodable, JSONConstructible {
    private let secret: Int
    let name: String
    let level: Int
    let title: String?

    init(JSONDictionary json: JSONObject) throws {
      secret = try json.value(key: "secret", default: 5)
      name = try json.value(key: "name", default: "n")
      level = try json.value(key: "level", default: 0)
      title = try json.valueIfPresent(key: "title")
    }
  }

  struct Coded: Codable {
    private var secret = 5
    private var name = "n"
    private var level = 0
    private var title: String?

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&secret, .secret)
      try json.restore(&name, .name)
      try json.restore(&level, .level)
      try json.restore(&title, .title)
    }
  }

  static let fixture = Fixture(
    "observed", .properties,
    [
      #"{"secret":1,"name":"a","level":2,"title":"t"}"#, #"{"secret":-1,"name":"","level":0}"#,
    ],
    loose: ["{}", #"{"title":null,"secret":null}"#],
    forms: [
      .reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self),
      .valued(Valued.self),
    ], coded: Coded.self)
}

/// Properties in wrappers.
enum Clamped {
  @propertyWrapper
  struct Percent: JSONPropertyWrapper, JSONEncodable, JSONRestorable, Codable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 100) }
    init(JSONValue: Any) throws { self.init(wrappedValue: try Int(JSONValue: JSONValue)) }
    init(from decoder: any Decoder) throws { self.init(wrappedValue: try Int(from: decoder)) }
    func JSONEncode() -> Any { wrappedValue }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  struct Reflected: JSONMappable {
    @Percent var volume = 50
    @Percent var balance = 0
    var name = ""
  }

  struct Mapped: JSONMappable {
    @Percent var volume = 50
    @Percent var balance = 0
    var name = ""

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&_volume, key: "volume")
      try json.map(&_balance, key: "balance")
      try json.map(&name, key: "name")
    }
  }

  struct Restored: JSONCodable {
    @Percent var volume = 50
    @Percent var balance = 0
    var name = ""

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&_volume, key: "volume")
      try json.restore(&_balance, key: "balance")
      try json.restore(&name, key: "name")
    }
  }

  struct Coded: Codable {
    @Percent var volume = 50
    @Percent var balance = 0
    var name = ""

    init(from decoder: any Decoder) throws {
      let json = try decoder.container(keyedBy: CodingKeys.self)
      try json.restore(&_volume, .volume)
      try json.restore(&_balance, .balance)
      try json.restore(&name, .name)
    }
  }

  static let fixture = Fixture(
    "clamped", .properties,
    [#"{"volume":70,"balance":100,"name":"n"}"#, #"{"volume":0,"balance":1,"name":""}"#],
    loose: ["{}", #"{"volume":300,"balance":-5}"#, #"{"volume":null}"#],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self), .restored(Restored.self)],
    coded: Coded.self)
}

/// More properties than a word has bits.
enum Wide {
  struct Reflected: JSONMappable {
    var a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int?
    var b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: String?
    var c0, c1, c2, c3, c4, c5, c6, c7, c8, c9: Bool?
    var d0, d1, d2, d3, d4, d5, d6, d7, d8, d9: Double?
    var e0, e1, e2, e3, e4, e5, e6, e7, e8, e9: UInt8?
    var f0, f1, f2, f3, f4, f5, f6, f7, f8, f9: [Int]?
    var g0, g1, g2, g3, g4, g5, g6, g7, g8, g9: [String: Int]?
  }

  struct Mapped: JSONMappable {
    var a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int?
    var b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: String?
    var c0, c1, c2, c3, c4, c5, c6, c7, c8, c9: Bool?
    var d0, d1, d2, d3, d4, d5, d6, d7, d8, d9: Double?
    var e0, e1, e2, e3, e4, e5, e6, e7, e8, e9: UInt8?
    var f0, f1, f2, f3, f4, f5, f6, f7, f8, f9: [Int]?
    var g0, g1, g2, g3, g4, g5, g6, g7, g8, g9: [String: Int]?

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.mapProperties(of: &self)
    }
  }

  struct Coded: Codable {
    var a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int?
    var b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: String?
    var c0, c1, c2, c3, c4, c5, c6, c7, c8, c9: Bool?
    var d0, d1, d2, d3, d4, d5, d6, d7, d8, d9: Double?
    var e0, e1, e2, e3, e4, e5, e6, e7, e8, e9: UInt8?
    var f0, f1, f2, f3, f4, f5, f6, f7, f8, f9: [Int]?
    var g0, g1, g2, g3, g4, g5, g6, g7, g8, g9: [String: Int]?
  }

  static let fixture = Fixture(
    "wide", .properties,
    [
      #"{"a0":1,"a9":2,"b5":"x","c9":true,"d0":0.5,"e3":255,"e4":0,"f9":[1],"g9":{"x":1}}"#, "{}",
    ],
    loose: [#"{"g9":null,"e3":5.0}"#],
    forms: [.reflected(Reflected.self), .mapped(Mapped.self)], coded: Coded.self)
}
