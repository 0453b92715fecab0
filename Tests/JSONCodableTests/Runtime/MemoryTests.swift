import Foundation
import Testing

@testable import JSONCodable

@Suite("An Any is what the stable ABI says: three words for the value, and its type")
struct MemoryTests {
  @Test func `an Any is four words`() {
    #expect(MemoryLayout<Any>.size == 4 * MemoryLayout<UnsafeRawPointer>.size)
  }

  @Test func `a value of at most three words is told by its type and taken out of an Any`() {
    #expect(Memory.isStored(5, as: Int.self))
    #expect(!Memory.isStored(5, as: Double.self))
    #expect(!Memory.isStored(Int?.some(5) as Any, as: Int.self))
    #expect(Memory.contents(5, as: Int.self) == 5)
    #expect(Memory.contents(1.5, as: Double.self) == 1.5)
    let long = String(repeating: "long ", count: 20)
    #expect(Memory.contents(long, as: String.self) == long)
    #expect(Memory.contents(true, as: Bool.self))
    #expect(TreeValue.object(["a": 1] as JSONObject)?.count == 1)
    #expect(TreeValue.object(["a": 1] as [String: Int])?.count == 1)
    #expect(TreeValue.array([1, 2] as [Any])?.count == 2)
    #expect(TreeValue.array(NSArray(array: [1, 2]))?.count == 2)
    #expect(TreeValue.array(5) == nil)
  }

  private func number(_ value: Any, _ type: NSNumber.Type) -> NSNumber? {
    Memory.number(value, of: type)?.takeUnretainedValue()
  }

  @Test func `an object of a subclass in an Any is not taken for its class`() {
    let decimal: NSNumber = NSDecimalNumber(string: "1.5")
    #expect(number(decimal, NSNumber.self) == nil)
    #expect(number(decimal, NSDecimalNumber.self) == decimal)
    #expect(number(NSNumber(value: true), NSNumber.self) == nil)
    #expect(number(NSNumber(value: 5), NSNumber.self) == 5)
    #expect(number("5", NSNumber.self) == nil)
    #expect(TreeValue.isNull(NSNull()))
    #expect(!TreeValue.isNull(5))
  }

  @Test func `an object that an Any stores as a superclass is still read`() throws {
    let number: NSObject = NSNumber(value: 5)
    let null: NSObject = NSNull()
    let text: NSObject = "x" as NSString
    #expect(try Int(JSONValue: number) == 5)
    #expect(try Bool(JSONValue: NSNumber(value: true) as NSObject))
    #expect(try String(JSONValue: text) == "x")
    #expect(try Int?(JSONValue: null) == nil)
    var kept: Int? = 1
    try (["a": null] as JSONObject).restore(&kept, key: "a")
    #expect(kept == nil)
    var other = 1
    try (["a": null] as JSONObject).restore(&other, key: "a")
    #expect(other == 1)
  }
}
