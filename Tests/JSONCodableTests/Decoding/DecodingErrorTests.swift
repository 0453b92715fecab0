import Engines
import Foundation
import JSONCodable
import Testing

enum Movement: String, CaseIterable { case move, stop }

@Suite("A decoding error says what, where and what was expected", .everyEngine)
struct DecodingErrorTests {
  struct Model: JSONConstructible {
    init(JSONDictionary json: JSONObject) throws {
      _ = try json.valueIfPresent(Movement.self, key: "kind")
      _ = try json.valueIfPresent(Direction.self, key: "direction")
      _ = try json.valueIfPresent(Level.self, key: "level")
      _ = try json.valueIfPresent(Int8.self, key: "small")
      _ = try json.valueIfPresent([String: [Int]].self, key: "table")
      _ = try json.valueIfPresent(URL.self, key: "url")
      _ = try json.valueIfPresent(Date.self, key: "date")
      _ = try json.valueIfPresent(Data.self, key: "data")
      _ = try json.valueIfPresent(UUID.self, key: "uuid")
      _ = try json.valueIfPresent(Set<Int>.self, key: "set")
      _ = try json.valueIfPresent([Level: Int].self, key: "levels")
      _ = try json.valueIfPresent(Company.self, key: "first company")
    }
  }

  static let long = String(repeating: "x", count: 61)

