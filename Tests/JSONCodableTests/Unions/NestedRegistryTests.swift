import Engines
import Foundation
import JSONCodable
import Testing

/// A type whose JSON is not an object.
private struct Label: JSONIdentified {
  var text: String
  init(text: String) { self.text = text }
  init(JSONDictionary json: JSONObject) throws { text = try json.value(key: "text") }
  init(JSONValue: Any) throws { text = try String(JSONValue: JSONValue) }
  func JSONEncode() -> Any { text }
}

/// A type that has the registry's keys itself, and a name that is not its key in snake case.
private struct Envelope: JSONIdentified {
  var _type = "own"
  var innerValue = 1
  init() {}
  init(JSONDictionary json: JSONObject) throws {
    _type = try json.value(key: "_type")
    innerValue = try json.value(key: "innerValue")
  }
}

@Suite("A registry may put a value under a key of its own", .everyEngine)
struct NestedRegistryTests {
  private static func registry(key: String = "_type") throws -> JSONTypeRegistry {
    try JSONTypeRegistry(
      key: key, payload: .nested(key: "value"),
      [Puss.self, Hound.self, Bird.self, Rock.self, Label.self, Envelope.self])
  }

  private static let full =
    #"{"guest":{"_type":"Puss","value":{"lives":9,"name":"Tom"}},"#
    + #""others":[{"_type":"bird\/2","value":{"name":"Ara"}},"#
    + #"{"_type":"Hound","value":{"friend":{"_type":"bird\/2","value":{"name":"Pip"}},"#
    + #""name":"Fly"}}],"outside":[],"pet":{"_type":"Hound","value":{"name":"Rex"}},"#
    + #""rooms":{"attic":{"_type":"bird\/2","value":{"name":"Owl"}}}}"#

  private func text(_ object: JSONObject) throws -> String {
    try object.JSONString(options: .sortedKeys)
  }

  @Test func `a value stands under the payload's key, and comes back`() throws {
    let registry = try Self.registry()
    let json = try registry.encode(Hound(name: "Rex", friend: Bird(name: "Ara")))
    #expect(
      try text(json) == #"{"_type":"Hound","value":{"friend":{"_type":"bird\/2","#
        + #""value":{"name":"Ara"}},"name":"Rex"}}"#)
    let hound = try #require(try registry.decode((any Creature).self, from: json) as? Hound)
    #expect(hound.name == "Rex")
    #expect(hound.friend?.name == "Ara")
  }

