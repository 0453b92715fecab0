import Testing

@testable import JSONCodable

@Suite("A layout is used only where a value proves it")
struct StoredPropertyLayoutTests {
  private struct Record {
    var flag = true
    var number = 7
    var text = "a text that is longer than a word"
    var ratio = 1.5
    var nothing: Void = ()
    var note: String?
  }

  private class Base { var id: Int8 = 3 }
  private final class Derived: Base {
    var name = "x"
    var list = [1, 2]
  }

  /// A change to what the runtime says that must not go unnoticed.
  private struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout [StoredPropertyLayout.Property]) -> Void

    static let all = [
      Fault(testDescription: "an offset outside of the instance") { $0[3].offset = 4_096 },
      Fault(testDescription: "an offset before the instance") { $0[0].offset = -8 },
      Fault(testDescription: "an offset that is not aligned") { $0[1].offset += 1 },
      Fault(testDescription: "two properties in one place") { $0[2].offset = $0[1].offset },
      Fault(testDescription: "a value that is another one") { $0[1].offset -= 8 },
      Fault(testDescription: "another label") { $0[1].label = "other" },
      Fault(testDescription: "another type") { $0[1].type = UInt.self },
      Fault(testDescription: "a property that is missing") { $0.removeLast() },
      Fault(testDescription: "a weak property") { $0[2].isStrong = false },
    ]
  }

  @Test func `the layout of a struct, a class and a subclass is proven`() {
    #expect(StoredPropertyLayout(of: Record.self).isProven(by: Record(), as: Record.self))
    let derived = Derived()
    #expect(StoredPropertyLayout(of: Base.self).isProven(by: Base(), as: Base.self))
    #expect(StoredPropertyLayout(of: Derived.self).isProven(by: derived, as: Derived.self))
    #expect(
      StoredPropertyLayout(of: Derived.self).isProven(by: derived as Base, as: Derived.self))
  }

  @Test(arguments: Fault.all)
  private func `a layout with a fault is not proven`(_ fault: Fault) {
    var layout = StoredPropertyLayout(of: Record.self)
    fault.change(&layout.properties)
    #expect(!layout.isProven(by: Record(), as: Record.self))
  }

  @Test func `a place that holds the same bytes in another object is no proof`() {
    var layout = StoredPropertyLayout(of: Derived.self)
    layout.properties[1].offset += 8
    let derived = Derived()
    #expect(!layout.isProven(by: derived, as: Derived.self))
  }

  private final class Numbered: Base { var number: Int8 = 9 }

  @Test func `a place that holds other bytes is no proof, also where nothing else is wrong`() {
    let numbered = Numbered()
    var layout = StoredPropertyLayout(of: Base.self)
    #expect(layout.isProven(by: numbered as Base, as: Numbered.self) == false)
    #expect(layout.isProven(by: numbered as Base, as: Base.self))
    layout.properties[0].offset = StoredPropertyLayout(of: Numbered.self).properties[1].offset
    #expect(!layout.isProven(by: numbered as Base, as: Base.self))
  }

  private struct Pair {
    var flag = true
    var inner = Inner()
    struct Inner { var number: Int16 = 5 }
  }

  @Test func `a place that is not aligned is no proof, whatever lies there`() {
    var layout = StoredPropertyLayout(of: Pair.self)
    #expect(layout.isProven(by: Pair(), as: Pair.self))
    #expect(layout.properties[1].offset == 2)
    layout.properties[1].offset = 1
    #expect(!layout.isProven(by: Pair(), as: Pair.self))
  }

  @Test func `the layout of an enum is not proven`() {
    let number: Optional = 5
    let ofOptional = StoredPropertyLayout(of: type(of: number))
    #expect(!ofOptional.isProven(by: number, as: type(of: number)))
  }

  private struct Outer {
    var first = 1
    var record = Record()
    var pair = (number: 2, record: Record())
    var optional: Record? = Record()
    weak var object: Base?
  }

  @Test func `what every value holds is a property, or a property of one`() throws {
    let layout = StoredPropertyLayout(of: Outer.self)
    func offset(_ path: PartialKeyPath<Outer>) throws -> Int {
      try #require(MemoryLayout<Outer>.offset(of: path))
    }
    let (record, pair) = (try offset(\.record), try offset(\.pair))
    let text = try #require(MemoryLayout<Record>.offset(of: \.text))
    let inPair = try offset(\.pair.record)
    #expect(layout.holds(Int.self, at: 0))
    #expect(layout.holds(Record.self, at: record) && layout.holds(String.self, at: record + text))
    #expect(layout.holds(Int.self, at: pair) && layout.holds(Record.self, at: inPair))
    #expect(layout.holds(String.self, at: inPair + text))
    #expect(layout.holds(Record?.self, at: try offset(\.optional)))
    #expect(!layout.holds(Record.self, at: try offset(\.optional)))
    #expect(!layout.holds(String.self, at: try offset(\.optional) + text))
    let weak = try #require(layout.properties.first { $0.label == "object" })
    #expect(!layout.holds(weak.type, at: weak.offset))
    #expect(!layout.holds(UInt.self, at: 0) && !layout.holds(Int.self, at: 1))
    #expect(!layout.holds(Int.self, at: -8))
    #expect(!layout.holds(Int.self, at: MemoryLayout<Outer>.size))
  }
}
