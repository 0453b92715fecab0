import Foundation
import JSONText
import Randomness
import Testing

@testable import JSONCodable

@Suite("A wide integer is what Int128 and UInt128 are")
struct WideIntegerTests {
  private static let limits: [Int128] = [
    .min, .min + 1, .max, .max - 1, 0, 1, -1, Int128(Int64.min), Int128(Int64.min) - 1,
    Int128(Int64.max) + 1, Int128(UInt64.max), Int128(UInt64.max) + 1, -Int128(UInt64.max) - 1,
    10_000_000_000_000_000_000, 100_000_000_000_000_000_000_000_000_000_000_000_000,
    -99_999_999_999_999_999_999,
  ]

  @Test func `it has the text and the value of every limit`() throws {
    for value in Self.limits { try check(value) }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `it has the text and the value of random integers`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let value = Int128.random(in: .min ... .max, using: &random)
      try check(value >> Int.random(in: 0..<128, using: &random))
    }
  }

  private func check(_ value: Int128) throws {
    let wide = try #require(WideInteger(exactly: value))
    #expect(wide.description == value.description)
    #expect(WideInteger(value.description) == wide)
    #expect(wide.fitsSigned)
    #expect(wide.integer(Int128.self) == value)
    #expect(wide.integer(UInt128.self) == UInt128(exactly: value))
    #expect(wide.integer(UInt64.self) == UInt64(exactly: value), "\(value)")
    #expect(wide.integer(Int64.self) == Int64(exactly: value), "\(value)")
    #expect(wide.integer(Int8.self) == Int8(exactly: value), "\(value)")
  }

  @Test func `the upper half of UInt128 fits, but not with a sign`() throws {
    let wide = try #require(WideInteger(exactly: UInt128.max))
    #expect(wide.description == UInt128.max.description)
    #expect(wide.integer(UInt128.self) == .max)
    #expect(wide.integer(Int128.self) == nil)
    #expect(!wide.fitsSigned)
  }

  @Test(arguments: ["", "-", "--1", "1.0", "1e5", " 1", "340282366920938463463374607431768211456"])
  func `another text is none`(_ text: String) {
    #expect(WideInteger(text) == nil)
  }

  @Test(arguments: [0, 1, -1, 0x1p53, -0x1p53, 0x1p64, 0x1p100, 0x1.fffffffffffffp127])
  func `a double that is an integer is one`(_ value: Double) throws {
    let integer = try #require(WideInteger(exactly: value))
    #expect(integer.description == (UInt128(exactly: value)?.description ?? "\(Int128(value))"))
  }

  @Test(arguments: [0.5, 0x1p128, .infinity, .nan])
  func `another double is none`(_ value: Double) {
    #expect(WideInteger(exactly: value) == nil)
  }

  @Test func `a decimal that is no number is none`() {
    #expect(WideInteger(digitsOf: .nan) == nil)
    #expect(
      message { _ = try Int(JSONValue: Decimal.nan) } == "wrong type: number NaN, expected Int at $"
    )
    #expect(
      message { _ = try (["a": NSDecimalNumber.notANumber] as JSONObject).value(key: "a") as UInt8 }
        == "wrong type: number NaN, expected UInt8 at $.a")
  }

  @Test func `powers of ten of every length that fits, and none that does not`() throws {
    for digits in [1, 7, 99, UInt64.max] {
      var expected: UInt128? = UInt128(digits)
      for power in 0...60 {
        let word = DoubleWord(low: digits)
        let wide = WideInteger(isNegative: true, digits: word, power: power)
        #expect(wide?.description == expected.map { "-\($0)" })
        if power < 20 {
          let text = "\(digits)" + String(repeating: "0", count: power)
          #expect(try UInt128(JSONValue: JSONNumber(literal: text)?.scalar as Any) == expected)
        }
        expected = expected.flatMap {
          let product = $0.multipliedReportingOverflow(by: 10)
          return product.overflow ? nil : product.partialValue
        }
      }
    }
  }
}
