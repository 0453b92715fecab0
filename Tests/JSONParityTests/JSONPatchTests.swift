import JSONParity
import Stacks
import Testing

@Suite("A patch makes the left document say what the right one says")
struct JSONPatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var left: String
    var right: String
    var patch: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    .init(name: "nothing", left: #"{"a":1,"b":2}"#, right: #"{"b":2.0,"a":1}"#, patch: "[]"),
    .init(
      name: "the document", left: "1", right: "[]",
      patch: """
        [
          {"op":"replace","path":"","value":[]}
        ]
        """),
    .init(
      name: "members", left: #"{"a":1,"b":{"c":null},"d":true}"#,
      right: #"{"e/f":[],"b":{"c":1.50},"d":true}"#,
      patch: """
        [
          {"op":"replace","path":"/b/c","value":1.50},
          {"op":"remove","path":"/a"},
          {"op":"add","path":"/e~1f","value":[]}
        ]
        """),
    .init(
      name: "elements from the end", left: #"["a","b","c","d"]"#, right: #"["x","a","c","D","e"]"#,
      patch: """
        [
          {"op":"add","path":"/4","value":"e"},
          {"op":"replace","path":"/3","value":"D"},
          {"op":"remove","path":"/1"},
          {"op":"add","path":"/0","value":"x"}
        ]
        """),
    .init(
      name: "an element that moved", left: "[1,2,3]", right: "[3,1,2]",
      patch: """
        [
          {"op":"remove","path":"/2"},
          {"op":"add","path":"/0","value":3}
        ]
        """),
    .init(
      name: "an object with a duplicate key", left: #"[{"a":1,"a":2}]"#, right: #"[{"a":1}]"#,
      patch: """
        [
          {"op":"replace","path":"/0","value":{"a":1}}
        ]
        """),
    .init(
      name: "keys that look the same", left: "{\"\u{E9}\":1}", right: "{\"e\u{301}\":1}",
      patch: """
        [
          {"op":"remove","path":"/\u{E9}"},
          {"op":"add","path":"/e\u{301}","value":1}
        ]
        """),
  ]

  @Test(arguments: cases)
  func `a patch is written`(_ item: Case) throws {
    let left = try JSONValue(parsing: item.left)
    let right = try JSONValue(parsing: item.right)
    let patch = JSONPatch(from: left, to: right)
    #expect(patch.description == item.patch)
    #expect(try JSONValue(parsing: patch.description) == patch.value)
    #expect(try patch.applied(to: left).isEquivalent(to: right))
  }

  @Test func `what a policy lets pass stays as it is`() throws {
    let left = try JSONValue(parsing: #"{"id":1,"x":[1.0,5],"tags":["a","b"],"n":{"t":0,"u":0}}"#)
    let right = try JSONValue(parsing: #"{"id":2,"x":[1.1,6],"tags":["b","a"],"n":{"u":1}}"#)
    let policy = ComparisonPolicy(
      ignored: ["$.id", "$.*.t"], unordered: ["$.tags"], tolerances: ["$.x[*]": 0.1])
    #expect(
      JSONPatch(from: left, to: right, policy: policy).description == """
        [
          {"op":"replace","path":"/x/1","value":6},
          {"op":"replace","path":"/n/u","value":1}
        ]
        """)
  }

  struct Misfit: Sendable, CustomTestStringConvertible {
    var value: String
    var operation: JSONPatch.Operation
    var error: JSONPatchError
    var testDescription: String { error.description }

    init(_ value: String, _ operation: JSONPatch.Operation, _ reason: String) {
      self.value = value
      self.operation = operation
      let path =
        switch operation {
        case .add(let path, _), .replace(let path, _), .remove(let path): path
        }
      error = JSONPatchError(reason: reason, path: path)
    }
  }

  static let misfits: [Misfit] = [
    Misfit("[]", .remove(.root), "nothing to remove the document from"),
    Misfit("[1]", .remove(JSONPath([.index(1)])), "no element"),
    Misfit("[1]", .replace(JSONPath([.index(1)]), .null), "no element"),
    Misfit("[1]", .add(JSONPath([.index(2)]), .null), "no element"),
    Misfit("[1]", .add(JSONPath([.index(-1)]), .null), "no element"),
    Misfit("[[]]", .add(JSONPath([.index(1), .index(0)]), .null), "no element"),
    Misfit("{}", .remove(JSONPath([.key("a")])), "no member"),
    Misfit("{}", .replace(JSONPath([.key("a")]), .null), "no member"),
    Misfit("{}", .add(JSONPath([.key("a"), .key("b")]), .null), "no member"),
    Misfit("{}", .remove(JSONPath([.index(0)])), "no array"),
    Misfit("5", .add(JSONPath([.key("a")]), .null), "no object"),
  ]

  @Test(arguments: misfits)
  func `a patch that does not fit says where`(_ misfit: Misfit) throws {
    let value = try JSONValue(parsing: misfit.value)
    #expect(throws: misfit.error) { try JSONPatch([misfit.operation]).applied(to: value) }
  }

  @Test func `an error names place and reason`() {
    let error = JSONPatchError(
      reason: "no element", path: JSONPath([.key("a"), .index(3)]))
    #expect(error.description == "no element at $.a[3]")
  }

  // MARK: - Random pairs

  @Test(arguments: [false, true], 0..<10)
  func `a patch applied to left gives right, keys repeat, seeds from`(
    _ repeatsKeys: Bool, _ block: UInt64
  ) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let pair = DocumentPair.first(seed, repeatsKeys: repeatsKeys)
      guard try Self.fails(pair) else { continue }
      let smallest = try pair.shrunk(where: Self.fails)
      Issue.record(
        "seed \(seed): \(smallest), \(JSONPatch(from: smallest.left, to: smallest.right))")
    }
  }

  static func fails(_ pair: DocumentPair) throws -> Bool {
    let patch = JSONPatch(from: pair.left, to: pair.right)
    let patched = try patch.applied(to: pair.left)
    let reread = try PatchText.apply(patch.description, to: pair.left)
    return !patched.isEquivalent(to: pair.right) || reread != patched
      || patch.operations.isEmpty != pair.left.isEquivalent(to: pair.right)
      || !JSONComparison.differences(patched, pair.right).isEmpty
  }

  @Test func `the random pairs are worth testing`() {
    let sizes = DocumentPair.firstSeeds.map { seed in
      let pair = DocumentPair.first(seed)
      return JSONPatch(from: pair.left, to: pair.right).operations.count
    }
    #expect(sizes.filter { $0 == 0 }.count > 200)
    #expect(sizes.filter { $0 > 3 }.count > 200)
  }

  @Test func `a patch of many levels is applied on the stack of any thread`() throws {
    func nested(_ number: Int) -> JSONValue {
      (0..<JSONValue.maximumDepth).reduce(.number(.init(number))) { value, level in
        level.isMultiple(of: 2) ? .array([value]) : .object([.init(key: "a", value: value)])
      }
    }
    let (left, right) = (nested(5), nested(6))
    let patch = JSONPatch(from: left, to: right)
    let patched = try onStack(of: secondaryThreadStack) { try patch.applied(to: left) }
    #expect(patched.isEquivalent(to: right))
  }
}
