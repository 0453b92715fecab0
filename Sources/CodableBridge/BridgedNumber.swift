internal import Foundation
internal import JSONCodable

/// A number of a tree in the form that keeps it exactly.
///
/// `JSONNumber` finds out what a number is. The conversions are those of JSONDecoder, which takes other
/// numbers than the mapper: each accepts what JSONDecoder accepts for the text that JSONSerialization
/// writes for the number:
///
///     5.0  as Int    5          5.5 as Int    nil        300 as Int8      nil
///     0.1  as Float  0.1        1e300 as Float  nil      0.1 as Decimal   0.1
enum BridgedNumber {
  case signed(Int64)
  case unsigned(UInt64)
  case double(Double)
  case decimal(Decimal)
  /// A number as written: a Float, a 128-bit integer, or one that no type holds.
  case text(String)

  /// Creates a number from a value; nil for a boolean and for what is not a number.
  init?(_ value: Any) {
    if let float = JSONNumber.float(value) {
      self = .text(float.description)
    } else if let number = JSONNumber(value) {
      self.init(number)
    } else {
      return nil
    }
  }

  /// Creates a number from a number object; nil for a boolean.
  init?(object: NSNumber) {
    if let float = JSONNumber.float(object: object) {
      self = .text(float.description)
    } else if let number = JSONNumber(object: object) {
      self.init(number)
    } else {
      return nil
    }
  }

  private init(_ number: JSONNumber) {
    switch number {
    case .integer(let value): self = .signed(Int64(value))
    case .wide(let value):
      self = value.integer().map(Self.unsigned) ?? .text(value.description)
    case .double(let value): self = .double(value)
    case .decimal(let value): self = .decimal(value)
    case .unrepresentable(let literal): self = .text(literal)
    }
  }

  /// Returns whether JSONSerialization writes a type as an integer.
  @inline(__always)
  static func isInteger(_ type: Any.Type) -> Bool {
    type == Int.self || type == Int64.self || type == Int32.self || type == UInt.self
      || type == UInt8.self || type == UInt64.self || type == UInt32.self || type == Int8.self
      || type == Int16.self || type == UInt16.self
  }

  @inline(__always)
  static func isWideInteger(_ type: Any.Type) -> Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return false }
    return type == Int128.self || type == UInt128.self
  }
}

// MARK: - Conversions

extension BridgedNumber {
  /// The number as JSONSerialization writes it.
  var text: String {
    switch self {
    case .signed(let value): value.description
    case .unsigned(let value): value.description
    case .double(let value): value.description
    case .decimal(let value): value.description
    case .text(let text): text
    }
  }

  func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    switch self {
    case .signed(let value): T(exactly: value)
    case .unsigned(let value): T(exactly: value)
    case .double(let value): BridgedNumber.integer(value)
    case .decimal(let value): WideInteger(digitsOf: value)?.integer() ?? BridgedNumber.integer(text)
    case .text(let text): BridgedNumber.integer(text)
    }
  }

  /// Returns a double as an integer; above 2⁵³ by its text.
  ///
  /// 1.152921504606847e+18 is 1152921504606847000.
  static func integer<T: FixedWidthInteger>(_ value: Double) -> T? {
    if value.magnitude < 0x1p53 { return T(exactly: value) }
    return integer(value.description)
  }

  private static func integer<T: FixedWidthInteger>(_ text: String) -> T? {
    if let value = T(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) { return value }
    // `Double("1e-999")` would be 0.
    guard let double: Double = floatingPoint(text), let value = T(exactly: double) else {
      return nil
    }
    if double.magnitude < 0x1p53 { return value }
    guard let decimal = Decimal(string: text) else { return nil }
    return integer(digitsOf: decimal)
  }

  /// Returns a decimal whose digits fit 64 bits as an integer, without its fraction.
  ///
  /// JSONDecoder reads so what a double does not hold.
  private static func integer<T: FixedWidthInteger>(digitsOf decimal: Decimal) -> T? {
    let parts = decimal.magnitude.description.split(separator: ".")
    guard let whole = parts.first, UInt64(parts.joined()) != nil, let magnitude = UInt64(whole),
      let value = T(exactly: magnitude)
    else { return nil }
    if decimal.sign == .plus { return value }
    return T.isSigned ? 0 - value : nil
  }

  func double() -> Double? {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value.isFinite ? value : nil
    case .decimal(let value):
      JSONNumber.nearestDouble(of: value) ?? BridgedNumber.floatingPoint(text)
    case .text(let text): BridgedNumber.floatingPoint(text)
    }
  }

  func float() -> Float? {
    switch self {
    case .signed(let value): Float(value)
    case .unsigned(let value): Float(value)
    case .double(let value): BridgedNumber.float(value)
    case .decimal(let value):
      JSONNumber.nearestFloat(of: value) ?? BridgedNumber.floatingPoint(text)
    case .text(let text): BridgedNumber.floatingPoint(text)
    }
  }

  /// Returns the nearest float of a double's text; nil where it would become infinite, or zero without being zero.
  static func float(_ value: Double) -> Float? {
    let nearest: Float = JSONNumber.nearest(value)
    return nearest.isFinite && nearest.isZero == value.isZero ? nearest : nil
  }

  /// Returns the number of a text; nil where it would become infinite, or zero without being zero.
  private static func floatingPoint<F: BinaryFloatingPoint & LosslessStringConvertible>(
    _ text: String
  ) -> F? {
    guard let value = F(text), value.isFinite else { return nil }
    return value != 0 || isZero(text) ? value : nil
  }

  private static func isZero(_ text: String) -> Bool {
    !text.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
  }

  func decimal() -> Decimal? {
    switch self {
    case .signed(let value): return Decimal(value)
    case .unsigned(let value): return Decimal(value)
    case .double(let value):
      guard value.isFinite else { return nil }
      // What JSONDecoder takes above depends on how many digits stand in front of the exponent.
      return value.magnitude < 1e128
        ? JSONNumber.decimal(of: value) : Decimal(string: value.description)
    case .decimal(let value): return value.isFinite ? value : nil
    case .text(let text):
      guard let decimal = Decimal(string: text), decimal.isFinite else { return nil }
      return decimal
    }
  }
}
