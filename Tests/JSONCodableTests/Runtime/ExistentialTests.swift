import Testing

@testable import JSONCodable

@Suite("Values of protocol types are opened and made as a cast does it, whatever is in them")
struct ExistentialTests {
  /// Opens a value three times: the first time teaches the layout.
  private func opened<P>(_ value: P) -> [Any] {
    (0..<3).map { _ in Existential.opened(value, .ofThread) }
  }

  /// Makes a value of a protocol type three times.
  private func made<P>(_ value: Any, as type: P.Type) throws -> [P] {
    try (0..<3).map { _ in try Existential.cast(value, to: type, .ofThread) { NoSuchValue() } }
  }

  @Test func `a value is taken out of a protocol type as one of its own type`() throws {
    let values: [any Named] = [
      ShortValue("a"), LongValue("b"), Instance("c"), LastInstance("d"), Choice.named("e"),
    ]
    for value in values + values {
      for opened in opened(value) {
        #expect((opened as? any Named)?.name == value.name)
        #expect(ObjectIdentifier(type(of: opened)) == ObjectIdentifier(type(of: value)))
      }
    }
    // In an `Any`, an existential would have the type of the protocol for its own.
    func own<V>(_ value: V) -> Any.Type { V.self }
    #expect(
      opened(values[0]).map { _openExistential($0, do: own) }.allSatisfy { $0 == ShortValue.self })
    #expect(
      opened(ShortValue("a")).map { _openExistential($0, do: own) }.allSatisfy {
        $0 == ShortValue.self
      })
  }

  @Test func `protocols for classes, several protocols and bound ones lie in other ways`() throws {
    let node = Instance("n")
    #expect(opened(node as any Three).allSatisfy { $0 as? Instance === node })
    #expect(opened(node as any OfClasses).allSatisfy { $0 as? Instance === node })
    #expect(
      opened(node as any OfClasses & Sized & Named & Marked).allSatisfy { $0 as? Instance === node }
    )
    #expect(opened(node as any Instance & Sized).allSatisfy { $0 as? Instance === node })
    #expect(opened(node as AnyObject).allSatisfy { $0 as? Instance === node })
    #expect(
      opened(LongValue("l") as any Named & Sized).allSatisfy { ($0 as? LongValue)?.name == "l" })
    #expect(opened(LongValue("l") as any Sendable).allSatisfy { ($0 as? LongValue)?.name == "l" })
    #expect(opened(NoSuchValue() as any Error).allSatisfy { $0 is NoSuchValue })
    #expect(opened([1, 2] as any Collection<Int>).allSatisfy { $0 as? [Int] == [1, 2] })
  }

  @Test func `an instance that was stored as one of its superclass stays what it is`() throws {
    let leaf = LastInstance("x")
    for _ in 0..<3 {
      #expect(opened(leaf as Instance as any Named).allSatisfy { $0 as? LastInstance === leaf })
      #expect(
        try made(leaf as Instance, as: (any Named).self).allSatisfy { $0 as? LastInstance === leaf }
      )
      #expect(try made(Instance("y"), as: (any Named).self).allSatisfy { !($0 is LastInstance) })
    }
  }

  @Test func `a value is made one of a protocol type where it is one`() throws {
    for value in [
      ShortValue("a"), LongValue("b"), Instance("c"), LastInstance("d"), Choice.named("e"),
    ] as [any Named] {
      #expect(
        try made(value, as: (any Named).self).map(\.name) == [value.name, value.name, value.name])
    }
    #expect(try made(LongValue("b"), as: (any Named & Sized).self).map(\.size) == [5, 5, 5])
    #expect(try made(Instance("b"), as: (any Three).self).map(\.name) == ["b", "b", "b"])
    #expect(try made([1, 2], as: (any Collection<Int>).self).map(\.count) == [2, 2, 2])
    #expect(try made(LastInstance("d"), as: Instance.self).map(\.name) == ["d", "d", "d"])
    #expect(try made(7, as: Int.self) == [7, 7, 7])
    #expect(throws: NoSuchValue.self) { try made(7, as: (any Named).self) }
    #expect(throws: NoSuchValue.self) { try made(ShortValue("a"), as: (any Sized).self) }
    #expect(throws: NoSuchValue.self) { try made(["a"], as: (any Collection<Int>).self) }
    #expect(throws: NoSuchValue.self) {
      try made(ShortValue("a") as ShortValue?? as Any, as: (any Sized).self)
    }
  }

  @Test func `a cast looks into optionals, and so does what stands for it`() throws {
    for _ in 0..<3 {
      #expect(
        try made(ShortValue("a") as ShortValue? as Any, as: (any Named).self).map(\.name) == [
          "a", "a", "a",
        ])
      #expect(try made(ShortValue("b"), as: (any Named).self).map(\.name) == ["b", "b", "b"])
    }
    let some: Int? = 7
    #expect(opened(some as any JSONEncodable).allSatisfy { $0 as? Int == 7 })
    let none: Int? = nil
    #expect(opened(none as any JSONEncodable).allSatisfy { ($0 as? Int?) == .some(nil) })
  }

  @Test func `a struct that looks like a protocol's value is none`() throws {
    let value = Lookalike()
    #expect(try made(value, as: Lookalike.self).allSatisfy { $0.type == Lookalike.self })
    #expect(try made(value, as: Lookalike.self).map(\.last) == [3, 3, 3])
  }

  @Test func `what is opened and made is kept as long as it is used, and no longer`() throws {
    weak var seen: Instance?
    do {
      let node = Instance("kept")
      seen = node
      let lines = [LongValue("kept", node)] as [any Named]
      let copies = try opened(lines[0]).map { try made($0, as: (any Named).self) }
      #expect(copies.joined().allSatisfy { ($0 as? LongValue)?.node === node })
    }
    #expect(seen == nil)
  }
}

private struct NoSuchValue: Error {}

private protocol Named { var name: String { get } }
private protocol Sized { var size: Int { get } }
private protocol Marked {}
private protocol OfClasses: AnyObject {}
private typealias Three = OfClasses & Named & Sized & Marked

/// A value that fits into an existential.
private struct ShortValue: Named {
  var name: String
  init(_ name: String) { self.name = name }
}

/// A value that is kept in a box.
private struct LongValue: Named, Sized, Sendable {
  var name: String
  var node: Instance?
  var (a, b) = (2, 3)
  var size: Int { a + b }
  init(_ name: String, _ node: Instance? = nil) { (self.name, self.node) = (name, node) }
}

private class Instance: Named, Sized, OfClasses, Marked, @unchecked Sendable {
  let name: String
  let size = 1
  init(_ name: String) { self.name = name }
}

private final class LastInstance: Instance, @unchecked Sendable {}

private enum Choice: Named {
  case named(String)
  var name: String {
    switch self {
    case .named(let name): name
    }
  }
}

/// As long as a value of one protocol, with its own type where such a value has it.
private struct Lookalike {
  var words = (1, 1, 1)
  var type: Any.Type = Lookalike.self
  var last = 3
}
