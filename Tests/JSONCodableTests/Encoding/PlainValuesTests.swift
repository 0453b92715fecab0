import Foundation
import JSONCodable
import Testing

/// A value that is a JSON tree already, and the same with all that is inside in an `Any`.
struct PlainCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: any JSONEncodable & Sendable
  /// What is written element by element.
  let loose: @Sendable () -> any JSONEncodable

  init(_ value: any JSONEncodable & Sendable) {
    testDescription = "\(type(of: value)) \(value)"
    self.value = value
    loose = { Box(Self.loosened(value)) }
  }

  private static func loosened(_ value: Any) -> Any {
    if let array = value as? any Sequence & Collection, let dictionary = array as? [String: Any] {
      return dictionary.mapValues(loosened)
    }
    if value is [Any], !(value is String) {
      return Mirror(reflecting: value).children.map { loosened($0.value) }
    }
    return value
  }
}

@Suite("Arrays and dictionaries of scalars are left as they are, and are the same JSON")
struct PlainValuesTests {
  static let cases = [
    PlainCase([Int]()), PlainCase([1, -2, .max]), PlainCase([true, false]),
    PlainCase(["a/b", "é\n"]), PlainCase([1.5, -0.0, 5, 1e300]), PlainCase([[1.5], [], [2]]),
    PlainCase([[[Int]]]()), PlainCase([[["x"]], []]), PlainCase(["k": 1, "a/b": 2]),
    PlainCase([String: Double]()), PlainCase(["k": [true, false], "e": []]),
    PlainCase(["k": ["l": ["m": 0.25]]]), PlainCase([["k": [["l": [1.5]]]], [:]]),
    PlainCase([[String: [Bool]]]()),
  ]

  private func text(_ value: any JSONEncodable) throws -> String {
    try value.JSONString(options: .sortedKeys)
  }

  @Test(arguments: cases)
  func `arrays and dictionaries of scalars are the same JSON as text and as a tree`(
    _ plain: PlainCase
  ) throws {
    let expected = try text(plain.loose())
    for value in [Box(plain.value), Box<Any>(plain.value)] as [any JSONEncodable] {
      #expect(try text(value) == expected)
      let tree = try #require(value.JSONEncode() as? JSONObject)
      #expect(try tree.JSONString(options: .sortedKeys) == expected)
      let foundation = try JSONSerialization.data(withJSONObject: tree, options: .sortedKeys)
      #expect(String(decoding: foundation, as: UTF8.self) == expected)
      let mirror = try JSONContext.with(\.options.reflection, .mirror) { try text(value) }
      #expect(mirror == expected)
    }
  }

  @Test(arguments: cases)
  func `arrays and dictionaries of scalars are read back from their tree`(_ plain: PlainCase) throws
  {
    let tree = try #require(Box(plain.value).JSONEncode() as? JSONObject)
    let again = try JSONObject(JSONString: text(plain.loose()))
    #expect((tree as NSDictionary).isEqual(again))
  }

