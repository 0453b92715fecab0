import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Plans and Mirror give the same on everything", .everyEngine)
struct EncodingPlanTests {
  /// Encodes with plans, twice so that the plan is used, and with Mirror.
  private func bothWays(_ make: () -> any JSONEncodable) -> (plans: [String], mirror: String) {
    let plans = (0..<2).map { _ in outcome { try make().JSONString(options: .sortedKeys) } }
    let mirror = JSONContext.with(\.options.reflection, .mirror) {
      outcome { try make().JSONString(options: .sortedKeys) }
    }
    return (plans, mirror)
  }

  private func outcome(_ body: () throws -> String) -> String {
    do { return try body() } catch { return "\(error)" }
  }

  @Test(arguments: EncodingRulesTests.rules)
  func `plans and Mirror keep every rule of encoding alike`(_ rule: EncodingRule) {
    let (plans, mirror) = bothWays { rule.value }
    #expect(mirror == rule.text)
    #expect(plans == [rule.text, rule.text])
  }

  @Test(arguments: EncodingErrorTests.faults)
  func `plans and Mirror throw every encoding error alike`(_ fault: EncodingFault) {
    let (plans, mirror) = bothWays(fault.make)
    #expect(mirror == fault.message)
    #expect(plans == [fault.message, fault.message])
  }

  @Test func `plans and Mirror write every combination of nil properties alike, few or many`() {
    struct Few: JSONEncodable {
      var a: Int?
      var b = 1
      var c: String?
    }
    for bits in 0..<4 {
      let few = Few(a: bits & 1 == 0 ? nil : 5, c: bits & 2 == 0 ? nil : "x")
      let (plans, mirror) = bothWays { few }
      #expect(plans == [mirror, mirror])
    }
    struct Many: JSONEncodable {
      var a: Int?
      var b: String?
      var c: Bool?
      var d: [Int]?
      var e: Double?
      var f: Any?
    }
    for bits in 0..<64 {
      let many = Many(
        a: bits & 1 == 0 ? nil : 1, b: bits & 2 == 0 ? nil : "b", c: bits & 4 == 0 ? nil : true,
        d: bits & 8 == 0 ? nil : [1], e: bits & 16 == 0 ? nil : 1.5, f: bits & 32 == 0 ? nil : "f")
      let (plans, mirror) = bothWays { many }
      #expect(plans == [mirror, mirror])
      #expect(mirror.count(where: { $0 == ":" }) == bits.nonzeroBitCount)
    }
  }

  @Test func `plans and Mirror write more properties than a plan has bits alike`() throws {
    let (plans, mirror) = bothWays { Wide() }
    #expect(plans == [mirror, mirror])
    #expect(try #require(Wide().JSONEncode() as? JSONObject).count == 66)
  }

  @Test func `plans and Mirror write properties of every kind of type alike`() {
    struct Existentials: JSONEncodable {
      var any: Any = 5
      var encodable: any JSONEncodable = Box("x")
      var object: AnyObject = Leaf()
      var hashable: AnyHashable = 7
      var maybe: Any? = Int?.none as Any
      var twice: Int?? = .some(nil)
      var leaf: Leaf? = Leaf()
      var enumeration = Direction.right
      var shape = Shape.pair(.one(1), .none)
      var nested: [String: [Int: Box<Int?>]] = ["a": [1: Box(nil)]]
      let small: (UInt8, Bool)? = nil
      var flag = true
      var tiny: UInt8 = 3
      var date = Date(timeIntervalSinceReferenceDate: 1)
    }
    final class Leaf: JSONEncodable { var id = 1 }
    let (plans, mirror) = bothWays { Existentials() }
    #expect(plans == [mirror, mirror])
    #expect(mirror.hasPrefix(#"{"any":5,"date":1,"encodable":{"value":"x"}"#))
  }

  @Test func `plans and Mirror write a class, its subclasses and generic classes alike`() {
    class Base<T: JSONEncodable>: JSONEncodable {
      var value: T
      init(_ value: T) { self.value = value }
    }
    final class Derived: Base<[Int]> { var name = "x" }
    for _ in 0..<2 {
      #expect(bothWays { Base(1) }.plans == [#"{"value":1}"#, #"{"value":1}"#])
      #expect(bothWays { Base("a") }.mirror == #"{"value":"a"}"#)
      let derived = bothWays { Derived([1]) }
      #expect(derived.plans == [derived.mirror, derived.mirror])
      #expect(derived.mirror == #"{"name":"x","value":[1]}"#)
    }
  }

  @Test func `an error names the first bad property by plans and by Mirror`() {
    struct Bad: JSONEncodable {
      var good = "a string that lives on the heap, so that it must be freed"
      var first = Double.nan
      var second = (1, 2)
    }
    let (plans, mirror) = bothWays { Bad() }
    #expect(mirror == "non-finite number nan at $.first")
    #expect(plans == [mirror, mirror])
  }

  @Test func `threads that meet a new type at once write it alike`() async throws {
    struct Fresh: JSONEncodable {
      var a = 1
      var b: String? = "x"
    }
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { try Fresh().JSONString(options: .sortedKeys) } }
      for try await text in group { #expect(text == #"{"a":1,"b":"x"}"#) }
    }
  }

  @Test func `options that change keys or nil values are honoured after a plan was made`() throws {
    let maybe = Maybe()
    #expect(try maybe.JSONString() == "{}")
    #expect(
      try JSONContext.with(\.options.nilValues, .null) { try maybe.JSONString() }
        == #"{"value":null}"#)
    #expect(try maybe.JSONString() == "{}")
  }
}

private struct Wide: JSONEncodable {
  var a0 = 0, a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8, a9 = 9
  var b0 = 0, b1 = 1, b2 = 2, b3 = 3, b4 = 4, b5 = 5, b6 = 6, b7 = 7, b8 = 8, b9 = 9
  var c0 = 0, c1 = 1, c2 = 2, c3 = 3, c4 = 4, c5 = 5, c6 = 6, c7 = 7, c8 = 8, c9 = 9
  var d0 = 0, d1 = 1, d2 = 2, d3 = 3, d4 = 4, d5 = 5, d6 = 6, d7 = 7, d8 = 8, d9 = 9
  var e0 = 0, e1 = 1, e2 = 2, e3 = 3, e4 = 4, e5 = 5, e6 = 6, e7 = 7, e8 = 8, e9 = 9
  var f0 = 0, f1 = 1, f2 = 2, f3 = 3, f4 = 4, f5 = 5, f6 = 6, f7 = 7, f8 = 8, f9 = 9
  var g0 = 0, g1 = 1, g2 = 2, g3 = 3, g4 = 4, g5 = 5
}