  @Test func `a payload under a key of its own need not be an object`() throws {
    let registry = try Self.registry()
    let json = try registry.encode(Label(text: "Hi"))
    #expect(try text(json) == #"{"_type":"Label","value":"Hi"}"#)
    #expect(try registry.decode(Label.self, from: json).text == "Hi")
    #expect(
      message { _ = try registry.decode(Label.self, from: ["_type": "Label", "value": 5]) }
        == "wrong type: number 5, expected String at $.value")
    let flat = try JSONTypeRegistry([Label.self])
    #expect(
      message { _ = try flat.encode(Label(text: "Hi")) }
        == #"wrong type: string "Hi", expected an object to add the id of type Label to at $"#)
  }

  @Test func `a payload under a key of its own may have the keys of the registry`() throws {
    try JSONContext.with(\.options.keys, .snakeCase) { () throws in
      let registry = try Self.registry(key: "typeID")
      let json = try registry.encode(Envelope())
      #expect(
        try text(json) == #"{"typeID":"Envelope","value":{"_type":"own","inner_value":1}}"#)
      #expect(try registry.decode(Envelope.self, from: json)._type == "own")
    }
  }

  @Test func `polymorphic properties of every shape nest their payloads`() throws {
    let written = try JSONContext.with(\.types, Self.registry()) { () throws in
      let house = try House(JSONString: Self.full)
      #expect(house.guest is Puss)
      #expect((house.others[1] as? Hound)?.friend?.name == "Pip")
      #expect(house.rooms["attic"]?.name == "Owl")
      return try house.JSONString(options: .sortedKeys)
    }
    #expect(written == Self.full)
  }

  @Test func `Codable nests the same payloads`() throws {
    let registry = try Self.registry()
    let decoder = JSONDecoder()
    decoder.userInfo[.JSONTypes] = registry
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[.JSONTypes] = registry
    let house = try decoder.decode(House.self, from: Data(Self.full.utf8))
    #expect(try String(decoding: encoder.encode(house), as: UTF8.self) == Self.full)
  }

  static let known = #"one of "Envelope", "Hound", "Label", "Puss", "Rock", "bird/2""#

  static let faults = [
    DecodingFault(
      "an error inside", #"{"_type":"Puss","value":{"name":5,"lives":9}}"#,
      .wrongType(found: "number 5", expected: "String"),
      "wrong type: number 5, expected String at $.value.name"),
    DecodingFault(
      "no payload", #"{"_type":"Puss","name":"Tom"}"#, .missingValue(expected: "Puss"),
      "missing value, expected Puss at $.value"),
    DecodingFault(
      "null as payload", #"{"_type":"Puss","value":null}"#, .missingValue(expected: "Puss"),
      "missing value, expected Puss at $.value"),
    DecodingFault(
      "a payload that is no object", #"{"_type":"Puss","value":[1]}"#,
      .wrongType(found: "array", expected: "Puss"),
      "wrong type: array, expected Puss at $.value"),
    DecodingFault(
      "an id inside the payload", #"{"value":{"_type":"Puss"}}"#, .missingValue(expected: known),
      "missing value, expected \(known) at $._type"),
    DecodingFault(
      "a type that is no creature", #"{"_type":"Rock","value":{}}"#,
      .mismatchedID("Rock", type: "Rock", expected: "Creature"),
      #"wrong type: id "Rock" of type Rock, expected Creature at $._type"#),
    DecodingFault(
      "an error in a value inside a value",
      #"{"_type":"Hound","value":{"name":"R","friend":{"_type":"bird/2","value":{"name":7}}}}"#,
      .wrongType(found: "number 7", expected: "String"),
      "wrong type: number 7, expected String at $.value.friend.value.name"),
  ]

  @Test(arguments: faults)
  func `a registry names what it cannot read in a payload`(_ fault: DecodingFault) throws {
    let json = try JSONObject(JSONString: fault.text)
    let error = #expect(throws: JSONDecodingError.self) {
      try Self.registry().decode((any Creature).self, from: json)
    }
    #expect(error?.problem == fault.problem)
    #expect(error?.description == fault.message)
  }

  @Test func `the table of payloads that a registry refuses has all its rows`() {
    #expect(Self.faults.count >= 7)
  }

  @Test func `an error of writing has the payload's key in its path`() throws {
    #expect(
      message { _ = try Self.registry().encode(Rock(weight: .nan)) }
        == "non-finite number nan at $.value.weight")
  }

  @Test func `a registry refuses one key for the id and the payload`() {
    let error = #expect(throws: JSONTypeRegistryError.self) {
      try JSONTypeRegistry(key: "value", payload: .nested(key: "value"), [Hound.self])
    }
    #expect(error == .duplicateKey("value"))
    #expect(error?.description == #"duplicate key "value", used for the id and for the payload"#)
  }

  /// Writes its id itself, and the next one in it.
  private final class Link: JSONIdentified {
    let next: Link?
    nonisolated(unsafe) static var count = 0

    init(_ next: Link?) { self.next = next }
    init(JSONDictionary json: JSONObject) throws { next = nil }

    func JSONEncode() throws -> Any {
      Self.count += 1
      var json: JSONObject = ["_type": "Link"]
      if let next {
        json["next"] = try PolymorphicValue<any JSONIdentified>(wrappedValue: next).JSONEncode()
      }
      return json
    }
  }

  @Test func `a value that writes its id itself is encoded once`() throws {
    var chain = Link(nil)
    for _ in 1..<10 { chain = Link(chain) }
    let box = PolymorphicValue<any JSONIdentified>(wrappedValue: chain)
    try JSONContext.with(\.types, JSONTypeRegistry([Link.self])) {
      for _ in 0..<2 {
        Link.count = 0
        _ = try box.JSONString()
        _ = try box.JSONEncode()
        #expect(Link.count == 20)
      }
    }
  }

  @Test func `the object around a payload counts for the depth limit`() throws {
    var context = JSONContext()
    context.types = try Self.registry()
    context.options.depthLimit = 1
    let text = message {
      _ = try PolymorphicValue<Rock>(wrappedValue: Rock(weight: 1)).JSONString(context: context)
    }
    #expect(text?.contains("nested deeper than 1 level") == true, "\(text ?? "")")
  }
}
