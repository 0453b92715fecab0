import Engines
import Foundation
import Testing

@testable import JSONCodable

@Suite("A table of fields knows its wrappers, and what of its layout is proven")
struct FieldTableTests {
  @propertyWrapper
  private struct Both: JSONPropertyWrapper, JSONEncodable, JSONRestorable {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(JSONValue: Any) throws { wrappedValue = try Int(JSONValue: JSONValue) }
  }

  @propertyWrapper
  private struct Bare<Value>: JSONPropertyWrapper {
    var wrappedValue: Value
  }

  private struct Restorable: JSONRestorable {
    init() {}
    init(JSONValue: Any) throws {}
  }

  private struct Written: JSONEncodable {
    @Both var both = 1
    @Bare var bare = 2
    @PolymorphicValue var polymorphic: Any? = 3
    // Of a type that another module makes a wrapper.
    var _foreign = ForeignNull()
    var _text = "a"
    var _texts = ["a"]
    var _mapped = ForeignMapped()
    var plain = 4
  }

  private struct Mapped: JSONMappable {
    @Both var both = 1
    @Bare var bare = 2
    @PolymorphicValue var polymorphic: Any? = 3
    var _foreign = ForeignNull()
    var _text = "a"
    var _texts = ["a"]
    var _mapped = ForeignMapped()
    var plain = 4
  }

  private final class Other {}

  private class Strong: JSONMappable {
    var number = 1
    required init() {}
  }

  private final class Weak: Strong {
    weak var other: Other?
  }

  @Test
  func `a wrapper is one by its declaration, by this library or by another module`() throws {
    try checkWrappers(of: Written.self)
    try checkWrappers(of: Mapped.self)
  }

  private func checkWrappers(of type: any JSONEncodable.Type) throws {
    let fields = try #require(FieldTable.of(type)).fields
    let expected: [(any Any.Type)?] = [
      Both.self, Bare<Int>.self, PolymorphicValue<Any?>.self, ForeignNull.self, nil, nil, nil, nil,
    ]
    #expect(fields.count == expected.count)
    for (field, expected) in zip(fields, expected) {
      #expect(field.wrapper == expected, "\(field.label)")
    }
    #expect(
      fields.map(\.name) == [
        "both", "bare", "polymorphic", "foreign", "_text", "_texts", "_mapped", "plain",
      ])
  }

  @Test
  func `only a polymorphic value is known as one`() {
    #expect(PolymorphicWrapper.of(PolymorphicValue<[Int]>.self) == PolymorphicValue<[Int]>.self)
    #expect(PolymorphicWrapper.of(Bare<Int>.self) == nil)
    #expect(PolymorphicWrapper.of(AnyJSON.self) == nil)
    #expect(PolymorphicWrapper.of(Int?.self) == nil)
  }

  @Test
  func `what is proven beside weak properties says nothing of these`() throws {
    let weak = try #require(FieldTable.of(Weak.self))
    #expect(weak.isProven(by: Weak(), as: Weak.self, ignoringWeak: true))
    #expect(!weak.isProven(by: Weak(), as: Weak.self))
    #expect(weak.isProven(by: Weak(), as: Weak.self, ignoringWeak: true))
  }
}
