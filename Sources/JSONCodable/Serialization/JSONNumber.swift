package import Foundation
import JSONText

/// A number of a JSON tree, whatever Swift or Foundation type holds it.
///
/// This is the only place that looks into `NSNumber`. On Linux an `NSNumber` casts to every number
/// type and to `Bool`, its `int8Value` wraps, and the `doubleValue` of an `NSDecimalNumber` is off
/// by up to two units in the last place; hence the tests by identity and by text.
package enum JSONNumber: Sendable {
  /// An integer that fits an `Int`.
  case integer(Int)
  /// An integer that fits no `Int`.
  case wide(WideInteger)
  /// A binary fraction, or an integer that a `Double` holds exactly.
  case double(Double)
  /// A number that needs more decimal digits than a `Double` keeps.
  case decimal(Decimal)
  /// A number of a JSON text that no Swift number type holds, such as `1e400`; its text.
  case unrepresentable(String)
}

// MARK: - Values of trees

extension JSONNumber {
  /// Creates a number from a value of a JSON tree; nil for a boolean and for what is not a number.
  @_transparent
  package init?(_ value: __shared Any) {
    if let number = Memory.number(value, of: NSNumber.self) {
      self = number._withUnsafeGuaranteedRef { JSONNumber(plain: $0) }
    } else if Memory.isStored(value, as: Int.self) {
      self = .integer(Memory.contents(value, as: Int.self))
    } else if Memory.isStored(value, as: Double.self) {
      self = .double(Memory.contents(value, as: Double.self))
    } else if Memory.isStored(value, as: String.self) {
      return nil
    } else {
      self.init(rare: value)
    }
  }

  @inline(never)
  private init?(rare value: __shared Any) {
    if Memory.isStored(value, as: Decimal.self) {
      self = .decimal(Memory.contents(value, as: Decimal.self))
    } else if let decimal = Memory.number(value, of: NSDecimalNumber.self) {
      self = .decimal(decimal.takeUnretainedValue().decimalValue)
    } else if let number = Self.stored(value) {
      self = number
    } else if type(of: value) is AnyClass {
      guard let number = Self.foundation(value) else { return nil }
      self = number
    } else if let inner = TreeValue.opened(value) ?? TreeValue.tree(ofAnyJSON: value) {
      self.init(inner)
    } else if let value = value as? any BinaryInteger {
      self = .init(integer: value)
    } else if let value = value as? Decimal {
      self = .decimal(value)
    } else if let value = Self.double(value) {
      self = .double(value)
    } else {
      return nil
    }
  }

  /// Returns a number that was stored as one of the other types that programs use; nil says nothing.
  private static func stored(_ value: Any) -> JSONNumber? {
    if Memory.isStored(value, as: Float.self) {
      return .double(double(ofTextOf: Memory.contents(value, as: Float.self)))
    }
    return integer(value, as: Int64.self) ?? integer(value, as: Int32.self)
      ?? integer(value, as: UInt8.self) ?? integer(value, as: UInt.self)
      ?? integer(value, as: UInt64.self) ?? integer(value, as: UInt32.self)
      ?? integer(value, as: UInt16.self) ?? integer(value, as: Int16.self)
      ?? integer(value, as: Int8.self)
  }

  @inline(__always)
  private static func integer<T: FixedWidthInteger>(_ value: Any, as type: T.Type) -> JSONNumber? {
    guard Memory.isStored(value, as: type) else { return nil }
    let integer = Memory.contents(value, as: type)
    return Int(exactly: integer).map(Self.integer) ?? JSONNumber(integer: integer)
  }

  /// Returns the double that is nearest to a float's text, as what reads the text gets it: 0.1 and not
  /// 0.10000000149011612.
  static func double(ofTextOf value: Float) -> Double {
    Double(value.description) ?? Double(value)
  }

