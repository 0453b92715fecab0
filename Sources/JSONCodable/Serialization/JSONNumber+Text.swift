import Foundation
package import JSONText

extension JSONNumber {
  /// Reads a number of a JSON text without losing a digit.
  ///
  /// An integer that fits 128 bits is one, however it is written. A `Double` is used where its
  /// shortest text is the number; a `Decimal` where the number needs more digits.
  ///
  /// A number with more digits than `Decimal` has is cut as `Decimal(string:)` cuts it. Where what is left is an
  /// integer that the number is not, or nearest to another double, its last digit is one more, and where that does
  /// not help, or what is left is the shortest text of its nearest double, the number becomes that.
  package init(_ literal: JSONNumberLiteral) {
    if literal.isInteger, let integer = Self.integer(literal) {
      self = integer
    } else {
      self = Self.fraction(literal)
    }
  }

  /// Returns a number that is written as an integer; nil beyond 128 bits.
  private static func integer(_ literal: JSONNumberLiteral) -> JSONNumber? {
    if let value = literal.int64 {
      if value == 0, literal.isNegative { return .double(-0.0) }
      // On some watches an `Int` has 32 bits.
      return Int(exactly: value).map(Self.integer) ?? WideInteger(exactly: value).map(Self.wide)
    }
    if let value = literal.uint64 { return .wide(WideInteger(DoubleWord(low: value))) }
    return ExactNumber(literal)?.whole.flatMap { $0.fitsSigned ? .wide($0) : nil }
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

  @_transparent
  private static func fraction(_ literal: JSONNumberLiteral) -> JSONNumber {
    if let double = literal.shortDouble, double.magnitude < 0x1p53 { return .double(double) }
    let number = ExactNumber(literal)
    let (nearest, isShortest) = number?.nearestDouble ?? (nil, nil)
    let double = nearest ?? literal.double
    guard double.isFinite, double.isZero == literal.isZero else {
      return .unrepresentable(literal.text)
    }
    if double.magnitude < 0x1p53, isShortest ?? (literal.significantDigits <= 15) {
      return .double(double)
    }
    let highest = literal.exponent + literal.significantDigits
    guard ExactNumber.placesOfDecimal.contains(highest), number?.fitsDecimal ?? true else {
      return .double(double)
    }
    guard let number else { return cut(literal, double) }
    if !literal.isInteger || double.magnitude >= 0x1p128,
      number.isExactly(double, isShortest: isShortest)
    {
      return .double(double)
    }
    return integer(number) ?? .decimal(number.decimal)
  }

  /// Returns a number with more digits than `Decimal` has, whose nearest double is known.
  private static func cut(_ literal: JSONNumberLiteral, _ double: Double) -> JSONNumber {
    let firstDigits = literal.firstDigits
    for more: UInt64 in 0...1 {
      let number = ExactNumber(
        firstDigits: firstDigits, plus: more, isNegative: literal.isNegative)
      guard let number, number.fitsDecimal else { continue }
      let decimal = number.decimal
      let nearest = number.nearestDouble
      if (nearest.double ?? Double(decimal.text)) == double, isNearest(decimal, double, literal) {
        return number.isExactly(double, isShortest: nearest.isShortest)
          ? .double(double) : .decimal(decimal)
      }
    }
    return .double(double)
  }

  /// Returns whether a decimal that stands for a number leads to the float that is nearest to the number.
  ///
  /// It may not where the nearest double lies half-way between two floats.
  private static func isNearest(
    _ decimal: Decimal, _ double: Double, _ literal: JSONNumberLiteral
  ) -> Bool {
    let isHalfWay = double.significandBitPattern & (1 << 29 - 1) == 1 << 28
    let mayBeSubnormal = double.magnitude < Double(Float.leastNormalMagnitude)
    guard isHalfWay || mayBeSubnormal else { return true }
    return (nearestFloat(of: decimal) ?? Float(decimal.text)) == literal.float
  }

  private static func integer(_ number: ExactNumber) -> JSONNumber? {
    number.whole.flatMap { value in
      value.integer(Int.self).map(JSONNumber.integer)
        ?? value.integer(UInt64.self).map { _ in .wide(value) }
    }
  }

  /// Returns an integer of any width as a value of a tree: itself, or beyond 64 bits a `Decimal`, which
  /// `JSONSerialization` writes exactly and which holds 128 bits.
  package static func scalar(of value: some FixedWidthInteger) -> Any {
    if let value = Int(exactly: value) { return value }
    if let value = UInt64(exactly: value) { return value }
    let magnitude = value.magnitude
    let decimal = Decimal(
      DoubleWord(
        high: UInt64(truncatingIfNeeded: magnitude >> 64),
        low: UInt64(truncatingIfNeeded: magnitude)))
    return value < 0 ? -decimal : decimal
  }

  /// The number as a value of a tree: an `NSNumber`, as `JSONSerialization` makes them.
  var scalar: Any {
    switch self {
    case .integer(let value): NSNumber(value: value)
    case .wide(let value):
      value.integer(UInt64.self).map { NSNumber(value: $0) }
        ?? NSDecimalNumber(decimal: value.decimal)
    case .double(let value): NSNumber(value: value)
    case .decimal(let value): NSDecimalNumber(decimal: value) as NSNumber
    case .unrepresentable(let literal): UnrepresentableNumber(literal: literal)
    }
  }
}
