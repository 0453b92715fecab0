import Engines
import Foundation
import JSONCodable
import Stacks
import Synchronization
import Testing

@Suite("Every verb leaves out the elements that it may, and reports each", .everyEngine)
struct SkippingVerbTests {
  private static let text = #"{"a":[1,"x",2],"in":{"a":[1,"x",2]}}"#

  /// A verb, and the place of the element that it meets.
  private struct Verb: Sendable {
    let name, place: String
    let read: @Sendable (JSONObject, JSONSkipping) throws -> [Int]?
  }

  private static let seconds = JSONTransformers.secondsToDate

  private static func numbers(_ dates: [Date]?) -> [Int]? {
    dates?.map { Int($0.timeIntervalSince1970) }
  }

  private static func restored(_ body: (inout [Int]?) throws -> Void) throws -> [Int]? {
    var property: [Int]?
    try body(&property)
    return property
  }

  private static func restoredDates(_ body: (inout [Date]?) throws -> Void) throws -> [Int]? {
    var property: [Date]?
    try body(&property)
    return numbers(property)
  }

  private static let verbs = [
    Verb(name: "restore at a key", place: "$.a[1]") { json, skipping in
      try restored { try json.restore(&$0, key: "a", skipping: skipping) }
    },
    Verb(name: "restore at several keys", place: "$.a[1]") { json, skipping in
      try restored { try json.restore(&$0, keys: ["old", "a"], skipping: skipping) }
    },
    Verb(name: "restore at a key path", place: "$.in.a[1]") { json, skipping in
      try restored { try json.restore(&$0, keyPath: "in.a", skipping: skipping) }
    },
    Verb(name: "value at a key", place: "$.a[1]") { json, skipping in
      try json.value([Int].self, key: "a", skipping: skipping)
    },
    Verb(name: "value at several keys", place: "$.a[1]") { json, skipping in
      try json.value([Int].self, keys: ["old", "a"], skipping: skipping)
    },
    Verb(name: "value at a key path", place: "$.in.a[1]") { json, skipping in
      try json.value([Int].self, keyPath: "in.a", skipping: skipping)
    },
    Verb(name: "value at a key, if present", place: "$.a[1]") { json, skipping in
      try json.valueIfPresent([Int].self, key: "a", skipping: skipping)
    },
    Verb(name: "value at several keys, if present", place: "$.a[1]") { json, skipping in
      try json.valueIfPresent([Int].self, keys: ["old", "a"], skipping: skipping)
    },
    Verb(name: "value at a key path, if present", place: "$.in.a[1]") { json, skipping in
      try json.valueIfPresent([Int].self, keyPath: "in.a", skipping: skipping)
    },
    Verb(name: "value at a key, or a default", place: "$.a[1]") { json, skipping in
      try json.value([Int].self, key: "a", default: [], skipping: skipping)
    },
    Verb(name: "value at several keys, or a default", place: "$.a[1]") { json, skipping in
      try json.value([Int].self, keys: ["old", "a"], default: [], skipping: skipping)
    },
    Verb(name: "value at a key path, or a default", place: "$.in.a[1]") { json, skipping in
      try json.value([Int].self, keyPath: "in.a", default: [], skipping: skipping)
    },
  ]

  private static let transforming = [
    Verb(name: "restore at a key", place: "$.a[1]") { json, skipping in
      try restoredDates {
        try json.restore(&$0, key: "a", transformer: seconds, skipping: skipping)
      }
    },
    Verb(name: "restore at several keys", place: "$.a[1]") { json, skipping in
      try restoredDates {
        try json.restore(&$0, keys: ["old", "a"], transformer: seconds, skipping: skipping)
      }
    },
    Verb(name: "restore at a key path", place: "$.in.a[1]") { json, skipping in
      try restoredDates {
        try json.restore(&$0, keyPath: "in.a", transformer: seconds, skipping: skipping)
      }
    },
    Verb(name: "value at a key", place: "$.a[1]") { json, skipping in
      numbers(try json.value([Date].self, key: "a", transformer: seconds, skipping: skipping))
    },
    Verb(name: "value at several keys", place: "$.a[1]") { json, skipping in
      numbers(
        try json.value([Date].self, keys: ["old", "a"], transformer: seconds, skipping: skipping))
    },
    Verb(name: "value at a key path", place: "$.in.a[1]") { json, skipping in
      numbers(
        try json.value([Date].self, keyPath: "in.a", transformer: seconds, skipping: skipping))
    },
    Verb(name: "value at a key, if present", place: "$.a[1]") { json, skipping in
      numbers(
        try json.valueIfPresent([Date].self, key: "a", transformer: seconds, skipping: skipping))
    },
    Verb(name: "value at several keys, if present", place: "$.a[1]") { json, skipping in
      numbers(
        try json.valueIfPresent(
          [Date].self, keys: ["old", "a"], transformer: seconds, skipping: skipping))
    },
    Verb(name: "value at a key path, if present", place: "$.in.a[1]") { json, skipping in
      numbers(
        try json.valueIfPresent(
          [Date].self, keyPath: "in.a", transformer: seconds, skipping: skipping))
    },
  ]

