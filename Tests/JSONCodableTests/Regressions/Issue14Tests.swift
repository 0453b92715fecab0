import Foundation
import JSONText
import Randomness
import Testing

@testable import JSONCodable

@Suite("A payload is written the same by plan and by Mirror")
struct PayloadFormTests {
  struct Box: JSONEncodable, Sendable {
    var level = 5
    var note: String?
  }
  final class Crate: JSONEncodable, Sendable { let weight = 7 }
  struct Named: JSONMappable, Sendable {
    var name = "x"
    mutating func JSONMap(_ json: inout JSONMapping) throws { try json.map(&name, key: "n") }
  }

  /// All forms of payloads, with their place.
  enum Nested: JSONUnion {
    case end, wait(Int), pause(for: Int?), rest(Int?), move(Int, y: Double), name(of: String)
    case box(Box), boxed(in: Box), list([Box]), items(of: [Int]), crate(Crate), held(in: Crate)
    case named(Named), tagged(by: Named), any(Any), pair(Int?, b: String?), url(URL)
    indirect case again(Nested), more(of: Nested)
    static let discriminator = JSONDiscriminator(key: "kind", payload: .nested(key: "data"))
    init(JSONDictionary: JSONObject) throws { self = .end }

    static var all: [Nested] {
      [
        .end, .wait(1), .pause(for: 2), .pause(for: nil), .rest(3), .rest(nil), .move(4, y: 1.5),
        .name(of: "n"), .box(Box()), .box(Box(note: "a")), .boxed(in: Box()), .list([Box()]),
        .items(of: [1, 2]), .crate(Crate()), .held(in: Crate()), .named(Named()),
        .tagged(by: Named()), .any([1, "b"] as [Any]), .any(Int?.none as Any), .pair(nil, b: nil),
        .pair(1, b: nil), .url(URL(fileURLWithPath: "/a")), .again(.wait(6)), .more(of: .end),
      ]
    }
  }

  enum Flat: JSONUnion {
    case end, pause(for: Int?), move(Int, y: Double), name(of: String), box(Box), boxed(in: Box)
    case items(of: [Int]), crate(Crate), named(Named), tagged(by: Named), clash(kind: Int)
    case wait(Int), pair(Int?, b: String?), map([String: Int])
    static let discriminator = JSONDiscriminator(key: "kind")
    init(JSONDictionary: JSONObject) throws { self = .end }

    static var all: [Flat] {
      [
        .end, .pause(for: 2), .pause(for: nil), .move(4, y: 1.5), .name(of: "n"), .box(Box()),
        .boxed(in: Box(note: "a")), .items(of: [1]), .crate(Crate()), .named(Named()),
        .tagged(by: Named()), .clash(kind: 1), .wait(1), .pair(nil, b: "b"), .map(["a": 1]),
        .map(["kind": 1]),
      ]
    }
  }

