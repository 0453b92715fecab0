import Foundation
import JSONText

/// A number of a text with all its digits: an integer of up to 128 bits and a power of ten.
///
/// No zero stands at the end of the digits, so that two numbers are equal where their parts are.
struct ExactNumber: Equatable {
  private let isNegative: Bool
  private let digits: DoubleWord
  private let exponent: Int

  /// Creates the number of a literal; nil where it has more digits.
  init?(_ literal: JSONNumberLiteral) {
    guard let digits = literal.digits else { return nil }
    isNegative = literal.isNegative
    (self.digits, exponent) = digits
  }

  /// Creates the number that a text says; nil for one with more digits, and for what is no number.
  init?(_ text: String) {
    let number = Restoring.attempt { try JSONScanner.scan(text) { try ExactNumber($0.number()) } }
    guard let number = number ?? nil else { return nil }
    self = number
  }

  /// Creates the number of the first digits of a literal, as many as `Decimal` has, with so much more at the last.
  ///
  /// - Returns: Nil where that is an integer, which a literal with more digits is not.
  init?(firstDigits: (integer: DoubleWord, exponent: Int), plus more: UInt64, isNegative: Bool) {
    guard let digits = firstDigits.integer.multiplied(by: 1, adding: more) else { return nil }
    let (integer, zeros) = digits.withoutZeros
    (self.isNegative, self.digits) = (isNegative, integer)
    exponent = firstDigits.exponent + zeros
    if whole != nil { return nil }
  }

  /// The number as an integer; nil for a fraction and beyond 128 bits.
  var whole: WideInteger? {
    exponent < 0 ? nil : WideInteger(isNegative: isNegative, digits: digits, power: exponent)
  }

  /// The powers of ten that `Decimal` has.
  private static let powersOfDecimal = -128...127
  /// How many digits stand in front of the point at most in a decimal, and how many zeros behind it before the first
  /// other digit.
  static let placesOfDecimal = -128...127 + 39

  /// Whether a decimal holds the number.
  var fitsDecimal: Bool { partsOfDecimal != nil }

  /// The number as a decimal.
  ///
  /// - Precondition: It fits one.
  var decimal: Decimal {
    let (digits, exponent) = partsOfDecimal ?? (digits, exponent)
    return DecimalDigits.decimal(digits, isNegative: isNegative, exponent: exponent)
      ?? Decimal(
        sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(digits))
  }

  /// The digits and the power of ten in a decimal: where that is too high, zeros stand at the end of the digits; nil
  /// where there is no room for them.
  private var partsOfDecimal: (digits: DoubleWord, exponent: Int)? {
    let most = Self.powersOfDecimal.upperBound
    guard exponent > most else {
      return exponent < Self.powersOfDecimal.lowerBound ? nil : (digits, exponent)
    }
    guard exponent < Self.placesOfDecimal.upperBound else { return nil }
    var digits = digits
    for _ in most..<exponent {
      guard let next = digits.multiplied(by: 10) else { return nil }
      digits = next
    }
    return (digits, most)
  }

  /// The nearest double, and whether its shortest text is the number; nil where that cannot be told.
  var nearestDouble: (double: Double?, isShortest: Bool?) {
    guard let significand = BinarySignificand(digits, power: exponent) else { return (nil, nil) }
    let double = significand.double
    return (isNegative ? -double : double, significand.isShortest(digits))
  }

  /// Returns whether nothing is lost when the number is kept as its nearest double.
  ///
  /// A decimal is read back from the shortest text of the double, an integer also from its exact value.
  ///
  /// - Parameters:
  ///   - double: The nearest double.
  ///   - isShortest: Whether its shortest text is the number, where that is known.
  /// - Returns: Whether the double is the number.
  func isExactly(_ double: Double, isShortest: Bool?) -> Bool {
    guard isShortest ?? (ExactNumber(double.description) == self) else { return false }
    guard (0x1p53..<0x1p128).contains(double.magnitude) else { return true }
    guard !JSONNumber.onlyNear.contains(double.magnitude) else { return false }
    return whole.map { $0 == WideInteger(exactly: double) } ?? false
  }
}

extension Decimal {
  /// The number as text, as `description` has it.
  var text: String {
    guard let digits = DecimalDigits.of(self), digits.high | digits.low != 0 else {
      return description
    }
    let text = WideInteger(digits).description
    let sign = sign == .minus ? "-" : ""
    guard exponent < 0 else { return sign + text + String(repeating: "0", count: exponent) }
    let whole = text.utf8.count + exponent
    guard whole > 0 else { return "\(sign)0.\(String(repeating: "0", count: -whole))\(text)" }
    return sign + String(Substring(text.utf8.prefix(whole))) + "."
      + String(Substring(text.utf8.dropFirst(whole)))
  }

  /// Creates a decimal from an integer of two words.
  init(_ digits: DoubleWord) {
    self = DecimalDigits.decimal(digits, isNegative: false, exponent: 0) ?? Self.sum(digits)
  }

  private static func sum(_ digits: DoubleWord) -> Decimal {
    digits.high == 0 ? Decimal(digits.low) : Decimal(digits.high) * word + Decimal(digits.low)
  }

  private static let word = Decimal(UInt64.max) + 1
}
