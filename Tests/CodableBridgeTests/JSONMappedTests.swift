import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private enum Sort: String, JSONEncodable, JSONRestorable, Hashable { case new, used }

/// A mapped struct whose Codable conformance would write something else.
private struct Part: JSONCodable, Hashable {
  var id = 1
  var weight: Double?
  private(set) var myURL: String?

  init() {}
  init(id: Int, weight: Double? = nil) { (self.id, self.weight) = (id, weight) }

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id", required: true)
    try json.restore(&weight, key: "weight")
    try json.restore(&myURL, key: "myURL")
  }
}

private final class Label: JSONEncodable, JSONConstructible, Hashable {
  let text: String
  init(text: String) { self.text = text }
  init(JSONDictionary json: JSONObject) throws { text = try json.value(key: "text") }
  static func == (left: Label, right: Label) -> Bool { left.text == right.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A moved type with every kind of mapped property.
private struct Machine: Codable, Hashable {
  @JSONMapped var part = Part()
  @JSONMapped var label = Label(text: "L")
  @JSONMapped var sort = Sort.used
  @JSONMapped var list: [Part] = []
  @JSONMapped var named: [String: Part] = [:]
  @JSONMapped var spare: Part?
  @JSONMapped var tags: [Sort]?
  var wrapped: [JSONMapped<Part>] = []
}

/// A tag, and a mapped payload flat beside it.
private struct Flat: Encodable {
  var payloadFirst: Bool
  private enum CodingKeys: CodingKey { case type }

  func encode(to encoder: any Encoder) throws {
    let payload = JSONMapped(wrappedValue: Part(id: 3, weight: 0.5))
    if payloadFirst { try payload.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("part", forKey: .type)
    if !payloadFirst { try payload.encode(to: encoder) }
  }
}

/// A coder's way from a value to text and back.
enum CoderRoute: CaseIterable, Sendable {
  case text, dictionaries, propertyList

  func write(_ value: some Encodable) throws -> Any {
    switch self {
    case .text: try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    case .dictionaries: try DictionaryEncoder().encode(value)
    case .propertyList: try PropertyListEncoder().encode(value)
    }
  }

  func read<Value: Decodable>(_ type: Value.Type = Value.self, _ written: Any) throws -> Value {
    switch self {
    case .text:
      let data = try JSONSerialization.data(withJSONObject: written)
      return try JSONDecoder().decode(Value.self, from: data)
    case .dictionaries: return try DictionaryDecoder().decode(Value.self, from: written)
    case .propertyList:
      return try PropertyListDecoder().decode(Value.self, from: #require(written as? Data))
    }
  }
}

@Suite("A mapped type takes part in Codable by the mapper", .everyEngine)
struct JSONMappedTests {
  private static let plain =
    #"{"label":{"text":"L"},"list":[],"named":{},"part":{"id":1},"sort":"used","wrapped":[]}"#
  private static let full =
    #"{"label":{"text":"L"},"list":[{"id":2},{"id":3,"weight":0.5}],"named":{"a":{"id":4}},"#
    + #""part":{"id":1},"sort":"new","spare":{"id":5},"tags":["new"],"wrapped":[{"id":6}]}"#

  private static var fullMachine: Machine {
    Machine(
      sort: .new, list: [Part(id: 2), Part(id: 3, weight: 0.5)], named: ["a": Part(id: 4)],
      spare: Part(id: 5), tags: [.new], wrapped: [JSONMapped(wrappedValue: Part(id: 6))])
  }

  @Test func `a mapped property writes by Codable what the mapper writes`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for (machine, text) in [(Machine(), Self.plain), (Self.fullMachine, Self.full)] {
      #expect(try String(decoding: encoder.encode(machine), as: UTF8.self) == text)
      let object = try DictionaryEncoder().encodeObject(machine)
      #expect(try object.JSONString(options: .sortedKeys) == text)
    }
  }

  @Test(arguments: CoderRoute.allCases)
  func `every coder reads what it has written of a mapped property`(_ route: CoderRoute) throws {
    for machine in [Machine(), Self.fullMachine] {
      #expect(try route.read(Machine.self, route.write(machine)) == machine)
    }
  }

  @Test(arguments: CoderRoute.allCases)
  func `a mapped value is read and written as the document itself`(_ route: CoderRoute) throws {
    let part = JSONMapped(wrappedValue: Part(id: 9))
    #expect(try route.read(JSONMapped<Part>.self, route.write(part)) == part)
    let list = JSONMapped(wrappedValue: [Part(id: 9), Part()])
    #expect(try route.read(JSONMapped<[Part]>.self, route.write(list)) == list)
  }

  @Test(arguments: [CoderRoute.text, .dictionaries])
  func `null and an absent key are nil for a mapped property`(_ route: CoderRoute) throws {
    let json = try JSONObject(JSONString: Self.plain)
    #expect(try route.read(Machine.self, json) == Machine())
    let nulls = json.merging(["spare": NSNull(), "tags": NSNull()]) { $1 }
    #expect(try route.read(Machine.self, nulls) == Machine())
  }

  @Test func `a moved type that is mapped as well writes it under its plain name`() throws {
    struct Both: JSONEncodable { @JSONMapped var part: Part? = Part(id: 2) }
    #expect(try Both().JSONString() == #"{"part":{"id":2}}"#)
    #expect(try Both(part: nil).JSONString() == "{}")
  }

  @Test(arguments: [true, false])
  func `a mapped object stands flat beside a tag`(_ payloadFirst: Bool) throws {
    let text = #"{"id":3,"type":"part","weight":0.5}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let flat = Flat(payloadFirst: payloadFirst)
    #expect(try String(decoding: encoder.encode(flat), as: UTF8.self) == text)
    #expect(
      try DictionaryEncoder().encodeObject(flat).JSONString(options: .sortedKeys) == text)
  }

  @Test func `a mapped value that is not an object cannot stand beside a tag`() throws {
    struct Bad: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        try container.encode(1, forKey: "type")
        try JSONMapped(wrappedValue: [1]).encode(to: encoder)
      }
    }
    let error = try #require(
      throws: EncodingError.self, performing: { try DictionaryEncoder().encode([Bad()]) })
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0"])
    #expect(context.debugDescription == "Cannot encode an unkeyed container beside another value.")
  }

  // MARK: - Numbers

  /// Keeps one number as it was read.
  private struct Kept: JSONEncodable, JSONConstructible {
    var number: Any
    init(JSONDictionary json: JSONObject) throws { number = try json.value(key: "n") }
    func JSONEncode() -> Any { ["n": number] }
  }

  @Test(arguments: [
    "0", "1.5", "0.1", "5e-324", "1.7976931348623157e+308", "9007199254740993",
    "-9223372036854775808", "18446744073709551615", "170141183460469231731687303715884105727",
    "0.1234567890123456789", "12345678901234567890.123",
  ])
  func `numbers of a mapped property are as exact as the coder has them`(_ number: String) throws {
    try check(number)
  }

  @Test(.ownTextOnly("Foundation reads -0 as 0"))
  func `minus zero in a mapped property is as exact as the coder has it`() throws {
    try check("-0")
  }

  private func check(_ number: String) throws {
    let text = #"{"n":\#(number)}"#
    let decoded = try JSONDecoder().decode(JSONMapped<Kept>.self, from: Data(text.utf8))
    #expect(try String(decoding: JSONEncoder().encode(decoded), as: UTF8.self) == text)
    let kept = try DictionaryDecoder().decode(
      JSONMapped<Kept>.self, from: JSONObject(JSONString: text))
    #expect(try DictionaryEncoder().encodeObject(kept).JSONString() == text)
  }

  @Test func `every integer and floating-point type comes back through a mapped property`() throws {
    struct Numbers: JSONEncodable, JSONConstructible, Equatable {
      var wide = UInt128.max
      var low = Int128.min
      var small = Float(0.1)
      var double = 0.1
      var decimal = Decimal(sign: .plus, exponent: -30, significand: 7)

      init() {}
      init(JSONDictionary json: JSONObject) throws {
        wide = try json.value(key: "wide")
        low = try json.value(key: "low")
        small = try json.value(key: "small")
        double = try json.value(key: "double")
        decimal = try json.value(key: "decimal")
      }
    }
    let numbers = JSONMapped(wrappedValue: Numbers())
    #expect(
      try DictionaryDecoder().decode(
        JSONMapped<Numbers>.self, from: DictionaryEncoder().encode(numbers)) == numbers)
    #expect(
      try JSONDecoder().decode(JSONMapped<Numbers>.self, from: JSONEncoder().encode(numbers))
        == numbers)
  }

  // MARK: - Errors

  @Test(arguments: [CoderRoute.text, .dictionaries])
  func `a mapped property that cannot be read is a DecodingError with the mapper's words`(
    _ route: CoderRoute
  ) throws {
    var json = try JSONObject(JSONString: Self.full)
    try json.archive("3", keyPath: "list[1].id")
    let error = try #require(
      throws: DecodingError.self, performing: { try route.read([Machine].self, [json]) })
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error) is not dataCorrupted")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", "list", "Index 1", "id"])
    #expect(context.codingPath.map(\.intValue) == [0, nil, 1, nil])
    #expect(context.debugDescription == #"wrong type: string "3", expected Int"#)
    #expect(
      context.underlyingError as? JSONDecodingError
        == JSONDecodingError(
          path: JSONPath([.index(0), .key("list"), .index(1), .key("id")]),
          problem: .wrongType(found: #"string "3""#, expected: "Int")))
  }

  @Test(arguments: [CoderRoute.text, .dictionaries])
  func `a missing mapped property is the decoder's own error`(_ route: CoderRoute) throws {
    let error = try #require(
      throws: DecodingError.self, performing: { try route.read(Machine.self, JSONObject()) })
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("\(error) is not keyNotFound")
      return
    }
    #expect(key.stringValue == "part")
  }

  @Test(arguments: [CoderRoute.text, .dictionaries])
  func `a mapped property that cannot be written is an EncodingError with the mapper's words`(
    _ route: CoderRoute
  ) throws {
    let machine = Machine(named: ["a": Part(id: 1, weight: .nan)])
    let error = try #require(
      throws: EncodingError.self, performing: { try route.write([machine]) })
    guard case .invalidValue(let value, let context) = error else { return }
    #expect(value is [String: Part])
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", "named", "a", "weight"])
    #expect(context.debugDescription == "non-finite number nan")
    #expect(
      context.underlyingError as? JSONEncodingError
        == JSONEncodingError(
          path: JSONPath([.index(0), .key("named"), .key("a"), .key("weight")]),
          problem: .nonFiniteNumber("nan")))
  }

  @Test func `what a mapped type's JSONEncode leaves in its tree is encoded as well`() throws {
    struct Loose: JSONEncodable, JSONConstructible {
      init() {}
      init(JSONDictionary json: JSONObject) throws {}
      func JSONEncode() -> Any {
        ["when": Date(timeIntervalSinceReferenceDate: 2), "part": Part()]
      }
    }
    let loose = JSONMapped(wrappedValue: Loose())
    let text = #"{"part":{"id":1},"when":2}"#
    #expect(
      try DictionaryEncoder().encodeObject(loose).JSONString(options: .sortedKeys) == text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try String(decoding: encoder.encode(loose), as: UTF8.self) == text)
  }

  /// A generic type, in which nothing says that the property may be an optional.
  private struct Generic<Value: JSONEncodable & JSONRestorable & Hashable>: Codable, Hashable {
    @JSONMapped var value: Value
  }

  @Test func `an optional in a generic type is left out, and any JSON is not`() throws {
    func expectText<Value>(_ text: String, of value: Generic<Value>) throws {
      let data = try JSONEncoder().encode(value)
      #expect(String(decoding: data, as: UTF8.self) == text)
      #expect(try JSONDecoder().decode(Generic<Value>.self, from: data) == value)
      let tree = try DictionaryEncoder().encode(value)
      #expect(try DictionaryDecoder().decode(Generic<Value>.self, from: tree) == value)
    }
    try expectText("{}", of: Generic<Part?>(value: nil))
    try expectText("{}", of: Generic<Int?>(value: nil))
    try expectText(#"{"value":7}"#, of: Generic<Int?>(value: 7))
    try expectText(#"{"value":null}"#, of: Generic<AnyJSON>(value: .null))
    try expectText("{}", of: Generic<AnyJSON?>(value: nil))
    try expectText("{}", of: Generic<Int??>(value: nil))
    let held = try JSONEncoder().encode(Generic<Int??>(value: .some(nil)))
    #expect(String(decoding: held, as: UTF8.self) == #"{"value":null}"#)
    #expect(
      throws: DecodingError.self,
      performing: { try JSONDecoder().decode(Generic<Int>.self, from: Data("{}".utf8)) })
  }
}