  static let faults = [
    DecodingFault(
      "an unknown case", #"{"kind":"jump"}"#,
      #"unknown case "jump", expected one of "move", "stop" at $.kind"#),
    DecodingFault(
      "an unlisted case", #"{"direction":"up"}"#,
      #"unknown case "up", expected Direction at $.direction"#),
    DecodingFault(
      "an unknown number", #"{"level":3}"#, "unknown case 3, expected Level at $.level"),
    DecodingFault(
      "no raw value", #"{"kind":5}"#,
      #"wrong type: number 5, expected one of "move", "stop" at $.kind"#),
    DecodingFault(
      "a number that does not fit", #"{"small":300}"#, "out of range: 300, expected Int8 at $.small"
    ),
    DecodingFault(
      "an array for an object", #"{"table":[]}"#,
      "wrong type: array, expected [String: [Int]] at $.table"),
    DecodingFault(
      "an object for an array", #"{"table":{"a":{}}}"#,
      "wrong type: object, expected [Int] at $.table.a"),
    DecodingFault(
      "null for an element", #"{"table":{"a":[1,null]}}"#,
      "wrong type: null, expected Int at $.table.a[1]"),
    DecodingFault(
      "a set", #"{"set":[1,true]}"#, "wrong type: boolean true, expected Int at $.set[1]"),
    DecodingFault(
      "a URL", #"{"url":"a b"}"#,
      #"wrong type: string "a b", invalid at " ", expected URL at $.url"#),
    DecodingFault(
      "a date", #"{"date":"today"}"#,
      #"wrong type: string "today", expected Date as seconds since 2001 at $.date"#),
    DecodingFault(
      "data", #"{"data":"*"}"#, #"wrong type: string "*", expected Data as Base64 text at $.data"#),
    DecodingFault("a UUID", #"{"uuid":"1"}"#, #"wrong type: string "1", expected UUID at $.uuid"#),
    DecodingFault(
      "a key with a space", #"{"first company":{"name":1}}"#,
      #"wrong type: number 1, expected String at $["first company"].name"#),
    DecodingFault(
      "a long string is cut", #"{"small":"\#(long)"}"#,
      #"wrong type: string "\#(long.dropLast())…", expected Int8 at $.small"#),
    DecodingFault(
      "a line feed is escaped", #"{"small":"a\nb\"c"}"#,
      #"wrong type: string "a\nb\"c", expected Int8 at $.small"#),
    DecodingFault(
      "a key that is no raw value", #"{"levels":{"high":1}}"#,
      #"wrong type: string "high", expected Level at $.levels.high"#),
    DecodingFault(
      "a key that is no case", #"{"levels":{"3":1}}"#,
      "unknown case 3, expected Level at $.levels.3"),
    DecodingFault("no object", "[1]", "wrong type: array, expected Model at $"),
    DecodingFault("null", "null", "wrong type: null, expected Model at $"),
  ]

  static let syntaxFaults = [
    DecodingFault(
      "no JSON", #"{"a":}"#,
      #"invalid JSON: unexpected "}", expected a value (line 1, column 6) at $"#),
    DecodingFault(
      "no text", "", "invalid JSON: unexpected end, expected a value (line 1, column 1) at $"),
    DecodingFault(
      "text behind the value", "{} x",
      #"invalid JSON: unexpected "x" after the value (line 1, column 4) at $"#),
    DecodingFault(
      "too deep", String(repeating: "[", count: 100_000),
      "invalid JSON: deeper than 512 levels (line 1, column 513) at $"),
  ]

  @Test(arguments: faults)
  func `the message of a decoding error is exact by every route`(_ fault: DecodingFault) {
    check(fault)
  }

  @Test(.ownTextOnly("Foundation's reader has other words and no place"), arguments: syntaxFaults)
  func `the message for invalid text is exact by every route`(_ fault: DecodingFault) {
    check(fault)
  }

  private func check(_ fault: DecodingFault) {
    let errors = [
      #expect(throws: JSONDecodingError.self) { try Model(JSONString: fault.text) },
      #expect(throws: JSONDecodingError.self) { try Model(JSONData: Data(fault.text.utf8)) },
    ]
    for error in errors {
      #expect(error?.description == fault.message)
      #expect(error?.localizedDescription == fault.message)
    }
  }

  @Test func `the table of decoding errors has all its rows`() {
    #expect(Self.faults.count >= 18)
    #expect(Self.syntaxFaults.count >= 4)
  }

  @Test func `a missing tag names the known ones`() {
    let error = #expect(throws: JSONDecodingError.self) {
      try ([:] as JSONObject).value(Movement.self, key: "kind")
    }
    #expect(error?.description == #"missing value, expected one of "move", "stop" at $.kind"#)
  }

  /// Raw values that are arrays or objects.
  private struct Tags: RawRepresentable, JSONEncodable, JSONRestorable {
    var rawValue: [[String: Int]]
  }

  private struct Tagged: JSONMappable {
    var tags: Tags?
    var list: [Tags] = []
  }

  @Test func `what is wrong inside of a raw value has its place`() throws {
    let text = #"{"tags":[{"a":1},{"b":"x"}],"list":[[],[{"c":null}],5]}"#
    #expect(
      message { _ = try Tagged(JSONString: text) }
        == #"wrong type: string "x", expected Int at $.tags[1].b"#)
    let problems = try Tagged.lenient(JSONDictionary: JSONObject(JSONString: text)).problems
    #expect(
      problems.map(\.description) == [
        #"wrong type: string "x", expected Int at $.tags[1].b"#,
        "wrong type: null, expected Int at $.list[1][0].c",
        "wrong type: number 5, expected Tags at $.list[2]",
      ])
  }

  @Test(arguments: ["1e400", "1e-400", "-1e-400", "0x1p3", "1 "])
  func `a text that is not a double's is neither a key nor a value`(_ text: String) {
    #expect(
      message { _ = try [Double: Int](JSONValue: [text: 1]) }?
        .hasPrefix("wrong type: string \"\(text)\", expected Double at $") == true)
    let json: JSONObject = ["a": text]
    #expect(
      refusal { try json.value(key: "a", transformer: JSONTransformers.stringToDouble) }
        == "wrong type: string \"\(text)\", expected Double at $.a")
  }

  @Test func `a double comes back from its key`() throws {
    let keys = [0, -0.0, 1.5, 1e308, .leastNonzeroMagnitude, -.infinity, .infinity, 100]
    let table = Dictionary(uniqueKeysWithValues: zip(keys.dropFirst(), 1...))
    #expect(try [Double: Int](JSONValue: table.JSONEncode()) == table)
    #expect(try [Double: Int](JSONValue: ["0e9": 1, "nan": 2]).count == 2)
  }

  @Test func `a missing optional expects what is inside it`() {
    var name: String?
    let error = message { try ([:] as JSONObject).restore(&name, key: "full_name", required: true) }
    #expect(error == "missing value, expected String at $.full_name")
  }

  @Test func `a decoding error of the program's own code keeps its identity and gains a path`() {
    struct OwnError: Error {}
    struct Picky: JSONConstructible {
      init(JSONDictionary: JSONObject) throws { throw OwnError() }
    }
    let error = #expect(throws: JSONDecodingError.self) {
      _ = try (["a": [JSONObject()]] as JSONObject).value([Picky].self, key: "a")
    }
    #expect(error?.description == "OwnError() at $.a[0]")
    #expect(error?.underlyingError is OwnError)
  }

  /// A tree that is read by every verb, level by level.
  struct Branch: JSONDecodable {
    enum Kind: String, CaseIterable, JSONRestorable { case leaf }
    var left: [Branch] = []
    var right: [String: Branch]?
    var kind = Kind.leaf
    mutating func JSONDecode(_ json: JSONObject) throws {
      left = try json.valueIfPresent(key: "left") ?? left
      try json.restore(&right, key: "right")
      try json.restore(&kind, key: "kind")
    }
  }

  @Test func `a value that is wrong far inside the document is read once`() {
    // A value that were read again on each level would be read 2 to the power of 60 times.
    var tree: JSONObject = ["kind": "twig"]
    for _ in 0..<30 { tree = ["left": [["right": ["a": tree]]]] }
    let path = "$" + String(repeating: ".left[0].right.a", count: 30) + ".kind"
    #expect(
      message { _ = try Branch(JSONDictionary: tree) }
        == #"unknown case "twig", expected one of "leaf" at \#(path)"#)
  }

  @Test func `decoding errors compare by place and problem`() {
    let error = JSONDecodingError(
      path: JSONPath([.key("a")]), problem: .wrongType(found: "null", expected: "Int"))
    #expect(
      message { _ = try (["a": [NSNull()]] as JSONObject).value([Int].self, key: "a") }
        == "wrong type: null, expected Int at $.a[0]")
    #expect(
      error
        == JSONDecodingError(
          path: JSONPath([.key("a")]), problem: .wrongType(found: "null", expected: "Int")))
    #expect(Set([error, error]).count == 1)
  }

  @Test(.ownTextOnly("Foundation's reader has no place"))
  func `invalid text keeps its line, column and offset`() {
    let error = #expect(throws: JSONDecodingError.self) {
      try JSONObject(JSONString: "{\n \"a\": tru}")
    }
    #expect(
      error?.problem
        == .invalidText(
          JSONSyntaxError(
            reason: #"unexpected "}", expected "true""#,
            position: .init(line: 2, column: 10, offset: 11))))
  }
}
