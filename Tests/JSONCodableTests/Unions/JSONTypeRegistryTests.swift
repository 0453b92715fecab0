import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A registry reads and writes values of an open set of types by their ids", .everyEngine)
struct JSONTypeRegistryTests {
  private func text(_ object: JSONObject) throws -> String {
    try object.JSONString(options: .sortedKeys)
  }

  @Test func `a registered value is written with the id of its type and comes back`() throws {
    let registry = try Registries.creatures()
    let creatures: [(any Creature, String)] = [
      (Hound(name: "Rex"), #"{"_type":"Hound","name":"Rex"}"#),
      (Puss(name: "Tom", lives: 9), #"{"_type":"Puss","lives":9,"name":"Tom"}"#),
      (Bird(name: "Ara"), #"{"_type":"bird\/2","name":"Ara"}"#),
    ]
    for (creature, expected) in creatures {
      #expect(try text(registry.encode(creature)) == expected)
      let json = try JSONObject(JSONString: expected)
      let decoded = try registry.decode((any Creature).self, from: json)
      #expect(type(of: decoded) == type(of: creature))
      #expect(try text(registry.encode(decoded)) == expected)
    }
  }

  @Test func `the key of the id is the registry's`() throws {
    let registry = try JSONTypeRegistry(key: "kind", [Bird.self])
    #expect(try text(registry.encode(Bird(name: "A"))) == #"{"kind":"bird\/2","name":"A"}"#)
    let decoded: any Creature = try registry.decode(from: ["kind": "bird/2", "name": "A"])
    #expect(decoded.name == "A")
  }

  @Test func `a registry writes its types in the style of each context`() throws {
    struct Named: JSONIdentified, JSONMappable { var fullName = "" }
    let registry = try JSONTypeRegistry([Named.self])
    var named = Named()
    named.fullName = "Ada"
    for _ in 1...2 {
      #expect(try text(registry.encode(named)) == #"{"_type":"Named","fullName":"Ada"}"#)
      try JSONContext.with(\.options.keys, .snakeCase) { () throws in
        #expect(try text(registry.encode(named)) == #"{"_type":"Named","full_name":"Ada"}"#)
      }
    }
  }

  @Test func `a registry reads a value as its type itself, as a superclass and as Any`() throws {
    let registry = try JSONTypeRegistry([Vehicle.self, Truck.self, Hound.self])
    let json: JSONObject = ["_type": "Truck", "wheels": 6, "load": 9]
    let truck = try #require(try registry.decode(Vehicle.self, from: json) as? Truck)
    #expect(truck.load == 9)
    #expect(try text(registry.encode(truck)) == #"{"_type":"Truck","load":9,"wheels":6}"#)
    #expect(
      try text(registry.encode(truck as Vehicle)) == #"{"_type":"Truck","load":9,"wheels":6}"#)
    #expect(try registry.decode(Truck.self, from: json).wheels == 6)
    #expect(try registry.decode(Any.self, from: json) is Truck)
    #expect(
      try registry.decode((any Creature)?.self, from: ["_type": "Hound", "name": "R"]) is Hound)
  }

  @Test func `a value inside is read by the same registry where the context has none`() throws {
    let registry = try Registries.creatures()
    let json = try registry.encode(Hound(name: "Rex", friend: Bird(name: "Ara")))
    #expect(
      try text(json)
        == #"{"_type":"Hound","friend":{"_type":"bird\/2","name":"Ara"},"name":"Rex"}"#)
    let hound = try registry.decode(Hound.self, from: json)
    #expect(hound.friend?.name == "Ara")
    let other = try JSONTypeRegistry(key: "kind", [Bird.self])
    let error = #expect(throws: JSONDecodingError.self) {
      try JSONContext.with(\.types, other) { try registry.decode(Hound.self, from: json) }
    }
    #expect(error?.description == #"missing value, expected one of "bird/2" at $.friend.kind"#)
  }

  @Test func `an id that the type writes itself is not a conflict`() throws {
    let registry = try JSONTypeRegistry([SelfTyped.self])
    #expect(try text(registry.encode(SelfTyped(_type: "SelfTyped"))) == #"{"_type":"SelfTyped"}"#)
  }

  @Test func `a union has an id beside its tag`() throws {
    let registry = try JSONTypeRegistry([Mood.self])
    let json = try registry.encode(Mood.calm(level: 3))
    #expect(try text(json) == #"{"_type":"Mood","level":3,"mood":"calm"}"#)
    #expect(try registry.decode(Mood.self, from: json) == .calm(level: 3))
  }

  // MARK: - Refusals

  @Test func `a registry refuses two types under one id`() throws {
    let error = #expect(throws: JSONTypeRegistryError.self) {
      try JSONTypeRegistry([Hound.self, Impostor.self])
    }
    #expect(error?.description == #"duplicate id "Hound" of types Hound and Impostor"#)
    #expect(error == .duplicateID("Hound", first: "Hound", second: "Impostor"))
    let alike = #expect(throws: JSONTypeRegistryError.self) {
      try JSONTypeRegistry([Hound.self, Elsewhere.Hound.self])
    }
    #expect(
      alike?.description == #"duplicate id "Hound" of types JSONCodableTests.Hound and "#
        + "JSONCodableTests.Elsewhere.Hound")
    let once = try JSONTypeRegistry([Hound.self, Hound.self])
    #expect(try text(once.encode(Hound(name: "R"))) == #"{"_type":"Hound","name":"R"}"#)
  }

  static let known = #"one of "Hound", "Puss", "Rock", "bird/2""#

  static let faults = [
    DecodingFault(
      "an id that nobody registered", #"{"_type":"Ghost"}"#,
      .unregisteredID("Ghost", expected: known),
      #"unregistered id "Ghost", expected one of "Hound", "Puss", "Rock", "bird/2" at $._type"#),
    DecodingFault(
      "a type that is no creature", #"{"_type":"Rock","weight":1}"#,
      .mismatchedID("Rock", type: "Rock", expected: "Creature"),
      #"wrong type: id "Rock" of type Rock, expected Creature at $._type"#),
    DecodingFault(
      "a type that is no creature and cannot be read", #"{"_type":"Rock"}"#,
      .mismatchedID("Rock", type: "Rock", expected: "Creature"),
      #"wrong type: id "Rock" of type Rock, expected Creature at $._type"#),
    DecodingFault(
      "no id", #"{"name":"Rex"}"#, .missingValue(expected: known),
      #"missing value, expected one of "Hound", "Puss", "Rock", "bird/2" at $._type"#),
    DecodingFault(
      "null", #"{"_type":null}"#, .missingValue(expected: known),
      #"missing value, expected one of "Hound", "Puss", "Rock", "bird/2" at $._type"#),
    DecodingFault(
      "a number", #"{"_type":5}"#, .wrongType(found: "number 5", expected: known),
      #"wrong type: number 5, expected one of "Hound", "Puss", "Rock", "bird/2" at $._type"#),
    DecodingFault(
      "an error inside", #"{"_type":"Puss","name":"Tom","lives":"9"}"#,
      .wrongType(found: #"string "9""#, expected: "Int"),
      #"wrong type: string "9", expected Int at $.lives"#),
  ]

  @Test(arguments: faults)
  func `a registry names what it cannot read`(_ fault: DecodingFault) throws {
    let registry = try Registries.creatures()
    let json = try JSONObject(JSONString: fault.text)
    let error = #expect(throws: JSONDecodingError.self) {
      try registry.decode((any Creature).self, from: json)
    }
    #expect(error?.problem == fault.problem)
    #expect(error?.description == fault.message)
  }

  @Test func `the table of what a registry refuses has all its rows`() {
    #expect(Self.faults.count >= 7)
  }

  @Test func `a registry without types says so`() throws {
    let registry = try JSONTypeRegistry([])
    let decoding = #expect(throws: JSONDecodingError.self) {
      try registry.decode((any Creature).self, from: ["_type": "Hound"])
    }
    #expect(
      decoding?.description
        == #"unregistered id "Hound", expected the id of a registered type at $._type"#)
    let encoding = #expect(throws: JSONEncodingError.self) { try registry.encode(Ghost()) }
    #expect(encoding?.description == "unregistered type Ghost, expected a registered type at $")
  }

  @Test func `a registry refuses a value of another class and one without an expected protocol`()
    throws
  {
    let registry = try JSONTypeRegistry([Vehicle.self, Truck.self, Rock.self])
    let vehicle = #expect(throws: JSONDecodingError.self) {
      try registry.decode(Truck.self, from: ["_type": "Vehicle"])
    }
    #expect(
      vehicle?.description
        == #"wrong type: id "Vehicle" of type Vehicle, expected Truck at $._type"#)
    let unreadable = #expect(throws: JSONDecodingError.self) {
      try registry.decode(Truck.self, from: ["_type": "Vehicle", "wheels": "x"])
    }
    #expect(unreadable == vehicle)
    let inside = #expect(throws: JSONDecodingError.self) {
      try registry.decode(Vehicle.self, from: ["_type": "Truck", "wheels": "x"])
    }
    #expect(inside?.description == #"wrong type: string "x", expected Int at $.wheels"#)
    let secret = #expect(throws: JSONDecodingError.self) {
      try registry.decode((any Secret).self, from: ["_type": "Rock", "weight": 1])
    }
    #expect(
      secret?.description == #"wrong type: id "Rock" of type Rock, expected Secret at $._type"#)
  }

  @Test func `a registry names what it cannot write`() throws {
    let registry = try JSONTypeRegistry([Hound.self, Word.self, SelfTyped.self, Truck.self])
    let values: [(any JSONIdentified, String)] = [
      (Ghost(), "unregistered type Ghost, expected one of Hound, SelfTyped, Truck, Word at $"),
      (Tanker(), "unregistered type Tanker, expected one of Hound, SelfTyped, Truck, Word at $"),
      (
        Word.yes,
        #"wrong type: string "yes", expected an object to add the id of type Word to at $"#
      ),
      (
        SelfTyped(_type: "Other"),
        #"duplicate key "_type", written by the type registry and type SelfTyped at $"#
      ),
      (
        Hound(name: "R", friend: Ghost()),
        "unregistered type Ghost, expected one of Hound, SelfTyped, Truck, Word at $.friend"
      ),
    ]
    for (value, message) in values {
      let error = #expect(throws: JSONEncodingError.self) { try registry.encode(value) }
      #expect(error?.description == message)
    }
    let none = #expect(throws: JSONEncodingError.self) {
      try registry.encode((any Creature)?.none)
    }
    #expect(
      none?.problem
        == .unregisteredType("Creature?", expected: "one of Hound, SelfTyped, Truck, Word"))
  }

  @Test func `an identified value is neither read nor written without a registry in the context`()
    throws
  {
    let none = JSONContext.current.types
    let decoding = #expect(throws: JSONDecodingError.self) {
      try none.decode((any Creature).self, from: ["_type": "Hound"])
    }
    #expect(decoding?.problem == .missingContext(expected: "JSONTypeRegistry"))
    #expect(
      decoding?.description
        == "missing context, expected JSONTypeRegistry at $")
    let encoding = #expect(throws: JSONEncodingError.self) { try none.encode(Ghost()) }
    #expect(
      encoding?.description == "missing context, expected JSONTypeRegistry at $")
  }
}

// MARK: - Models

private protocol Secret {}

struct Impostor: JSONIdentified {
  static let JSONTypeID = "Hound"
  init(JSONDictionary: JSONObject) throws {}
}

enum Elsewhere {
  struct Hound: JSONIdentified {
    init(JSONDictionary: JSONObject) throws {}
  }
}

enum Word: String, JSONIdentified {
  case yes
  init(JSONDictionary: JSONObject) throws { self = .yes }
  init(JSONValue: Any) throws { self = .yes }
}

enum Mood: JSONUnion, JSONIdentified, Hashable {
  case calm(level: Int)
  static let discriminator = JSONDiscriminator(key: "mood")
  init(JSONDictionary json: JSONObject) throws { self = .calm(level: try json.value(key: "level")) }
}

/// Writes a key of the registry itself.
struct SelfTyped: JSONIdentified {
  var _type: String
  init(_type: String) { self._type = _type }
  init(JSONDictionary json: JSONObject) throws { _type = try json.value(key: "_type") }
}
