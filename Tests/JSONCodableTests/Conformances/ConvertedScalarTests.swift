import Engines
import Foundation
import JSONCodable
import Testing

private enum FeedLevel: Int, JSONRestorable, Equatable { case low = 1, high = 2 }
private enum FeedSize: Int, Equatable { case small = 1 }
private enum FeedCode: String, JSONRestorable, Equatable {
  case one = "1"
  case none = ""
}
private enum FeedWord: String, JSONRestorable, Equatable { case yes }
private struct FeedPair: JSONCodable, Equatable {
  var left = 0
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&left, key: "left") }
}

/// A value that a type reads only with conversion, and what it reads.
struct ConversionCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The error without conversion.
  let refusal: String
  /// Reads a text in every way, and tells which ways give something else.
  let wrongWays: @Sendable (String) -> [String]
  /// The message of reading without conversion.
  let strictMessage: @Sendable (String) -> String?

  init<T: JSONRestorable & Equatable & Sendable>(_ text: String, _ expected: T, _ refusal: String) {
    testDescription = "\(text) for \(T.self)"
    self.text = text
    self.refusal = refusal
    wrongWays = { Self.wrongWays(of: $0, expected) }
    strictMessage = { text in
      message { _ = try JSONObject(JSONString: #"{"a":\#(text)}"#).value(T.self, key: "a") }
    }
  }

  private static func wrongWays<T: JSONRestorable & Equatable>(
    of text: String, _ expected: T
  ) -> [String] {
    func object(_ text: String) throws -> JSONObject { try JSONObject(JSONString: text) }
    func restored<P>(_ property: P, _ body: (inout P) throws -> Void) throws -> P {
      var property = property
      try body(&property)
      return property
    }
    let ways: [(String, () throws -> T?)] = [
      ("text", { try T(JSONString: text) }),
      ("value", { try object(#"{"a":\#(text)}"#).value(key: "a") }),
      ("valueIfPresent", { try object(#"{"a":\#(text)}"#).valueIfPresent(key: "a") }),
      ("key path", { try object(#"{"a":{"b":[\#(text)]}}"#).value(keyPath: "a.b[0]") }),
      ("array", { try [T](JSONString: "[\(text)]").first }),
      ("optionals", { try [T?](JSONString: "[null,\(text)]").last ?? nil }),
      ("dictionary", { try [String: T](JSONString: #"{"k":\#(text)}"#)["k"] }),
      ("optional", { try T?(JSONString: text) }),
      (
        "restore",
        {
          try restored(T?.none) { try object(#"{"a":\#(text)}"#).restore(&$0, key: "a") }
        }
      ),
      (
        "snake case",
        {
          try JSONContext.with(\.options.keys, .snakeCase) {
            try object(#"{"my_key":\#(text)}"#).value(key: "myKey")
          }
        }
      ),
    ]
    return ways.compactMap { name, read in
      do {
        let result = try read()
        return result == expected ? nil : "\(name): \(result as Any)"
      } catch {
        return "\(name): \(error)"
      }
    }
  }
}

@Suite("Scalars are converted to the type that is asked for, if the options say so", .everyEngine)
struct ConvertedScalarTests {
  private func converted<R>(_ body: () throws -> R) rethrows -> R {
    try JSONContext.with(\.options.scalars, .converted, body)
  }

  private static func wrong(_ found: String, _ type: String) -> String {
    "wrong type: \(found), expected \(type) at $.a"
  }

  static let cases: [ConversionCase] =
    [
      ConversionCase(#""7""#, 7, wrong(#"string "7""#, "Int")),
      ConversionCase(#""-7""#, Int8(-7), wrong(#"string "-7""#, "Int8")),
      ConversionCase(#""7""#, Int16(7), wrong(#"string "7""#, "Int16")),
      ConversionCase(#""7""#, Int32(7), wrong(#"string "7""#, "Int32")),
      ConversionCase(#""7""#, Int64(7), wrong(#"string "7""#, "Int64")),
      ConversionCase(#""7""#, UInt(7), wrong(#"string "7""#, "UInt")),
      ConversionCase(#""7""#, UInt8(7), wrong(#"string "7""#, "UInt8")),
      ConversionCase(#""7""#, UInt16(7), wrong(#"string "7""#, "UInt16")),
      ConversionCase(#""7""#, UInt32(7), wrong(#"string "7""#, "UInt32")),
      ConversionCase(
        #""18446744073709551615""#, UInt64.max, wrong(#"string "18446744073709551615""#, "UInt64")),
      ConversionCase(
        #""-170141183460469231731687303715884105728""#, Int128.min,
        wrong(#"string "-170141183460469231731687303715884105728""#, "Int128")),
      ConversionCase(#""7""#, UInt128(7), wrong(#"string "7""#, "UInt128")),
      ConversionCase(#""5.0""#, 5, wrong(#"string "5.0""#, "Int")),
      ConversionCase(#""1.5e2""#, 150.0, wrong(#"string "1.5e2""#, "Double")),
      ConversionCase(#""0.1""#, Float(0.1), wrong(#"string "0.1""#, "Float")),
      ConversionCase(#""0.25""#, CGFloat(0.25), wrong(#"string "0.25""#, "CGFloat")),
      ConversionCase(
        #""0.12345678901234567890123""#, Decimal(string: "0.12345678901234567890123") ?? 0,
        wrong(#"string "0.12345678901234567890123""#, "Decimal")),
      ConversionCase("7", "7", wrong("number 7", "String")),
      ConversionCase("-1.5", "-1.5", wrong("number -1.5", "String")),
      ConversionCase(
        "18446744073709551615", "18446744073709551615",
        wrong("number 18446744073709551615", "String")),
    ] + booleans + others

  static let booleans = [
    ConversionCase("0", false, wrong("number 0", "Bool")),
    ConversionCase("1", true, wrong("number 1", "Bool")),
    ConversionCase(#""0""#, false, wrong(#"string "0""#, "Bool")),
    ConversionCase(#""1""#, true, wrong(#"string "1""#, "Bool")),
    ConversionCase(#""true""#, true, wrong(#"string "true""#, "Bool")),
    ConversionCase(#""false""#, false, wrong(#"string "false""#, "Bool")),
  ]

  private static let others = [
    ConversionCase(#""1""#, FeedLevel.low, wrong(#"string "1""#, "FeedLevel")),
    ConversionCase("1", FeedCode.one, wrong("number 1", "FeedCode")),
    ConversionCase(
      #""5.25""#, Date(timeIntervalSinceReferenceDate: 5.25),
      wrong(#"string "5.25""#, "Date as seconds since 2001")),
  ]

  @Test(arguments: cases)
  func `a scalar is converted in every way`(_ scalar: ConversionCase) {
    converted { #expect(scalar.wrongWays(scalar.text) == []) }
  }

  @Test(arguments: cases)
  func `a scalar is not converted without the option`(_ scalar: ConversionCase) {
    #expect(scalar.strictMessage(scalar.text) == scalar.refusal)
  }

  @Test func `the table of conversions has all its rows`() {
    #expect(Self.cases.count >= 29)
  }

  // MARK: - What stays an error

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let read: @Sendable (JSONObject) throws -> Void

    init<T: JSONRestorable & SendableMetatype>(_ text: String, _ type: T.Type, _ message: String) {
      self.text = text
      testDescription = message
      read = { _ = try $0.value(T.self, key: "a") }
    }
  }

  private static func refused<T: JSONRestorable & SendableMetatype>(
    _ text: String, _ type: T.Type, _ found: String, _ name: String? = nil
  ) -> Refused {
    Refused(text, type, wrong(found, name ?? "\(T.self)"))
  }

  static let refusals = [
    refused(#""""#, Int.self, #"string """#), refused(#"" 7""#, Int.self, #"string " 7""#),
    refused(#""7 ""#, Double.self, #"string "7 ""#), refused(#""+7""#, Int.self, #"string "+7""#),
    refused(#""07""#, Int.self, #"string "07""#), refused(#""0x7""#, Int.self, #"string "0x7""#),
    refused(#""1.5""#, Int.self, #"string "1.5""#),
    refused(#""1.5""#, UInt8.self, #"string "1.5""#),
    refused(#""nan""#, Double.self, #"string "nan""#),
    refused(#""true""#, Int.self, #"string "true""#), refused("true", Int.self, "boolean true"),
    refused("true", String.self, "boolean true"), refused("[7]", String.self, "array"),
    refused("2", Bool.self, "number 2"), refused(#""yes""#, Bool.self, #"string "yes""#),
    refused(#""TRUE""#, Bool.self, #"string "TRUE""#), refused("0.5", Bool.self, "number 0.5"),
    Refused("null", Int.self, "missing value, expected Int at $.a"),
    refused(#""x""#, FeedLevel.self, #"string "x""#),
    Refused(#""300""#, Int8.self, "out of range: 300, expected Int8 at $.a"),
    Refused(#""-1""#, UInt.self, "out of range: -1, expected UInt at $.a"),
    Refused(#""1e400""#, Double.self, "out of range: 1e400, expected Double at $.a"),
    Refused(#""3""#, FeedLevel.self, "unknown case 3, expected FeedLevel at $.a"),
    refused(#""""#, [Int].self, #"string """#, "[Int]"),
    refused(#""""#, FeedPair.self, #"string """#),
  ]

  @Test(arguments: refusals)
  func `what is no such scalar stays an error`(_ refused: Refused) throws {
    let json = try JSONObject(JSONString: #"{"a":\#(refused.text)}"#)
    converted { #expect(message { try refused.read(json) } == refused.testDescription) }
  }

  // MARK: - Empty texts

  private struct Fields: JSONDecodable, Equatable {
    var number: Int? = 1
    var link: URL? = URL(filePath: "/")
    var list: [Int]? = [1]
    var pair: FeedPair? = FeedPair()
    var word: FeedWord? = .yes
    var size: FeedSize? = .small
    var text: String? = "x"
    var code: FeedCode? = .one
    var data: Data? = Data([1])
    var moment: Date? = Date()
    var deep: Int? = 1

    mutating func JSONDecode(_ json: JSONObject) throws {
      try json.restore(&number, key: "a")
      try json.restore(&link, key: "a")
      try json.restore(&list, key: "a")
      try json.restore(&pair, key: "a")
      try json.restore(&word, key: "a")
      try json.restore(&size, key: "a")
      try json.restore(&text, key: "a")
      try json.restore(&code, key: "a")
      try json.restore(&data, key: "a")
      try json.restore(&moment, key: "a", transformer: JSONTransformers.stringToDate)
      try json.restore(&deep, keyPath: "b[0]")
    }

    static let emptied = Fields(
      number: nil, link: nil, list: nil, pair: nil, word: nil, size: nil, text: "",
      code: FeedCode.none, data: Data(), moment: nil, deep: nil)
  }

  @Test func `an empty text is nil for an optional that does not take it`() throws {
    let json: JSONObject = ["a": "", "b": [""]]
    try converted { () throws in
      #expect(try Fields(JSONDictionary: json) == Fields.emptied)
      #expect(try Fields(JSONString: #"{"a":"","b":[""]}"#) == Fields.emptied)
      let (value, problems) = try Fields.lenient(JSONDictionary: json)
      #expect(value == Fields.emptied)
      #expect(problems == [])
      #expect(try json.valueIfPresent(Int.self, key: "a") == nil)
      #expect(try json.valueIfPresent(Int.self, keyPath: "b[0]") == nil)
      #expect(try json.valueIfPresent(String.self, key: "a") == "")
      #expect(try json.value([Int?].self, key: "b") == [nil])
      #expect(try [String: FeedPair?](JSONValue: ["k": ""]) == ["k": nil])
      #expect(try Int??(JSONValue: "") == .some(nil))
    }
    #expect(
      message { _ = try Fields(JSONDictionary: json) }
        == #"wrong type: string "", expected Int at $.a"#)
  }

  @Test func `types with raw values need no conformance`() throws {
    let json: JSONObject = ["a": "1", "list": ["1", 1], "dated": "5", "flag": "1"]
    try converted { () throws in
      #expect(try json.value(FeedSize.self, key: "a") == .small)
      var list: [FeedSize] = []
      try json.restore(&list, key: "list")
      #expect(list == [.small, .small])
      var size: FeedSize?
      try json.restore(&size, keyPath: "list[0]")
      #expect(size == .small)
      let seconds = JSONTransformers.secondsToDate
      #expect(
        try json.value(key: "dated", transformer: seconds) == Date(timeIntervalSince1970: 5))
    }
    #expect(
      message { _ = try json.value(FeedSize.self, key: "a") }
        == #"wrong type: string "1", expected FeedSize at $.a"#)
  }

  @Test func `an empty text inside a part stays where it is`() throws {
    let json: JSONObject = ["a": ["left": ""]]
    converted {
      var pair: FeedPair? = nil
      #expect(
        message { try json.restore(&pair, key: "a") }
          == #"wrong type: string "", expected Int at $.a.left"#)
    }
  }

  private struct Requests: JSONMappable {
    var required: Int? = 1
    var backed: Int? = 1
    var plain: Int? = 1
    var path: Date? = .distantPast

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&required, key: "required", required: true)
      try json.map(&backed, key: "backed", default: 5)
      try json.map(&plain, key: "plain")
      try json.map(&path, keyPath: "in.path", default: .distantFuture)
    }
  }

  @Test(arguments: ["\"\"", "null"])
  func `an empty text is null for what is required, and for what has a default`(
    empty: String
  ) throws {
    let text = #"{"required":1,"backed":\#(empty),"plain":\#(empty),"in":{"path":\#(empty)}}"#
    try converted { () throws in
      let value = try Requests(JSONString: text)
      #expect(value.backed == 5 && value.plain == nil && value.path == .distantFuture)
      let missing = #"{"required":\#(empty)}"#
      #expect(
        message { _ = try Requests(JSONString: missing) }
          == "missing value, expected Int at $.required")
      #expect(
        try Requests.lenient(JSONDictionary: JSONObject(JSONString: missing)).problems.map {
          "\($0)"
        } == ["missing value, expected Int at $.required"])
      let json = try JSONObject(JSONString: #"{"a":\#(empty)}"#)
      #expect(try json.value(Int?.self, key: "a", default: 7) == 7)
    }
  }
}
