import Engines
import Foundation
import JSONCodable
import Testing

/// A street whose JSON is wrong, and what a Codable reading says about it.
struct CodableFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let path: [String]
  let words: String
}

@Suite("Codable reads and writes a polymorphic property as the mapper does", .everyEngine)
struct PolymorphicCodableTests {
  private func encoder() throws -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[.JSONTypes] = try Registries.creatures()
    return encoder
  }

  private func decoder() throws -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.JSONTypes] = try Registries.creatures()
    return decoder
  }

  private func house(_ text: String) throws -> House {
    try decoder().decode(House.self, from: Data(text.utf8))
  }

  @Test(arguments: [PolymorphicValueTests.full, PolymorphicValueTests.plain])
  func `Codable reads and writes the mapper's JSON of a polymorphic property`(_ text: String) throws
  {
    let house = try house(text)
    #expect(try String(decoding: encoder().encode(house), as: UTF8.self) == text)
    let mapped = try JSONContext.with(\.types, Registries.creatures()) {
      try house.JSONString(options: .sortedKeys)
    }
    #expect(mapped == text)
  }

  @Test func `null is nil for a polymorphic property by Codable, as an absent key is`() throws {
    let text =
      #"{"guest":null,"others":[],"outside":null,"pet":{"_type":"bird/2","name":"B"},"rooms":{}}"#
    let house = try house(text)
    #expect(house.guest == nil)
    #expect(house.outside == nil)
  }

  @Test func `Codable takes the registry of the context where the coder has none`() throws {
    let text = PolymorphicValueTests.full
    let written = try JSONContext.with(\.types, Registries.creatures()) {
      let house = try JSONDecoder().decode(House.self, from: Data(text.utf8))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(house)
    }
    #expect(String(decoding: written, as: UTF8.self) == text)
  }

  @Test func `the coder's registry comes before that of the context`() throws {
    let other = try JSONTypeRegistry(key: "kind", [Hound.self])
    let text = PolymorphicValueTests.full
    let written = try JSONContext.with(\.types, other) {
      try encoder().encode(house(text))
    }
    #expect(String(decoding: written, as: UTF8.self) == text)
  }

  @Test func `key strategies leave the values inside a polymorphic property alone`() throws {
    let encoder = try encoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.userInfo[.JSONTypes] = try JSONTypeRegistry(key: "typeID", [Keyed.self])
    let text = #"{"my_pet":{"camelCase":1,"inner":{"snake_case":2},"typeID":"Keyed"}}"#
    #expect(try String(decoding: encoder.encode(KeyedHolder()), as: UTF8.self) == text)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.userInfo = encoder.userInfo
    let holder = try decoder.decode(KeyedHolder.self, from: Data(text.utf8))
    #expect(holder.myPet.camelCase == 1)
    #expect(holder.myPet.inner == ["snake_case": 2])
  }

  @Test(arguments: [
    "0", "-0", "1.5", "0.1", "5e-324", "1e+22", "-9223372036854775808", "18446744073709551615",
    "123456789012345678901234567890", "0.1234567890123456789", "true", "false", "null", #""1""#,
    "[]", "{}", #"[1,[true,{"a":[null]}]]"#, #"{"a":{"b":{}}}"#, "1.7976931348623157e+308",
  ])
  func `every JSON value passes unchanged through a polymorphic property by Codable`(
    _ value: String
  ) throws {
    let registry = try JSONTypeRegistry([Crate.self])
    let decoder = JSONDecoder()
    decoder.userInfo[.JSONTypes] = registry
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[.JSONTypes] = registry
    let text = #"[{"_type":"Crate","content":\#(value)}]"#
    let crates = try decoder.decode([PolymorphicValue<Crate>].self, from: Data(text.utf8))
    #expect(try String(decoding: encoder.encode(crates), as: UTF8.self) == text)
  }

  // MARK: - Errors

  static let known = #"one of "Hound", "Puss", "Rock", "bird/2""#
  static let faults = [
    CodableFault(
      testDescription: "an unregistered id",
      text: #"{"houses":[{"pet":{"_type":"Hound","name":"H","friend":{"_type":"Ghost"}}}]}"#,
      path: ["houses", "Index 0", "pet", "friend", "_type"],
      words: "unregistered id \"Ghost\", expected \(known)"),
    CodableFault(
      testDescription: "a type that is no creature",
      text: #"{"houses":[{"pet":{"_type":"Rock","weight":1}}]}"#,
      path: ["houses", "Index 0", "pet", "_type"],
      words: #"wrong type: id "Rock" of type Rock, expected Creature"#),
    CodableFault(
      testDescription: "a missing id",
      text: #"{"houses":[{"pet":{"_type":"bird/2","name":"B"},"others":[{}]}]}"#,
      path: ["houses", "Index 0", "others", "Index 0", "_type"],
      words: "missing value, expected \(known)"),
    CodableFault(
      testDescription: "an error inside",
      text: #"{"houses":[{"pet":{"_type":"bird/2","name":1}}]}"#,
      path: ["houses", "Index 0", "pet", "name"], words: "wrong type: number 1, expected String"),
  ]

  @Test(arguments: faults)
  func `a polymorphic value that cannot be read is a DecodingError with the mapper's words`(
    _ fault: CodableFault
  ) throws {
    let decoder = try decoder()
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Street.self, from: Data(fault.text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error)) is not dataCorrupted")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == fault.path)
    #expect(context.debugDescription == fault.words)
    let underlying = try #require(context.underlyingError as? JSONDecodingError)
    let mapped = #expect(throws: JSONDecodingError.self) {
      try JSONContext.with(\.types, Registries.creatures()) { try Street(JSONString: fault.text) }
    }
    #expect(underlying == mapped)
  }

  @Test func `a missing required polymorphic value is the decoder's own error`() throws {
    let error = #expect(throws: DecodingError.self) { try house("{}") }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("\(String(describing: error)) is not keyNotFound")
      return
    }
    #expect(key.stringValue == "pet")
  }

  @Test func `Codable reads no polymorphic value without a registry`() throws {
    let text = PolymorphicValueTests.plain
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(House.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error)) is not dataCorrupted")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["pet"])
    #expect(
      context.debugDescription
        == "missing context, expected JSONTypeRegistry")
  }

  @Test func `a number that no type holds is an error at its place in a polymorphic value`() throws
  {
    let decoder = try decoder()
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(House.self, from: Data(#"{"pet":{"_type":"Hound","n":[1e400]}}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error)) is not dataCorrupted")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["pet", "n", "Index 0"])
    #expect(
      context.debugDescription == "neither null, boolean, string nor a number that fits")
  }

  @Test
  func `a polymorphic value that cannot be written is an EncodingError with the mapper's words`()
    throws
  {
    let encoder = try encoder()
    let street = Street(houses: [House(others: [Bird(name: "B"), Ghost()])])
    let error = #expect(throws: EncodingError.self) { try encoder.encode(street) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(
      context.codingPath.map(\.stringValue) == ["houses", "Index 0", "others", "Index 1"])
    let words = "unregistered type Ghost, expected one of Bird, Hound, Puss, Rock"
    #expect(context.debugDescription == words)
    #expect("\(try #require(context.underlyingError))" == "\(words) at $.houses[0].others[1]")
  }
}

// MARK: - Models

struct Keyed: JSONIdentified {
  var camelCase = 1
  var inner = ["snake_case": 2]

  init() {}
  init(JSONDictionary json: JSONObject) throws {
    camelCase = try json.value(key: "camelCase")
    inner = try json.value(key: "inner")
  }
}

struct KeyedHolder: Codable {
  @PolymorphicValue var myPet = Keyed()
}

/// Keeps any JSON value.
struct Crate: JSONIdentified {
  var content: Any
  init(JSONDictionary json: JSONObject) throws { content = json["content"] ?? NSNull() }
}