  /// What becomes of a value: its text with sorted keys, or the error.
  private static func outcome(_ encode: () throws -> Any) -> String {
    do {
      let data = try JSONSerialization.data(withJSONObject: encode(), options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  private static func compare<Union: JSONUnion>(_ values: [Union]) {
    for nilValues in [JSONOptions.NilStyle.omitted, .null] {
      for keys in [JSONOptions.KeyStyle.asDeclared, .snakeCase] {
        var context = JSONContext()
        context.options.nilValues = nilValues
        context.options.keys = keys
        var mirror = context
        mirror.options.reflection = .mirror
        // The second value of a type goes by the plan that the first one made.
        for value in values + values {
          let expected = outcome { try value.JSONEncode(context: mirror) }
          #expect(outcome { try value.JSONEncode(context: context) } == expected)
          let read = outcome {
            try JSONSerialization.jsonObject(with: value.JSONData(context: context))
          }
          #expect(read == expected)
        }
      }
    }
  }

  @Test func `nested payloads`() { Self.compare(Nested.all) }
  @Test func `flat payloads`() { Self.compare(Flat.all) }
}

@Suite("What a JSONMap notes is written the same in every way")
struct MappedPlanTests {
  struct Line: JSONMappable {
    var id = 1
    var note: String?
    var at = Date(timeIntervalSince1970: 5)
    var more: [Line] = []
    var isShort = false
    var isDouble = false
    var owner: String? = "a"

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "lineID")
      try json.map(&owner, key: "owner", required: true)
      if isShort { return }
      try json.map(&note, key: "note")
      try json.map(&at, key: "at", transformer: JSONTransformers.secondsToDate)
      try json.map(&more, key: "more")
      if isDouble { try json.map(&id, key: "note") }
    }
  }

  private static let values: [Line] = [
    Line(), Line(note: "a"), Line(more: [Line(isShort: true), Line(note: "b")]),
    Line(isShort: true), Line(note: "c", isDouble: true), Line(owner: nil), Line(id: 9),
  ]

  @Test(arguments: [JSONOptions.NilStyle.omitted, .null])
  func `lines that differ from value to value`(nilValues: JSONOptions.NilStyle) throws {
    var context = JSONContext()
    context.options.nilValues = nilValues
    var mirror = context
    mirror.options.reflection = .mirror
    for value in Self.values + Self.values.reversed() {
      func outcome(_ encode: () throws -> Any) -> String {
        do {
          let data = try JSONSerialization.data(withJSONObject: encode(), options: .sortedKeys)
          return String(decoding: data, as: UTF8.self)
        } catch {
          return "\(error)"
        }
      }
      let expected = outcome { try value.JSONEncode(context: mirror) }
      #expect(outcome { try value.JSONEncode(context: context) } == expected)
      let text = outcome {
        try JSONSerialization.jsonObject(with: value.JSONData(context: context))
      }
      let expectedText = outcome {
        try JSONSerialization.jsonObject(with: value.JSONData(context: mirror))
      }
      #expect(text == expectedText)
    }
  }

  @Test func `a required nil and a key said twice are errors with their places`() throws {
    #expect(
      refusal { try Line(owner: nil).JSONData() } == "missing value, expected String at $.owner")
    #expect(
      refusal { try [Line(), Line(owner: nil)].JSONData() }
        == "missing value, expected String at $[1].owner")
  }
}

