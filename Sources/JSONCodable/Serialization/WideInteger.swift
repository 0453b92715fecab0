package import Foundation
import JSONText

/// An integer of up to 128 bits, for systems that have no `Int128`.
///
/// It keeps the sign and the magnitude.
package struct WideInteger: Hashable, Sendable {
  private let isNegative: Bool
  private let magnitude: DoubleWord

  /// Creates an integer from one of another type; nil beyond 128 bits.
  init?(exactly value: some BinaryInteger) {
    let magnitude = value.magnitude
    guard let high = UInt64(exactly: magnitude >> 64) else { return nil }
    isNegative = value < 0
    self.magnitude = DoubleWord(high: high, low: UInt64(truncatingIfNeeded: magnitude))
  }

  /// Creates an integer from an unsigned one of two words.
  init(_ magnitude: DoubleWord) { (isNegative, self.magnitude) = (false, magnitude) }

  /// The powers of ten that fit a word.
  private static let powersOfTen: [UInt64] = (0..<19).reduce(into: [1]) { powers, place in
    powers.append(powers[place] * 10)
  }

  /// Creates an integer of two words, multiplied with a power of ten; nil beyond 128 bits.
  init?(isNegative: Bool, digits: DoubleWord, power: Int) {
    guard power < 39 else { return nil }
    // Twice as many zeros as a word has room for.
    let (first, rest) = (min(power, 19), max(power - 19, 0))
    guard let magnitude = digits.multiplied(by: Self.powersOfTen[first]),
      let magnitude = magnitude.multiplied(by: Self.powersOfTen[rest])
    else { return nil }
    (self.isNegative, self.magnitude) = (isNegative, magnitude)
  }

  /// Creates an integer from a double that is one; nil for a fraction and beyond 128 bits.
  init?(exactly value: Double) {
    let magnitude = value.magnitude
    guard magnitude < 0x1p128, magnitude == magnitude.rounded(.towardZero) else { return nil }
    isNegative = value < 0
    let high = UInt64(magnitude / 0x1p64)
    self.magnitude = DoubleWord(high: high, low: UInt64(magnitude - Double(high) * 0x1p64))
  }

  /// Creates an integer from its digits, with or without a sign; nil for another text and beyond 128 bits.
  init?(_ text: some StringProtocol) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard text.utf8.count - digits.count <= 1, !digits.isEmpty else { return nil }
    var magnitude = DoubleWord(low: 0)
    for byte in digits {
      guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
      let digit = UInt64(byte - UInt8(ascii: "0"))
      guard let next = magnitude.multiplied(by: 10, adding: digit) else { return nil }
      magnitude = next
    }
    (isNegative, self.magnitude) = (text.utf8.first == UInt8(ascii: "-"), magnitude)
  }

  /// Creates an integer from a decimal whose digits alone are one; nil for every other decimal.
  package init?(digitsOf decimal: Decimal) {
    guard decimal.exponent == 0, let digits = DecimalDigits.of(decimal), !decimal.isNaN else {
      return nil
    }
    (isNegative, magnitude) = (decimal.sign == .minus, digits)
  }

  /// The integer as a decimal, which holds 128 bits.
  var decimal: Decimal {
    let decimal = Decimal(magnitude)
    return isNegative ? -decimal : decimal
  }

  /// The nearest double.
  var double: Double {
    let double = BinarySignificand(magnitude, power: 0)?.double ?? 0
    return isNegative ? -double : double
  }

  /// Whether the integer fits 128 bits that have a sign.
  var fitsSigned: Bool {
    magnitude.high < 1 << 63
      || isNegative && magnitude == DoubleWord(high: 1 << 63, low: 0)
  }

  /// Returns the integer as one of a type; nil where it does not fit.
  package func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard magnitude.high > 0 || T.bitWidth > 64 else { return narrow() }
    guard T.bitWidth > 64 else { return nil }
    let magnitude =
      T.Magnitude(truncatingIfNeeded: magnitude.high) << 64
      | T.Magnitude(truncatingIfNeeded: magnitude.low)
    guard isNegative else { return T(exactly: magnitude) }
    let value = T(truncatingIfNeeded: 0 &- magnitude)
    return value < 0 || magnitude == 0 ? value : nil
  }

  private func narrow<T: FixedWidthInteger>() -> T? {
    let low = magnitude.low
    guard isNegative else { return T(exactly: low) }
    return low <= 1 << 63 ? T(exactly: Int64(truncatingIfNeeded: 0 &- low)) : nil
  }
}

extension WideInteger: CustomStringConvertible {
  /// The digits, with a sign where it is negative.
  package var description: String {
    (isNegative ? "-" : "") + Self.digits(magnitude.high, magnitude.low)
  }

  private static func digits(_ high: UInt64, _ low: UInt64) -> String {
    if high == 0 { return "\(low)" }
    let power: UInt64 = 10_000_000_000_000_000_000
    let (upper, remainder) = high.quotientAndRemainder(dividingBy: power)
    let (lower, last) = power.dividingFullWidth((remainder, low))
    let text = "\(last)"
    return digits(upper, lower) + String(repeating: "0", count: 19 - text.utf8.count) + text
  }
}
