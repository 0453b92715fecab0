import Foundation
import Testing

@testable import JSONCodable

@Suite("Typed arrays and dictionaries of a tree by hand are read as those of any values")
struct TreeTypeTests {
  private protocol Shape {}
  private struct Square: Shape, Equatable { var side = 1 }
  private enum Colour: String { case red, green }

  private struct Row: JSONMappable, Equatable {
    var id = 0
    var tags: [String] = []
  }

  private struct Table: JSONMappable, Equatable {
    var integers: [Int] = []
    var bytes: [UInt8] = []
    var wide: [UInt64]?
    var doubles: [Double] = []
    var floats: [Float] = []
    var flags: [Bool] = []
    var texts: [String] = []
    var optionals: [Int?] = []
    var grid: [[Double]] = []
    var rows: [Row] = []
    var byName: [String: Int] = [:]
    var doublesByName: [String: Double] = [:]
    var rowsByName: [String: Row] = [:]
    var listsByName: [String: [String]] = [:]
    var colours: [Colour] = []
    var unique: Set<Int> = []
    var any: [Any]?

    static func == (left: Table, right: Table) -> Bool {
      ExactTree(root: left.tree) == ExactTree(root: right.tree)
    }

    private var tree: Any {
      var object = (try? JSONDictionary()) ?? [:]
      object["unique"] = unique.sorted()
      return object
    }
  }

