import Foundation
import JSONParity
import Stacks
import Testing

/// Two documents and what is found between them at each level.
struct DifferenceCase: Sendable, CustomTestStringConvertible {
  var name: String
  var left: String
  var right: String
  var meaning: [String] = []
  /// What `spelling` finds; as much as `meaning` unless it is said.
  var spelling: [String]?
  /// What `bytes` finds; as much as `spelling` unless it is said.
  var bytes: [String]?

  var testDescription: String { name }

  func expected(_ level: ComparisonLevel) -> [String] {
    switch level {
    case .meaning: meaning
    case .spelling: spelling ?? meaning
    case .bytes: bytes ?? spelling ?? meaning
    }
  }
}

@Suite("Two documents are told apart at the level where they differ")
struct JSONComparisonTests {
  static let numbers: [DifferenceCase] = [
    .init(name: "the same number", left: "1", right: "1"),
    .init(
      name: "a fraction of zeros", left: "1", right: "1.0",
      spelling: ["number spelling: 1 against 1.0 at $"]),
    .init(
      name: "an exponent", left: "[100]", right: "[1e2]",
      spelling: ["number spelling: 100 against 1e2 at $[0]"]),
    .init(
      name: "negative zero", left: "-0.0", right: "0",
      spelling: ["number spelling: -0.0 against 0 at $"]),
    .init(
      name: "another number", left: #"{"a":1}"#, right: #"{"a":2}"#,
      meaning: ["changed value: number 1 against number 2 at $.a"]),
    .init(
      name: "integers that are one double", left: "9007199254740993", right: "9007199254740992",
      meaning: [
        "number precision: number 9007199254740993 against number 9007199254740992, the same double at $"
      ]),
    .init(
      name: "fractions that are one double", left: "0.1", right: "0.10000000000000000001",
      meaning: [
        "number precision: number 0.1 against number 0.10000000000000000001, the same double at $"
      ]),
    .init(
      name: "numbers below every double", left: "1e-400", right: "1e-401",
      meaning: ["number precision: number 1e-400 against number 1e-401, the same double at $"]),
    .init(
      name: "numbers beyond every double", left: "1e400", right: "1e401",
      meaning: ["changed value: number 1e400 against number 1e401 at $"]),
  ]

