import Engines
import Foundation
import JSONCodable
import Stacks
import Testing

private final class Knot: JSONCodable {
  var id = 1
  var next: Knot?
  required init() {}
  init(levels: Int) { if levels > 1 { next = Knot(levels: levels - 1) } }
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&next, key: "next")
  }
}

private final class PathKnot: JSONCodable {
  var when = Date()
  var next: [PathKnot]?
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&when, keyPath: "a.when")
    try json.restore(&next, keyPath: "a.next")
  }
}

private struct Shelf: JSONCodable {
  var folders: [String: Shelf] = [:]
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&folders, key: "folders") }
  init() {}
  init(levels: Int) { if levels > 1 { folders = ["a": Shelf(levels: levels - 1)] } }
}

private final class Selfish: JSONEncodable {
  var next: Selfish?
  init(levels: Int) { if levels > 1 { next = Selfish(levels: levels - 1) } }
  func JSONEncode() throws -> Any {
    var json: JSONObject = [:]
    try json.archive(next, key: "next")
    return json
  }
}

private struct AnyHolder: JSONEncodable {
  var value: Any
}

/// Looks at its JSON itself, and reads what is inside by one verb.
private final class Looker: JSONRestorable {
  enum Verb: CaseIterable { case value, restore, keyPath, keys, element, transformer }
  @TaskLocal static var verb = Verb.value

  var next: Looker?

  init(JSONValue json: Any) throws {
    guard let object = json as? JSONObject else { return }
    switch Self.verb {
    case .value: next = try object.valueIfPresent(key: "next")
    case .restore: try object.restore(&next, key: "next")
    case .keyPath: next = try object.valueIfPresent(keyPath: "next")
    case .keys: try object.restore(&next, keys: ["after", "next"])
    case .element: next = try object.valueIfPresent([Looker].self, key: "next")?.first
    case .transformer:
      let transformer = JSONTransformer<Any, Looker>(
        decoding: { try Looker(JSONValue: $0) }, encoding: { _ in nil })
      next = try object.valueIfPresent(key: "next", transformer: transformer)
    }
  }
}

/// Takes its JSON apart itself, and calls one entry point for what is inside.
private final class Caller: JSONCodable, JSONIdentified {
  enum Entry: CaseIterable {
    case update, lenient, registry, context, encode, dictionary
    static let reading: [Self] = [.update, .lenient, .registry, .context]
  }
  @TaskLocal static var entry = Entry.update

  var next: Caller?

  required init() {}

  init(levels: Int) {
    var last = self
    for _ in 1..<levels {
      let next = Caller()
      last.next = next
      last = next
    }
  }

  func JSONDecode(_ json: JSONObject) throws {
    guard let inner = json["next"] as? JSONObject else { return }
    switch Self.entry {
    case .lenient: next = try Caller.lenient(JSONDictionary: inner).value
    case .registry: next = try JSONContext.current.types.decode(from: inner)
    case .context: next = try Caller(JSONDictionary: inner, context: .current)
    default:
      var value = Caller()
      try value.update(from: inner)
      next = value
    }
  }

  func JSONEncode() throws -> Any {
    guard let next else { return JSONObject() }
    return [
      "next": Self.entry == .encode
        ? try next.JSONEncode(context: .current) : try next.JSONDictionary()
    ]
  }
}

/// Keeps the tree that it was made of.
private struct Keeper: JSONDecodable {
  var json: JSONObject = [:]
  mutating func JSONDecode(_ json: JSONObject) { self.json = json }
}

