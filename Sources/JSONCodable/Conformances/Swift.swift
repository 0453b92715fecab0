import Foundation

// The scalars of the standard library. Encoding returns the value itself: a Swift value that
// `JSONSerialization` writes.

extension String: ScalarEncodable, JSONRestorable {
  /// Returns the string itself.
  public func JSONEncode() -> Any { self }

  /// Creates a string from a string.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    if Memory.isStored(JSONValue, as: String.self) {
      self = Memory.contents(JSONValue, as: String.self)
    } else {
      self = try Restoring.string(JSONValue)
    }
  }
}

extension Restoring {
  /// Returns a string that is not stored as one, such as an `NSString`.
  @usableFromInline
  static func string(_ value: Any) throws -> String {
    guard let text = TreeValue.text(value) ?? ConvertedScalar.string(value) else {
      throw JSONDecodingError.wrongType(value, expected: String.self)
    }
    return text
  }
}

extension Bool: ScalarEncodable, JSONRestorable {
  /// Returns the boolean itself.
  public func JSONEncode() -> Any { self }

  /// Creates a boolean from `true` or `false`; 1 and 0 are numbers, unless ``JSONOptions/scalars`` says
  /// otherwise.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all else.
  public init(JSONValue: __shared Any) throws {
    guard let value = JSONNumber.boolean(JSONValue) ?? ConvertedScalar.boolean(JSONValue) else {
      throw JSONDecodingError.wrongType(JSONValue, expected: Bool.self)
    }
    self = value
  }
}

extension JSONNumber {
  /// Reads a number that is asked for.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for a boolean and for what is not a number.
  init<T>(_ value: __shared Any, for type: T.Type) throws {
    guard let number = JSONNumber(value) ?? ConvertedScalar.number(value) else {
      throw JSONDecodingError.wrongType(value, expected: type)
    }
    self = number
  }

  /// Returns the number of a value that is not one: a string that stands for it.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  @inline(never)
  fileprivate static func floatingPoint<T: BinaryFloatingPoint & LosslessStringConvertible>(
    ofOther value: Any
  ) throws -> T {
    try nonFinite(value, as: T.self) ?? JSONNumber(value, for: T.self).asFloatingPoint()
  }
}

extension FixedWidthInteger where Self: JSONEncodable & JSONRestorable {
  /// Returns the integer itself; beyond 64 bits a `Decimal`, which `JSONSerialization` writes exactly.
  public func JSONEncode() throws -> Any {
    Self.bitWidth <= 64 ? self : JSONNumber.scalar(of: self)
  }

  /// Creates an integer from a number without a fraction that fits.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: __shared Any) throws {
    if let number = JSONNumber(JSONValue) {
      self = try number.asInteger()
    } else {
      self = try ConvertedScalar.integer(JSONValue)
    }
  }
}

extension Int: ScalarEncodable, JSONRestorable {
  /// Creates an integer from a number without a fraction that fits.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: __shared Any) throws {
    switch JSONNumber(JSONValue) {
    case .integer(let value): self = value
    case let number?: self = try number.asInteger()
    case nil: self = try ConvertedScalar.integer(JSONValue)
    }
  }
}
extension Int8: ScalarEncodable, JSONRestorable {}
extension Int16: ScalarEncodable, JSONRestorable {}
extension Int32: ScalarEncodable, JSONRestorable {}
extension Int64: ScalarEncodable, JSONRestorable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ScalarEncodable, JSONRestorable {}
extension UInt: ScalarEncodable, JSONRestorable {}
extension UInt8: ScalarEncodable, JSONRestorable {}
extension UInt16: ScalarEncodable, JSONRestorable {}
extension UInt32: ScalarEncodable, JSONRestorable {}
extension UInt64: ScalarEncodable, JSONRestorable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ScalarEncodable, JSONRestorable {}

extension BinaryFloatingPoint
where Self: JSONEncodable & JSONRestorable & LosslessStringConvertible {
  /// Returns the number itself.
  ///
  /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`.
  public func JSONEncode() throws -> Any { try JSONNumber.encoded(self) }

  /// Creates the nearest number of this type.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: __shared Any) throws {
    if Memory.isStored(JSONValue, as: Self.self), Memory.fits(Self.self),
      case let value = Memory.contents(JSONValue, as: Self.self), value.isFinite
    {
      self = value
    } else if let number = JSONNumber(JSONValue) {
      self = try number.asFloatingPoint()
    } else {
      self = try JSONNumber.floatingPoint(ofOther: JSONValue)
    }
  }
}

extension Double: ScalarEncodable, JSONRestorable {
  /// Creates the nearest double of a number.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `outOfRange`.
  public init(JSONValue: __shared Any) throws {
    switch JSONNumber(JSONValue) {
    case .double(let value) where value.isFinite: self = value
    case .integer(let value): self = Double(value)
    case let number?: self = try number.asFloatingPoint()
    case nil: self = try JSONNumber.floatingPoint(ofOther: JSONValue)
    }
  }
}
extension Float: ScalarEncodable, JSONRestorable {}

#if !(os(macOS) && arch(x86_64))
  extension Float16: ScalarEncodable, JSONRestorable {
    /// Returns the number as a `Float`, which holds it exactly.
    ///
    /// - Throws: ``JSONEncodingError`` `nonFiniteNumber`.
    public func JSONEncode() throws -> Any { try JSONNumber.encoded(Float(self)) }
  }
#endif
