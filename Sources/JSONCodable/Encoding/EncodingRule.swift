import Foundation

/// How the values of one dynamic type are written where their static type does not tell; decided
/// once a type.
///
/// Those are the instances of classes, what generic code has put from one `Any` into another, and
/// values that have no JSON form.
///
/// Safe to share: a rule holds functions that capture nothing but types.
final class EncodingRule: @unchecked Sendable {
  /// Gives a value of the rule's type as a JSON tree, or nil for an optional without a value.
  let encode: (Any) throws -> Any?
  /// Writes a value of the rule's type as text; false for an optional without a value.
  let write: (Any, inout JSONTextWriter) throws -> Bool

  private convenience init(_ encode: @escaping (Any) throws -> Any?) {
    self.init(encode) { value, writer in
      guard let tree = try encode(value) else { return false }
      try writer.write(tree)
      return true
    }
  }

  private init(
    _ encode: @escaping (Any) throws -> Any?,
    write: @escaping (Any, inout JSONTextWriter) throws -> Bool
  ) {
    self.encode = encode
    self.write = write
  }

  private static let known = AddressTable<EncodingRule>()

  /// Gives the rule of a dynamic type.
  static func of(_ type: Any.Type) -> EncodingRule {
    known.value(for: type) { decide(type) }
  }

  /// Finds the rule of a type: for a class its own `JSONEncode()`, then what stands in the trees of
  /// Foundation, then raw values; all else has no JSON form.
  private static func decide(_ type: Any.Type) -> EncodingRule {
    guard let objectType = type as? AnyClass else {
      return read(type)
    }
    if let encodable = type as? any JSONEncodable.Type { return own(encodable) }
    if let rule = bridged(objectType) { return rule }
    if let rawValued = type as? any RawRepresentable.Type { return rawValue(rawValued) }
    return EncodingRule { _ in throw JSONEncodingError.unsupported(type) }
  }

  private static func read<T>(_ type: T.Type) -> EncodingRule {
    let reader = ValueReader.of(type)
    if reader.isDynamic {
      return EncodingRule { _ in throw JSONEncodingError.unsupported(type) }
    }
    return EncodingRule { value in
      try withUnsafePointer(to: cast(value, to: T.self)) { try reader.encode($0) }
    } write: { value, writer in
      try withUnsafePointer(to: cast(value, to: T.self)) { try reader.write($0, &writer) }
    }
  }

  private static func own<T: JSONEncodable>(_ type: T.Type) -> EncodingRule {
    EncodingRule { value in
      let object = try instance(value, of: T.self)
      let scope = EncodingScope.ofThread
      try scope.open(JSONLeaf.object(of: object))
      defer { scope.close() }
      return try MirrorEncoding.encode(opened: object)
    } write: { value, writer in
      let object = try instance(value, of: T.self)
      let scope = writer.scope
      try scope.open(JSONLeaf.object(of: object))
      defer { scope.close() }
      try writer.write(value: object)
      return true
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

  /// Gives an instance of a class, mostly from a variable of the class itself.
  private static func instance<T>(_ value: Any, of type: T.Type) throws -> T {
    JSONLeaf.isStored(value, as: type)
      ? JSONLeaf.contents(value, as: type) : try cast(value, to: type)
  }

  private static func cast<T>(_ value: Any, to type: T.Type) throws -> T {
    guard let value = value as? T else {
      throw JSONEncodingError.unsupported(Swift.type(of: value))
    }
    return value
  }
}
