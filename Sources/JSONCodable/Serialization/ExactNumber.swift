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

  /// Creates the number that a text says.
  private init?(_ text: String) {
    let number = Restoring.attempt { try JSONScanner.scan(text) { try ExactNumber($0.number()) } }
    guard let number = number ?? nil else { return nil }
    self = number
  }

  /// The number as an integer; nil for a fraction and beyond 128 bits.
  var whole: WideInteger? {
    exponent < 0 ? nil : WideInteger(isNegative: isNegative, digits: digits, power: exponent)
  }

  /// Whether `Decimal` has the power of ten.
  var fitsDecimal: Bool { (-128..<128).contains(exponent) }

  /// The number as a decimal.
  ///
  /// - Precondition: It fits one.
  var decimal: Decimal {
    DecimalDigits.decimal(digits, isNegative: isNegative, exponent: exponent)
      ?? Decimal(
        sign: isNegative ? .minus : .plus, exponent: exponent, significand: Decimal(digits))
  }

  /// Returns whether nothing is lost when the number is kept as its nearest double.
  ///
  /// A decimal is read back from the shortest text of the double, an integer also from its exact value.
  func isExactly(_ double: Double, _ shortest: String) -> Bool {
    guard ExactNumber(shortest) == self else { return false }
    guard (0x1p53..<0x1p128).contains(double.magnitude) else { return true }
    guard !JSONNumber.onlyNear.contains(double.magnitude) else { return false }
    return whole.map { $0 == WideInteger(exactly: double) } ?? false
  }
}

extension Decimal {
  /// Creates a decimal from an integer of two words.
  init(_ digits: DoubleWord) {
    self = DecimalDigits.decimal(digits, isNegative: false, exponent: 0) ?? Self.sum(digits)
  }

  private static func sum(_ digits: DoubleWord) -> Decimal {
    digits.high == 0 ? Decimal(digits.low) : Decimal(digits.high) * word + Decimal(digits.low)
  }

  private static let word = Decimal(UInt64.max) + 1
}
