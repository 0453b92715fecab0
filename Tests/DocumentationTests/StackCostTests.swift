import CodableBridge
import Foundation
import JSONCodable
import Stacks
import Testing

/// An object in an object in an object.
private final class Doll: JSONCodable, Codable {
  var size = 1
  var inner: Doll?
  init() {}
  init(levels: Int) { inner = levels > 1 ? Doll(levels: levels - 1) : nil }
  func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&size, key: "size")
    try json.restore(&inner, key: "inner")
  }

  static func dictionary(_ levels: Int) -> JSONObject {
    (1..<levels).reduce(into: ["size": 1]) { json, _ in json = ["size": 1, "inner": json] }
  }
  static func text(_ levels: Int) -> String {
    String(repeating: #"{"size":1,"inner":"#, count: levels) + "null"
      + String(repeating: "}", count: levels)
  }
}

/// The same by key path.
private final class PathDoll: JSONDecodable {
  var inner: PathDoll?
  func JSONDecode(_ json: JSONObject) throws { try json.restore(&inner, keyPath: "inner") }
}

/// An array in an object in an array.
private struct Branch: JSONEncodable {
  var branches: [Branch]
  init(levels: Int) { branches = levels > 2 ? [Branch(levels: levels - 2)] : [] }
}

/// The same in a type that writes itself.
private final class OwnDoll: JSONEncodable {
  let inner: OwnDoll?
  init(levels: Int) { inner = levels > 1 ? OwnDoll(levels: levels - 1) : nil }
  func JSONEncode() throws -> Any {
    var json: JSONObject = [:]
    try json.archive(inner, key: "inner")
    return json
  }
}

/// A tree as it was read.
private struct AnyTree: JSONRestorable {
  let tree: Any
  init(JSONValue: Any) { tree = JSONValue }
}

/// An operation of CONTRIBUTING's table, on a value of a number of levels.
private struct StackOperation: Sendable {
  let name: String
  /// Makes the value on a large stack, and returns what is done with it on a small one.
  ///
  /// What that gives is destroyed on the large stack again.
  private let prepare: @Sendable (Int) throws -> () throws -> Any

  private init<Value>(
    _ name: String, of value: @escaping @Sendable (Int) -> Value,
    _ run: @escaping @Sendable (Value) throws -> Any
  ) {
    self.name = name
    prepare = { levels in
      let value = value(levels)
      return { try run(value) }
    }
  }

  static let all = [
    StackOperation("text to a tree", of: Doll.text) { try AnyTree(JSONString: $0) },
    StackOperation("a tree to values", of: Doll.dictionary) { try Doll(JSONDictionary: $0) },
    StackOperation("a tree to values by key path", of: Doll.dictionary) {
      try PathDoll(JSONDictionary: $0)
    },
    StackOperation("a tree to values, leniently", of: Doll.dictionary) {
      let result = try Doll.lenient(JSONDictionary: $0)
      if let problem = result.problems.first { throw problem }
      return result.value
    },
    StackOperation("objects to a tree", of: Doll.init) { try $0.JSONEncode() },
    StackOperation("objects to text", of: Doll.init) { try $0.JSONString() },
    StackOperation("structs in arrays to a tree", of: Branch.init) { try $0.JSONEncode() },
    StackOperation("structs in arrays to text", of: Branch.init) { try $0.JSONString() },
    StackOperation("objects to text, by Mirror", of: Doll.init) { doll in
      try JSONContext.with(\.options.reflection, .mirror) { try doll.JSONString() }
    },
    StackOperation("types that write themselves to text", of: OwnDoll.init) {
      try $0.JSONString()
    },
    StackOperation("a tree to text", of: Doll.dictionary) { try $0.JSONString() },
    StackOperation("DictionaryDecoder", of: Doll.dictionary) {
      try DictionaryDecoder().decode(Doll.self, from: $0)
    },
    StackOperation("DictionaryEncoder", of: Doll.init) { try DictionaryEncoder().encode($0) },
  ]

  private static let mostLevels = 1_000

  /// How many levels fit on a stack; the limit where all of them do.
  private func levels(on stack: Int) throws -> Int {
    var context = JSONContext()
    context.options.depthLimit = Self.mostLevels
    let run = try prepare(Self.mostLevels)
    do {
      _ = try onStack(of: stack) { try JSONContext.with(context, run) }
      return Self.mostLevels
    } catch let error as JSONDecodingError {
      return error.path.components.count
    } catch let error as JSONEncodingError {
      return error.path.components.count
    } catch DecodingError.dataCorrupted(let context) {
      return context.codingPath.count
    } catch EncodingError.invalidValue(_, let context) {
      return context.codingPath.count
    }
  }

  /// Returns how many bytes of the stack a level takes; nil where too many fit to tell.
  ///
  /// Two stacks are compared: what stands below the first level is in both.
  func cost() throws -> Int? {
    for (small, large) in [(256, 512), (128, 192)] {
      let (few, many) = (try levels(on: small << 10), try levels(on: large << 10))
      guard many < Self.mostLevels, many > few else { continue }
      // What is kept back is the same for both.
      return (large - small) << 10 / (many - few)
    }
    return nil
  }
}

@Suite("What CONTRIBUTING says a level costs on the stack")
struct StackCostTests {
  #if DEBUG
    private static let column = 1
  #else
    private static let column = 2
  #endif

  /// The bytes of the table, by operation; nil for none.
  private static func table() throws -> [String: Int?] {
    let rows = MarkdownTable.rows(named: "stack", in: try Repository.text(of: "CONTRIBUTING.md"))
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Int($0[column])) })
  }

  @Test func `CONTRIBUTING's table of stack costs names every operation`() throws {
    #expect(try Set(Self.table().keys) == Set(StackOperation.all.map(\.name)))
  }

  #if os(Linux) && arch(x86_64)
    private static let isMeasuredHere = true
  #else
    private static let isMeasuredHere = false
  #endif

  @Test(.enabled(if: isMeasuredHere), arguments: StackOperation.all)
  private func `an operation takes on the stack what CONTRIBUTING says, and at least half of it`(
    _ operation: StackOperation
  ) throws {
    let stated = try #require(try Self.table()[operation.name])
    let cost = try operation.cost()
    guard let stated else {
      #expect(cost == nil)
      return
    }
    let measured = try #require(cost)
    #expect(measured <= stated && 2 * measured > stated, "\(operation.name): \(measured)")
  }
}

extension StackOperation: CustomTestStringConvertible {
  var testDescription: String { name }
}
