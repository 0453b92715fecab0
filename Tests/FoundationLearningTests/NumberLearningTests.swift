import Foundation
import Testing

#if os(Linux)
  @Suite("NSNumber on Linux: what parsed numbers are and what they cast to")
  struct NumberLearningTests {
    @Test func `a parsed true and a parsed 1 both cast to Bool, Int and Double`() throws {
      for text in ["true", "1"] {
        let value = try parsed(text)
        #expect(value as? Bool == true)
        #expect(value as? Int == 1)
        #expect(value as? Double == 1)
      }
    }

    @Test func `a boolean is told from a number by identity or by its type code`() throws {
      let yes = try #require(try parsed("true") as? NSNumber)
      let no = try #require(try parsed("false") as? NSNumber)
      let one = try #require(try parsed("1") as? NSNumber)
      let zero = try #require(try parsed("0") as? NSNumber)
      #expect(yes === NSNumber(value: true))
      #expect(no === NSNumber(value: false))
      #expect(one !== NSNumber(value: true))
      #expect(zero !== NSNumber(value: false))
      #expect([yes, no, one, zero].map { String(cString: $0.objCType) } == ["c", "c", "i", "i"])
      // On Apple platforms the type code "c" is that of Int8 too.
      #expect(String(cString: NSNumber(value: Int8(1)).objCType) == "i")
    }

    struct Literal: Sendable, CustomTestStringConvertible {
      var text: String
      var isDecimal: Bool
      var type: String
      var testDescription: String { text }
    }

    static let literals = [
      Literal(text: "5", isDecimal: false, type: "i"),
      Literal(text: "9223372036854775807", isDecimal: false, type: "q"),
      Literal(text: "9223372036854775808", isDecimal: false, type: "Q"),
      Literal(text: "18446744073709551615", isDecimal: false, type: "Q"),
      Literal(text: "18446744073709551616", isDecimal: true, type: "d"),
      Literal(text: "5.0", isDecimal: false, type: "d"),
      Literal(text: "1e2", isDecimal: false, type: "d"),
      Literal(text: "0.123456789012345", isDecimal: false, type: "d"),
      Literal(text: "0.1234567890123456", isDecimal: true, type: "d"),
      Literal(text: "9007199254740993.0", isDecimal: true, type: "d"),
    ]

    @Test(arguments: literals)
    func `a literal of more than 17 characters that is no integer is a decimal`(
      _ literal: Literal
    ) throws {
      let number = try #require(try parsed(literal.text) as? NSNumber)
      #expect((number is NSDecimalNumber) == literal.isDecimal)
      #expect(String(cString: number.objCType) == literal.type)
    }

    @Test func `the double of a decimal is off, the double of its text is right`() throws {
      var off = 0
      var state: UInt64 = 42
      for _ in 0..<1_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let double = Double(state >> 11) / Double(1 << 53)
        let number = try #require(try parsed("\(double)") as? NSNumber)
        off += number.doubleValue == double ? 0 : 1
        #expect(Double(number.stringValue) == double)
      }
      #expect((300...700).contains(off))
      let number = try #require(try parsed("0.1234567890123456") as? NSNumber)
      #expect(number.doubleValue == 0.12345678901234558)
    }

    @Test func `an integer of a narrow width wraps silently in an NSNumber`() {
      #expect(NSNumber(value: 300).int8Value == 44)
    }

    @Test
    func `an NSNumber casts only to a type that holds it exactly, and only a decimal to Decimal`() {
      #expect((NSNumber(value: 0.1) as Any) as? Float == nil)
      #expect((NSNumber(value: 0.5) as Any) as? Float == 0.5)
      #expect((NSNumber(value: 9_007_199_254_740_993) as Any) as? Double == nil)
      #expect((NSNumber(value: 300) as Any) as? Int8 == nil)
      #expect((NSNumber(value: 1.5) as Any) as? Int == nil)
      #expect((NSNumber(value: 5) as Any) as? Decimal == nil)
      #expect((NSDecimalNumber(string: "5") as Any) as? Decimal == 5)
    }

    @Test func `a Swift scalar casts to its own type and to NSNumber, and to nothing else`() {
      #expect((5 as Any) as? Double == nil)
      #expect((5 as Any) as? Int8 == nil)
      #expect((1 as Any) as? Bool == nil)
      #expect((true as Any) as? Int == nil)
      #expect((Float(1) as Any) as? Double == nil)
      #expect((5 as Any) as? NSNumber == NSNumber(value: 5))
    }
  }
#endif
