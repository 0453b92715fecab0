internal import Foundation

/// Reads the scalars of the standard library, and Decimal, without a decoder for each.
///
/// Types are told apart by identity, which a specialised caller does at compile time.
enum Scalar<T> {
  case value(T)
  /// The type is a scalar, and the value is not one of the type.
  case refused
  case notScalar
}

extension Scalar {
  private init(_ value: some Any) {
    self = .value(unsafeBitCast(value, to: T.self))
  }

  @inline(__always)
  static func read(_ type: T.Type, from value: Any) -> Scalar {
    if T.self == String.self { return Leaf.string(value).map(Scalar.init) ?? .refused }
    if T.self == Int.self { return integer(Int.self, from: value) }
    if T.self == Bool.self { return Leaf.bool(value).map(Scalar.init) ?? .refused }
    if T.self == Double.self { return Leaf.double(value).map(Scalar.init) ?? .refused }
    return readOther(type, from: value)
  }

  @inline(__always)
  private static func integer<I: FixedWidthInteger>(_ type: I.Type, from value: Any) -> Scalar {
    guard let integer: I = Leaf.integer(value) else { return .refused }
    return Scalar(integer)
  }

  private static func readOther(_ type: T.Type, from value: Any) -> Scalar {
    if T.self == Float.self { return Leaf.float(value).map(Scalar.init) ?? .refused }
    if T.self == Decimal.self { return Leaf.decimal(value).map(Scalar.init) ?? .refused }
    if T.self == Int64.self { return integer(Int64.self, from: value) }
    if T.self == Int32.self { return integer(Int32.self, from: value) }
    if T.self == UInt.self { return integer(UInt.self, from: value) }
    if T.self == UInt8.self { return integer(UInt8.self, from: value) }
    if T.self == UInt64.self { return integer(UInt64.self, from: value) }
    if T.self == UInt32.self { return integer(UInt32.self, from: value) }
    if T.self == Int8.self { return integer(Int8.self, from: value) }
    if T.self == Int16.self { return integer(Int16.self, from: value) }
    if T.self == UInt16.self { return integer(UInt16.self, from: value) }
    if T.self == Int128.self { return integer(Int128.self, from: value) }
    if T.self == UInt128.self { return integer(UInt128.self, from: value) }
    return .notScalar
  }
}
