import CodableBridge
import Foundation
import JSONCodable
import Stacks
import Testing

@Suite("What is read or written by nested containers and super coders")
struct NestedReadingTests {
  // MARK: Depth

  /// A list that reads itself by super decoders, or from a nested container.
  private final class Linked: Decodable {
    let next: Linked?

    init(from decoder: any Decoder) throws {
      if var elements = try? decoder.unkeyedContainer() {
        next = elements.isAtEnd ? nil : try Linked(from: elements.superDecoder())
        return
      }
      let container = try decoder.container(keyedBy: AnyKey.self)
      next = container.contains("n") ? try Linked(from: container.superDecoder(forKey: "n")) : nil
    }
  }

  private static func depth(
    of container: KeyedDecodingContainer<AnyKey>
  ) throws -> Int {
    guard container.contains("n") else { return 0 }
    return try 1 + depth(of: container.nestedContainer(keyedBy: AnyKey.self, forKey: "n"))
  }

  private static func depth(of container: any UnkeyedDecodingContainer) throws -> Int {
    var container = container
    return container.isAtEnd ? 0 : try 1 + depth(of: container.nestedUnkeyedContainer())
  }

  /// A tree whose depth is read from nested containers.
  private struct Nested: Decodable {
    let depth: Int

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: AnyKey.self) {
        depth = try NestedReadingTests.depth(of: container)
      } else {
        depth = try NestedReadingTests.depth(of: decoder.unkeyedContainer())
      }
    }
  }

  private func tree(_ levels: Int, inArrays: Bool) -> Any {
    var tree: Any = inArrays ? [Any]() : [String: Any]()
    for _ in 0..<levels { tree = inArrays ? [tree] as [Any] : ["n": tree] as [String: Any] }
    return tree
  }

  @Test(arguments: [false, true])
  func `a type that reads itself too deep is an error`(inArrays: Bool) throws {
    // To free a deep tree takes a large stack, too.
    let deep = tree(20_000, inArrays: inArrays)
    try onStack(of: secondaryThreadStack) {
      let decoder = DictionaryDecoder()
      for levels in [100, 200] {
        let tree = tree(levels, inArrays: inArrays)
        let nested = try decoder.decode(Nested.self, from: tree)
        #expect(nested.depth == levels)
        _ = try decoder.decode(Linked.self, from: tree)
      }
      func problem(_ type: any Decodable.Type) -> String? {
        do {
          _ = try decoder.decode(type, from: deep)
          return nil
        } catch {
          guard case .dataCorrupted(let context)? = error as? DecodingError else {
            return "\(error)"
          }
          return context.debugDescription
        }
      }
      #expect(problem(Linked.self) == "Nested deeper than the stack of the thread allows.")
      #expect(problem(Nested.self) == "Nested deeper than the stack of the thread allows.")
    }
  }

  // MARK: The path of a key strategy

  private struct Leaf: Encodable { var e = 1 }

  private struct Around<Value: Encodable>: Encodable {
    var value: Value
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(value, forKey: "value")
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "nested")
      try nested.encode(value, forKey: "in")
      var elements = container.nestedUnkeyedContainer(forKey: "elements")
      try elements.encode(value)
    }
  }

  @Test func `a key strategy sees the path that JSONEncoder shows it`() throws {
    func expectSame(
      _ value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let foundation = JSONEncoder()
      let bridge = DictionaryEncoder()
      foundation.keyEncodingStrategy = .custom {
        AnyKey($0.map(\.stringValue).joined(separator: "."))
      }
      bridge.keyEncodingStrategy = foundation.keyEncodingStrategy
      let expected = try JSONSerialization.jsonObject(with: foundation.encode(value))
      let written = try bridge.encode(value)
      #expect(
        written as? NSObject == expected as? NSObject, "\(written)", sourceLocation: sourceLocation)
    }
    let leaves = ["a": Leaf(), "b": Leaf()]
    try expectSame(leaves)
    try expectSame(["x": leaves])
    try expectSame(["y": ["x": leaves]])
    try expectSame(["z": ["y": ["x": leaves]]])
    try expectSame([["x": leaves]])
    try expectSame(["y": [["x": leaves]]])
    try expectSame(["y": Around(value: leaves)])
    try expectSame(Around(value: ["x": leaves]))
    try expectSame(Around(value: ["y": Around(value: ["x": leaves])]))
    try expectSame(["y": [1: ["x": leaves]]])
    try expectSame([2: ["y": ["x": leaves]]])
  }
}