  /// Returns a binary fraction as a `Double`.
  private static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: return value
    case let value as Float: return double(ofTextOf: value)
    case let value as CGFloat: return Double(value)
    default:
      #if !(os(macOS) && arch(x86_64))
        if let value = value as? Float16 { return double(ofTextOf: Float(value)) }
      #endif
      return nil
    }
  }

  private init(integer value: some BinaryInteger) {
    if let value = Int(exactly: value) {
      self = .integer(value)
    } else if let value = WideInteger(exactly: value), value.fitsSigned {
      self = .wide(value)
    } else {
      self = Decimal(string: value.description).map(Self.decimal) ?? .unrepresentable("\(value)")
    }
  }

  private init(unsigned value: UInt64) {
    self = Int(exactly: value).map(Self.integer) ?? .wide(WideInteger(DoubleWord(low: value)))
  }

  private static func foundation(_ value: Any) -> JSONNumber? {
    if let number = value as? NSNumber { return JSONNumber(object: number) }
    return UnrepresentableNumber.found(in: value).map { .unrepresentable($0.literal) }
  }

  /// Creates a number from a number object; nil for a boolean.
  package init?(object number: __shared NSNumber) {
    guard Self.boolean(number) == nil else { return nil }
    if let decimal = number as? NSDecimalNumber {
      self = .decimal(decimal.decimalValue)
    } else {
      self.init(plain: number)
    }
  }

  /// Creates a number from an object that is neither a boolean nor a decimal.
  ///
  /// On Linux that is one whose class is exactly `NSNumber`.
  @_transparent
  private init(plain number: __shared NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    // d, f, Q
    case 0x64: self = .double(number.doubleValue)
    case 0x66: self = .double(Self.double(ofTextOf: number.floatValue))
    case 0x51: self = .init(unsigned: number.uint64Value)
    default: self = .integer(number.intValue)
    }
  }

  /// Returns a number that was stored as a `Float`, whose text is shorter than the double's.
  ///
  /// On Linux a cast also makes a `Float` of every number that is exactly one, such as 1073741824.
  package static func float(_ value: Any) -> Float? {
    if type(of: value) == Float.self { return value as? Float }
    guard type(of: value) is AnyClass, let number = Memory.stored(value, as: NSNumber.self) else {
      return nil
    }
    return float(object: number)
  }

  /// Returns the number of an object that was made from a `Float`.
  package static func float(object number: NSNumber) -> Float? {
    UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "f") ? number.floatValue : nil
  }
}

// MARK: - Text

extension JSONNumber: CustomStringConvertible {
  /// The number as JSON text, where JSON has one.
  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .wide(let value): value.description
    case .double(let value):
      value == value.rounded() && value.magnitude < 0x1p53
        ? "\(value.sign == .minus ? "-" : "")\(UInt64(value.magnitude))" : "\(value)"
    case .decimal(let value): value.text
    case .unrepresentable(let literal): literal
    }
  }
}

// MARK: - Values

extension JSONNumber {
  /// Returns the number as an integer type.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a fraction, `outOfRange` for a number that
  ///   does not fit.
  package func asInteger<T: FixedWidthInteger>(_ type: T.Type = T.self) throws -> T {
    guard case .integer(let value) = self else { return try wideInteger() }
    // Not `T(exactly:)`: where nothing is optimised, an optional of `T` takes longer than the rest.
    let integer = T(truncatingIfNeeded: value)
    guard Int(truncatingIfNeeded: integer) == value, T.isSigned || value >= 0 else {
      throw outOfRange(type)
    }
    return integer
  }

  @inline(never)
  private func wideInteger<T: FixedWidthInteger>() throws -> T {
    try fit(whole(for: T.self)?.integer())
  }

  /// Returns a number that is not an `Int` as an integer; nil beyond 128 bits.
  ///
  /// It is compiled once, and not for each integer type.
  @inline(never)
  private func whole(for type: Any.Type) throws -> WideInteger? {
    switch self {
    case .integer(let value): return WideInteger(exactly: value)
    case .wide(let value): return value
    case .double(let value):
      // A number of a text that an integer type and `Decimal` have too few digits for is only near to it.
      guard value == value.rounded(.towardZero), !Self.onlyNear.contains(value.magnitude) else {
        throw wrongType(type)
      }
      return WideInteger(exactly: value)
    case .decimal(let value):
      if let integer = WideInteger(digitsOf: value) { return integer }
      guard !value.isNaN, value == value.rounded() else { throw wrongType(type) }
      return WideInteger(value.text)
    case .unrepresentable: throw outOfRange(type)
    }
  }

