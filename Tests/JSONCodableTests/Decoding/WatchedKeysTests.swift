import Foundation
import Randomness
import Testing

@testable import JSONCodable

@Suite("What watches keys is kept for the next object")
struct WatchedKeysTests {
  /// An object that asks for as many keys as it has, and for one of its own kind inside.
  private struct Wide: JSONConstructible {
    let inner: [Wide]

    init(JSONDictionary json: JSONObject) throws {
      for key in json.keys where key.hasPrefix("k") { _ = try json.value(Int.self, key: key) }
      inner = try json.value(key: "inner", default: [])
    }

    static func document(levels: Int, keys: Int) -> JSONObject {
      let members = (0..<keys).map { ("k\($0)", $0 as Any) }
      var object = JSONObject(uniqueKeysWithValues: members)
      if levels > 1 { object["inner"] = [document(levels: levels - 1, keys: keys)] }
      return object
    }
  }

  private var refusing: JSONContext {
    var context = JSONContext()
    context.options.unknownKeys = .refuse
    return context
  }

  @Test(arguments: [(1, 3, 1), (20, 3, 16), (3, 70, 0)])
  func `at most sixteen small ones are kept, and none knows of the object before`(
    levels: Int, keys: Int, kept: Int
  ) throws {
    let scope = DecodingScope.threads.value
    scope.watched = WatchedObjects()
    let document = Wide.document(levels: levels, keys: keys)
    for _ in 0..<2 {
      _ = try Wide(JSONDictionary: document, context: refusing)
      #expect(scope.watched.kept == kept)
      #expect(scope.watched.depth == 0)
      #expect(
        throws: JSONDecodingError(
          path: JSONPath([.key("extra")]), problem: .unknownKey(expected: #"one of "inner", "k0""#))
      ) {
        try Wide(JSONDictionary: ["k0": 1, "extra": 1], context: refusing)
      }
      if kept == 0 { scope.watched = WatchedObjects() }
    }
  }

  /// What reads the same object as a type around it.
  private struct Payload: JSONConstructible {
    init(JSONDictionary json: JSONObject) throws { _ = try json.value(Int.self, key: "payload") }
  }

  /// An object that asks for keys of its own, of a changed copy and of an outer object.
  private struct Deep: JSONConstructible {
    /// Safe to share: a test has it on one thread.
    private struct Outermost: @unchecked Sendable { var object: JSONObject = [:] }
    @TaskLocal private static var known = Outermost()

    init(JSONDictionary json: JSONObject) throws {
      let outermost = Self.known.object.isEmpty ? json : Self.known.object
      _ = try Payload(JSONDictionary: json)
      try Self.$known.withValue(Outermost(object: outermost)) {
        _ = try json.valueIfPresent([Deep].self, key: "inner")
        _ = try json.valueIfPresent(Deep.self, key: "side")
      }
      var copy = json
      copy["added"] = 1
      _ = try copy.value(Int.self, key: "copied")
      _ = try outermost.value(Int.self, keyPath: "root")
    }

    /// Returns a document whose objects go down, and up again by a few levels each time.
    static func document(levels: Int) -> JSONObject {
      var object: JSONObject = ["payload": 1, "copied": 2, "unknown": levels]
      if levels > 1 { object["inner"] = [document(levels: levels - 1)] }
      if levels.isMultiple(of: 7) { object["side"] = document(levels: 3) }
      return object
    }

    /// Returns how many objects there are.
    static func count(_ levels: Int) -> Int {
      levels == 0 ? 0 : 1 + count(levels - 1) + (levels.isMultiple(of: 7) ? 3 : 0)
    }
  }

  @Test(arguments: [1, 8, 9, 16, 17, 18, 40, 100])
  func `each object is found at every depth`(levels: Int) throws {
    var document = Deep.document(levels: levels)
    document["root"] = 5
    let reports = Reports()
    var context = JSONContext()
    context.options.unknownKeys = .report
    context.report = reports.append
    for count in 1...2 {
      _ = try Deep(JSONDictionary: document, context: context)
      #expect(reports.texts.count == count * Deep.count(levels))
      #expect(reports.texts.allSatisfy { $0.hasSuffix(".unknown") })
    }
    let scope = DecodingScope.threads.value
    #expect(scope.watched.depth == 0 && scope.watched.kept <= 16)
  }

  /// Objects one in the other, the innermost of which is read twice.
  private struct Chain: JSONConstructible {
    init(JSONDictionary json: JSONObject) throws {
      _ = try json.valueIfPresent(Chain.self, key: "inner")
      for _ in 0..<2 { _ = try json.valueIfPresent(Payload.self, key: "leaf") }
    }
  }

  @Test(arguments: [1, 63, 64, 65, 100])
  func `an object that is read twice has its keys watched twice`(levels: Int) throws {
    var document: JSONObject = ["leaf": ["payload": 1, "unknown": 2]]
    for _ in 1..<levels { document = ["inner": document] }
    let reports = Reports()
    var context = JSONContext()
    context.options.unknownKeys = .report
    context.report = reports.append
    _ = try Chain(JSONDictionary: document, context: context)
    #expect(reports.texts.count == 2)
  }

  @Test func `what is told of an unknown key may read objects itself`() throws {
    let reports = Reports()
    var context = JSONContext()
    context.options.unknownKeys = .report
    let inner = context
    context.report = { problem in
      reports.append(problem)
      var inner = inner
      inner.report = reports.append
      do {
        _ = try Wide(JSONDictionary: ["k1": 1, "k2": 1, "a": 1], context: inner)
      } catch {
        Issue.record(error)
      }
    }
    _ = try Wide(JSONDictionary: ["k1": 1, "k3": 1, "b": 1, "c": 1], context: context)
    // The keys of the first object, in their own order, and then none of them.
    #expect(reports.texts.count == 4)
    #expect(reports.texts[0].hasSuffix("\"k3\" at $.b"))
    #expect(reports.texts[1] == #"unknown key, expected one of "inner", "k1", "k2" at $.a"#)
    #expect(reports.texts[3] == reports.texts[1])
  }

  /// What code that reads an object asks for.
  private enum Ask {
    case key(String)
    case keys(String, String)
    case inner(key: String, String)
    /// Reads the object at the key as one of the same type.
    case same(key: String, [Ask])
  }

  /// An object that asks each time for what the test says.
  private struct Asking: JSONConstructible {
    @TaskLocal static var asks: [Ask] = []

    init(JSONDictionary json: JSONObject) throws {
      for ask in Self.asks {
        switch ask {
        // A number has nothing inside.
        case .inner(let key, _) where json[key] is Int, .same(let key, _) where json[key] is Int:
          _ = try json.value(Int.self, key: key)
        case .key(let key): _ = try json.valueIfPresent(AnyJSON.self, key: key)
        case .keys(let first, let second):
          _ = try json.valueIfPresent(AnyJSON.self, keys: [first, second])
        case .inner(let key, let inner):
          _ = try json.valueIfPresent(AnyJSON.self, keyPath: "\(key).\(inner)")
        case .same(let key, let asks):
          _ = try Self.$asks.withValue(asks) { try json.valueIfPresent(Asking.self, key: key) }
        }
      }
    }
  }

  /// Returns the paths that the asks leave out, of an object with objects inside.
  private func unknown(_ object: JSONObject, _ asks: [Ask], _ start: String = "$") -> Set<String> {
    var whole: Set<String> = []
    var parts: [String: Set<String>] = [:]
    var found: Set<String> = []
    for ask in asks {
      switch ask {
      case .key(let key): whole.insert(key)
      case .keys(let first, let second): whole.formUnion([first, second])
      case .inner(let key, let inner): parts[key, default: []].insert(inner)
      case .same(let key, let asks):
        whole.insert(key)
        if let inner = object[key] as? JSONObject {
          found.formUnion(unknown(inner, asks, "\(start).\(key)"))
        }
      }
    }
    for (key, value) in object where !whole.contains(key) {
      guard let part = parts[key] else {
        found.insert("\(start).\(key)")
        continue
      }
      for inner in (value as? JSONObject ?? [:]).keys where !part.contains(inner) {
        found.insert("\(start).\(key).\(inner)")
      }
    }
    return found
  }

  /// Some texts lie in the string itself, and some are made anew each time.
  private func name(_ random: inout SplitMix64) -> String {
    let number = Int.random(in: 0..<7, using: &random)
    return number < 4 ? "k\(number)" : String(repeating: "long", count: 5) + "\(number)"
  }

  private func object(levels: Int, _ random: inout SplitMix64) -> JSONObject {
    var object: JSONObject = [:]
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let leaf: Any = Int.random(in: 0..<4, using: &random) == 0 ? NSNull() : 1
      let isNested = levels > 0 && Bool.random(using: &random)
      object[name(&random)] = isNested ? self.object(levels: levels - 1, &random) : leaf
    }
    return object
  }

