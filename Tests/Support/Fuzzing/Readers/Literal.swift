/// The digits of a number, told apart without the package.
package struct Literal: Hashable, Sendable {
  private let isNegative: Bool
  private let digits: String
  private let exponent: Int
  /// Whether the text has neither a fraction nor an exponent.
  let isInteger: Bool
  /// Whether the exponent is one that `Int` holds; if not, the number is not known exactly.
  let isExact: Bool

  /// Returns whether two numbers are the same, however they are written.
  package static func == (left: Self, right: Self) -> Bool {
    left.digits == right.digits && left.exponent == right.exponent
      && (left.isNegative == right.isNegative || left.digits.isEmpty)
  }

  /// Feeds what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(digits)
    hasher.combine(exponent)
  }

  init(_ text: String) {
    isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: "e", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "E", omittingEmptySubsequences: false) }
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 ? halves[1] : ""
    isInteger = halves.count == 1 && parts.count == 1
    isExact = parts.count == 1 || Int(parts[1]) != nil
    let written =
      parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? .min / 2 : .max / 2) : 0
    let all = (halves[0] + fraction).drop { $0 == "0" }
    let trailing = all.reversed().prefix { $0 == "0" }.count
    digits = String(all.dropLast(trailing))
    exponent = digits.isEmpty ? 0 : written - fraction.count + trailing
  }

  /// Whether 38 digits and the exponents of `Decimal` hold the number.
  var fitsDecimal: Bool {
    digits.count <= 38 && exponent >= -100 && exponent + digits.count <= 100
  }

  /// The value without its fraction, or nil where it does not fit.
  var wholePart: Int64? {
    let count = digits.count + exponent
    guard exponent < 0, count > 0 else { return exponent < 0 ? 0 : integer() }
    return Int64((isNegative ? "-" : "") + digits.prefix(count))
  }

  /// Returns the exact value as an integer, or nil.
  func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard exponent >= 0, digits.count + exponent <= 40 else { return nil }
    return T(
      (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
        + String(repeating: "0", count: exponent))
  }
}
