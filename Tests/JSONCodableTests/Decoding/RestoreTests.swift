import Engines
import Foundation
import JSONCodable
import Testing

/// One row of the table of `restore`: what the dictionary holds, and what becomes of a property.
struct RestoreRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The JSON of the dictionary.
  let text: String
  /// What an optional property that was 1, another that was 1, and a required one become.
  let optional: Outcome
  let other: Outcome
  let required: Outcome

  enum Outcome: Equatable, Sendable {
    case value(Int?)
    case failure(String)
  }

  init(_ name: String, _ text: String, _ optional: Outcome, _ other: Outcome, _ required: Outcome) {
    testDescription = name
    self.text = text
    self.optional = optional
    self.other = other
    self.required = required
  }
}

@Suite("restore sets, keeps or throws as its table says", .everyEngine)
struct RestoreTests {
  static let rows = [
    RestoreRow(
      "nothing", "{}", .value(1), .value(1), .failure("missing value, expected Int at $.key")),
    RestoreRow(
      "null", #"{"key":null}"#, .value(nil), .value(1),
      .failure("missing value, expected Int at $.key")),
    RestoreRow("the right type", #"{"key":5}"#, .value(5), .value(5), .value(5)),
    RestoreRow(
      "anything else", #"{"key":"5"}"#,
      .failure(#"wrong type: string "5", expected Int at $.key"#),
      .failure(#"wrong type: string "5", expected Int at $.key"#),
      .failure(#"wrong type: string "5", expected Int at $.key"#)),
  ]

  private func outcome(_ body: (inout Int?) throws -> Void) -> RestoreRow.Outcome {
    var value: Int? = 1
    do {
      try body(&value)
      return .value(value)
    } catch {
      #expect(value == 1, "a property keeps its value on error")
      return .failure("\(error)")
    }
  }

  /// The dictionary of a row by every route: hand-made, parsed by Foundation, read by the mapper.
  private func dictionaries(_ row: RestoreRow) throws -> [JSONObject] {
    let parsed = try JSONSerialization.jsonObject(with: Data(row.text.utf8))
    let own = try JSONObject(JSONString: row.text)
    let handMade: [String: JSONObject] = [
      "nothing": [:], "null": ["key": NSNull()], "the right type": ["key": 5],
      "anything else": ["key": "5"],
    ]
    return [
      try #require(parsed as? JSONObject), own, try #require(handMade[row.testDescription]),
    ]
  }

  @Test(arguments: rows)
  func `restore sets, keeps or throws as each row of its table says`(_ row: RestoreRow) throws {
    for json in try dictionaries(row) {
      #expect(outcome { try json.restore(&$0, key: "key") } == row.optional)
      #expect(outcome { try json.restore(&$0, keyPath: "key") } == row.optional)
      let other = outcome { value in
        var property = 1
        try json.restore(&property, key: "key")
        value = property
      }
      #expect(other == row.other)
      let required = outcome { value in
        var property = 1
        try json.restore(&property, key: "key", required: true)
        value = property
      }
      #expect(required == row.required)
      #expect(outcome { try json.restore(&$0, key: "key", required: true) } == row.required)
    }
  }

  @Test(arguments: rows)
  func `a raw-value type without a conformance follows the table of restore`(_ row: RestoreRow)
    throws
  {
    enum Number: Int { case one = 1, five = 5 }
    for json in try dictionaries(row) {
      let other = outcome { value in
        var property = Number.one
        try json.restore(&property, key: "key")
        value = property.rawValue
      }
      let optional = outcome { value in
        var property: Number? = .one
        try json.restore(&property, key: "key")
        value = property?.rawValue
      }
      let named = { (outcome: RestoreRow.Outcome) -> RestoreRow.Outcome in
        guard case .failure(let text) = outcome else { return outcome }
        return .failure(text.replacing("expected Int", with: "expected Number"))
      }
      #expect(other == named(row.other))
      #expect(optional == named(row.optional))
    }
  }

  @Test(arguments: rows)
  func `a transformer follows the table of restore`(_ row: RestoreRow) throws {
    let transformer = JSONTransformer<Int, Int>(decoding: { $0 }, encoding: { $0 })
    for json in try dictionaries(row) {
      #expect(
        outcome { try json.restore(&$0, key: "key", transformer: transformer) } == row.optional)
      let other = outcome { value in
        var property = 1
        try json.restore(&property, key: "key", transformer: transformer)
        value = property
      }
      #expect(other == row.other)
    }
  }

  @Test func `an optional of an optional becomes nil by null`() throws {
    var value: Int?? = .some(.some(1))
    try (["key": NSNull()] as JSONObject).restore(&value, key: "key")
    #expect(value == .none)
    try (["key": 2] as JSONObject).restore(&value, key: "key")
    #expect(value == .some(.some(2)))
  }

  @Test func `an optional in a hand-made dictionary is opened`() throws {
    let json: JSONObject = ["some": Int?.some(4) as Any, "none": Int?.none as Any]
    var some = 1
    var none: Int? = 1
    var kept = 1
    try json.restore(&some, key: "some")
    try json.restore(&none, key: "none")
    try json.restore(&kept, key: "none")
    #expect((some, none, kept) == (4, nil, 1))
  }

  @Test func `any nesting of arrays, sets, dictionaries and optionals is restored`() throws {
    let text = #"{"a":[[1],[],[2,3]],"b":{"x":[null,{"y":true}]},"c":["p","p","q"],"d":{"1":1.5}}"#
    let json = try JSONObject(JSONString: text)
    var a: [[Int]] = []
    var b: [String: [[String: Bool]?]] = [:]
    var c: Set<String> = []
    var d: [Int: Double]?
    try json.restore(&a, key: "a")
    try json.restore(&b, key: "b")
    try json.restore(&c, key: "c")
    try json.restore(&d, key: "d")
    #expect(a == [[1], [], [2, 3]])
    #expect(b == ["x": [nil, ["y": true]]])
    #expect(c == ["p", "q"])
    #expect(d == [1: 1.5])
  }

  @Test func `restored keys of dictionaries become what the dictionary is keyed by`() throws {
    enum Side: String, CaseIterable { case left, right }
    let json: JSONObject = [
      "sides": ["left": 1], "bad": ["up": 1], "same": ["1": 1, "01": 2], "no": ["x": 1],
    ]
    var sides: [Side: Int] = [:]
    try json.restore(&sides, key: "sides")
    #expect(sides == [.left: 1])
    #expect(
      message { try json.restore(&sides, key: "bad") }
        == #"unknown case "up", expected one of "left", "right" at $.bad.up"#)
    var numbers: [Int: Int] = [:]
    #expect(
      message { try json.restore(&numbers, key: "no") }
        == #"wrong type: string "x", expected Int at $.no.x"#)
    let same = message { try json.restore(&numbers, key: "same") }
    #expect(
      [#""1""#, #""01""#].contains {
        same == "duplicate key \($0), expected distinct keys of type Int at $.same"
      })
  }

  @Test func `a variable of type Any takes any value, whatever it holds`() throws {
    let json: JSONObject = ["in": ["v": [1, "x"] as [Any]], "null": NSNull()]
    for start in ["a", ["k": 1], 5] as [Any] {
      var (byKey, byKeys, byPath) = (start, start, start)
      try json.restore(&byKey, key: "in")
      try json.restore(&byKeys, keys: ["absent", "in"], required: true)
      try json.restore(&byPath, keyPath: "in.v")
      #expect(byKey as? NSDictionary == ["v": [1, "x"] as [Any]])
      #expect(byKeys as? NSDictionary == ["v": [1, "x"] as [Any]])
      #expect(byPath as? NSArray == [1, "x"])
      try json.restore(&byPath, key: "null")
      #expect(byPath as? NSArray == [1, "x"])
      #expect(
        message { try json.restore(&byPath, key: "null", required: true) }
          == "missing value, expected Any at $.null")
    }
  }

  @Test func `restore keeps any value, array or object of type Any as it is`() throws {
    let json = try JSONObject(JSONString: #"{"any":{"a":[1]},"array":[1,"x"],"null":null}"#)
    var any: Any? = 1
    var array: [Any] = []
    var object: JSONObject = [:]
    try json.restore(&any, key: "any")
    try json.restore(&array, key: "array")
    try json.restore(&object, key: "any")
    #expect(any as? NSDictionary == ["a": [1]])
    #expect(array as NSArray == [1, "x"])
    #expect(object as NSDictionary == ["a": [1]])
    try json.restore(&any, key: "null")
    #expect(any == nil)
    #expect(
      message { try json.restore(&array, key: "any") }
        == "wrong type: object, expected [Any] at $.any")
    #expect(
      message { try json.restore(&object, key: "array") }
        == "wrong type: array, expected [String: Any] at $.array")
  }
}

/// Gives the text of the error that a body throws.
func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
