import Engines
import Foundation
import JSONCodable
import Testing

@Suite("AnyJSON keeps any JSON as it is", .everyEngine)
struct AnyJSONTests {
  static let texts = [
    "null", "true", "false", "0", "7", "-7", "1.5", "-0.0", "9223372036854775807",
    "-9223372036854775808", "18446744073709551615", "340282366920938463463374607431768211455",
    "-170141183460469231731687303715884105728", "0.1", "5e-324", "1.7976931348623157e+308",
    "12345678901234567890.125", "0.1234567890123456789", #""""#, #""é \"\\ 😀""#, "[]", "{}",
    "[null,[1,[2.5,{}]],\"x\"]", #"{"":0,"a.b[0]":null,"ключ":{"é":[{"😀":true}]}}"#,
  ]

  /// The trees of two texts, as the mapper reads them.
  private func same(_ text: String, _ other: String) throws -> Bool {
    try AnyJSON(JSONString: text) == AnyJSON(JSONString: other)
  }

  @Test(.ownTextOnly("Foundation loses digits"), arguments: texts)
  func `a text comes back with every digit`(_ text: String) throws {
    let json = try AnyJSON(JSONString: text)
    let written = try json.JSONString(options: .sortedKeys)
    #expect(written == (text == "-0.0" ? "-0" : text))
    #expect(json.description == written)
    #expect(try AnyJSON(JSONString: written) == json)
    #expect(try AnyJSON(json.tree) == json)
    #expect(try AnyJSON(json.tree).hashValue == json.hashValue)
    #expect(try AnyJSON(json.JSONEncode()) == json)
  }

