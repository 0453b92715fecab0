import Foundation
import JSONText
import Randomness
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
    // Powers of two and multiples of them, where a narrow exponent would begin again at zero.
    Case(text: "1e4294967296", double: .infinity, isInteger: false),
    Case(text: "1e-4294967296", double: 0, isInteger: false),
    Case(text: "1e18446744073709551616", double: .infinity, isInteger: false),
    Case(text: "-1e65536", double: -.infinity, isInteger: false),
    Case(text: "5e-324", double: .leastNonzeroMagnitude, isInteger: false),
    Case(text: "1e-400", double: 0, isInteger: false),
    Case(
      text: "0.00012345678901234567890123", double: 0.00012345678901234567890123, isInteger: false),
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

  @Test(
    arguments: [
      ("0", 0), ("-0", nil), ("7", 7), ("-7", -7), ("123456789", 123_456_789),
      ("999999999999999999", 999_999_999_999_999_999),
      ("-999999999999999999", -999_999_999_999_999_999), ("1000000000000000000", nil),
      ("18446744073709551616", nil), ("1.0", nil), ("1e2", nil),
    ] as [(String, Int?)])
  func `an integer is short where all with so many digits fit`(text: String, value: Int?) throws {
    #expect(try JSONScanner.scan(text) { try $0.number().shortInteger } == value)
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

  @Test(arguments: [
    ("12345678901234567890123e2", "12345678901234567890123", 2),
    ("-12345678901234567890.125E-3", "12345678901234567890125", -6),
    ("1.50e1", "15", 0), ("1200", "12", 2), ("0.00120", "12", -4), ("1e17", "1", 17),
    ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455", 0),
  ])
  func `the digits before an exponent are an integer of two words`(
    text: String, integer: String, exponent: Int
  ) throws {
    let digits = try #require(try JSONScanner.scan(text) { try $0.number().digits })
    #expect(UInt128(digits.integer.high) << 64 | UInt128(digits.integer.low) == UInt128(integer))
    #expect(digits.exponent == exponent)
  }

  @Test(arguments: [1, 2, 3])
  func `random digits before an exponent are kept, without zeros at the end`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      // Runs of zeros, of any length, among few digits or many.
      let runs = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Bool.random(using: &random)
          ? String(repeating: "0", count: Int.random(in: 1...25, using: &random))
          : String(random.number(digits: 1...12, exponents: 0...0).prefix { $0.isNumber })
      }
      let written = runs.joined()
      let significant = written.drop { $0 == "0" }
      let trailing = significant.reversed().prefix { $0 == "0" }.count
      guard !significant.isEmpty else { continue }
      let expected = UInt128(significant.dropLast(trailing))
      // The point stands anywhere, or nowhere.
      let places = Int.random(in: 0...written.count, using: &random)
      let whole = written.dropLast(places).drop { $0 == "0" }
      let text =
        (whole.isEmpty ? "0" : whole) + (places > 0 ? ".\(written.suffix(places))" : "")
        + (Bool.random(using: &random) ? "E+7" : "")
      let digits = try JSONScanner.scan(text) { try $0.number().digits }
      #expect(digits.map { UInt128($0.integer.high) << 64 | UInt128($0.integer.low) } == expected)
      let exponent = trailing - places + (text.hasSuffix("E+7") ? 7 : 0)
      if digits != nil { #expect(digits?.exponent == exponent, "\(text)") }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `the digits of a literal are told from the shortest ones of its double`(seed: UInt64) throws
  {
    var random = SplitMix64(seed: seed)
    let told = try (0..<20_000).compactMap { _ in try checkShortest(literalNearDouble(&random)) }
    let shortest = told.count { $0 }
    #expect(told.count > 10_000 && shortest > 3_000 && told.count - shortest > 3_000)
  }

  @discardableResult
  private func checkShortest(_ literal: String) throws -> Bool? {
    let (integer, power) = try #require(try JSONScanner.scan(literal) { try $0.number().digits })
    guard let significand = BinarySignificand(integer, power: power) else { return nil }
    let (nearest, isShortest) = (significand.double, significand.isShortest(integer))
    let isWritten = try digits(of: "\(nearest)") == digits(of: literal)
    #expect(isShortest ?? isWritten == isWritten, "\(literal), \(nearest)")
    return isShortest
  }

  @Test func `digits beside powers of two and between doubles are told from the shortest`() throws {
    for exponent in -1_022...1_023 {
      let power = "\(String(format: "%.16e", scalbn(1.0, exponent)))".split(separator: "e")
      let digits = try #require(UInt64(power[0].filter(\.isNumber)))
      for (unit, places) in [(1 as UInt64, 16), (10, 15)] {
        for digits in digits / unit - 12...digits / unit + 12 where digits % 10 != 0 {
          try checkShortest("\(digits)e\((Int(power[1]) ?? 0) - places)")
        }
      }
    }
    // Five times such a number has 54 bits.
    let middles = stride(
      from: 1_801_439_850_948_199, to: 3_602_879_701_896_397, by: 18_014_398_509_482)
    for digits in middles where digits % 10 != 0 { try checkShortest("\(digits)e1") }
  }

  /// Returns a number of sixteen digits or more: a double or the middle of two, or one beside it.
  private func literalNearDouble(_ random: inout SplitMix64) -> String {
    if random.next() % 8 == 0 {
      // An odd number of 54 bits, and zeros.
      let middle = (random.next() >> 10 | 1 << 53 | 1) << (random.next() % 10)
      return "\(middle &+ random.next() % 3 &- 1)"
    }
    let power = scalbn(1.0, Int.random(in: -1_022...1_022, using: &random))
    let doubles = [
      power, power.nextUp, power.nextDown,
      Double.random(in: power...2 * power, using: &random),
      Double.random(in: power...2 * power, using: &random),
    ]
    let double = doubles.randomElement(using: &random) ?? power
    if random.next() % 2 == 0 { return "\(double)" }
    let text = String(format: "%.\(15 + random.next() % 4)e", double)
    let parts = text.split(separator: "e")
    guard random.next() % 2 == 0, let last = parts[0].last?.wholeNumberValue, 1...8 ~= last else {
      return text
    }
    return "\(parts[0].dropLast())\(random.next() % 2 == 0 ? last - 1 : last + 1)e\(parts[1])"
  }

  /// The digits of a text without zeros at the end, and the power of ten of the last one.
  private func digits(of text: String) throws -> String? {
    try JSONScanner.scan(text) { try $0.number().digits }.map { "\($0.integer) \($0.exponent)" }
  }

  @Test func `a float is not rounded by way of a double`() throws {
    // Just above the middle of two floats, and exactly on it once rounded to a double.
    let text = "1.000000059604644775390626"
    let float = try JSONScanner.scan(text) { try $0.number().float }
    #expect(float == Float(1).nextUp)
    #expect(Float(try JSONScanner.scan(text) { try $0.number().double }) == 1)
  }

  @Test(arguments: [1, 2, 3]) func `random digits give the nearest numbers`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20_000 {
      let exponents = Bool.random(using: &random) ? -60...60 : -380...330
      let text = random.number(digits: 1...45, exponents: exponents)
      let number = try JSONScanner.scan(text) { scanner in
        let literal = try scanner.number()
        return (literal.double, literal.float)
      }
      #expect(number.0.bitPattern == Double(text)?.bitPattern, "\(text)")
      #expect(number.1.bitPattern == Float(text)?.bitPattern, "\(text)")
    }
  }

  @Test func `whatever is no digit ends a number at every place`() throws {
    let others = (UInt8.min...UInt8.max).filter { !"0123456789.eE".utf8.contains($0) }
    for count in 1...18 {
      let digits = Array("123456789012345678".utf8.prefix(count))
      for other in others {
        var number: (length: Int, value: Int64?)?
        #expect(throws: JSONSyntaxError.self) {
          try JSONScanner.scan(digits + [other] + Array("8765432187654321".utf8)) { scanner in
            let literal = try scanner.number()
            number = (literal.range.count, literal.int64)
          }
        }
        #expect(number?.length == count, "\(other) after \(count) digits")
        #expect(number?.value == Int64(String(decoding: digits, as: UTF8.self)))
      }
    }
  }

  @Test(arguments: [4, 5]) func `the middle of two doubles is rounded to the even one`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5_000 {
      // 54 bits, the last of which is set: an integer between two doubles.
      let middle = random.next() >> 10 | 1 << 53 | 1
      let neighbours = [middle - 1, middle, middle + 1]
      for integer in neighbours {
        for text in ["\(integer)", "\(integer)e3", "\(integer)0e-1", "\(integer)e-20"] {
          let double = try JSONScanner.scan(text) { try $0.number().double }
          #expect(double.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
      }
    }
  }
}

extension SplitMix64 {
  /// Returns a number of so many digits, of which some are alike, with a point and an exponent.
  fileprivate mutating func number(
    digits: ClosedRange<Int>, exponents: ClosedRange<Int>
  ) -> String {
    let count = Int.random(in: digits, using: &self)
    let fill = Bool.random(using: &self) ? nil : Int.random(in: 0...9, using: &self)
    var text = (0..<count).map { place in
      let digit = place > 18 ? fill : nil
      return "\(digit ?? Int.random(in: place == 0 ? 1...9 : 0...9, using: &self))"
    }
    let point = Int.random(in: 1...count, using: &self)
    if point < count { text.insert(".", at: point) }
    let exponent = Int.random(in: exponents, using: &self)
    let sign = Bool.random(using: &self) ? "-" : ""
    return sign + text.joined() + (Bool.random(using: &self) ? "" : "e\(exponent)")
  }
}