  static let types: [DifferenceCase] = [
    .init(
      name: "a number and a string", left: "5", right: #""5""#,
      meaning: [#"changed type: number 5 against string "5" at $"#]),
    .init(
      name: "a number and a boolean", left: "1", right: "true",
      meaning: ["changed type: number 1 against boolean true at $"]),
    .init(
      name: "null and false", left: #"{"a":null}"#, right: #"{"a":false}"#,
      meaning: ["changed type: null against boolean false at $.a"]),
    .init(
      name: "an array and an object", left: "[]", right: "{}",
      meaning: ["changed type: array against object at $"]),
    .init(
      name: "the booleans", left: "[true]", right: "[false]",
      meaning: ["changed value: boolean true against boolean false at $[0]"]),
  ]

  static let strings: [DifferenceCase] = [
    .init(name: "the same escape", left: #""\u0041""#, right: #""\u0041""#),
    .init(
      name: "an escape", left: #"{"a":"\u0041/"}"#, right: #"{"a":"A\/"}"#,
      spelling: [#"string spelling: "\u0041/" against "A\/" at $.a"#]),
    .init(
      name: "the case of an escape", left: #""\u00e9""#, right: #""\u00E9""#,
      spelling: [#"string spelling: "\u00e9" against "\u00E9" at $"#]),
    .init(
      name: "an escape in a key", left: #"{"\u0061":1}"#, right: #"{"a" :1}"#,
      spelling: [#"string spelling: "\u0061" against "a" at $.a"#],
      bytes: [
        #"white space: "" against " " at $"#, #"string spelling: "\u0061" against "a" at $.a"#,
      ]),
    .init(
      name: "composed and decomposed", left: "\"\u{E9}\"", right: "\"e\u{301}\"",
      meaning: [#"changed value: string "é" against string "e\u0301" at $"#]),
    .init(
      name: "composed and decomposed keys", left: "{\"\u{E9}\":1}", right: "{\"e\u{301}\":2}",
      meaning: [
        #"missing on the right: number 1 at $.é"#,
        "missing on the left: number 2 at $[\"e\u{301}\"]",
      ]),
    .init(
      name: "two scalars for one letter", left: "\"\u{212B}\"", right: "\"\u{C5}\"",
      meaning: [#"changed value: string "\u212b" against string "\u00c5" at $"#]),
    .init(
      name: "an invisible character", left: "\"a\u{200B}\"", right: "\"a\"",
      meaning: [#"changed value: string "a\u200b" against string "a" at $"#]),
    .init(
      name: "the case of a letter", left: #""a""#, right: #""A""#,
      meaning: [#"changed value: string "a" against string "A" at $"#]),
    .init(
      name: "long strings that differ late",
      left: "\"" + String(repeating: "x", count: 100) + "1\"",
      right: "\"" + String(repeating: "x", count: 100) + "2\"",
      meaning: [
        #"changed value: string "…xxxxxxxxxxxxxxxxxxxx1" against string "…xxxxxxxxxxxxxxxxxxxx2" at $"#
      ]),
  ]

  static let objects: [DifferenceCase] = [
    .init(
      name: "a member on the left", left: #"{"a":1,"b":[2]}"#, right: #"{"a":1}"#,
      meaning: ["missing on the right: array at $.b"]),
    .init(
      name: "a member on the right", left: #"{"a":1}"#, right: #"{"b":"x","a":1}"#,
      meaning: [#"missing on the left: string "x" at $.b"#]),
    .init(
      name: "null against absent", left: #"{"a":null}"#, right: "{}",
      meaning: ["null against absent at $.a"]),
    .init(
      name: "absent against null", left: "{}", right: #"{"a":null}"#,
      meaning: ["absent against null at $.a"]),
    .init(
      name: "another order of members", left: #"{"a":1,"b":2}"#, right: #"{"b":2,"a":1}"#,
      spelling: [#"order of keys: "a", "b" against "b", "a" at $"#]),
    .init(
      name: "a key in another style", left: #"{"full_name":"A"}"#, right: #"{"fullName":"A"}"#,
      meaning: [
        #"renamed key: "full_name" against "fullName" at $.full_name, on the right at $.fullName"#
      ]),
    .init(
      name: "a key in another style and another value", left: #"{"full_name":"A"}"#,
      right: #"{"FULL-NAME":"B"}"#,
      meaning: [
        #"renamed key: "full_name" against "FULL-NAME" at $.full_name, on the right at $.FULL-NAME"#,
        #"changed value: string "A" against string "B" at $.full_name, on the right at $.FULL-NAME"#,
      ]),
    .init(
      name: "another key for the same value", left: #"{"name":"A","x":0}"#,
      right: #"{"x":0,"title":"A"}"#,
      meaning: [#"renamed key: "name" against "title" at $.name, on the right at $.title"#]),
    .init(
      name: "other keys for a value that is there twice", left: #"{"a":1,"b":1}"#,
      right: #"{"c":1}"#,
      meaning: [
        "missing on the right: number 1 at $.a", "missing on the right: number 1 at $.b",
        "missing on the left: number 1 at $.c",
      ]),
    .init(
      name: "another key for an empty string", left: #"{"a":""}"#, right: #"{"b":""}"#,
      meaning: [
        #"missing on the right: string "" at $.a"#, #"missing on the left: string "" at $.b"#,
      ]),
    .init(
      name: "another key for a string of one letter", left: #"{"a":"x"}"#, right: #"{"b":"x"}"#,
      meaning: [#"renamed key: "a" against "b" at $.a, on the right at $.b"#]),
    .init(
      name: "another key for a boolean", left: #"{"a":true}"#, right: #"{"b":true}"#,
      meaning: [
        "missing on the right: boolean true at $.a", "missing on the left: boolean true at $.b",
      ]),
    .init(
      name: "keys that are no words", left: #"{"a.b":{"":[1]}}"#, right: #"{"a.b":{"":[2]}}"#,
      meaning: [#"changed value: number 1 against number 2 at $["a.b"][""][0]"#]),
  ]

  static let duplicates: [DifferenceCase] = [
    .init(
      name: "a duplicate on both sides", left: #"{"a":1,"a":2}"#, right: #"{"a":1,"a":2}"#),
    .init(
      name: "a duplicate among other keys", left: #"{"a":1,"b":0,"a":2}"#,
      right: #"{"a":1,"a":2,"b":0}"#,
      spelling: [#"order of keys: "a", "b", "a" against "a", "a", "b" at $"#]),
    .init(
      name: "duplicates in another order", left: #"{"a":1,"a":2}"#, right: #"{"a":2,"a":1}"#,
      meaning: [
        "changed value: number 1 against number 2 at $.a",
        "duplicate key on both sides: number 2 against number 1 at $.a",
      ]),
    .init(
      name: "duplicates of which the first differ", left: #"{"a":1,"a":2}"#,
      right: #"{"a":0,"a":2}"#,
      meaning: [
        "changed value: number 1 against number 0 at $.a",
        "duplicate key on both sides: number 2 against number 2 at $.a",
      ]),
    .init(
      name: "one duplicate more on the right", left: #"{"a":1,"a":1}"#,
      right: #"{"a":1,"a":1,"a":1}"#,
      meaning: [
        "duplicate key on both sides: number 1 against number 1 at $.a",
        "duplicate key on the right: number 1 at $.a",
      ]),
    .init(
      name: "the same duplicates in a duplicate", left: #"{"a":{"b":1,"b":2},"a":{"b":3,"b":4}}"#,
      right: #"{"a":{"b":1,"b":2},"a":{"b":3,"b":4}}"#),
    .init(
      name: "the same duplicates in another spelling", left: #"{"a":1,"a":2}"#,
      right: #"{"a":1,"\u0061":2.0}"#,
      spelling: [
        #"string spelling: "a" against "\u0061" at $.a"#,
        "number spelling: 2 against 2.0 at $.a",
      ]),
    .init(
      name: "a duplicate on the left", left: #"{"a":1,"a":2}"#, right: #"{"a":1}"#,
      meaning: ["duplicate key on the left: number 2 at $.a"]),
    .init(
      name: "a duplicate on the right", left: #"[{"a":1}]"#, right: #"[{"a":1,"a":1}]"#,
      meaning: ["duplicate key on the right: number 1 at $[0].a"]),
    .init(
      name: "a duplicate in another spelling", left: #"{"a":1,"\u0061":1}"#, right: #"{"a":1}"#,
      meaning: ["duplicate key on the left: number 1 at $.a"]),
    .init(
      name: "a duplicate in what only one side has", left: "[]",
      right: #"[{"b":{"a":1,"a":null}}]"#,
      meaning: [
        "missing on the left: object at $[0]", "duplicate key on the right: null at $[0].b.a",
      ]),
    .init(
      name: "a duplicate in a member that only one side has", left: #"{"b":{"a":1,"a":true}}"#,
      right: "{}",
      meaning: [
        "missing on the right: object at $.b", "duplicate key on the left: boolean true at $.b.a",
      ]),
    .init(
      name: "duplicates in a large object",
      left: #"{"a":1,"a":2,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"i":0,"j":0,"k":0,"l":0}"#,
      right: #"{"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"i":0,"j":0,"k":0,"l":0,"a":1,"a":3}"#,
      meaning: ["duplicate key on both sides: number 2 against number 3 at $.a"],
      spelling: [
        #"order of keys: "a", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", … against "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "a", … at $"#,
        "duplicate key on both sides: number 2 against number 3 at $.a",
      ]),
    .init(
      name: "a duplicate under another type", left: #"{"x":{"a":1,"a":1}}"#, right: #"{"x":5}"#,
      meaning: [
        "changed type: object against number 5 at $.x",
        "duplicate key on the left: number 1 at $.x.a",
      ]),
    .init(
      name: "a duplicate in equal elements", left: #"[1,{"a":1,"a":2}]"#,
      right: #"[{"a":1,"a":2}]"#,
      meaning: ["missing on the right: number 1 at $[0]"]),
  ]

  static let whitespace: [DifferenceCase] = [
    .init(
      name: "white space in an object", left: #"{"a":[1]}"#, right: "{\"a\": [1] }",
      bytes: [
        #"white space: "" against " " at $"#
      ]),
    .init(
      name: "white space around a document", left: "{}", right: " {}\n",
      bytes: [#"white space: "" against " " at $"#]),
    .init(
      name: "white space in nothing", left: "[{}]", right: "[{ }]",
      bytes: [#"white space: "" against " " at $[0]"#]),
    .init(
      name: "white space in an array", left: "[1, 2]", right: "[1\n, 2]",
      bytes: [#"white space: "" against "\n" at $"#]),
  ]

  static let all = numbers + types + strings + objects + duplicates + whitespace

  /// A document of many levels, in an object or an array each.
  private static func deep(_ levels: Int, _ leaf: String) -> String {
    let opened = (0..<levels).map { $0.isMultiple(of: 2) ? #"{"id":1,"a":"# : "[0," }
    let closed = (0..<levels).reversed().map { $0.isMultiple(of: 2) ? "}" : "]" }
    return opened.joined() + leaf + closed.joined()
  }

  @Test(arguments: ComparisonLevel.allCases)
  func `documents of many levels are compared on a small stack`(_ level: ComparisonLevel) throws {
    let levels = JSONValue.maximumDepth
    let texts = ["1", "2"].map { Data(Self.deep(levels, $0).utf8) }
    let documents = try texts.map(JSONDocument.init(parsing:))
    let found = try onStack(of: secondaryThreadStack) {
      let values = documents.map(\.value)
      #expect(!values[0].isEquivalent(to: values[1]))
      #expect(JSONPatch(from: values[0], to: values[1]).operations.count == 1)
      #expect(JSONComparison.differences(values[0], values[1], level: level).count == 1)
      return JSONComparison.differences(documents[0], documents[1], level: level)
    }
    #expect(found.map { $0.left?.path.components.count } == [levels])
  }

  @Test func `the tables hold all cases`() {
    #expect(Self.all.count == 56)
  }

  @Test(arguments: all, ComparisonLevel.allCases)
  func `texts are compared`(_ item: DifferenceCase, _ level: ComparisonLevel) throws {
    let found = try JSONComparison.differences(
      Data(item.left.utf8), Data(item.right.utf8), level: level)
    #expect(found.map(\.description) == item.expected(level))
  }

  @Test(arguments: all)
  func `values are compared`(_ item: DifferenceCase) throws {
    let found = try JSONComparison.differences(
      JSONValue(parsing: item.left), JSONValue(parsing: item.right))
    #expect(found.map(\.description) == item.meaning)
  }

  @Test(arguments: all, ComparisonLevel.allCases)
  func `a document does not differ from itself`(
    _ item: DifferenceCase, _ level: ComparisonLevel
  ) throws {
    for text in [item.left, item.right] {
      let found = try JSONComparison.differences(Data(text.utf8), Data(text.utf8), level: level)
      #expect(found == [])
    }
  }
}
