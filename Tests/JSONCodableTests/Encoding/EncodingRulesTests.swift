import Engines
import Foundation
import JSONCodable
import Testing

/// A value whose default encoding is the JSON that `JSONEncoder` writes.
struct EncodingRule: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: any JSONEncodable & Encodable & Sendable
  let text: String

  init(_ name: String, _ value: any JSONEncodable & Encodable & Sendable, _ text: String) {
    testDescription = name
    self.value = value
    self.text = text
  }
}

@Suite("The default encoding is the JSON that JSONEncoder writes", .everyEngine)
struct EncodingRulesTests {
  static let rules =
    [
      EncodingRule("an optional with a value", Box<Int?>(5), #"{"value":5}"#),
      EncodingRule("an optional without a value", Maybe(), "{}"),
      EncodingRule("an optional of an optional", Box<Int??>(.some(.some(5))), #"{"value":5}"#),
      EncodingRule("nil in an array", Box<[Int?]>([1, nil]), #"{"value":[1,null]}"#),
      EncodingRule(
        "nil in a dictionary", Box<[String: Int?]>(["a": nil]), #"{"value":{"a":null}}"#),
      EncodingRule("a nested type", Box(Box("x")), #"{"value":{"value":"x"}}"#),
      EncodingRule("an optional nested type", Box<Box<Int>?>(Box(1)), #"{"value":{"value":1}}"#),
      EncodingRule("an empty type", Box(Empty()), #"{"value":{}}"#),
      EncodingRule("a string enum", Box(Direction.left), #"{"value":"left"}"#),
      EncodingRule("an optional string enum", Box<Direction?>(.left), #"{"value":"left"}"#),
      EncodingRule("an array of integer enums", Box([Level.low, .high]), #"{"value":[1,9]}"#),
      EncodingRule("a raw-value struct", Box(Ticket(rawValue: 7)), #"{"value":7}"#),
      EncodingRule("an option set", Box(Days([.first, .second])), #"{"value":3}"#),
      EncodingRule("a case without payload", Shape.none, #"{"none":{}}"#),
      EncodingRule("a payload without label", Shape.one(1), #"{"one":{"_0":1}}"#),
      EncodingRule("a payload with label", Shape.labelled(side: 2), #"{"labelled":{"side":2}}"#),
      EncodingRule("payloads of both kinds", Shape.both(1, b: "x"), #"{"both":{"_0":1,"b":"x"}}"#),
      EncodingRule("a nil payload", Shape.maybe(nil), #"{"maybe":{}}"#),
      EncodingRule("an optional payload", Shape.maybe(3), #"{"maybe":{"_0":3}}"#),
      EncodingRule(
        "an indirect enum", Shape.pair(.none, .one(2)),
        #"{"pair":{"_0":{"none":{}},"_1":{"one":{"_0":2}}}}"#),
      EncodingRule("a case that prints otherwise", Loud.quiet, #"{"quiet":{}}"#),
      EncodingRule("a case with a raw identifier", Loud.`not quiet`(1), #"{"not quiet":{"_0":1}}"#),
      EncodingRule("a boolean", Box(true), #"{"value":true}"#),
      EncodingRule("a string", Box("a/b\n\u{1}é😀\"\\"), #"{"value":"a\/b\n\u0001é😀\"\\"}"#),
      EncodingRule("a double", Box(0.1), #"{"value":0.1}"#),
      EncodingRule("a whole double", Box(5.0), #"{"value":5}"#),
      EncodingRule("a small double", Box(1e-7), #"{"value":1e-07}"#),
      EncodingRule("a large double", Box(1e22), #"{"value":1e+22}"#),
      EncodingRule("a float", Box(Float(0.1)), #"{"value":0.1}"#),
      EncodingRule(
        "a decimal", Box(Decimal(sign: .plus, exponent: -2, significand: 125)), #"{"value":1.25}"#),
      EncodingRule("Int8", Box(Int8.min), #"{"value":-128}"#),
      EncodingRule("UInt64", Box(UInt64.max), #"{"value":18446744073709551615}"#),
      EncodingRule(
        "Int128", Box(Int128.min), #"{"value":-170141183460469231731687303715884105728}"#),
      EncodingRule(
        "UInt128", Box(UInt128.max), #"{"value":340282366920938463463374607431768211455}"#),
      EncodingRule("a date", Box(Date(timeIntervalSinceReferenceDate: 0.5)), #"{"value":0.5}"#),
      EncodingRule("data", Box(Data([1, 2, 255])), #"{"value":"AQL\/"}"#),
      EncodingRule(
        "a UUID", Box(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
        #"{"value":"01020304-0506-0708-090A-0B0C0D0E0F10"}"#),
      EncodingRule("an array of arrays", Box([[1], [], [2, 3]]), #"{"value":[[1],[],[2,3]]}"#),
      EncodingRule("a set", Box(Set([4])), #"{"value":[4]}"#),
      EncodingRule("integer keys", Box([7: "x"]), #"{"value":{"7":"x"}}"#),
      EncodingRule(
        "a dictionary of arrays of optionals", Box(["a": [Maybe(), nil]]),
        #"{"value":{"a":[{},null]}}"#),
      EncodingRule("a subclass", Dog(), #"{"bark":"woof","legs":4,"name":"?"}"#),
      EncodingRule("lazy storage that nobody asked for", Idle(), #"{"id":1}"#),
      EncodingRule("a raw identifier", RawIdentifier(), #"{"full name":"x"}"#),
      EncodingRule("a name that begins with an underscore", Underscored(), #"{"_id":1}"#),
    ]

  @Test(arguments: rules)
  func `the mapper and JSONEncoder write the same`(_ rule: EncodingRule) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let codable = String(decoding: try encoder.encode(rule.value), as: UTF8.self)
    #expect(codable == rule.text)
    #expect(try rule.value.JSONString(options: .sortedKeys) == rule.text)
    let data = try rule.value.JSONData(options: .sortedKeys)
    #expect(String(decoding: data, as: UTF8.self) == rule.text)
  }

  @Test(arguments: rules)
  func `JSONSerialization writes the tree of every encoding rule`(_ rule: EncodingRule) throws {
    let tree = try rule.value.JSONEncode()
    let data = try JSONSerialization.data(withJSONObject: tree, options: .sortedKeys)
    #expect(String(decoding: data, as: UTF8.self) == rule.text)
  }

  @Test func `the table of encoding rules has all its rows`() { #expect(Self.rules.count >= 45) }
}

// MARK: - The types of the table

struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
extension Box: Sendable where Value: Sendable {}
extension Box: JSONEncodable {}
extension Box: Encodable where Value: Encodable {}

struct Maybe: JSONEncodable, Encodable, Sendable { var value: Int? }
struct Empty: JSONEncodable, Encodable, Sendable {}
enum Direction: String, Encodable { case left, right }
enum Level: Int, Encodable { case low = 1, high = 9 }
struct Ticket: RawRepresentable, Encodable { var rawValue: Int }
struct Days: OptionSet, Encodable {
  var rawValue: Int
  static let first = Days(rawValue: 1)
  static let second = Days(rawValue: 2)
}

indirect enum Shape: JSONEncodable, Encodable, Sendable {
  case none, one(Int), labelled(side: Int), both(Int, b: String), maybe(Int?), pair(Shape, Shape)
}

enum Loud: JSONEncodable, Encodable, CustomStringConvertible {
  case quiet, `not quiet`(Int)
  var description: String { "LOUD" }
}

class Animal: JSONEncodable, Encodable, @unchecked Sendable {
  var name = "?"
  var legs = 4
}

final class Dog: Animal, @unchecked Sendable {
  var bark = "woof"

  private enum CodingKeys: CodingKey { case bark }
  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bark, forKey: .bark)
  }
}

struct Idle: JSONEncodable, Encodable, @unchecked Sendable {
  var id = 1
  lazy var cache = "computed"
  private enum CodingKeys: CodingKey { case id }
}

struct RawIdentifier: JSONEncodable, Encodable, Sendable { var `full name` = "x" }
struct Underscored: JSONEncodable, Encodable { var _id = 1 }
