import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

// Moved types of every kind. What each says about itself in the mapper's way is wrong on purpose: only
// `Codable` may count.

private enum Suitcase: String, CodableBacked, Hashable {
  case hard
  case soft

  func encode(to encoder: any Encoder) throws { try "c-\(rawValue)".encode(to: encoder) }
  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let value = Self(rawValue: String(text.dropFirst(2))) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no suitcase"))
    }
    self = value
  }
}

private enum Wheel: Int, CodableBacked, CaseIterable { case front = 1, back }

private struct Meters: RawRepresentable, CodableBacked, Hashable { var rawValue: Double }

private struct Flags: OptionSet, CodableBacked, Hashable {
  let rawValue: Int
  static let open = Flags(rawValue: 1)
  static let lit = Flags(rawValue: 4)
}

private struct Street: CodableBacked, Hashable {
  var name = "Main"
  var number: Int8? = 5
  private enum CodingKeys: String, CodingKey { case name, number = "no" }
}

private enum Stop: CodableBacked, Hashable {
  case end
  case at(Street, minutes: Int)
}

private class Vehicle: CodableBacked {
  var wheels = 4
  init() {}
}

private final class Truck: Vehicle {
  var load = 0.5

  override init() { super.init() }
  private enum CodingKeys: CodingKey { case load }

  required init(from decoder: any Decoder) throws {
    load = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .load)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(load, forKey: .load)
  }
}

private final class Driver: CodableBacked {
  let name: String
  init(name: String) { self.name = name }
}

private struct Pair: CodableBacked, Hashable {
  var left = 1
  var right = 2

  init() {}
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    left = try container.decode(Int.self)
    right = try container.decode(Int.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(left)
    try container.encode(right)
  }
}

private struct Silent: CodableBacked, Hashable {
  init() {}
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

/// Made of a dictionary by the mapper's own callers.
private struct Station: JSONConstructible, CodableBacked, Hashable { var name = "Hub" }

/// Still has what the mapper needs, and has moved all the same.
private struct Platform: JSONCodable, CodableBacked, Hashable {
  var track = 1
  mutating func JSONDecode(_ json: JSONObject) throws { track = 99 }
}

private enum Signal: JSONUnion, CodableBacked, Hashable {
  case go(Int)
  static let discriminator = JSONDiscriminator(key: "type")
}

private enum Colour: String, JSONConstructible, CodableBacked { case red }
private enum Shade: String, JSONUnion, CodableBacked {
  case dark
  static let discriminator = JSONDiscriminator(key: "type")
}

/// A mapped type around a moved one.
private struct Around<Moved: JSONEncodable & JSONRestorable>: JSONEncodable, JSONConstructible {
  var one: Moved
  var many: [Moved]
  var named: [String: Moved]
  var absent: Moved?

  init(_ moved: Moved) { (one, many, named) = (moved, [moved], ["k": moved]) }

  init(JSONDictionary json: JSONObject) throws {
    one = try json.value(key: "one")
    many = try json.value(key: "many")
    named = try json.value(key: "named")
    absent = try json.valueIfPresent(key: "absent")
  }
}

/// A moved value and its JSON.
struct BackedCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The value, and the value read again, as text.
  let written: @Sendable () throws -> [String]
  /// The value in a mapped type, written, and read and written again.
  let around: @Sendable () throws -> [String]

  init<Moved: CodableBacked>(
    _ name: String, _ text: String, _ make: @escaping @Sendable () -> Moved
  ) where Moved: SendableMetatype {
    testDescription = name
    self.text = text
    written = {
      let text = try make().JSONString(options: .sortedKeys)
      return [text, try Moved(JSONString: text).JSONString(options: .sortedKeys)]
    }
    around = {
      let text = try Around(make()).JSONString(options: .sortedKeys)
      return [text, try Around<Moved>(JSONString: text).JSONString(options: .sortedKeys)]
    }
  }

