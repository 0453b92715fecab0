import Testing

@testable import JSONParity

@Suite("Two documents stand side by side, and what is the same is folded")
struct SideBySideTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let left: String
    let right: String
    var policy = ComparisonPolicy()
    let rows: [String]
  }

  static let pairs = [
    Pair(
      testDescription: "a changed member", left: #"{"a":1,"b":[1,2]}"#,
      right: #"{"a":2,"b":[1,2]}"#,
      rows: [
        "{ | {", #"  "a" : 1, ≠   "a" : 2,"#, #"  "b" : [ |   "b" : ["#, "… 4",
      ]),
    Pair(
      testDescription: "members that one side has", left: #"{"a":1,"b":2}"#,
      right: #"{"b":2,"c":3}"#,
      rows: ["{ | {", #"  "a" : 1, < "#, #"  "b" : 2 |   "b" : 2,"#, #" >   "c" : 3"#, "} | }"]),
    Pair(
      testDescription: "members that the right side has before others",
      left: #"{"b":2,"d":3}"#, right: #"{"a":1,"b":2,"c":[],"d":3}"#,
      rows: [
        "{ | {", #" >   "a" : 1,"#, #"  "b" : 2, |   "b" : 2,"#, #" >   "c" : [],"#,
        #"  "d" : 3 |   "d" : 3"#, "} | }",
      ]),
    Pair(
      testDescription: "members in another order, one more in front of them",
      left: #"{"a":1,"b":2}"#, right: #"{"c":3,"b":2,"a":1}"#,
      rows: [
        "{ | {", #" >   "c" : 3,"#, #"  "a" : 1, |   "a" : 1,"#, "… 2",
      ]),
    Pair(
      testDescription: "a renamed key", left: #"{"full_name":"A"}"#, right: #"{"fullName":"A"}"#,
      rows: ["{ | {", #"  "full_name" : "A" ≠   "fullName" : "A""#, "} | }"]),
    Pair(
      testDescription: "elements that one side has", left: "[1,2,3]", right: "[1,3,4]",
      rows: ["[ | [", "  1, |   1,", "  2, < ", "  3 |   3,", " >   4", "] | ]"]),
    Pair(
      testDescription: "another type", left: #"{"a":[1]}"#, right: #"{"a":{"b":1}}"#,
      rows: [
        "{ | {", #"  "a" : [ ≠   "a" : {"#, #"    1 ≠     "b" : 1"#, "  ] ≠   }", "} | }",
      ]),
    Pair(
      testDescription: "strings that print alike", left: #"{"a":"é"}"#,
      right: "{\"a\":\"e\u{301}\"}",
      rows: ["{ | {", #"  "a" : "é" ≠   "a" : "e\u0301""#, "} | }"]),
    Pair(
      testDescription: "strings of look-alikes", left: #"{"a":"\u00c5"}"#,
      right: #"{"a":"\u212b"}"#,
      rows: ["{ | {", #"  "a" : string "\u00c5" ≠   "a" : string "\u212b""#, "} | }"]),
    Pair(
      testDescription: "keys of look-alikes", left: #"{"\u00c5":"x"}"#, right: #"{"\u212b":"x"}"#,
      rows: ["{ | {", #"  "\u00c5" : "x" ≠   "\u212b" : "x""#, "} | }"]),
    Pair(
      testDescription: "numbers that mean the same", left: "[1,5]", right: "[1.0,6]",
      rows: ["[ | [", "  1, |   1.0,", "  5 ≠   6", "] | ]"]),
    Pair(
      testDescription: "what a policy ignores", left: #"{"a":1,"b":2}"#, right: #"{"a":[1],"b":3}"#,
      policy: .init(ignored: ["$.a"]),
      rows: [
        "{ | {", #"  "b" : 2 ≠   "b" : 3"#,
        "} | }",
      ]),
    Pair(
      testDescription: "an array in any order", left: "[1,2,3,4]", right: "[4,3,2,5]",
      policy: .init(unordered: ["$"]),
      rows: [
        "[ | [", "  1, < ", "  2, |   2,", "  3, |   3,", "  4 |   4,", " >   5", "] | ]",
      ]),
    Pair(
      testDescription: "an array in any order, with a part that is changed",
      left: #"[{"id":1,"x":[2,3]},{"id":2}]"#, right: #"[{"id":2},{"id":1,"x":[3,4]}]"#,
      policy: .init(unordered: ["$", "$[*].x"]),
      rows: [
        "… 3", #"    "x" : [ |     "x" : ["#, "      2, < ", "      3 |       3,", " >       4",
        "    ] |     ]", "… 5",
      ]),
    Pair(
      testDescription: "nothing", left: "[1,2,3]", right: "[1,2,3]", rows: ["… 5"]),
    Pair(testDescription: "scalars", left: "1", right: "true", rows: ["1 ≠ true"]),
  ]

  @Test(arguments: pairs)
  func `the rows are those of both`(_ pair: Pair) throws {
    let sides = SideBySide(
      try JSONValue(parsing: pair.left), try JSONValue(parsing: pair.right), pair.policy)
    let rows = sides.folded.map { row in
      if row.folded > 0 { return "… \(row.folded)" }
      let sign = row.change == .same ? "|" : row.change.rawValue
      return "\(row.left ?? "") \(sign) \(row.right ?? "")"
    }
    #expect(rows == pair.rows)
  }

  @Test func `no more rows that differ are made than are asked for`() throws {
    let (left, right) = (try JSONValue(parsing: "[[1,2],3]"), try JSONValue(parsing: "[4,[5,6]]"))
    let all = SideBySide(left, right)
    let changes = all.rows.count { $0.change != .same }
    #expect(changes >= 4 && !all.isCut)
    for count in 0..<changes {
      let sides = SideBySide(left, right, mostChanges: count)
      #expect(sides.rows.count { $0.change != .same } == count && sides.isCut)
      #expect(sides.rows[...] == all.rows.prefix(sides.rows.count))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `documents of many levels take as long as their size says`() throws {
    func document(_ leaf: Int) throws -> JSONValue {
      let deep = String(repeating: "[", count: 400) + "\(leaf)" + String(repeating: "]", count: 400)
      let texts = (0..<200).map { _ in "[0,\(deep)]" }
      return try JSONValue(parsing: "[" + texts.joined(separator: ",") + "]")
    }
    let clock = ContinuousClock()
    let (left, right) = (try document(1), try document(2))
    let time = clock.measure { #expect(SideBySide(left, right).rows.count > 100_000) }
    #expect(time < .seconds(20))
  }

  @Test func `whatever differs has a row that is marked`() throws {
    var documents = RandomDocuments(seed: 7)
    for _ in 0..<500 {
      let left = documents.value()
      let right = documents.variant(of: left)
      let sides = SideBySide(left, right)
      #expect(sides.rows.allSatisfy { $0.change == .same } == left.isEquivalent(to: right))
    }
  }
}
