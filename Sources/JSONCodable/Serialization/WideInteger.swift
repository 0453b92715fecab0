package import Foundation
import JSONText

/// An integer of up to 128 bits, for systems that have no `Int128`.
///
/// It keeps the sign and the magnitude.
package struct WideInteger: Hashable, Sendable {
  private let isNegative: Bool
  private let high: UInt64
  private let low: UInt64

  /// Creates an integer from one of another type; nil beyond 128 bits.
  init?(exactly value: some BinaryInteger) {
    let magnitude = value.magnitude
    guard let high = UInt64(exactly: magnitude >> 64) else { return nil }
    (isNegative, self.high, low) = (value < 0, high, UInt64(truncatingIfNeeded: magnitude))
  }

  /// Creates an integer from an unsigned one of a word.
  init(_ value: UInt64) { (isNegative, high, low) = (false, 0, value) }

  /// Creates an integer of two words, multiplied with a power of ten; nil beyond 128 bits.
  init?(isNegative: Bool, high: UInt64, low: UInt64, power: Int) {
    var (high, low) = (high, low)
    guard power < 39 else { return nil }
    for _ in 0..<power {
      guard let product = Self.appending(0, to: high, low) else { return nil }
      (high, low) = product
    }
    (self.isNegative, self.high, self.low) = (isNegative, high, low)
  }

  /// Returns two words with one more decimal digit; nil beyond them.
  private static func appending(
    _ digit: UInt8, to high: UInt64, _ low: UInt64
  ) -> (high: UInt64, low: UInt64)? {
    let lower = low.multipliedFullWidth(by: 10)
    let sum = lower.low.addingReportingOverflow(UInt64(digit))
    let (tenfold, isTooLarge) = high.multipliedReportingOverflow(by: 10)
    let upper = tenfold.addingReportingOverflow(lower.high + (sum.overflow ? 1 : 0))
    return isTooLarge || upper.overflow ? nil : (upper.partialValue, sum.partialValue)
  }

  /// Creates an integer from a double that is one; nil for a fraction and beyond 128 bits.
  init?(exactly value: Double) {
    let magnitude = value.magnitude
    guard magnitude < 0x1p128, magnitude == magnitude.rounded(.towardZero) else { return nil }
    isNegative = value < 0
    high = UInt64(magnitude / 0x1p64)
    low = UInt64(magnitude - Double(high) * 0x1p64)
  }

  /// Creates an integer from its digits, with or without a sign; nil for another text and beyond 128 bits.
  init?(_ text: some StringProtocol) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count <= 1, !digits.isEmpty else { return nil }
    var (high, low) = (UInt64(0), UInt64(0))
    for byte in digits {
      guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
      guard let words = Self.appending(byte - UInt8(ascii: "0"), to: high, low) else { return nil }
      (high, low) = words
    }
    (isNegative, self.high, self.low) = (text.utf8.first == UInt8(ascii: "-"), high, low)
  }

  /// Creates an integer from a decimal whose digits alone are one; nil for every other decimal.
  package init?(digitsOf decimal: Decimal) {
    guard decimal.exponent == 0, let digits = DecimalDigits(decimal) else { return nil }
    (isNegative, high, low) = (decimal.sign == .minus, digits.high, digits.low)
  }

  /// The integer as a decimal, which holds 128 bits.
  var decimal: Decimal {
    let decimal = Decimal(high, low)
    return isNegative ? -decimal : decimal
  }

  /// The nearest double.
  var double: Double {
    let double = BinarySignificand(high: high, low: low, power: 0)?.double ?? 0
    return isNegative ? -double : double
  }

  /// Whether the integer fits 128 bits that have a sign.
  var fitsSigned: Bool {
    high < 1 << 63 || isNegative && high == 1 << 63 && low == 0
  }

  /// Returns the integer as one of a type; nil where it does not fit.
  package func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard high > 0 || T.bitWidth > 64 else { return narrow() }
    guard T.bitWidth > 64 else { return nil }
    let magnitude =
      T.Magnitude(truncatingIfNeeded: high) << 64 | T.Magnitude(truncatingIfNeeded: low)
    guard isNegative else { return T(exactly: magnitude) }
    let value = T(truncatingIfNeeded: 0 &- magnitude)
    return value < 0 || magnitude == 0 ? value : nil
  }

  private func narrow<T: FixedWidthInteger>() -> T? {
    guard isNegative else { return T(exactly: low) }
    return low <= 1 << 63 ? T(exactly: Int64(truncatingIfNeeded: 0 &- low)) : nil
  }
}

extension WideInteger: CustomStringConvertible {
  /// The digits, with a sign where it is negative.
  package var description: String { (isNegative ? "-" : "") + Self.digits(high, low) }

  private static func digits(_ high: UInt64, _ low: UInt64) -> String {
    if high == 0 { return "\(low)" }
    let power: UInt64 = 10_000_000_000_000_000_000
    let (upper, remainder) = high.quotientAndRemainder(dividingBy: power)
    let (lower, last) = power.dividingFullWidth((remainder, low))
    let text = "\(last)"
    return digits(upper, lower) + String(repeating: "0", count: 19 - text.utf8.count) + text
  }
}