  @Test func `the table of plain values has all its rows`() { #expect(Self.cases.count >= 14) }

  // MARK: - Errors

  struct Fault: Sendable, CustomTestStringConvertible {
    let value: any JSONEncodable & Sendable
    let message: String
    var testDescription: String { "\(value)" }
  }

  static let faults = [
    Fault(value: [1, .nan], message: "non-finite number nan at $.value[1]"),
    Fault(value: [[1], [2, .infinity]], message: "non-finite number inf at $.value[1][1]"),
    Fault(value: ["a": ["b": -Double.infinity]], message: "non-finite number -inf at $.value.a.b"),
    Fault(value: ["a": Double.infinity], message: "non-finite number inf at $.value.a"),
    Fault(value: ["a": [1, Double.nan]], message: "non-finite number nan at $.value.a[1]"),
    Fault(value: [["k": [[Double.nan]]]], message: "non-finite number nan at $.value[0].k[0][0]"),
    Fault(value: [Float.nan], message: "non-finite number nan at $.value[0]"),
  ]

  @Test(arguments: faults)
  func `an element that is not a number has its path in the error`(_ fault: Fault) {
    for value in [Box(fault.value), Box<Any>(fault.value)] as [any JSONEncodable] {
      #expect(message { _ = try value.JSONEncode() } == fault.message)
      #expect(message { _ = try value.JSONString() } == fault.message)
      let mirror = JSONContext.with(\.options.reflection, .mirror) {
        message { _ = try value.JSONEncode() }
      }
      #expect(mirror == fault.message)
    }
  }

  @Test func `a number that is none is found at every place, and no other is taken for one`() throws
  {
    try findsNoneAtEveryPlace(Double(nan: 1, signaling: false))
    try findsNoneAtEveryPlace(Float(nan: 1, signaling: false))
  }

  private func findsNoneAtEveryPlace<Number>(_ payload: Number) throws
  where Number: BinaryFloatingPoint & JSONEncodable & JSONRestorable & Sendable {
    let finite: [Number] = [
      0, -Number.zero, Number(1.5), Number(-2.5), .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi,
    ]
    let none: [Number] = [.infinity, -.infinity, .nan, -.nan, .signalingNaN, payload]
    for count in 0...finite.count {
      let values = Array(finite.prefix(count))
      #expect(try Box(values).JSONDictionary()["value"] as? [Number] == values)
      #expect(try Box([[], values]).JSONDictionary()["value"] as? [[Number]] == [[], values])
      #expect(try [Number](JSONValue: values) == values)
      for (place, number) in values.indices.flatMap({ place in none.map { (place, $0) } }) {
        var values = values
        values[place] = number
        let flat = message { _ = try Box(values).JSONEncode() }
        #expect(flat?.hasSuffix(" at $.value[\(place)]") == true)
        let nested = message { _ = try Box([[1], values]).JSONEncode() }
        #expect(nested?.hasSuffix(" at $.value[1][\(place)]") == true)
        let read = message { _ = try [Number](JSONValue: values) }
        #expect(read?.hasSuffix(" at $[\(place)]") == true)
      }
    }
  }

  @Test func `an element that is not a number is a text where the options have one`() throws {
    let strings = JSONOptions.NonFiniteStyle.strings(
      positiveInfinity: "+", negativeInfinity: "-", notANumber: "?")
    try JSONContext.with(\.options.nonFiniteNumbers, strings) { () throws in
      #expect(try [[1, Double.nan], [-.infinity]].JSONString() == #"[[1,"?"],["-"]]"#)
      #expect(try ["k": Double.infinity].JSONString() == #"{"k":"+"}"#)
    }
  }

  struct Deep: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: any JSONEncodable & Sendable
    /// The errors for the limits 1, 2, 3; nil where the value is written.
    let messages: [String?]
  }

  static let deep = [
    Deep(
      testDescription: "an array", value: [1],
      messages: ["type [Int] nested deeper than 1 levels at $.value", nil, nil]),
    Deep(
      testDescription: "an array of arrays", value: [[1.5], [2]],
      messages: [
        "type [[Double]] nested deeper than 1 levels at $.value",
        "type [Double] nested deeper than 2 levels at $.value[0]", nil,
      ]),
    Deep(
      testDescription: "a dictionary of arrays", value: ["k": ["x"]],
      messages: [
        "type [String: [String]] nested deeper than 1 levels at $.value",
        "type [String] nested deeper than 2 levels at $.value.k", nil,
      ]),
    Deep(
      testDescription: "three levels", value: [[[true]]],
      messages: [
        "type [[[Bool]]] nested deeper than 1 levels at $.value",
        "type [[Bool]] nested deeper than 2 levels at $.value[0]",
        "type [Bool] nested deeper than 3 levels at $.value[0][0]",
      ]),
    Deep(
      testDescription: "an empty array in an array", value: [[Int]()],
      messages: [
        "type [[Int]] nested deeper than 1 levels at $.value",
        "type [Int] nested deeper than 2 levels at $.value[0]", nil,
      ]),
    Deep(
      testDescription: "an empty array", value: [[[Int]]](),
      messages: ["type [[[Int]]] nested deeper than 1 levels at $.value", nil, nil]),
  ]

  @Test(arguments: deep, [JSONOptions.Reflection.plans, .mirror])
  func `an array of scalars at the depth limit has the error of its elements`(
    _ deep: Deep, _ reflection: JSONOptions.Reflection
  ) {
    var context = JSONContext()
    context.options.reflection = reflection
    let messages = (1...3).map { limit in
      context.options.depthLimit = limit
      return [
        message { _ = try Box(deep.value).JSONEncode(context: context) },
        message { _ = try Box(deep.value).JSONString(context: context) },
      ]
    }
    #expect(messages == deep.messages.map { [$0, $0] })
  }
}
