import Foundation
import Testing

@testable import JSONCodable

@Suite("A table of types keeps one value for each type, whichever thread asks")
struct TypeTableTests {
  private final class Known: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Generic<Value> { var value: Value }

  /// Types enough to make a front grow several times.
  private static let types: [any Any.Type] = {
    func nest<T>(_ type: T.Type, _ depth: Int) -> [any Any.Type] {
      depth == 0 ? [type] : [type] + nest(Generic<T>.self, depth - 1) + nest([T].self, depth - 1)
    }
    return nest(Int.self, 7)
  }()

  @Test func `what was found is kept, in each table for itself`() {
    let front = TypeTableFront.ofThread
    let (first, second) = (TypeTable<Known>(), TypeTable<Known>())
    #expect(Set(Self.types.map { "\($0)" }).count > 128)
    for type in Self.types {
      #expect(first[.init(of: type), front] == nil)
      #expect(first.value(for: .init(of: type), front) { Known("\(type)") }.name == "\(type)")
      #expect(first.value(for: .init(of: type), front) { Known("again") }.name == "\(type)")
      #expect(second[.init(of: type), front] == nil)
    }
    for type in Self.types { #expect(first[.init(of: type), front]?.name == "\(type)") }
  }

  @Test func `a table finds nothing of one that was there before it`() {
    let front = TypeTableFront.ofThread
    for number in 0..<100 {
      let table = TypeTable<Known>()
      for type in Self.types.prefix(8) {
        #expect(table[.init(of: type), front] == nil)
        _ = table.value(for: .init(of: type), front) { Known("\(number)") }
      }
    }
  }

  @Test func `a front forgets what it has found rather than grow with tables that come and go`() {
    let front = TypeTableFront.ofThread
    let kept = TypeTable<Known>()
    _ = kept.value(for: .init(of: Int.self), front) { Known("kept") }
    for number in 0..<20_000 {
      let table = TypeTable<Known>()
      _ = table.value(for: .init(of: Int.self), front) { Known("\(number)") }
      #expect(table[.init(of: Int.self), front]?.name == "\(number)")
    }
    #expect(front.slotCount == TypeTableFront.mostSlots)
    #expect(kept[.init(of: Int.self), front]?.name == "kept")
  }

  @Test func `threads that ask at the same time get the same value`() async {
    let table = TypeTable<Known>()
    let found = await withTaskGroup(of: [ObjectIdentifier].self) { group in
      for number in 0..<8 {
        group.addTask {
          Self.types.map { type in
            ObjectIdentifier(
              table.value(for: .init(of: type), .ofThread) { Known("\(type), task \(number)") })
          }
        }
      }
      return await group.reduce(into: Set<[ObjectIdentifier]>()) { $0.insert($1) }
    }
    #expect(found.count == 1)
  }
}

@Suite("A presence tells whether anybody holds it")
struct PresenceTests {
  private final class Holder {
    var held: AnyObject?
  }

  private static func presence() -> Presence {
    let count = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    count.initialize(to: 0)
    return Presence(count)
  }

  @Test func `a presence is held as long as somebody holds it`() {
    let presence = Self.presence()
    #expect(!presence.isHeld)
    let (first, second) = (Holder(), Holder())
    first.held = presence.holder
    #expect(presence.isHeld)
    second.held = presence.holder
    first.held = nil
    #expect(presence.isHeld)
    second.held = nil
    #expect(!presence.isHeld)
  }

  @Test func `another thread sees that a presence is held`() async {
    let presence = Self.presence()
    let holder = Holder()
    holder.held = presence.holder
    #expect(await Task.detached { presence.isHeld }.value)
    withExtendedLifetime(holder) {}
  }
}