  private func check(_ verbs: [Verb], expected: String) throws {
    let json = try JSONObject(JSONString: Self.text)
    for verb in verbs {
      let reported = Mutex<[String]>([])
      let value = try JSONContext.with(
        \.report,
        { problem in
          reported.withLock { $0.append("\(problem)") }
        }
      ) { try verb.read(json, .invalid) }
      let problem = #"wrong type: string "x", expected \#(expected) at \#(verb.place)"#
      #expect(value == [1, 2], "\(verb.name)")
      #expect(reported.withLock(\.self) == [problem], "\(verb.name)")
      #expect(message { _ = try verb.read(json, .nothing) } == problem, "\(verb.name)")
    }
  }

  @Test func `a verb that takes a collection leaves out what is not right in it`() throws {
    #expect(Self.verbs.count == 12)
    try check(Self.verbs, expected: "Int")
  }

  @Test func `a verb with a transformer leaves out what the transformer does not take`() throws {
    #expect(Self.transforming.count == 9)
    try check(Self.transforming, expected: "Double")
  }

  @Test func `a verb reads at a key path, and not at a key that is spelled like one`() throws {
    let json: JSONObject = ["in.a": 9, "in": ["a": 1, "list": [1]]]
    let (date, seconds) = (Date(timeIntervalSince1970: 1), Self.seconds)
    #expect(try json.value(Date.self, keyPath: "in.a", transformer: seconds) == date)
    #expect(try json.valueIfPresent(Date.self, keyPath: "in.a", transformer: seconds) == date)
    #expect(try json.value([Date].self, keyPath: "in.list", transformer: seconds) == [date])
    #expect(
      try json.valueIfPresent([Date].self, keyPath: "in.list", transformer: seconds) == [date])
    #expect(try json.valueIfPresent(Date.self, keyPath: "in.b", transformer: seconds) == nil)
    #expect(try json.value(Int.self, keyPath: "in.a") == 1)
    #expect(try json.valueIfPresent(Int.self, keyPath: "in.a") == 1)
    #expect(try json.value(Int.self, keyPath: "in.a", default: 5) == 1)
  }

  private struct Misspelled: JSONMappable {
    var value = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&value, keyPath: "a[")
    }
  }

  private struct InShop: JSONMappable {
    var value = 0

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      _ = try JSONContext.current.required(\.shop)
      try json.map(&value, key: "value")
    }
  }

  private struct Constant: JSONMappable {
    let id = 0
    var value = 0
  }

  private struct Elements<Element: JSONMappable>: JSONMappable {
    var list: [Element] = []
    var members: [String: Element] = [:]

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&list, key: "list", skipping: .invalid)
      try json.map(&members, key: "members", skipping: .invalid)
    }
  }

  private func messages<Element: JSONMappable>(_ type: Element.Type) -> [String] {
    [#"{"list":[{"value":1}]}"#, #"{"members":{"a":{"value":1}}}"#].map { text in
      message { _ = try Elements<Element>(JSONString: text) } ?? "none"
    }
  }

  @Test func `what no other document mends is an error all the same`() {
    func expected(_ problem: String) -> [String] {
      ["$.list[0]", "$.members.a"].map { "\(problem) at \($0)" }
    }
    #expect(
      messages(Misspelled.self)
        == expected(#"invalid key path "a[", expected names, indices and dots"#))
    #expect(
      messages(Constant.self)
        == expected(
          "property id of type Constant cannot be mapped by reflection: a let cannot be set"))
    #expect(messages(InShop.self) == expected("missing context, expected Int"))
  }

  private struct Node: JSONMappable {
    var id = 0
    var children: [Node] = []

    mutating func JSONMap(_ json: inout JSONMapping) throws {
      try json.map(&id, key: "id")
      try json.map(&children, key: "children", skipping: .invalid)
    }

    var depth: Int { 1 + (children.first?.depth ?? 0) }
  }

  @Test func `elements for which the stack is too small are an error, and not left out`() throws {
    let count = 100
    let text =
      String(repeating: #"{"id":1,"children":["#, count: count) + #"{"id":2}"#
      + String(repeating: "]}", count: count)
    #expect(try Node(JSONString: text).depth == count + 1)
    let problem = try onStack(of: 128 << 10) { message { _ = try Node(JSONString: text) } }
    #expect(problem?.contains("nested deeper than the stack of the thread allows") == true)
  }
}

private enum ShopKey: JSONContextKey {
  static var defaultValue: Int? { nil }
}

extension JSONContext {
  fileprivate var shop: Int? {
    get { self[ShopKey.self] }
    set { self[ShopKey.self] = newValue }
  }
}