@Suite("The digits of decimals are those of their texts")
struct DecimalDigitsTests {
  @Test(arguments: [1, 2]) func `random decimals`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...38, using: &random)
      let digits = (0..<count).map { "\(Int.random(in: $0 == 0 ? 1...9 : 0...9, using: &random))" }
        .joined()
      let text = "-\(digits)e\(Int.random(in: -60...40, using: &random))"
      let decimal = try #require(Decimal(string: text))
      #expect(JSONNumber.nearestDouble(of: decimal) == Double(text), "\(text)")
      #expect(JSONNumber.nearestFloat(of: decimal) ?? Float(text) == Float(text), "\(text)")
      for decimal in [decimal, -decimal] { #expect(decimal.text == decimal.description) }
      let number = try #require(JSONNumber(literal: text))
      #expect(try number.asDecimal() == decimal || (try number.asDecimal()).isZero, "\(text)")
    }
  }

  @Test func `the text of a decimal is that of Foundation`() throws {
    let digits = ["1", "9", "10", "105", "18446744073709551615", "18446744073709551616"]
    for exponent in -128...127 {
      for digits in digits {
        let value = try #require(Decimal(string: digits))
        for sign in [FloatingPointSign.plus, .minus] {
          let decimal = Decimal(sign: sign, exponent: exponent, significand: value)
          #expect(decimal.text == decimal.description, "\(digits) \(exponent)")
        }
      }
    }
    for decimal in [0, .nan, .greatestFiniteMagnitude, .leastFiniteMagnitude] as [Decimal] {
      #expect(decimal.text == decimal.description)
    }
  }

  /// Returns the shortest text of a double, with zeros in the place of a high exponent: Foundation takes no exponent above
  /// 127, although a decimal of several digits holds the number.
  private static func withoutExponent(_ value: Double) -> String {
    let parts = value.description.split(separator: "e+")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return value.description }
    let digits = parts[0].split(separator: ".")
    let fraction = digits.count > 1 && digits[1] != "0" ? digits[1] : ""
    return digits[0] + fraction + String(repeating: "0", count: exponent - fraction.utf8.count)
  }

  @Test(arguments: [1, 2]) func `a double is read as the decimal of its text`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      let double = Double(bitPattern: random.next())
      let expected = double.isFinite ? Decimal(string: Self.withoutExponent(double)) : nil
      let isRepresented = expected.map { !$0.isNaN && !$0.isZero } ?? false
      let decimal = Restoring.attempt { try Decimal(JSONValue: double) }
      #expect(decimal == (isRepresented ? expected : nil), "\(double)")
      let short = Double(Int.random(in: -9_999_999...9_999_999, using: &random)) / 1_000
      #expect(try Decimal(JSONValue: short) == Decimal(string: "\(short)"))
    }
    #expect(try Decimal(JSONValue: -0.0) == 0)
  }

  @Test(arguments: [3, 4]) func `decimals of digits are those of Foundation`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...38, using: &random)
      // Also with zeros at the end.
      let zeros = Bool.random(using: &random) ? 0 : Int.random(in: 0..<count, using: &random)
      let digits =
        (zeros..<count).map { _ in "\(Int.random(in: 1...9, using: &random))" }.joined()
        + String(repeating: "0", count: zeros)
      let exponent = Int.random(in: -100...80, using: &random)
      let isNegative = Bool.random(using: &random)
      let expected = try #require(Decimal(string: "\(isNegative ? "-" : "")\(digits)e\(exponent)"))
      let integer = try #require(UInt128(digits))
      let word = DoubleWord(high: UInt64(integer >> 64), low: UInt64(truncatingIfNeeded: integer))
      let decimal = try #require(
        DecimalDigits.decimal(word, isNegative: isNegative, exponent: exponent))
      #expect(decimal == expected)
      #expect(decimal.hashValue == expected.hashValue)
      #expect(decimal.description == expected.description)
      #expect(NSDecimalNumber(decimal: decimal).stringValue == expected.description)
      #expect(decimal / 3 == expected / 3 && decimal + 1 == expected + 1 && -decimal == -expected)
      #expect(!decimal.isNaN && decimal.isZero == expected.isZero && decimal.ulp == expected.ulp)
    }
    #expect(DecimalDigits.decimal(DoubleWord(low: 0), isNegative: true, exponent: 0) == nil)
    #expect(DecimalDigits.decimal(DoubleWord(low: 1), isNegative: true, exponent: 128) == nil)
    #expect(
      DecimalDigits.decimal(DoubleWord(low: 10), isNegative: true, exponent: 127)
        == Decimal(string: "-1\(String(repeating: "0", count: 128))"))
  }

  @Test func `the layout is known here`() {
    #expect(DecimalDigits.of(Decimal(5)) != nil)
    #expect(
      WideInteger(digitsOf: Decimal(string: "-18446744073709551616") ?? 0)?.description
        == "-18446744073709551616")
    #expect(WideInteger(digitsOf: Decimal(string: "1.5") ?? 0) == nil)
  }
}

@Suite("Key paths lead where they did")
struct KeyPathInsertionTests {
  @Test func `an error leaves the dictionary as it was`() throws {
    var json: JSONObject = ["a": ["b": [1, 2] as [Any]] as JSONObject]
    for (path, problem) in [
      ("a.b[3].c", "array of length 2, expected length 3 or more at $.a.b"),
      ("a.b.c", "array, expected [String: Any] at $.a.b"),
      ("a[0]", "object, expected [Any] at $.a"),
      ("x[1]", "array of length 0, expected length 1 or more at $.x"),
      ("a.b[0].c", "number 1, expected [String: Any] at $.a.b[0]"),
    ] {
      #expect(refusal { try json.archive(5, keyPath: path) } == "wrong type: \(problem)")
    }
    try json.archive(nil as Int?, keyPath: "x[1].c")
    #expect(json as NSDictionary == ["a": ["b": [1, 2]]] as NSDictionary)
    try json.archive(7, keyPath: "a.b[2]")
    try json.archive(8, keyPath: "a.c[0].d")
    try json.archive(nil as Int?, keyPath: "a.b[0]")
    let expected: NSDictionary = ["a": ["b": [NSNull(), 2, 7] as [Any], "c": [["d": 8]]]]
    #expect(json as NSDictionary == expected)
  }
}
