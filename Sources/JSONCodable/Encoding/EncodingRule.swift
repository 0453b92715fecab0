import Foundation

/// How the values of one type are written; decided once a type.
///
/// Safe to share: a rule holds a function that captures nothing but types.
final class EncodingRule: @unchecked Sendable {
  /// Gives a value of the rule's type as a JSON tree, or nil for an optional without a value.
  let encode: (Any) throws -> Any?

  private init(_ encode: @escaping (Any) throws -> Any?) {
    self.encode = encode
  }

  private static let known = TypeTable<EncodingRule>()

  /// Gives the rule of a dynamic type.
  static func of(_ type: Any.Type) -> EncodingRule {
    known.value(for: type) { decide(type) }
  }

  /// Finds the rule of a type: containers element by element, then the type's own `JSONEncode()`,
  /// then raw values; all else has no JSON form.
  private static func decide(_ type: Any.Type) -> EncodingRule {
    if let container = type as? any ElementwiseEncodable.Type { return elementwise(container) }
    if let encodable = type as? any JSONEncodable.Type { return own(encodable) }
    if let objectType = type as? AnyClass, let rule = bridged(objectType) { return rule }
    if let rawValued = type as? any RawRepresentable.Type { return rawValue(rawValued) }
    return EncodingRule { _ in throw JSONEncodingError.unsupported(type) }
  }

  private static func elementwise<T: ElementwiseEncodable>(_ type: T.Type) -> EncodingRule {
    EncodingRule { value in try cast(value, to: T.self).encodeElements() }
  }

  private static func own<T: JSONEncodable>(_ type: T.Type) -> EncodingRule {
    guard type is AnyClass else {
      return EncodingRule { value in try cast(value, to: T.self).JSONEncode() }
    }
    return EncodingRule { value in
      let object = try cast(value, to: T.self)
      return try EncodingScope.open(object as AnyObject, object.JSONEncode)
    }
  }

  private static func rawValue<T: RawRepresentable>(_ type: T.Type) -> EncodingRule {
    EncodingRule { value in try ValueEncoding.encode(try cast(value, to: T.self).rawValue) }
  }

  /// The Foundation classes that stand in `JSONSerialization` trees.
  private static func bridged(_ type: AnyClass) -> EncodingRule? {
    switch type {
    case is NSNull.Type: EncodingRule { $0 }
    case is NSString.Type: EncodingRule { value in try cast(value, to: NSString.self) as String }
    case is NSNumber.Type: EncodingRule { value in try JSONNumber.encoded(leaf: value) }
    case is NSArray.Type:
      EncodingRule { value in try cast(value, to: [Any].self).encodeElements() }
    case is NSDictionary.Type:
      EncodingRule { value in try cast(value, to: [AnyHashable: Any].self).encodeElements() }
    default: nil
    }
  }

  private static func cast<T>(_ value: Any, to type: T.Type) throws -> T {
    guard let value = value as? T else {
      throw JSONEncodingError.unsupported(Swift.type(of: value))
    }
    return value
  }
}