  /// Returns the nearest number of a binary floating-point type.
  ///
  /// - Throws: ``JSONDecodingError`` `outOfRange` where the nearest is infinite, or zero for a
  ///   number that is not; `wrongType` for NaN.
  package func asFloatingPoint<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: T.Type = T.self
  ) throws -> T {
    switch self {
    case .integer(let value): return try finite(T(value))
    case .double(let value):
      guard value.isFinite else { throw wrongType(type) }
      let result: T = Self.nearest(value)
      guard result.isZero == value.isZero else { throw outOfRange(type) }
      return try finite(result)
    default: return try longFloatingPoint()
    }
  }

  /// The same for a number that is neither an `Int` nor a `Double`.
  ///
  /// Apart: where nothing is optimised, a function that names an optional of `T` asks for its type each time.
  @inline(never)
  private func longFloatingPoint<T: BinaryFloatingPoint & LosslessStringConvertible>() throws -> T {
    switch self {
    case .integer, .double: return try asFloatingPoint()
    case .wide(let value):
      if T.self == Double.self { return T(value.double) }
      return try fit(T(value.description).flatMap { try finite($0) })
    case .decimal(let value):
      guard !value.isNaN else { throw wrongType(T.self) }
      if T.self == Double.self, let result = Self.nearestDouble(of: value) { return T(result) }
      if T.self == Float.self, let result = Self.nearestFloat(of: value) { return T(result) }
      guard let result = T(value.text) else { throw wrongType(T.self) }
      return result.isZero == value.isZero ? try finite(result) : try fit(nil)
    case .unrepresentable: throw outOfRange(T.self)
    }
  }

  /// Returns the number of a type that is nearest to a double's text; infinite where that is.
  ///
  /// The one that is nearest to the double itself differs where that lies half-way between two.
  package static func nearest<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Double
  ) -> T {
    let nearest = T(value)
    let error = value - Double(nearest)
    if error == 0 { return nearest }
    let neighbor = error > 0 ? nearest.nextUp : nearest.nextDown
    let middle = (Double(nearest) + Double(neighbor)) / 2
    if value != middle, nearest.isFinite, !nearest.isZero { return nearest }
    return number(value.description, or: nearest)
  }

  // Apart: code that is not compiled for a type asks the runtime for that of its optional wherever it has one.
  @inline(never)
  private static func number<T: LosslessStringConvertible>(_ text: String, or other: T) -> T {
    T(text) ?? other
  }

  /// Returns the number as a decimal; a `Double` by its shortest text, so that 0.1 is 0.1.
  ///
  /// - Throws: ``JSONDecodingError`` `outOfRange` where `Decimal` cannot hold the number;
  ///   `wrongType` for NaN.
  package func asDecimal() throws -> Decimal {
    switch self {
    case .integer(let value): return Decimal(value)
    case .wide(let value): return value.decimal
    case .double(let value):
      guard value.isFinite else { throw wrongType(Decimal.self) }
      let result = try fit(Self.decimal(of: value))
      guard !result.isNaN, result.isZero == value.isZero else { throw outOfRange(Decimal.self) }
      return result
    case .decimal(let value):
      guard !value.isNaN else { throw wrongType(Decimal.self) }
      return value
    case .unrepresentable: throw outOfRange(Decimal.self)
    }
  }

  /// Returns the decimal of the shortest text of a double, as Foundation reads that text.
  package static func decimal(of value: Double) -> Decimal? {
    let text = value.description
    if !value.isZero, let number = ExactNumber(text), number.fitsDecimal { return number.decimal }
    return Decimal(string: text)
  }

  /// The doubles that stand for numbers for whose fraction `Decimal` has no digit, although integers of 128
  /// bits reach so far.
  static let onlyNear = 0x1p128 / 10..<0x1p128

  private func fit<T>(_ value: T?) throws -> T {
    guard let value else { throw outOfRange(T.self) }
    return value
  }

  private func finite<T: FloatingPoint>(_ value: T) throws -> T {
    guard value.isFinite else { throw outOfRange(T.self) }
    return value
  }

  private func outOfRange(_ type: Any.Type) -> JSONDecodingError {
    .init(
      problem: .outOfRange(number: Wording.cut(shortText), expected: Wording.name(of: type)))
  }

  /// The number, with an exponent where it is so small that there would be little but zeros before the end.
  private var shortText: String {
    guard case .decimal(let value) = self, value.exponent < -40 else { return description }
    return (value.isSignMinus ? "-" : "") + "\(value.magnitude.significand)e\(value.exponent)"
  }

  private func wrongType(_ type: Any.Type) -> JSONDecodingError {
    let found = "number \(Wording.cut(description))"
    return .init(problem: .wrongType(found: found, expected: Wording.name(of: type)))
  }
}

extension Decimal {
  fileprivate func rounded() -> Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, 0, .plain)
    return result
  }
}

// MARK: - Finite numbers

extension JSONNumber {
  /// Returns a number of a tree; one that is infinite or not a number as the options say.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`.
  static func encoded(scalar: Any) throws -> Any {
    switch JSONNumber(scalar) {
    case .double(let double) where !double.isFinite: return try encoded(double)
    case .decimal(let decimal): _ = try checkFinite(decimal)
    default: break
    }
    return scalar
  }

  /// Returns a floating-point number; one that is infinite or not a number as the string that
  /// the options have for it.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber` where they have none.
  static func encoded<T: BinaryFloatingPoint>(_ value: T) throws -> Any {
    if value.isFinite { return value }
    if case .strings(let positive, let negative, let none) = nonFiniteStyle {
      return value.isNaN ? none : value.sign == .minus ? negative : positive
    }
    throw JSONEncodingError(problem: .nonFiniteNumber("\(value)"))
  }

  /// Returns the number that the options have a string for.
  static func nonFinite<T: BinaryFloatingPoint>(_ value: Any, as type: T.Type) -> T? {
    guard
      case .strings(let positive, let negative, let none) = nonFiniteStyle,
      let text = TreeValue.text(value)
    else { return nil }
    return text == positive ? .infinity : text == negative ? -.infinity : text == none ? .nan : nil
  }

  private static var nonFiniteStyle: JSONOptions.NonFiniteStyle {
    JSONContext.scopedOptions?.nonFiniteNumbers ?? .default
  }

  /// Returns a decimal that is a number.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`.
  static func checkFinite(_ value: Decimal) throws -> Decimal {
    guard !value.isNaN else { throw JSONEncodingError(problem: .nonFiniteNumber("nan")) }
    return value
  }
}