  /// The same by verbs that go by the rules of types.
  private struct ByPaths: JSONMappable {
    var integers: [Int] = []
    var doubles: [Double] = []
    var byName: [String: Int] = [:]
    var unique: Set<Int> = []
    var slice: ArraySlice<String> = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&integers, keyPath: "in.integers")
      try json.map(&doubles, keyPath: "in.doubles")
      try json.map(&byName, keyPath: "in.byName")
      try json.map(&unique, keyPath: "in.unique")
      try json.map(&slice, keyPath: "in.slice")
    }
  }

  private static var typed: JSONObject {
    [
      "integers": [1, -2, 3], "bytes": [1, 255] as [UInt8], "wide": [UInt64.max, 0],
      "doubles": [0.1, -0.0, 1e300], "floats": [0.1, 3] as [Float], "flags": [true, false],
      "texts": ["a", "", "é"], "optionals": [1, nil] as [Int?], "grid": [[0.5], [], [1, 2]],
      "rows": [["id": 1, "tags": ["a"]], ["id": 2]] as [JSONObject],
      "byName": ["a": 1, "b": 2], "doublesByName": ["a": 0.5],
      "rowsByName": ["x": ["id": 3]] as [String: JSONObject], "listsByName": ["l": ["m", "n"]],
      "colours": ["red", "green"], "unique": [5, 6, 6], "any": ["x", "y"],
    ]
  }

  /// Returns a tree in which every container is one of any values.
  private static func untyped(_ value: Any) -> Any {
    switch Mirror(reflecting: value).displayStyle {
    case .collection: return Mirror(reflecting: value).children.map { untyped($0.value) }
    case .dictionary:
      var object: JSONObject = [:]
      for child in Mirror(reflecting: value).children {
        let pair = Array(Mirror(reflecting: child.value).children)
        if let key = pair[0].value as? String { object[key] = untyped(pair[1].value) }
      }
      return object
    case .optional:
      return Mirror(reflecting: value).children.first.map { untyped($0.value) } ?? NSNull()
    default: return value
    }
  }

  @Test func `a tree of typed containers gives what one of any values gives, in every context`()
    throws
  {
    let plain = try #require(Self.untyped(Self.typed) as? JSONObject)
    let expected = try Table(JSONDictionary: plain)
    #expect(expected.integers == [1, -2, 3] && expected.rowsByName["x"]?.id == 3)
    var contexts = [JSONContext()]
    for _ in 0..<3 { contexts.append(JSONContext()) }
    contexts[1].options.keys = .snakeCase
    contexts[2].options.unknownKeys = .refuse
    contexts[3].options.scalars = .converted
    for (index, context) in contexts.enumerated() where index != 1 {
      #expect(try Table(JSONDictionary: Self.typed, context: context) == expected)
    }
    let lenient = try Table.lenient(JSONDictionary: Self.typed)
    #expect(lenient.value == expected && lenient.problems.isEmpty)
    var updated = Table()
    try updated.update(from: Self.typed)
    #expect(updated == expected)
    #expect(try Table(JSONValue: Self.typed as NSDictionary) == expected)
  }

  /// A type, and what each way to read a tree as it gives: a value, or an error, as text.
  private struct Target: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let outcomes: @Sendable (Any) -> [String]

    init<T>(_ type: T.Type) {
      testDescription = "\(type)"
      outcomes = { tree in
        func outcome(_ read: () throws -> Any?) -> String {
          do {
            return try read().map(described) ?? "nothing"
          } catch { return "\(error)" }
        }
        let json: JSONObject = ["v": tree, "someValue": tree, "in": ["v": tree, "l": [tree]]]
        var contexts = (0..<4).map { _ in JSONContext() }
        contexts[1].options.keys = .snakeCase
        contexts[2].options.unknownKeys = .refuse
        contexts[3].options.scalars = .converted
        return [
          outcome { try json.value(T.self, key: "v") },
          outcome { try json.valueIfPresent(T.self, keyPath: "in.v") },
          outcome { try json.value(T.self, key: "v", skipping: .invalid) },
          outcome { try json.valueIfPresent(T.self, keyPath: "in.l[0]", skipping: .invalid) },
          outcome {
            let (value, problems) = try Holder<T>.lenient(JSONDictionary: json)
            return [value.value as Any, problems.map { "\($0)" }]
          },
          outcome {
            var holder = Holder<T>()
            try holder.update(from: json)
            try holder.update(from: json)
            return holder.value
          },
        ]
          + ["v[1]", "v[7]", "v.a", "v.z", "v[0][1]", "v[0].a", "v.a.x", "v.a[1]"].map { path in
            outcome { try json.valueIfPresent(T.self, keyPath: "in." + path) }
          }
          + contexts.map { context in
            outcome {
              let json: JSONObject = ["someValue": tree, "some_value": tree]
              return try Holder<T>(JSONDictionary: json, context: context).value
            }
          }
      }
    }
  }

  private struct Holder<T>: JSONMappable {
    var value: T?
    init() {}
    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&value, key: "someValue")
    }
  }

  private enum Level: Int { case low = 1, high }

  private static let targets = [
    Target([Int].self), Target([Double].self), Target([Float].self), Target([String].self),
    Target([Bool].self), Target([UInt8].self), Target([Int?].self), Target([Any].self),
    Target([Colour].self), Target([Colour?].self), Target([Level].self), Target([Row].self),
    Target([[Int]].self), Target([[Double]].self), Target([[Float]].self), Target([[String]].self),
    Target([[Int?]].self), Target([[Int]?].self), Target([[Level]].self), Target([[[Int]]].self),
    Target([[String: Int]].self), Target([String: Int].self), Target([String: Double].self),
    Target([String: Int?].self), Target([String: [Int]].self), Target([String: [Float]].self),
    Target([String: [Colour]].self), Target([String: [String: Int]].self),
    Target([Colour: Int].self), Target([String: Row].self), Target(JSONObject.self),
    Target(Set<Int>.self), Target(ContiguousArray<[Double]>.self), Target([[Row]].self),
    Target([AnyJSON].self), Target(AnyJSON.self), Target(Int.self), Target([Date].self),
  ]

  /// No dictionary has two members that a type refuses: which one an error names is a matter of chance.
  private static var trees: [Any] {
    [
      [] as [Int], [[]] as [[Double]], [:] as [String: Int], [1, 2], [1, 300], [1, nil] as [Int?],
      [0.5, -0.0], [1, Double.nan], [0.5] as [Float], [Float.infinity], ["red", "green"],
      ["red", "blue", ""], ["1", "2"], [true, false], [1, 255] as [UInt8], [Int64.max],
      [[1], [], [2, 1]], [[1, nil]] as [[Int?]], [[1], nil] as [[Int]?], [[0.5], [.infinity]],
      [[0.5, 1], []] as [[Float]], [[Float.nan]], [[1], [true]] as [[Any]], [[[1]], [[], [2]]],
      [["red"], ["green"]], ["a": 2], ["red": 1], ["a": 0.5], ["a": Double.nan],
      ["a": nil] as [String: Int?], ["a": [1, 2]], ["a": [0.5] as [Float]],
      ["a": ["red"]], ["a": ["x": 1]], ["a": ["x": "y"]], [["a": 1], [:]], ["x": ["id": 3]],
      [["id": 1, "tags": ["a"]], ["id": 2]] as [JSONObject], [["id": "x"]],
      [[["id": 1]], []] as [[JSONObject]], [NSNumber(value: 1), NSNumber(value: true)],
      [NSNull()], [[1, 2] as NSArray], [["a": 1] as NSDictionary], ["a": NSNull()],
      [1] as [AnyJSON], [Date(timeIntervalSince1970: 0)], 5,
    ]
  }

  private static func described(_ value: Any) -> String {
    if Restoring.isNull(value) { return "null" }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { described($0.value) }
    switch mirror.displayStyle {
    case .optional: return parts.joined()
    case .collection: return "\(parts)"
    case .dictionary, .set: return "\(parts.sorted())"
    case .tuple, .struct: return parts.isEmpty ? "\(value)" : "(\(parts.joined(separator: ", ")))"
    default: return "\(value)"
    }
  }

  @Test(arguments: targets)
  private func `every type reads or refuses a typed container as one of any values`(
    target: Target
  ) {
    for tree in Self.trees {
      #expect(target.outcomes(tree) == target.outcomes(Self.untyped(tree)), "\(tree)")
    }
  }

  @Test func `verbs that go by the rule of a type read typed containers`() throws {
    let inner: JSONObject = [
      "integers": [1, 2], "doubles": [0.5], "byName": ["a": 1], "unique": [7, 7],
      "slice": ["x", "y"],
    ]
    let paths = try ByPaths(JSONDictionary: ["in": inner])
    #expect(paths.integers == [1, 2] && paths.doubles == [0.5] && paths.byName == ["a": 1])
    #expect(paths.unique == [7] && paths.slice == ["x", "y"])
  }

  @Test func `elements of another type are converted or refused as any others`() throws {
    #expect(try [Int](JSONValue: [1.0, 2.0]) == [1, 2])
    #expect(try [Double](JSONValue: [1, 2]) == [1, 2])
    #expect(try [Int8](JSONValue: [1, 2]) == [1, 2])
    #expect(try [Int](JSONValue: [UInt8(1)]) == [1])
    func message(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(
      message { _ = try [Int8](JSONValue: [1, 300]) }
        == "out of range: 300, expected Int8 at $[1]")
    #expect(
      message { _ = try [Int](JSONValue: [true]) }
        == "wrong type: boolean true, expected Int at $[0]")
    #expect(
      message { _ = try [String: Int](JSONValue: ["a": "b"]) }
        == #"wrong type: string "b", expected Int at $.a"#)
    #expect(
      message { _ = try [Double](JSONValue: [1, .nan]) }
        == message { _ = try [Double](JSONValue: [1, Double.nan] as [Any]) })
    #expect(
      message { _ = try [String: Double](JSONValue: ["a": Double.infinity]) }
        == message { _ = try [String: Double](JSONValue: ["a": Double.infinity] as [String: Any]) })
    #expect(
      message { _ = try [Float](JSONValue: [-Float.infinity]) }
        == message { _ = try [Float](JSONValue: [-Float.infinity] as [Any]) })
  }

  @Test func `a transformer is asked for each element of a typed container`() throws {
    let halved = JSONTransformer<Int, Int>("halved", decoding: { $0 / 2 }, encoding: { $0 * 2 })
    let json: JSONObject = ["list": [2, 4], "named": ["a": 6]]
    var list: [Int] = []
    var named: [String: Int] = [:]
    try json.restore(&list, key: "list", transformer: halved)
    try json.restore(&named, key: "named", transformer: halved)
    #expect(list == [1, 2] && named == ["a": 3])
  }

  @Test func `parts of every kind are those that a cast gives`() throws {
    func expectSame<Part>(_ parts: [Part]) throws {
      let array = parts as Any
      let object = Dictionary(uniqueKeysWithValues: zip(["a", "b", "c"], parts)) as Any
      let (elements, members) = (TreeValue.array(array), TreeValue.object(object))
      let (cast, castMembers) = (array as? [Any], object as? JSONObject)
      #expect(elements?.count == parts.count && members?.count == parts.count)
      #expect(
        elements.map { "\($0.map { type(of: $0) })" } == cast.map { "\($0.map { type(of: $0) })" })
      for key in ["a", "b", "c"] {
        let (member, cast) = (members?[key], castMembers?[key])
        #expect(member.map { "\(type(of: $0))" } == cast.map { "\(type(of: $0))" })
      }
    }
    try expectSame([1])
    try expectSame([1, nil] as [Int?])
    try expectSame([Square()] as [any Shape])
    try expectSame([Square()])
    try expectSame([AnyHashable(1)])
    try expectSame([["a": 1]])
    try expectSame([NSNumber(value: 1)])
    try expectSame([(1, 2)])
    try expectSame([Int.self] as [any Any.Type])
    try expectSame([{ 1 }] as [() -> Int])
    try expectSame([Colour.red])
    try expectSame([String(repeating: "a", count: 40)])
    try expectSame([(1, 2, 3, 4, 5)])
  }
}