  @Test(arguments: texts)
  func `Codable reads and writes the same`(_ text: String) throws {
    let json = try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try String(decoding: encoder.encode(json), as: UTF8.self) == json.description)
    #expect(json.description == (text == "-0.0" ? "-0" : text))
  }

  @Test func `a property list keeps what it has words for`() throws {
    let json: AnyJSON = ["a": [1, 2.5, "x", true], "b": ["c": -7]]
    let list = try PropertyListEncoder().encode(json)
    #expect(try PropertyListDecoder().decode(AnyJSON.self, from: list) == json)
  }

  @Test func `each number is kept in the form that holds it`() throws {
    #expect(isInteger(try AnyJSON(JSONString: "5")))
    #expect(isInteger(try AnyJSON(NSNumber(value: Int.min))))
    #expect(isDouble(try AnyJSON(JSONString: "5.0")))
    #expect(isDouble(try AnyJSON(5.0 as Any)))
    #expect(isDouble(try AnyJSON(Float(0.1) as Any)))
    #expect(try AnyJSON(Float(0.1) as Any).description == "0.1")
    #expect(try AnyJSON(UInt64.max as Any) == .decimal(Decimal(UInt64.max)))
    #expect(try AnyJSON(Int128.max as Any).description == Int128.max.description)
    #expect(try UInt128(JSONValue: AnyJSON(UInt128.max as Any).tree) == UInt128.max)
    let zero = try AnyJSON(JSONString: "-0.0")
    guard case .double(let value) = zero else {
      Issue.record("\(zero)")
      return
    }
    #expect(value.sign == .minus)
  }

  private func isInteger(_ json: AnyJSON) -> Bool {
    if case .integer = json { true } else { false }
  }
  private func isDouble(_ json: AnyJSON) -> Bool { if case .double = json { true } else { false } }

  struct Pair: Sendable, CustomTestStringConvertible {
    let left: AnyJSON
    let right: AnyJSON
    var areEqual = true
    var testDescription: String { "\(left) \(areEqual ? "is" : "is not") \(right)" }
  }

  static let pairs = [
    Pair(left: .integer(1), right: .double(1)),
    Pair(left: .integer(1), right: .decimal(1)),
    Pair(left: .double(0.1), right: .decimal(Decimal(string: "0.10") ?? 0)),
    Pair(left: .integer(0), right: .double(-0.0)),
    Pair(left: .double(0x1p64), right: .decimal(Decimal(UInt64.max) + 1)),
    Pair(left: .double(0x1p62), right: .integer(1 << 62)),
    Pair(left: .double(-0x1p80), right: .double(-0x1p80)),
    Pair(left: .integer(.max), right: .double(0x1p63), areEqual: false),
    Pair(
      left: .double(1.5), right: .decimal(Decimal(string: "1.50000000000000000001") ?? 0),
      areEqual: false),
    Pair(left: .boolean(true), right: .integer(1), areEqual: false),
    Pair(left: .string("1"), right: .integer(1), areEqual: false),
    Pair(left: .null, right: .boolean(false), areEqual: false),
    Pair(left: [1, ["a": 2.0]], right: [1.0, ["a": 2]]),
    Pair(left: ["a": nil], right: [:], areEqual: false),
  ]

  @Test(arguments: pairs)
  func `values are compared and hashed by what they are`(_ pair: Pair) {
    #expect((pair.left == pair.right) == pair.areEqual)
    #expect(Set([pair.left, pair.right]).count == (pair.areEqual ? 1 : 2))
  }

  // MARK: - Trees

  @Test func `a legacy dictionary becomes the JSON that it stands for`() throws {
    let legacy: [AnyHashable: Any] = [
      "a": NSArray(array: [NSNumber(value: true), NSNull()]),
      "b": [AnyHashable("c"): NSDecimalNumber(string: "1.5")] as [AnyHashable: Any],
      "d": Optional(5) as Any, "e": Int?.none as Any, "f": AnyJSON.string("x"),
      "g": [AnyJSON.null, 7] as [Any], "h": AnyHashable(NSNull()),
    ]
    let expected: AnyJSON = [
      "a": [true, nil], "b": ["c": 1.5], "d": 5, "e": nil, "f": "x", "g": [nil, 7], "h": nil,
    ]
    #expect(try AnyJSON(legacy) == expected)
    #expect(try AnyJSON(JSONValue: legacy) == expected)
  }

  struct TreeFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: @Sendable () -> Any
    init(_ message: String, _ tree: @autoclosure @escaping @Sendable () -> Any) {
      testDescription = message
      self.tree = tree
    }
  }

  static let faults = [
    TreeFault(
      "wrong type: value of type Date, expected AnyJSON at $.a[1]", ["a": [1, Date()] as [Any]]),
    TreeFault(
      "wrong type: dictionary with a key that is not a string: number 5, expected AnyJSON at $[0]",
      [[5: 1]]),
    TreeFault("wrong type: number nan, expected AnyJSON at $.a", ["a": Double.nan]),
    TreeFault("wrong type: number -inf, expected AnyJSON at $", -Float.infinity),
    TreeFault("wrong type: number NaN, expected AnyJSON at $[0]", [Decimal.nan]),
    TreeFault("wrong type: value of type (Int, Int), expected AnyJSON at $", (1, 2)),
  ]

  @Test(arguments: faults)
  func `a tree with what is not JSON is refused, with the place`(_ fault: TreeFault) {
    #expect(message { _ = try AnyJSON(fault.tree()) } == fault.testDescription)
    #expect(message { _ = try AnyJSON(JSONValue: fault.tree()) } == fault.testDescription)
  }

  @Test(.ownTextOnly("Foundation refuses the text"))
  func `a number that no Swift type holds is refused, with the place`() {
    #expect(
      message { _ = try AnyJSON(JSONString: #"{"a":[1,1e400]}"#) }
        == "out of range: 1e400, expected a number that Double can hold at $.a[1]")
  }

  @Test func `a number that is not finite has no text`() throws {
    let json: AnyJSON = ["a": [.double(.infinity)]]
    #expect(message { _ = try json.JSONString() } == "non-finite number inf at $.a[0]")
    #expect(json.description == "non-finite number inf at $.a[0]")
    for number in [AnyJSON.double(.nan), .decimal(.nan)] {
      let holder = Holder(byKey: ["x": [["y": [1, number]]]])
      let expected = "non-finite number nan at $.byKey.x[0].y[1]"
      #expect(message { _ = try holder.JSONEncode() } == expected)
      #expect(message { _ = try holder.JSONString() } == expected)
    }
  }

  @Test func `a number that is not finite is a text where the options have one`() throws {
    let json: AnyJSON = ["a": [.double(.infinity), .double(.nan), .double(-.infinity)]]
    let texts = JSONOptions.NonFiniteStyle.strings(
      positiveInfinity: "∞", negativeInfinity: "-∞", notANumber: "?")
    let (text, tree) = try JSONContext.with(\.options.nonFiniteNumbers, texts) {
      (try json.JSONString(), try json.JSONEncode())
    }
    #expect(text == #"{"a":["∞","?","-∞"]}"#)
    #expect(try AnyJSON(tree) == ["a": ["∞", "?", "-∞"]])
  }

  @Test func `a value is written as deep as the options allow`() throws {
    func nested(_ levels: Int) -> AnyJSON {
      (0..<levels).reduce(1) { json, level in level.isMultiple(of: 2) ? [json] : ["a": json] }
    }
    JSONContext.with(\.options.depthLimit, 6) {
      for levels in [1, 6] {
        #expect(throws: Never.self) { _ = try nested(levels).JSONEncode() }
        #expect(throws: Never.self) { _ = try nested(levels).JSONString() }
      }
      let problem = "type [AnyJSON] nested deeper than 6 levels at $[0].a[0].a[0].a"
      #expect(refusal { try nested(7).JSONEncode() } == problem)
      #expect(refusal { try nested(7).JSONString() } == problem)
    }
  }

  // MARK: - Parts

  @Test func `members and elements are read and set`() throws {
    var json: AnyJSON = ["tags": ["a", "b"], "user": ["name": "Ann"]]
    #expect(json["tags"]?[1] == "b")
    #expect(json["tags"]?[2] == nil)
    #expect(json["tags"]?[-1] == nil)
    #expect(json["none"]?["name"] == nil)
    #expect(json["tags"]?["name"] == nil)
    #expect(json["user"]?[0] == nil)
    json["tags"]?[0] = "z"
    json["tags"]?[2] = 5
    json["tags"]?[1] = nil
    json["user"]?["name"] = .null
    json["seen"] = true
    #expect(json.description == #"{"seen":true,"tags":["z",null,5],"user":{"name":null}}"#)
    json["user"] = nil
    json["none"]?["deep"] = 1
    json["seen"]?["at"] = 7
    #expect(json.description == #"{"seen":{"at":7},"tags":["z",null,5]}"#)
    var scalar: AnyJSON = "x"
    scalar["a"] = nil
    #expect(scalar == "x")
    scalar[0] = 1
    #expect(scalar == [1])
  }

  // MARK: - Properties

  private struct Holder: JSONCodable, Codable, Equatable {
    var any: AnyJSON = "default"
    var maybe: AnyJSON?
    var list: [AnyJSON] = []
    var byKey: [String: AnyJSON] = [:]

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&any, key: "any")
      try json.restore(&maybe, key: "maybe")
      try json.restore(&list, key: "list")
      try json.restore(&byKey, key: "byKey")
    }
  }

  @Test(.ownTextOnly("Foundation refuses the text"), arguments: ["1e400", "1e-400"])
  func `a number that no type holds is out of range at each place`(number: String) {
    struct Holder: JSONMappable { var v: AnyJSON = nil, o: AnyJSON? }
    let attempts: [(place: String, () throws -> Any)] = [
      ("$", { try AnyJSON(JSONString: number) }),
      ("$[0]", { try [AnyJSON](JSONString: "[\(number)]") }),
      ("$.v", { try Holder(JSONString: #"{"v":\#(number)}"#) }),
      ("$.o[0]", { try Holder(JSONString: #"{"o":[\#(number)]}"#) }),
      ("$.o", { try Holder(JSONString: #"{"o":\#(number)}"#) }),
    ]
    for (place, attempt) in attempts {
      #expect {
        _ = try attempt()
      } throws: { error in
        "\(error)".hasPrefix("out of range: \(number)")
          && (place == "$" || "\(error)".hasSuffix(" at \(place)"))
      }
    }
  }

  private struct Dog: JSONMappable, Equatable { var name = "" }
  private enum Size: String { case small }

  @Test func `any JSON is read as the tree that it has`() throws {
    #expect(try Dog(JSONValue: ["name": "a"] as AnyJSON) == Dog(name: "a"))
    #expect(try [Dog](JSONValue: [["name": "a"]] as AnyJSON) == [Dog(name: "a")])
    #expect(try [String: Dog](JSONValue: ["x": ["name": "a"]] as AnyJSON) == ["x": Dog(name: "a")])
    #expect(try Int(JSONValue: AnyJSON.integer(5)) == 5)
    #expect(try UInt8(JSONValue: AnyJSON.double(5)) == 5)
    #expect(try Double(JSONValue: AnyJSON.decimal(0.5)) == 0.5)
    #expect(try Decimal(JSONValue: AnyJSON.decimal(0.1)) == Decimal(string: "0.1"))
    #expect(try Bool(JSONValue: AnyJSON.boolean(true)))
    #expect(try String(JSONValue: AnyJSON.string("q")) == "q")
    #expect(try String?(JSONValue: AnyJSON.null) == nil)
    #expect(try Date(JSONValue: AnyJSON.integer(5)).timeIntervalSinceReferenceDate == 5)
    #expect(try URL(JSONValue: AnyJSON.string("a")) == URL(string: "a"))
    #expect(try JSONObject(JSONString: "{}").isEmpty)
    let inside: [Any] = [AnyJSON.object(["name": "b"])]
    #expect(try [Dog](JSONValue: inside) == [Dog(name: "b")])
    #expect(
      refusal { try Bool(JSONValue: AnyJSON.integer(1)) }
        == "wrong type: number 1, expected Bool at $")
    #expect(
      refusal { try Int(JSONValue: AnyJSON.boolean(true)) }
        == "wrong type: boolean true, expected Int at $")
    #expect {
      try Dog(JSONValue: [1] as AnyJSON)
    } throws: { "\($0)".hasPrefix("wrong type: array, expected Dog") }
  }

  @Test func `what is inside is changed in its place`() {
    var json: AnyJSON = ["a": [["x": 1], 2]]
    json["a"]?[0]?["x"] = 5
    json["a"]?[0]?["y"] = 6
    json["a"]?[2] = 7
    json["a"]?[1] = nil
    json["b"]?["c"] = 8
    json["a"]?[9]?["c"] = 9
    #expect(json == ["a": [["x": 5, "y": 6], nil, 7]])
    json["a"]?[0] = nil
    json["a"]?[0]?["z"] = 1
    #expect(json == ["a": [["z": 1], nil, 7]])
    json["a"]? = "text"
    #expect(json == ["a": "text"])
    func change(_ json: inout AnyJSON?, to other: AnyJSON?) { json = other }
    change(&json["a"], to: nil)
    change(&json["b"], to: [1])
    change(&json["c"], to: nil)
    #expect(json == ["b": [1]])
    change(&json[0], to: 3)
    #expect(json == [3])
    change(&json[1], to: 4)
    change(&json[0], to: nil)
    #expect(json == [nil, 4])
  }

  @Test func `a change inside copies nothing`() {
    guard var json = Optional(AnyJSON.object(["a": .array([1, 2, 3])])) else { return }
    func storage(_ json: AnyJSON) -> UnsafeRawPointer? {
      guard case .object(let members) = json, case .array(let elements)? = members["a"] else {
        return nil
      }
      return elements.withUnsafeBytes { $0.baseAddress }
    }
    let before = storage(json)
    json["a"]?[1] = 5
    #expect(storage(json) == before)
    #expect(json == ["a": [1, 5, 3]])
  }

  @Test func `properties go in and out by both worlds`() throws {
    let text = #"{"any":{"a_b":[1]},"byKey":{"x_y":1.5},"list":[null,"x"],"maybe":false}"#
    let holder = Holder(
      any: ["a_b": [1]], maybe: false, list: [nil, "x"], byKey: ["x_y": 1.5])
    #expect(try Holder(JSONString: text) == holder)
    #expect(try holder.JSONString(options: .sortedKeys) == text)
    #expect(try JSONDecoder().decode(Holder.self, from: Data(text.utf8)) == holder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try String(decoding: encoder.encode(holder), as: UTF8.self) == text)
  }

  @Test func `null makes a property null, and an optional one nil`() throws {
    let holder = try Holder(JSONString: #"{"any":null,"maybe":null}"#)
    #expect(holder.any == .null)
    #expect(holder.maybe == nil)
    #expect(try Holder(JSONString: "{}").any == "default")
    #expect(try holder.JSONString(options: .sortedKeys) == #"{"any":null,"byKey":{},"list":[]}"#)
    let json: JSONObject = ["a": NSNull()]
    #expect(
      message { _ = try json.value(AnyJSON.self, key: "a") }
        == "missing value, expected AnyJSON at $.a")
  }

  @Test func `a value stands in a hand-made dictionary as what it holds`() throws {
    let json: JSONObject = ["a": AnyJSON.integer(5), "b": ["c": [AnyJSON.null]] as AnyJSON]
    #expect(try json.JSONString(options: .sortedKeys) == #"{"a":5,"b":{"c":[null]}}"#)
    #expect(try json.value(Int.self, key: "a") == 5)
    #expect(try json.value([String: [Int?]].self, key: "b") == ["c": [nil]])
  }
}
