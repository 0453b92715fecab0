import JSONText
import Testing

@Suite("A number literal keeps its text and gives exact values")
struct JSONNumberLiteralTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var int64: Int64?
    var uint64: UInt64?
    let double: Double
    var isInteger = true
    var isZero = false
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(text: "0", int64: 0, uint64: 0, double: 0, isZero: true),
    Case(text: "-0", int64: 0, uint64: 0, double: -0.0, isZero: true),
    Case(text: "-0.00e5", double: -0.0, isInteger: false, isZero: true),
    Case(text: "0e999", double: 0, isInteger: false, isZero: true),
    Case(text: "42", int64: 42, uint64: 42, double: 42),
    Case(text: "-42", int64: -42, double: -42),
    Case(text: "5.0", double: 5, isInteger: false),
    Case(text: "1e2", double: 100, isInteger: false),
    Case(text: "0.1", double: 0.1, isInteger: false),
    Case(text: "1e22", double: 1e22, isInteger: false),
    Case(text: "1e23", double: 1e23, isInteger: false),
    Case(text: "-1e-22", double: -1e-22, isInteger: false),
    Case(text: "123456789012345e-22", double: 123456789012345e-22, isInteger: false),
    Case(
      text: "9007199254740993", int64: 9_007_199_254_740_993, uint64: 9_007_199_254_740_993,
      double: 9_007_199_254_740_992),
    Case(text: "9223372036854775807", int64: .max, uint64: 1 << 63 - 1, double: 0x1p63),
    Case(text: "-9223372036854775808", int64: .min, double: -0x1p63),
    Case(text: "9223372036854775808", uint64: 1 << 63, double: 0x1p63),
    Case(text: "-9223372036854775809", double: -0x1p63),
    Case(text: "9999999999999999999", uint64: 9_999_999_999_999_999_999, double: 1e19),
    Case(text: "18446744073709551615", uint64: .max, double: 0x1p64),
    Case(text: "18446744073709551616", double: 0x1p64),
    Case(text: "-18446744073709551615", double: -0x1p64),
    Case(text: "99999999999999999999", double: 1e20),
    Case(text: "100000000000000000000", double: 1e20),
    Case(text: "1.7976931348623157e308", double: .greatestFiniteMagnitude, isInteger: false),
    Case(text: "1e400", double: .infinity, isInteger: false),
    Case(text: "-1e400", double: -.infinity, isInteger: false),
    Case(text: "1e99999999999999999999", double: .infinity, isInteger: false),
    Case(text: "1e-99999999999999999999", double: 0, isInteger: false),
    Case(text: "5e-324", double: .leastNonzeroMagnitude, isInteger: false),
    Case(text: "1e-400", double: 0, isInteger: false),
  ]

  @Test(arguments: cases)
  func `a literal gives its values`(sample: Case) throws {
    for (text, start) in [(sample.text, 0), ("[ \(sample.text) ]", 2)] {
      try JSONScanner.scan(text) { scanner in
        if start == 0 { return try check(try scanner.number(), sample, start: start) }
        try scanner.elements { try check(try $0.number(), sample, start: start) }
      }
    }
  }

  private func check(_ number: JSONNumberLiteral, _ sample: Case, start: Int) throws {
    #expect(number.text == sample.text)
    #expect(number.range == start..<start + sample.text.utf8.count)
    #expect(number.int64 == sample.int64)
    #expect(number.uint64 == sample.uint64)
    #expect(number.double.bitPattern == sample.double.bitPattern)
    #expect(number.float == Float(sample.text))
    #expect(number.isInteger == sample.isInteger)
    #expect(number.isZero == sample.isZero)
    #expect(number.isNegative == sample.text.hasPrefix("-"))
  }

  @Test func `a float is not rounded by way of a double`() throws {
    // Just above the middle of two floats, and exactly on it once rounded to a double.
    let text = "1.000000059604644775390626"
    let float = try JSONScanner.scan(text) { try $0.number().float }
    #expect(float == Float(1).nextUp)
    #expect(Float(try JSONScanner.scan(text) { try $0.number().double }) == 1)
  }
}
