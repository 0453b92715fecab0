internal import Foundation

extension DecodingNode {
  /// Creates a value of any type from a tree; the key is where the tree stands in this node.
  ///
  /// Scalars come without a decoder for each. Types are told apart by identity, which a specialised
  /// caller does at compile time; generic types over `T`, even `T?`, would cost a look-up in the
  /// runtime each time where it does not.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, from value: Any, at key: (any CodingKey)?) throws -> T {
    if T.self == String.self {
      guard let string = BridgedValue.string(value) else {
        throw refusal(of: value, as: type, at: key)
      }
      return unsafeBitCast(string, to: T.self)
    }
    if T.self == Int.self {
      return unsafeBitCast(try integer(Int.self, from: value, at: key), to: T.self)
    }
    if T.self == Bool.self {
      guard let bool = BridgedValue.bool(value) else { throw refusal(of: value, as: type, at: key) }
      return unsafeBitCast(bool, to: T.self)
    }
    if T.self == Double.self {
      return unsafeBitCast(try double(from: value, at: key), to: T.self)
    }
    return try decodeOther(type, from: value, at: key)
  }

  /// Creates a value like `decode`; returns nil for null.
  @inline(__always)
  func decodeIfPresent<T: Decodable>(
    _ type: T.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> T? {
    BridgedValue.isNull(value) ? nil : try decode(type, from: value, at: key)
  }

  func double(from value: Any, at key: (any CodingKey)?) throws -> Double {
    if let double = BridgedValue.double(value) ?? nonConforming(Double.self, from: value) {
      return double
    }
    throw refusal(of: value, as: Double.self, at: key)
  }

  func float(from value: Any, at key: (any CodingKey)?) throws -> Float {
    if let float = BridgedValue.float(value) ?? nonConforming(Float.self, from: value) {
      return float
    }
    throw refusal(of: value, as: Float.self, at: key)
  }

  /// Returns the infinity or NaN that the strategy has a string for.
  private func nonConforming<F: BinaryFloatingPoint>(_ type: F.Type, from value: Any) -> F? {
    guard
      case .convertFromString(let infinity, let minusInfinity, let nan) =
        session.options.nonConformingFloat, let string = BridgedValue.string(value)
    else { return nil }
    let bytes = string.utf8
    if bytes.elementsEqual(infinity.utf8) { return F.infinity }
    if bytes.elementsEqual(minusInfinity.utf8) { return -F.infinity }
    return bytes.elementsEqual(nan.utf8) ? F.nan : nil
  }

  @inline(__always)
  func integer<I: FixedWidthInteger>(
    _ type: I.Type, from value: Any, at key: (any CodingKey)?
  ) throws -> I {
    guard let integer: I = BridgedValue.integer(value) else {
      throw refusal(of: value, as: type, at: key)
    }
    return integer
  }

  /// Returns an integer of a generic type, which is an integer type.
  func anyInteger<T>(_ type: T.Type, from value: Any, at key: (any CodingKey)?) throws -> T {
    @inline(__always)
    func read<I: FixedWidthInteger>(_ type: I.Type) throws -> T {
      unsafeBitCast(try integer(type, from: value, at: key), to: T.self)
    }
    if T.self == Int64.self { return try read(Int64.self) }
    if T.self == Int32.self { return try read(Int32.self) }
    if T.self == Int16.self { return try read(Int16.self) }
    if T.self == Int8.self { return try read(Int8.self) }
    if T.self == UInt.self { return try read(UInt.self) }
    if T.self == UInt64.self { return try read(UInt64.self) }
    if T.self == UInt32.self { return try read(UInt32.self) }
    if T.self == UInt16.self { return try read(UInt16.self) }
    if T.self == UInt8.self { return try read(UInt8.self) }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      preconditionFailure("the type is not an integer type")
    }
    return T.self == Int128.self ? try read(Int128.self) : try read(UInt128.self)
  }

  func decimal(from value: Any, at key: (any CodingKey)?) throws -> Decimal {
    guard let decimal = BridgedValue.decimal(value) else {
      throw refusal(of: value, as: Decimal.self, at: key)
    }
    return decimal
  }
}
