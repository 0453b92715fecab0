import CodableBridge
import Foundation
import Testing

/// A use of the encoder for which JSONEncoder stops the program.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let path: [String]
  let words: String
  let use: @Sendable (any Encoder) throws -> Void

  init(
    _ name: String, path: [String] = [], _ words: String,
    _ use: @escaping @Sendable (any Encoder) throws -> Void
  ) {
    testDescription = name
    self.path = path
    self.words = words
    self.use = use
  }

  private static let keyed = "Cannot encode a keyed container beside another value."
  private static let unkeyed = "Cannot encode an unkeyed container beside another value."
  private static let second = "Cannot encode a second value in a single-value container."

  static let all = [
    FaultCase("unkeyed after keyed", unkeyed) {
      var keyed = $0.container(keyedBy: AnyKey.self)
      try keyed.encode(1, forKey: "a")
      var unkeyed = $0.unkeyedContainer()
      try unkeyed.encode(2)
    },
    FaultCase("keyed after unkeyed", keyed) {
      var unkeyed = $0.unkeyedContainer()
      try unkeyed.encode(2)
      var keyed = $0.container(keyedBy: AnyKey.self)
      try keyed.encode(1, forKey: "a")
    },
    FaultCase("keyed after a scalar", keyed) {
      var single = $0.singleValueContainer()
      try single.encode(2)
      var keyed = $0.container(keyedBy: AnyKey.self)
      try keyed.encode(1, forKey: "a")
    },
    FaultCase("unkeyed after null", unkeyed) {
      var single = $0.singleValueContainer()
      try single.encodeNil()
      var unkeyed = $0.unkeyedContainer()
      try unkeyed.encode(2)
    },
    FaultCase("two scalars", second) {
      var single = $0.singleValueContainer()
      try single.encode(1)
      try single.encode(2)
    },
    FaultCase("null after a scalar", second) {
      var single = $0.singleValueContainer()
      try single.encode(1)
      try single.encodeNil()
    },
    FaultCase("a scalar after null", second) {
      var single = $0.singleValueContainer()
      try single.encodeNil()
      try single.encode(true)
    },
    FaultCase("an object after a scalar", second) {
      var single = $0.singleValueContainer()
      try single.encode("a")
      try single.encode(Point())
    },
    FaultCase("an integer of 128 bits after another", second) {
      var single = $0.singleValueContainer()
      try single.encode(Int128(1))
      try single.encode(Int128(2))
    },
    FaultCase("an unsigned integer of 128 bits after an array", second) {
      var single = $0.singleValueContainer()
      try single.encode([1])
      try single.encode(UInt128(2))
    },
    FaultCase("a second container's scalar after the first one's", second) {
      var (first, second) = ($0.singleValueContainer(), $0.singleValueContainer())
      try first.encode(1)
      try second.encode(2)
    },
    FaultCase("a scalar after an object in a single-value container", second) {
      var single = $0.singleValueContainer()
      try single.encode(Point())
      try single.encode("a")
    },
    FaultCase("an array in an object's single-value container", unkeyed) {
      var keyed = $0.container(keyedBy: AnyKey.self)
      try keyed.encode("start", forKey: "type")
      try [1].encode(to: $0)
    },
    FaultCase("nested keyed where a scalar is", path: ["a"], keyed) {
      var keyed = $0.container(keyedBy: AnyKey.self)
      try keyed.encode(1, forKey: "a")
      var nested = keyed.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try nested.encode(1, forKey: "b")
    },
    FaultCase("nested unkeyed where an object is", path: ["a"], unkeyed) {
      var keyed = $0.container(keyedBy: AnyKey.self)
      var nested = keyed.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try nested.encode(1, forKey: "b")
      var unkeyed = keyed.nestedUnkeyedContainer(forKey: "a")
      try unkeyed.encode(1)
    },
    FaultCase("deep in containers", path: ["a", "Index 1", "b"], keyed) {
      var keyed = $0.container(keyedBy: AnyKey.self)
      var list = keyed.nestedUnkeyedContainer(forKey: "a")
      try list.encodeNil()
      var inner = list.nestedContainer(keyedBy: AnyKey.self)
      try inner.encode([1], forKey: "b")
      var nested = inner.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
      try nested.encode(1, forKey: "c")
    },
    FaultCase("a super encoder used twice", path: ["super"], unkeyed) {
      var keyed = $0.container(keyedBy: AnyKey.self)
      let parent = keyed.superEncoder()
      try Point().encode(to: parent)
      try [1].encode(to: parent)
    },
  ]
}