  private func asks(levels: Int, _ random: inout SplitMix64) -> [Ask] {
    (0..<Int.random(in: 0..<7, using: &random)).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: .keys(name(&random), name(&random))
      case 1: .inner(key: name(&random), name(&random))
      case 2 where levels > 0, 3 where levels > 0:
        .same(key: name(&random), asks(levels: levels - 1, &random))
      default: .key(name(&random))
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `what is unknown does not hang on what was asked for before`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    // Few ways of asking, which come again in turn, each in part as well.
    let ways = (0..<6).map { _ in asks(levels: 2, &random) }
    var texts = 0
    for _ in 0..<1_500 {
      let way = ways[Int.random(in: 0..<ways.count, using: &random)]
      let isWhole = Bool.random(using: &random)
      let asks = isWhole ? way : Array(way.prefix(Int.random(in: 0...way.count, using: &random)))
      let object = object(levels: 2, &random)
      var reported: Set<String> = []
      let reports = Reports()
      var context = JSONContext()
      context.options.unknownKeys = .report
      context.report = reports.append
      _ = try Asking.$asks.withValue(asks) { try Asking(JSONDictionary: object, context: context) }
      for text in reports.texts {
        reported.insert(String(text.split(separator: " at ").last ?? ""))
      }
      #expect(reported == unknown(object, asks))
      texts += reports.texts.count
    }
    #expect(texts > 1_000)
  }
}
