import Foundation
import JSONParity
import Randomness
import Testing

@Suite("Array differences are found by alignment, not by position")
struct ArrayDifferenceTests {
  static let cases: [DifferenceCase] = [
    .init(
      name: "an element in front", left: "[1,2,3]", right: "[0,1,2,3]",
      meaning: ["missing on the left: number 0 at $[0]"]),
    .init(
      name: "an element gone from the middle", left: #"{"a":["x","y","z"]}"#,
      right: #"{"a":["x","z"]}"#, meaning: [#"missing on the right: string "y" at $.a[1]"#]),
    .init(
      name: "one changed, one gone", left: "[1,2,3,4]", right: "[1,5,4]",
      meaning: [
        "changed value: number 2 against number 5 at $[1]",
        "missing on the right: number 3 at $[2]",
      ]),
    .init(
      name: "one came before one that changed",
      left: #"[{"id":1,"x":1},{"id":2,"x":2}]"#,
      right: #"[{"id":0,"x":0},{"id":1,"x":5},{"id":2,"x":2}]"#,
      meaning: [
        "missing on the left: object at $[0]",
        "changed value: number 1 against number 5 at $[0].x, on the right at $[1].x",
      ]),
    .init(
      name: "an element that moved", left: #"["a","b","c","d"]"#, right: #"["d","a","b","c"]"#,
      meaning: [#"order: string "d" has moved at $[3], on the right at $[0]"#]),
    .init(
      name: "two that changed places", left: "[1,2,3,4,5]", right: "[1,4,3,2,5]",
      meaning: [
        "order: number 2 has moved at $[1], on the right at $[3]",
        "order: number 3 has moved at $[2]",
      ]),
    .init(
      name: "an object that moved and is written in another order",
      left: #"[{"a":1,"b":2},1,2]"#, right: #"[1,2,{"b":2,"a":1}]"#,
      meaning: ["order: object has moved at $[0], on the right at $[2]"],
      spelling: [
        "order: object has moved at $[0], on the right at $[2]",
        #"order of keys: "a", "b" against "b", "a" at $[0], on the right at $[2]"#,
      ]),
    .init(
      name: "repeated elements", left: "[0,0,0]", right: "[0,0]",
      meaning: ["missing on the right: number 0 at $[2]"]),
    .init(
      name: "null against nothing in an array", left: "[null]", right: "[]",
      meaning: ["missing on the right: null at $[0]"]),
    .init(
      name: "arrays in arrays", left: "[[1,2],[3]]", right: "[[3,4],[0],[1,2]]",
      meaning: [
        "missing on the left: array at $[0]", "missing on the left: array at $[1]",
        "missing on the right: array at $[1]",
      ]),
    .init(
      name: "spelling behind an element that came", left: "[1,2.0]", right: "[0,1,2]",
      meaning: ["missing on the left: number 0 at $[0]"],
      spelling: [
        "missing on the left: number 0 at $[0]",
        "number spelling: 2.0 against 2 at $[1], on the right at $[2]",
      ]),
  ]

  @Test(arguments: cases, [ComparisonLevel.meaning, .spelling])
  func `elements are aligned`(_ item: DifferenceCase, _ level: ComparisonLevel) throws {
    let found = try JSONComparison.differences(
      Data(item.left.utf8), Data(item.right.utf8), level: level)
    #expect(found.map(\.description) == item.expected(level))
  }

  // MARK: - Size

  @Test func `in thirty thousand elements three changes are three differences`() throws {
    let numbers = (0..<30_000).map { JSONValue.number(JSONValue.Number($0)) }
    var changed = numbers
    changed.insert(.null, at: 25_000)
    changed[15_000] = .string("x")
    changed.remove(at: 10)
    let found = JSONComparison.differences(.array(numbers), .array(changed))
    #expect(
      found.map(\.description) == [
        "missing on the right: number 10 at $[10]",
        #"changed type: number 15000 against string "x" at $[15000], on the right at $[14999]"#,
        "missing on the left: null at $[24999]",
      ])
  }

  @Test func `thirty thousand elements in another order are all found in a moment`() throws {
    var random = SplitMix64(seed: 1)
    let numbers = (0..<30_000).map { JSONValue.number(JSONValue.Number($0)) }
    let found = JSONComparison.differences(
      .array(numbers), .array(numbers.shuffled(using: &random)))
    let moves = found.filter { $0.kind == .order }.count
    #expect(moves == found.count)
    #expect(moves > 29_000)
  }

  @Test func `large arrays that share nothing or few values are compared in a moment`() throws {
    var random = SplitMix64(seed: 2)
    let few = (0..<2).map { _ in
      JSONValue.array(
        (0..<20_000).map { _ in .boolean(random.oneIn(2)) })
    }
    #expect(!JSONComparison.differences(few[0], few[1]).isEmpty)
    let other = JSONValue.array((0..<20_000).map { .string("\($0)") })
    #expect(JSONComparison.differences(few[0], other).count == 20_000)
    #expect(
      try JSONPatch(from: few[0], to: few[1]).applied(to: few[0]).isEquivalent(to: few[1]))
  }

  @Test func `large objects are compared by key in a moment`() throws {
    let members = (0..<30_000).map {
      JSONValue.Member(key: "key \($0)", value: .number(JSONValue.Number($0)))
    }
    #expect(JSONValue.object(members).isEquivalent(to: .object(members.reversed())))
    let found = JSONComparison.differences(.object(members), .object(members.dropLast().reversed()))
    #expect(
      found.map(\.description) == [#"missing on the right: number 29999 at $["key 29999"]"#])
  }

  @Test func `arrays nested to the limit with a difference at the bottom are compared`() throws {
    let depth = JSONValue.maximumDepth / 2
    func text(_ bottom: String) -> String {
      String(repeating: #"[0,{"a":"#, count: depth) + bottom
        + String(repeating: "},1]", count: depth)
    }
    let padding = (0..<2_000).map { "\($0)" }.joined(separator: ",")
    let left = Data(text("\"\(padding)1\"").utf8)
    let right = Data(text("\"\(padding)2\"").utf8)
    let found = try JSONComparison.differences(left, right, level: .bytes)
    #expect(found.map(\.kind) == [.changedValue])
    #expect(found.first?.path.components.count == JSONValue.maximumDepth)
  }
}
