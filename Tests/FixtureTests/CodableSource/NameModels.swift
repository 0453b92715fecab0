import Fixtures
import JSONCodable

// Names that need care in Swift.

/// Properties that are called like words of Swift.
struct LinkedPage: JSONMappable {
  var `self` = ""
  var `init`: Int?
  var next: Next?
  var jump: Jump = .to(self: "", n: 0)

  struct Next: JSONMappable { var `self` = "", n = 0 }

  enum Jump: JSONUnion {
    enum Tag: String, CaseIterable { case to, `self` }

    case to(self: String, n: Int), `self`

    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .to: self = .to(self: try json.value(key: "self"), n: try json.value(key: "n"))
      case .`self`: self = .`self`
      }
    }
  }

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&self.`self`, keyPath: "_links.self")
    try json.map(&`init`, key: "init")
    try json.map(&next, key: "self")
    try json.map(&jump, key: "jump")
  }
}

/// Types whose names are words of Swift, or those of its protocols.
struct Radio: JSONMappable {
  var tuner = `extension`()
  var decoder = Decoder()
  var encoder: Encoder?

  struct `extension`: JSONMappable { var n = 0 }
  struct Decoder: JSONMappable { var n = 0 }
  struct Encoder: JSONMappable { var n = 0 }
}

/// Members that are called like types of the text.
struct Ledger: JSONMappable {
  var CodingKeys = 1
  var String = "a"
  var note = "String"
  var count = 2
  var OrderKeys = 4
  var Int: Double?
  var entry: Entry = .`Type`
  var entries: [Entry] = []

  enum Entry: JSONUnion {
    enum Tag: Swift.String, CaseIterable { case CodingTag, CodingKeys, `Type` }

    case CodingTag(n: Int), CodingKeys(String: Swift.String, Bool: Bool), `Type`

    static let discriminator = JSONDiscriminator(key: "kind")

    init(JSONDictionary json: JSONObject) throws {
      switch try json.value(Tag.self, key: "kind") {
      case .CodingTag: self = .CodingTag(n: try json.value(key: "n"))
      case .CodingKeys:
        self = .CodingKeys(
          String: try json.value(key: "String"), Bool: try json.value(key: "Bool"))
      case .`Type`: self = .`Type`
      }
    }
  }

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&CodingKeys, key: "CodingKeys")
    try json.map(&String, key: "String")
    try json.map(&note, key: "note")
    try json.map(&count, keyPath: "order.count")
    try json.map(&OrderKeys, key: "keys")
    try json.map(&Int, key: "Int")
    try json.map(&entry, key: "entry")
    try json.map(&entries, key: "entries")
  }
}

/// A type in a generic one.
struct Slot<Left, Right> {
  struct Inside: JSONMappable { var n = 0, text = "" }
}

/// A type with one with raw values that is no enum, so a new type refers to it.
struct Basket: JSONMappable {
  struct State: RawRepresentable, Hashable { var rawValue: String }

  var state = State(rawValue: "open")
  var history: [State] = []
}

/// A type with one that stands around another, and with a generic one of both.
struct Shopper: JSONMappable {
  struct Crate<Item: JSONMappable, Mark: RawRepresentable & Hashable>: JSONMappable
  where Mark.RawValue == String {
    var item: Item?
    var mark: Mark?
    var counts: [Mark: Int] = [:]
  }

  var baskets: [Basket] = []
  var crate = Crate<Basket, Basket.State>()
}

/// A type that is a text in JSON, for the mapper and for Codable.
struct Badge: JSONEncodable, JSONRestorable, Codable, Hashable {
  var number = 0

  init(JSONValue value: Any) throws { self = try Self.made(of: String(JSONValue: value)) }
  func JSONEncode() throws -> Any { "T\(number)" }

  init(from decoder: any Decoder) throws {
    self = try Self.made(of: decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("T\(number)")
  }

  private init(number: Int) { self.number = number }

  private static func made(of text: String) throws -> Badge {
    guard text.hasPrefix("T"), let number = Int(text.dropFirst()) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no badge"))
    }
    return Badge(number: number)
  }
}

/// A type with such ones.
struct Badges: JSONEncodable, JSONConstructible {
  let first: Badge
  let next: Badge?
  let others: [Badge]
  let named: [String: Badge]
  let used: Set<Badge>

  init(JSONDictionary json: JSONObject) throws {
    first = try json.value(key: "first")
    next = try json.valueIfPresent(key: "next")
    others = try json.value(key: "others", default: [])
    named = try json.value(key: "named", default: [:])
    used = try json.value(key: "used", default: [])
  }
}

extension Fixture {
  private static let jump = #"{"kind":"to","self":"a","n":1}"#

  static let nameModels = [
    Fixture(
      "linked page", .keys,
      [
        #"{"_links":{"self":"a"},"init":1,"self":{"self":"b","n":2},"jump":\#(jump)}"#,
        #"{"_links":{"self":""},"jump":{"kind":"self"}}"#,
      ],
      forms: [.mapped(LinkedPage.self)]),
    Fixture(
      "radio", .keys, [#"{"tuner":{"n":1},"decoder":{"n":2},"encoder":{"n":3}}"#],
      forms: [.reflected(Radio.self)]),
    Fixture(
      "ledger", .keys,
      [
        #"{"CodingKeys":1,"String":"a","note":"b","order":{"count":2},"keys":3,"Int":1.5,"entry":{"kind":"CodingTag","n":1},"entries":[{"kind":"CodingKeys","String":"a","Bool":true},{"kind":"Type"}]}"#,
        #"{"CodingKeys":2,"String":"","note":"","order":{"count":0},"keys":0,"entry":{"kind":"Type"},"entries":[{"kind":"CodingTag","n":2}]}"#,
      ],
      forms: [.mapped(Ledger.self)]),
    Fixture(
      "shopper", .keys,
      [
        #"{"baskets":[{"state":"paid","history":["open","paid"]}],"crate":{"item":{"state":"open","history":[]},"mark":"open","counts":{"paid":1}}}"#,
        #"{"baskets":[],"crate":{"counts":{}}}"#,
      ],
      forms: [.reflected(Shopper.self)]),
    Fixture(
      "badges", .keys,
      [
        #"{"first":"T1","next":"T2","others":["T3","T4"],"named":{"a":"T5"},"used":["T6"]}"#,
        #"{"first":"T7","others":[],"named":{},"used":[]}"#,
      ],
      forms: [.valued(Badges.self)]),
  ]
}