  static let all = [
    BackedCase("an enum with raw values", #""c-soft""#) { Suitcase.soft },
    BackedCase("an enum with integers", "2") { Wheel.back },
    BackedCase("a struct with a raw value", "2.5") { Meters(rawValue: 2.5) },
    BackedCase("an option set", "5") { Flags([.open, .lit]) },
    BackedCase("a struct", #"{"name":"Main","no":5}"#) { Street() },
    BackedCase("an enum without payload", #"{"end":{}}"#) { Stop.end },
    BackedCase("an enum with payloads", #"{"at":{"_0":{"name":"Main","no":5},"minutes":3}}"#) {
      Stop.at(Street(), minutes: 3)
    },
    BackedCase("a class", #"{"wheels":4}"#) { Vehicle() },
    BackedCase("a subclass", #"{"load":0.5,"wheels":4}"#) { Truck() },
    BackedCase("a final class", #"{"name":"Jo"}"#) { Driver(name: "Jo") },
    BackedCase("an array", "[1,2]") { Pair() },
    BackedCase("a type that writes nothing", "{}") { Silent() },
    BackedCase("a constructible type", #"{"name":"Hub"}"#) { Station() },
    BackedCase("a type that is mapped as well", #"{"track":1}"#) { Platform() },
    BackedCase("a union", #"{"go":{"_0":1}}"#) { Signal.go(1) },
    BackedCase("a constructible enum with raw values", #""red""#) { Colour.red },
    BackedCase("a union with raw values", #""dark""#) { Shade.dark },
  ]
}

@Suite("A moved type takes part in the mapper by its Codable conformance", .everyEngine)
struct CodableBackedTests {
  @Test(arguments: BackedCase.all)
  func `a moved type is read and written as a document`(_ backed: BackedCase) throws {
    #expect(try backed.written() == [backed.text, backed.text])
  }

  @Test(arguments: BackedCase.all)
  func `a moved type is read and written in a mapped type, an array and a dictionary`(
    _ backed: BackedCase
  ) throws {
    let text = backed.text
    let around = #"{"many":[\#(text)],"named":{"k":\#(text)},"one":\#(text)}"#
    #expect(try backed.around() == [around, around])
  }

  @Test func `a moved type is made of a dictionary`() throws {
    #expect(try Station(JSONDictionary: ["name": "A"]) == Station(name: "A"))
    #expect(try Platform(JSONDictionary: ["track": 3]) == Platform(track: 3))
    #expect(try Signal(JSONDictionary: ["go": ["_0": 7]]) == .go(7))
  }

  @Test func `an update makes a moved type whole, also one that is mapped as well`() throws {
    struct Line: JSONMappable, Equatable { var first = Platform(), all = ["k": Platform()] }
    var line = Line()
    try line.update(from: ["first": ["track": 3], "all": ["k": ["track": 4]]])
    #expect(line == Line(first: Platform(track: 3), all: ["k": Platform(track: 4)]))
    let error = #expect(throws: JSONDecodingError.self) { try line.update(from: ["first": [:]]) }
    #expect(error.map { "\($0)" } == "missing value, expected Int at $.first.track")
  }

  @Test func `a moved class is read as the class that is asked for`() throws {
    let types: [any JSONRestorable.Type] = [Vehicle.self, Truck.self]
    let made = try types.map { try $0.init(JSONValue: ["wheels": 6, "load": 1]) }
    #expect(made[0] is Vehicle && !(made[0] is Truck))
    #expect((made[1] as? Truck)?.wheels == 6)
    let vehicles: [Vehicle] = [Vehicle(), Truck()]
    #expect(
      try vehicles.JSONString(options: .sortedKeys)
        == #"[{"wheels":4},{"load":0.5,"wheels":4}]"#)
  }

  @Test func `a moved type is read from a hand-made tree and from a property list`() throws {
    struct Note: CodableBacked, Equatable {
      var when: Date
      var bytes: Data
      var count: Int
      var small: Float
    }
    let note = Note(when: Date(timeIntervalSince1970: 0), bytes: Data([1]), count: 5, small: 0.1)
    let tree: JSONObject = [
      "when": note.when, "bytes": NSData(data: note.bytes), "count": NSNumber(value: 5.0),
      "small": Float(0.1),
    ]
    #expect(try Note(JSONValue: tree) == note)
    #expect(try Note(JSONValue: NSDictionary(dictionary: tree)) == note)
    #expect(try Note(JSONValue: tree as Any? as Any) == note)
  }

  @Test func `a moved type is read from a leaf that generic code has put into an Any twice`() throws
  {
    func boxed<Value>(_ value: Value) -> Any { value }
    struct Leaves: CodableBacked, Equatable {
      var flag = true
      var text = "x"
      var count = 3
      var number = 0.5
      var small: Int8 = 4
      var wide: Int128 = 5
      var list = [1]
      var inner = ["k": "v"]
    }
    let native: JSONObject = [
      "flag": true, "text": "x", "count": 3, "number": 0.5, "small": 4, "wide": Int128(5),
      "list": [1] as [Any], "inner": ["k": "v"] as JSONObject,
    ]
    let parsed = try JSONObject(JSONString: native.JSONString())
    for tree in [native, parsed] {
      let boxes = tree.mapValues { boxed($0) }
      #expect(try Leaves(JSONValue: boxes) == Leaves())
      #expect(try DictionaryDecoder().decode(Leaves.self, from: boxes) == Leaves())
    }
  }

  @Test func `an object graph of moved types that closes on itself is an error`() throws {
    let node = Node()
    node.link = Link(node: node)
    let error = try #require(throws: JSONEncodingError.self, performing: { try node.JSONEncode() })
    #expect("\(error)" == "reference cycle through type Node at $.link.node")
    let link = try #require(node.link)
    let other = try #require(throws: JSONEncodingError.self, performing: { try link.JSONEncode() })
    #expect("\(other)" == "reference cycle through type Link at $.node.link")
    node.link = nil
  }

  @Test func `a moved type takes part in a registry of identified types`() throws {
    let types = try JSONTypeRegistry([Bike.self])
    let text = #"{"_type":"Bike","gears":7}"#
    #expect(try types.encode(Bike()).JSONString(options: .sortedKeys) == text)
    #expect(try types.decode(Bike.self, from: JSONObject(JSONString: text)).gears == 7)
  }
}

/// A mapped class with a moved one inside, in which the mapped one stands again.
private final class Node: JSONEncodable, JSONConstructible {
  var link: Link?
  init() {}
  init(JSONDictionary json: JSONObject) throws { link = try json.valueIfPresent(key: "link") }
}

private final class Link: CodableBacked {
  @JSONMapped var node: Node
  init(node: Node) { self.node = node }
}

private struct Bike: JSONIdentified, CodableBacked { var gears = 7 }