/// A piece of JSON of a number of levels, and what is done with it.
private struct NestedOperation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @Sendable (Int) throws -> Void

  init(_ name: String, _ run: @escaping @Sendable (Int) throws -> Void) {
    testDescription = name
    self.run = run
  }

  static func text(_ levels: Int) -> String {
    String(repeating: #"{"id":1,"next":"#, count: levels) + "null"
      + String(repeating: "}", count: levels)
  }

  static func pathText(_ levels: Int) -> String {
    String(repeating: #"{"a":{"when":1.5,"next":["#, count: levels / 3)
      + String(repeating: "]}}", count: levels / 3)
  }

  static func dictionary(_ levels: Int) -> JSONObject {
    (1..<levels).reduce(into: ["id": 1]) { json, _ in json = ["id": 1, "next": json] }
  }

  static func anyJSON(_ levels: Int) -> AnyJSON {
    (1..<levels).reduce(into: [1, "a"]) { json, level in
      json = level.isMultiple(of: 2) ? [json, 2] : ["id": 1, "next": json]
    }
  }

  static func optionals(_ levels: Int, around value: Any? = nil) -> Any {
    (0..<2 * levels).reduce(value as Any) { value, _ in Optional(value) as Any }
  }

  static let all = [
    NestedOperation("text to a tree") { _ = try JSONObject(JSONString: text($0)) },
    NestedOperation("text to values") { _ = try Knot(JSONString: text($0)) },
    NestedOperation("text to values by key path") { _ = try PathKnot(JSONString: pathText($0)) },
    NestedOperation("a dictionary to values") { _ = try Knot(JSONDictionary: dictionary($0)) },
    NestedOperation("a dictionary to values, leniently") {
      let problems = try Knot.lenient(JSONDictionary: dictionary($0)).problems
      if let problem = problems.first { throw problem }
    },
    NestedOperation("a dictionary to values in snake case") { levels in
      try JSONContext.with(\.options.keys, .snakeCase) {
        _ = try Knot(JSONDictionary: dictionary(levels))
      }
    },
    NestedOperation("an update") { levels in
      var node = Knot(levels: levels)
      try node.update(from: dictionary(levels))
    },
    NestedOperation("values to a dictionary") { _ = try Knot(levels: $0).JSONEncode() },
    NestedOperation("values to text") { _ = try Knot(levels: $0).JSONString() },
    NestedOperation("sorted text") { _ = try Knot(levels: $0).JSONString(options: .sortedKeys) },
    NestedOperation("dictionaries of values to text") {
      _ = try Shelf(levels: $0 / 2).JSONString()
    },
    NestedOperation("values that write themselves to text") {
      _ = try Selfish(levels: $0).JSONString()
    },
    NestedOperation("a tree to text") { _ = try dictionary($0).JSONString() },
    NestedOperation("text to any JSON, and back") {
      _ = try AnyJSON(JSONString: text($0)).JSONString()
    },
    NestedOperation("any JSON to a tree") { levels in
      let json = anyJSON(levels)
      let again = try AnyJSON(json.tree)
      #expect(again == json && again.hashValue == json.hashValue)
    },
    NestedOperation("optionals in any value to text") {
      _ = try ["a": optionals($0), "b": optionals($0, around: 1)].JSONString()
    },
    NestedOperation("optionals in any value to a dictionary") {
      _ = try AnyHolder(value: optionals($0, around: 1)).JSONEncode()
    },
    NestedOperation("optionals in any value to a number") {
      _ = try ["a": optionals($0, around: 1)].value(key: "a") as Int
    },
    NestedOperation("optionals in any value to an array") {
      _ = try ["a": optionals($0, around: [1])].value(key: "a") as [Int]
    },
  ]

  static let looking = Looker.Verb.allCases.map { verb in
    NestedOperation("a text to values that look at it, by \(verb)") { levels in
      let text =
        verb == .element
        ? String(repeating: #"{"next":["#, count: levels / 2)
          + String(repeating: "]}", count: levels / 2)
        : text(levels)
      try Looker.$verb.withValue(verb) { _ = try Looker(JSONString: text) }
    }
  }

  static let calling = Caller.Entry.allCases.map { entry in
    NestedOperation("values that call an entry point for what is inside: \(entry)") { levels in
      try Caller.$entry.withValue(entry) {
        guard Caller.Entry.reading.contains(entry) else {
          _ = try Caller(levels: levels).JSONEncode(context: .current)
          return
        }
        let types = try JSONTypeRegistry([Caller.self])
        let text =
          String(repeating: #"{"_type":"Caller","next":"#, count: levels) + "null"
          + String(repeating: "}", count: levels)
        try JSONContext.with(\.types, types) { _ = try Caller(JSONString: text) }
      }
    }
  }
}

@Suite("Issue 9: an error comes before the end of the stack", .everyEngine)
struct Issue9StackTests {
  /// A number that no type holds makes every tree be searched for others, as long as it is kept.
  private let keeper: Keeper

  init() throws {
    keeper = try JSONContext.with(\.options.text, .own) {
      try Keeper(JSONString: #"{"a":1e400}"#)
    }
  }

  @Test(
    arguments: NestedOperation.all + NestedOperation.looking + NestedOperation.calling,
    [10, 60, 512, 1_000])
  private func `an operation on the stack of a secondary thread ends or throws at any depth`(
    _ operation: NestedOperation, _ levels: Int
  ) throws {
    let context = { () -> JSONContext in
      var context = JSONContext.current
      context.options.depthLimit = 1_000
      return context
    }()
    let message = try onStack(of: secondaryThreadStack) {
      JSONContext.with(context) { () -> String? in
        do {
          try operation.run(levels)
          return nil
        } catch {
          return (error as? JSONEncodingError).map { "\($0.problem)" }
            ?? (error as? JSONDecodingError).map { "\($0.problem)" } ?? "\(error)"
        }
      }
    }
    guard let message else { return }
    #expect(levels >= 60)
    let isExpected =
      message.contains("nested deeper than the stack of the thread allows")
      || message.hasSuffix("nested deeper than 1000 levels")
      || JSONContext.current.options.text == .foundation && message.hasPrefix("invalid JSON")
    #expect(isExpected, "\(message)")
  }

  @Test(
    .ownTextOnly("the parser of Foundation takes what it takes"), arguments: [64, 96, 128, 192])
  func `a tree is no deeper than a small stack can free`(kibibytes: Int) throws {
    var context = JSONContext.current
    context.options.depthLimit = 1_000
    let errors = try onStack(of: kibibytes << 10) { [context] in
      try JSONContext.with(context) {
        try stride(from: 50, through: 1_000, by: 50).map { levels in
          do {
            _ = try JSONObject(JSONString: NestedOperation.text(levels))
            return ""
          } catch let error as JSONDecodingError {
            #expect("\(error)".contains("deeper than the stack of the thread allows"))
            return "\(levels): \(error)"
          }
        }
      }
    }
    let outcomes = errors.map(\.isEmpty)
    #expect(outcomes.first == true)
    #expect(outcomes == outcomes.sorted { $0 && !$1 }, "what is deeper is refused: \(errors)")
    #expect(outcomes.last == (kibibytes == 192))
  }

  @Test func `numbers, dates and the words of an error fit into the reserve`() throws {
    struct Leaf: JSONCodable {
      var date = Date()
      var decimal = Decimal(1) / 3
      var url: URL?
      var next: [Leaf] = []
      init() {}
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&date, key: "date", transformer: JSONTransformers.stringToDate)
        try json.restore(&decimal, key: "decimal")
        try json.restore(&url, key: "url")
        try json.restore(&next, key: "next")
      }
    }
    let text =
      String(
        repeating: #"{"date":"2020-03-16T19:45:13.25Z","decimal":0.10000000000000000000001,"#
          + #""url":"https://example.org/a?b=c","next":["#, count: 500)
      + #"{"url":"\#(String(repeating: " ", count: 500))"}"# + String(repeating: "]}", count: 500)
    for stack in stride(from: 128 << 10, through: 640 << 10, by: 24 << 10) {
      let failed = try onStack(of: stack) {
        do {
          _ = try Leaf(JSONString: text)
          return false
        } catch is JSONDecodingError {
          return true
        }
      }
      #expect(failed)
    }
  }
}