/// Uses its encoder as a closure says.
private struct Using: Encodable {
  let use: @Sendable (any Encoder) throws -> Void

  func encode(to encoder: any Encoder) throws {
    try use(encoder)
  }
}

@Suite struct `An encoder used against the rules throws and does not stop the program` {
  @Test(arguments: FaultCase.all)
  func `an encoder used against the rules throws with the place and the fault`(_ fault: FaultCase)
    throws
  {
    let error = try #require(
      throws: EncodingError.self, performing: { try encode(Using(use: fault.use)) })
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == fault.path)
    #expect(context.debugDescription == fault.words)
  }

  @Test(arguments: FaultCase.all)
  func `an encoder used against the rules inside other values throws with the whole path`(
    _ fault: FaultCase
  ) throws {
    let error = try #require(
      throws: EncodingError.self,
      performing: { try encode(["k": [Using(use: { _ in }), Using(use: fault.use)]]) })
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["k", "Index 1"] + fault.path)
  }

  @Test func `an encoder used against the rules throws also if the value's code hides the error`() {
    let value = Using { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(1)
      _ = encoder.unkeyedContainer()
    }
    let error = #expect(throws: EncodingError.self) { try encode([value]) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0"])
  }

  @Test func `an encoder keeps what was encoded if a scalar comes late, as JSONEncoder does`()
    throws
  {
    let value = Using { encoder in
      var keyed = encoder.container(keyedBy: AnyKey.self)
      try keyed.encode("start", forKey: "type")
      var single = encoder.singleValueContainer()
      try single.encode("lost")
    }
    let document = try Document(parsing: JSONEncoder().encode(value))
    #expect(document == .object(["type": .string("start")]))
    #expect(try Document(writing: encode(value)) == document)
    // JSONEncoder stops the program at the second of two.
    #expect(try Document(writing: encode([value, value])) == .array([document, document]))
  }

  @Test func `an object that goes on after a single value takes a late scalar as others do`() throws
  {
    let value = Using { encoder in
      var single = encoder.singleValueContainer()
      try single.encode(["a": 1])
      var keyed = encoder.container(keyedBy: AnyKey.self)
      try keyed.encode(2, forKey: "b")
      try single.encode("lost")
    }
    let document = try Document(parsing: Data(#"{"a":1,"b":2}"#.utf8))
    #expect(try Document(writing: encode(value)) == document)
  }

  @Test func `an array that goes on after a single value takes a late scalar as others do`() throws
  {
    let value = Using { encoder in
      var single = encoder.singleValueContainer()
      try single.encode([1])
      var list = encoder.unkeyedContainer()
      try list.encode(2)
      try single.encode("lost")
    }
    #expect(try Document(writing: encode(value)) == Document(parsing: Data("[1,2]".utf8)))
  }

  @Test func `an encoder used against the rules still encodes the next value`() throws {
    let encoder = DictionaryEncoder()
    for fault in FaultCase.all {
      let error = #expect(throws: EncodingError.self) {
        try encoder.encode(Using(use: fault.use))
      }
      guard case .invalidValue(_, let context)? = error else { continue }
      #expect(context.codingPath.map(\.stringValue) == fault.path)
    }
    #expect(try Document(writing: encoder.encode(Point())) == Document(writing: encode(Point())))
  }

  private func encode(_ value: some Encodable) throws -> Any {
    try DictionaryEncoder().encode(value)
  }
}
