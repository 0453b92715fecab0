import Foundation
import JSONParity
import Randomness
import Testing

@Suite("A policy says by path what does not count")
struct ComparisonPolicyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var left: String
    var right: String
    var policy: ComparisonPolicy
    var expected: [String] = []
    var level = ComparisonLevel.meaning
    var testDescription: String { name }
  }

  static let ignored: [Case] = [
    .init(
      name: "a member", left: #"{"a":1,"b":1}"#, right: #"{"a":2,"b":2}"#,
      policy: .init(ignored: ["$.a"]), expected: ["changed value: number 1 against number 2 at $.b"]
    ),
    .init(
      name: "a member that one side has not", left: #"{"a":1}"#, right: "{}",
      policy: .init(ignored: ["$.a"])),
    .init(
      name: "all below a member", left: #"{"a":{"b":[1]}}"#, right: #"{"a":{"b":[2,3]}}"#,
      policy: .init(ignored: ["$.a"])),
    .init(
      name: "every key of an object", left: #"{"a":1}"#, right: #"{"b":[]}"#,
      policy: .init(ignored: ["$.*"])),
    .init(
      name: "a member of every element", left: #"[{"id":1,"t":0},{"id":2,"t":0}]"#,
      right: #"[{"t":5,"id":2},{"id":3}]"#, policy: .init(ignored: ["$[*].t"]),
      expected: [
        "missing on the right: object at $[0]",
        "missing on the left: object at $[1]",
      ]),
    .init(
      name: "not how many elements there are", left: #"[{"t":1},2]"#, right: #"[{"t":3}]"#,
      policy: .init(ignored: ["$[*].t"]), expected: ["missing on the right: number 2 at $[1]"]),
    .init(
      name: "one element", left: "[1,2,3]", right: "[9,2,4]", policy: .init(ignored: ["$[0]"]),
      expected: ["changed value: number 3 against number 4 at $[2]"]),
    .init(
      name: "elements of which each is named in another way", left: #"{"a":[1,2,3],"b":[1,2,3]}"#,
      right: #"{"a":[9,8,7],"b":[9,8,7]}"#,
      policy: .init(ignored: ["$.a[0]", "/b/0", "$.*[1]", "$.b[5]"]),
      expected: [
        "changed value: number 3 against number 7 at $.a[2]",
        "changed value: number 3 against number 7 at $.b[2]",
      ]),
    .init(
      name: "by pointer", left: #"{"a/b":[{"x":1}]}"#, right: #"{"a/b":[{"x":2}]}"#,
      policy: .init(ignored: ["/a~1b/*/x"])),
    .init(
      name: "the document", left: "1", right: "[]", policy: .init(ignored: ["$"])),
    .init(
      name: "a duplicate key", left: #"{"a":1,"a":2}"#, right: #"{"a":1}"#,
      policy: .init(ignored: ["$.a"])),
    .init(
      name: "a key scalar by scalar", left: "{\"\u{E9}\":1}", right: "{\"\u{E9}\":2}",
      policy: .init(ignored: ["$.e\u{301}"]),
      expected: ["changed value: number 1 against number 2 at $.é"]),
    .init(
      name: "spelling and white space too", left: #"{"a":{"x":1}}"#, right: #"{"a":{"x" : 1.0 }}"#,
      policy: .init(ignored: ["$.a"]), level: .bytes),
  ]

  static let unordered: [Case] = [
    .init(
      name: "an array", left: #"{"a":[1,2,3]}"#, right: #"{"a":[3,1,2]}"#,
      policy: .init(unordered: ["$.a"])),
    .init(
      name: "not the arrays in it", left: "[[1,2],[3,4]]", right: "[[4,3],[1,2]]",
      policy: .init(unordered: ["$"]),
      expected: ["missing on the right: array at $[1]", "missing on the left: array at $[0]"]),
    .init(
      name: "the arrays in it", left: "[[1,2],[3,4]]", right: "[[4,3],[2,1]]",
      policy: .init(unordered: ["$", "$[*]"])),
    .init(
      name: "how often counts", left: "[1,1,2]", right: "[1,2,2]", policy: .init(unordered: ["$"]),
      expected: ["missing on the right: number 1 at $[1]", "missing on the left: number 2 at $[2]"]),
    .init(
      name: "elements that are alike", left: #"[{"id":1,"x":1},{"id":2,"x":2}]"#,
      right: #"[{"id":2,"x":2},{"id":1,"x":5}]"#, policy: .init(unordered: ["$"]),
      expected: ["changed value: number 1 against number 5 at $[0].x, on the right at $[1].x"]),
    .init(
      name: "spelling of what goes together", left: "[1,2]", right: "[2,1.0]",
      policy: .init(unordered: ["$"]),
      expected: ["number spelling: 1 against 1.0 at $[0], on the right at $[1]"], level: .spelling),
  ]

  static let tolerances: [Case] = [
    .init(
      name: "within, in exact arithmetic", left: "[1.1,-0.05]", right: "[1.0,0.05]",
      policy: .init(tolerances: ["$[*]": 0.1])),
    .init(
      name: "beyond", left: "1.1", right: "0.99999999999999999999",
      policy: .init(tolerances: ["$": 0.1]),
      expected: ["changed value: number 1.1 against number 0.99999999999999999999 at $"]),
    .init(
      name: "in arrays that are aligned", left: "[1.0,2.0,9]", right: "[5,1.01,2.01,8]",
      policy: .init(tolerances: ["$[*]": 0.1]),
      expected: [
        "missing on the left: number 5 at $[0]",
        "changed value: number 9 against number 8 at $[2], on the right at $[3]",
      ]),
    .init(
      name: "the larger of two", left: "1", right: "3", policy: .init(tolerances: ["$": 1, "": 2])),
    .init(
      name: "zero, negative and not a number", left: "[1,1,1]", right: "[2,2,2]",
      policy: .init(tolerances: ["$[0]": 0, "$[1]": -1, "$[2]": .nan]),
      expected: [0, 1, 2].map { "changed value: number 1 against number 2 at $[\($0)]" }),
    .init(
      name: "infinite", left: "1e999", right: "-5", policy: .init(tolerances: ["$": .infinity])),
    .init(
      name: "numbers of very different size", left: "[1e9999,1e-9999]", right: "[1,0]",
      policy: .init(tolerances: ["$[*]": 0.5]),
      expected: ["changed value: number 1e9999 against number 1 at $[0]"]),
    .init(
      name: "numbers only", left: "1", right: #""1""#, policy: .init(tolerances: ["$": 5]),
      expected: [#"changed type: number 1 against string "1" at $"#]),
    .init(
      name: "spelling too", left: "1", right: "1.0", policy: .init(tolerances: ["$": 0]),
      level: .spelling),
    .init(
      name: "in an array without order, the best way", left: "[1.0,1.1]", right: "[1.05,0.95]",
      policy: .init(unordered: ["$"], tolerances: ["$[*]": 0.1])),
  ]

  static let indices: [Case] = [
    .init(
      name: "a member of one element", left: #"[{"id":1},{"id":2}]"#,
      right: #"[{"id":0},{"id":3}]"#, policy: .init(ignored: ["$[0].id"]),
      expected: ["changed value: number 2 against number 3 at $[1].id"]),
    .init(
      name: "a member of one element behind one that came",
      left: #"[{"id":1},{"id":2},{"id":3}]"#, right: #"[{"id":0},{"id":9},{"id":2},{"id":3}]"#,
      policy: .init(ignored: ["$[0].id"]), expected: ["missing on the left: object at $[1]"]),
    .init(
      name: "one of the elements within a tolerance", left: "[1,5]", right: "[2,6]",
      policy: .init(tolerances: ["$[0]": 1]),
      expected: ["changed value: number 5 against number 6 at $[1]"]),
    .init(
      name: "one of the arrays in any order", left: "[[1,2],[3,4]]", right: "[[2,1],[4,3]]",
      policy: .init(unordered: ["$[0]"]),
      expected: ["order: number 3 has moved at $[1][0], on the right at $[1][1]"]),
    .init(
      name: "a member of one element of an array in any order",
      left: #"[{"id":1},{"id":2},{"id":3}]"#, right: #"[{"id":3},{"id":0},{"id":4}]"#,
      policy: .init(ignored: ["$[0].id"], unordered: ["$"]),
      expected: ["missing on the right: object at $[1]", "missing on the left: object at $[2]"]),
    .init(
      name: "by a pointer, in an array in another", left: "[[1,5],[1,5]]", right: "[[2,6],[2,5]]",
      policy: .init(tolerances: ["/0/0": 1]),
      expected: [
        "changed value: number 5 against number 6 at $[0][1]",
        "changed value: number 1 against number 2 at $[1][0]",
      ]),
  ]

  @Test(arguments: indices)
  func `a patch says what a path with an index does not let pass`(_ item: Case) throws {
    let (left, right) = (
      try JSONValue(parsing: item.left), try JSONValue(parsing: item.right)
    )
    let patched = try JSONPatch(from: left, to: right, policy: item.policy).applied(to: left)
    #expect(patched != left)
    #expect(JSONComparison.differences(patched, right, policy: item.policy) == [])
  }

  @Test(arguments: ignored + unordered + tolerances + indices)
  func `a policy is kept`(_ item: Case) throws {
    let found = try JSONComparison.differences(
      Data(item.left.utf8), Data(item.right.utf8), level: item.level, policy: item.policy)
    #expect(found.map(\.description) == item.expected)
  }

  @Test(arguments: ignored + unordered + tolerances + indices)
  func `without the policy there are other differences`(_ item: Case) throws {
    let found = try JSONComparison.differences(
      Data(item.left.utf8), Data(item.right.utf8), level: item.level)
    let isVoid = [
      "zero, negative and not a number", "beyond", "numbers only", "a key scalar by scalar",
    ]
    .contains(item.name)
    #expect((found.map(\.description) == item.expected) == isVoid)
  }

  @Test func `ten thousand rules cost a step no more than one`() throws {
    let keys = (0..<10_000).map { "k\($0)" }
    let policy = ComparisonPolicy(
      unordered: try keys.map { try JSONPathPattern(parsing: "$.\($0)") })
    func document(_ elements: String) -> Data {
      Data("{\(keys.map { "\"\($0)\":\(elements)" }.joined(separator: ","))}".utf8)
    }
    let start = ContinuousClock.now
    let differences = try JSONComparison.differences(
      document("[1,2]"), document("[2,1]"), policy: policy)
    #expect(differences.isEmpty)
    // It took a step for each rule: some 8 minutes in a debug build, and less than a second now.
    #expect(ContinuousClock.now - start < .seconds(100))
  }

  @Test func `a thousand elements without order are matched in a moment`() throws {
    var random = SplitMix64(seed: 3)
    let left = (0..<1_000).map { _ in JSONValue.Number(Double.random(in: 0...1, using: &random)) }
    let values = left.compactMap { $0.map(JSONValue.number) }
    #expect(values.count == 1_000)
    let policy = ComparisonPolicy(unordered: ["$"], tolerances: ["$[*]": 1e-9])
    let found = JSONComparison.differences(
      .array(values), .array(values.shuffled(using: &random)), policy: policy)
    #expect(found == [])
  }

  /// Elements that are a little more on the right, by how they are made of a number.
  static let drifting: [(name: String, count: Int, path: JSONPathPattern, text: String)] = [
    ("numbers", 600, "$[*]", "@"), ("many numbers", 20_000, "$[*]", "@"),
    ("numbers in objects", 600, "$[*].x", #"{"x":@}"#),
    ("numbers in arrays with what tells them apart", 5_000, "$[*][1]", #"["@",@]"#),
  ]

  @Test(arguments: drifting.indices)
  func `many elements without order are matched within a tolerance`(_ index: Int) throws {
    let (_, count, path, text) = Self.drifting[index]
    func document(_ drift: Double) throws -> JSONValue {
      let elements = (0..<count).map { row in
        let number = "\(Double(row) * 1.5 + drift)"
        return text.replacing("\"@\"", with: "\"\(row)\"").replacing("@", with: number)
      }
      return try JSONValue(parsing: "[" + elements.joined(separator: ",") + "]")
    }
    let (left, right) = (try document(0), try document(0.01))
    let policy = ComparisonPolicy(unordered: ["$"], tolerances: [path: 0.02])
    #expect(JSONComparison.differences(left, right, policy: policy) == [])
    guard case .array(let elements) = right, text == "@" else { return }
    var random = SplitMix64(seed: 5)
    let shuffled = JSONValue.array(elements.shuffled(using: &random))
    #expect(JSONComparison.differences(left, shuffled, policy: policy) == [])
  }

  @Test func `of many numbers in any order the most are matched`() throws {
    // Each number goes with the one above it, though all but one have an equal.
    let left = (0..<1_000).map { JSONValue.number(JSONValue.Number($0)) }
    let right = (1...1_000).map { JSONValue.number(JSONValue.Number($0)) }
    let others: [JSONValue] = [.string("a"), .null]
    let policy = ComparisonPolicy(unordered: ["$"], tolerances: ["$[*]": 1])
    let found = JSONComparison.differences(
      .array(left + others), .array(others + right.reversed()), policy: policy)
    #expect(found == [])
  }
}

@Suite("A path pattern is a path or a pointer with wildcards")
struct JSONPathPatternTests {
  struct Match: Sendable, CustomTestStringConvertible {
    var pattern: String
    var document: String
    var hides: Bool
    var testDescription: String { "\(pattern) in \(document)" }
  }

  /// Documents that hold the string "old", which is "new" on the right.
  static let matches: [Match] = [
    .init(pattern: "$", document: #""old""#, hides: true),
    .init(pattern: "", document: #""old""#, hides: true),
    .init(pattern: "$.a", document: #"{"a":"old"}"#, hides: true),
    .init(pattern: "$.b", document: #"{"a":"old"}"#, hides: false),
    .init(pattern: "$.a.b", document: #"{"a":"old"}"#, hides: false),
    .init(pattern: "$.a", document: #"{"a":{"b":"old"}}"#, hides: true),
    .init(pattern: "$.*.b", document: #"{"a":{"b":"old"}}"#, hides: true),
    .init(pattern: "$[*].b", document: #"{"a":{"b":"old"}}"#, hides: true),
    .init(pattern: "$.a[0]", document: #"{"a":["old"]}"#, hides: true),
    .init(pattern: "$.a[1]", document: #"{"a":["old"]}"#, hides: false),
    .init(pattern: "$.a[*]", document: #"{"a":["old"]}"#, hides: true),
    .init(pattern: "$.a[0]", document: #"{"a":{"0":"old"}}"#, hides: false),
    .init(pattern: "$.a.0", document: #"{"a":{"0":"old"}}"#, hides: true),
    .init(pattern: #"$["a.b"]["\u0022]"]"#, document: #"{"a.b":{"\"]":"old"}}"#, hides: true),
    .init(pattern: #"$["*"]"#, document: #"{"a":"old"}"#, hides: false),
    .init(pattern: #"$["*"]"#, document: #"{"*":"old"}"#, hides: true),
    .init(pattern: "/a/0", document: #"{"a":["old"]}"#, hides: true),
    .init(pattern: "/a/0", document: #"{"a":{"0":"old"}}"#, hides: true),
    .init(pattern: "/a/00", document: #"{"a":["old"]}"#, hides: false),
    .init(pattern: "/a/*", document: #"{"a":["old"]}"#, hides: true),
    .init(pattern: "/", document: #"{"":"old"}"#, hides: true),
    .init(pattern: "/a~1b/m~0n", document: #"{"a/b":{"m~n":"old"}}"#, hides: true),
  ]

  @Test(arguments: matches)
  func `a pattern hides what it matches`(_ match: Match) throws {
    let pattern = try JSONPathPattern(parsing: match.pattern)
    #expect(
      try JSONDocument(parsing: Data(match.document.utf8)).hasMatch(of: pattern) == match.hides)
    let policy = ComparisonPolicy(ignored: [pattern])
    let left = try JSONValue(parsing: match.document)
    let right = try JSONValue(parsing: match.document.replacing("old", with: "new"))
    #expect(JSONComparison.differences(left, right, policy: policy).isEmpty == match.hides)
  }

  struct Misspelling: Sendable, CustomTestStringConvertible {
    var text: String
    var reason: String
    var testDescription: String { text }
  }

  static let misspellings: [Misspelling] = [
    .init(text: "a", reason: #"expected "$" or "/" at the start"#),
    .init(text: " $", reason: #"expected "$" or "/" at the start"#),
    .init(text: "$a", reason: #"expected "." or "[" before "a""#),
    .init(text: "$.", reason: #"expected a key or "*" after ".""#),
    .init(text: "$..a", reason: #"expected a key or "*" after ".""#),
    .init(text: "$[", reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: "$[]", reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: "$[-1]", reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: "$[a]", reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: "$[1", reason: #"expected "]""#),
    .init(
      text: "$[99999999999999999999]",
      reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: "$[+1]", reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: "$[01]", reason: #"expected an index, "*" or a string in quotes after "[""#),
    .init(text: #"$["a"#, reason: "expected a quote at the end of the string"),
    .init(text: #"$["a\""#, reason: "expected a quote at the end of the string"),
    .init(text: #"$["a"x"#, reason: #"expected "]""#),
    .init(text: #"$["\x"]"#, reason: #"invalid escape "\x" in the string"#),
    .init(text: "/a~", reason: #"expected "0" or "1" after "~""#),
    .init(text: "/a~2", reason: #"expected "0" or "1" after "~""#),
  ]

  @Test(arguments: misspellings)
  func `other text is refused`(_ item: Misspelling) {
    #expect(throws: JSONPathPatternError(text: item.text, reason: item.reason)) {
      try JSONPathPattern(parsing: item.text)
    }
  }

  @Test func `an index that is ignored tells no rows apart`() throws {
    func rows(_ time: Int) -> [JSONValue] {
      (0..<600).map { row in
        let cells = [JSONValue.Number(time + row), JSONValue.Number(row)].map {
          JSONValue.number($0)
        }
        return .array(cells + [.array([.number(JSONValue.Number(row / 2))])])
      }
    }
    let (left, right) = (rows(0), rows(5_000))
    let ignoring = ComparisonPolicy(ignored: ["$[*][0]", "$[*][2][0]"], unordered: ["$"])
    #expect(
      JSONComparison.differences(
        .array(left), .array(right.reversed()), policy: ignoring
      ).isEmpty)
    var changed = right
    changed.insert(.array([.null, .null, .null]), at: 10)
    changed[500] = .array([.null, .string("other"), .null])
    let policy = ComparisonPolicy(ignored: ["$[*][0]"])
    #expect(
      JSONComparison.differences(.array(left), .array(changed), policy: policy).map(\.description)
        == [
          "missing on the left: array at $[10]",
          "changed type: number 499 against string \"other\" at $[499][1], on the right at $[500][1]",
          "changed type: array against null at $[499][2], on the right at $[500][2]",
        ])
  }

  @Test func `an error quotes the text`() {
    let error = JSONPathPatternError(text: "$.", reason: "expected a key")
    #expect(error.description == #"invalid path "$.": expected a key"#)
    let hidden = JSONPathPatternError(text: "\u{200F}\u{1B}[2J", reason: "expected a key")
    #expect(hidden.description == #"invalid path "\u200f\u001b[2J": expected a key"#)
  }

  @Test func `a pattern keeps its text`() throws {
    #expect(try JSONPathPattern(parsing: "/a/*").description == "/a/*")
    #expect(try JSONPathPattern(parsing: "$.a") == ("$.a" as JSONPathPattern))
  }
}
