import Foundation
package import JSONText

extension JSONNumber {
  /// Reads a number of a JSON text without losing a digit.
  ///
  /// An integer that fits 128 bits is one, however it is written. A `Double` is used where its
  /// shortest text is the number; a `Decimal` where the number needs more digits and `Decimal` has
  /// them. A number with more digits than that becomes the nearest double.
  package init(_ literal: JSONNumberLiteral) {
    if let value = literal.int64 {
      self = value == 0 && literal.isNegative ? .double(-0.0) : .integer(Int(value))
    } else if literal.isInteger, let value = Int128(literal.text) {
      self = .wide(value)
    } else {
      self = Self.fraction(literal)
    }
  }

  /// Reads a text that is one JSON number and nothing else; nil for all other texts.
  package init?(literal text: String) {
    do {
      let (number, length) = try JSONScanner.scan(text) { scanner in
        let literal = try scanner.number()
        return (JSONNumber(literal), literal.range.count)
      }
      guard length == text.utf8.count else { return nil }
      self = number
    } catch {
      return nil
    }
  }

  private static func fraction(_ literal: JSONNumberLiteral) -> JSONNumber {
    let double = literal.double
    guard double.isFinite, double.isZero == literal.isZero else {
      return .unrepresentable(literal.text)
    }
    guard literal.significantDigits > 15 || double.magnitude >= 0x1p53 else {
      return .double(double)
    }
    let text = literal.text
    if double.magnitude < 0x1p53, double.description == text { return .double(double) }
    guard let decimal = exactDecimal(literal, text) else { return .double(double) }
    if !literal.isInteger, isExactly(double, decimal) { return .double(double) }
    return integer(decimal) ?? .decimal(decimal)
  }

  /// Gives the number as a decimal if `Decimal`, which has 128 bits, holds every digit of it.
  private static func exactDecimal(_ literal: JSONNumberLiteral, _ text: String) -> Decimal? {
    let lowest = literal.exponent
    let highest = literal.exponent + literal.significantDigits
    guard literal.significantDigits <= 39, lowest >= -128, highest <= 128 else { return nil }
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    return UInt128(digits) == nil ? nil : Decimal(string: text)
  }

  /// Tells whether nothing is lost when a decimal is kept as its nearest double.
  ///
  /// A fraction is read back from the shortest text of the double, an integer from its exact value.
  private static func isExactly(_ double: Double, _ decimal: Decimal) -> Bool {
    guard double.magnitude >= 0x1p53 else { return Decimal(string: double.description) == decimal }
    guard let integer = UInt128(exactly: double.magnitude) else { return false }
    return Decimal(string: integer.description) == decimal.magnitude
  }

  private static func integer(_ decimal: Decimal) -> JSONNumber? {
    Int128(decimal.description).flatMap { value in
      Int(exactly: value).map(JSONNumber.integer)
        ?? UInt64(exactly: value).map { _ in .wide(value) }
    }
  }

  /// Most integers in JSON are small, and making an `NSNumber` takes longer than reading its text.
  private static let smallIntegers = (0..<256).map { NSNumber(value: $0) }

  /// The number as a leaf of a tree: an `NSNumber`, as `JSONSerialization` makes them.
  var leaf: Any {
    switch self {
    case .integer(let value):
      Self.smallIntegers.indices.contains(value)
        ? Self.smallIntegers[value] : NSNumber(value: value)
    case .wide(let value):
      UInt64(exactly: value).map { NSNumber(value: $0) }
        ?? NSDecimalNumber(string: value.description)
    case .double(let value): NSNumber(value: value)
    case .decimal(let value): NSDecimalNumber(decimal: value)
    case .unrepresentable(let literal): UnrepresentableNumber(literal: literal)
    }
  }
}
