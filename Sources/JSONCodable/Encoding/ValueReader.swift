import Foundation

/// Encodes a value of a statically known type from where it lies in memory, without a copy in a box.
///
/// A value type has one rule. What stands in a variable of a class or of an existential type is known
/// only from the value, so it goes the general way, by its dynamic type.
///
/// Safe to share: a reader holds functions that capture nothing but types and other readers.
final class ValueReader: @unchecked Sendable {
  /// Whether the value may be an optional without a value.
  let canBeNil: Bool
  /// Gives the value as JSON, or nil for an optional without a value.
  let encode: (UnsafeRawPointer) throws -> Any?
  /// Tells whether a value that `Mirror` shows can be one of the type.
  let admits: (Any) -> Bool

  private static let known = TypeTable<ValueReader>()

  /// Gives the reader of a type.
  static func of(_ type: Any.Type) -> ValueReader {
    known.value(for: type) { make(type) }
  }

  private init<P>(
    _ type: P.Type, canBeNil: Bool = false, _ encode: @escaping (UnsafeRawPointer) throws -> Any?
  ) {
    self.canBeNil = canBeNil
    self.encode = encode
    admits = { $0 is P }
  }

  /// Gives the reader of a property wrapper, which reads what is wrapped.
  static func unwrapping<P: JSONPropertyWrapper>(_ type: P.Type) -> ValueReader {
    ValueReader(type, canBeNil: true) {
      let wrapper = $0.assumingMemoryBound(to: P.self).pointee
      return try ValueEncoding.encode(StoredProperties.wrapped(wrapper))
    }
  }

  private static func make<P>(_ type: P.Type) -> ValueReader {
    if let scalar = scalar(type) { return scalar }
    if let container = type as? any ElementwiseEncodable.Type { return elementwise(container) }
    if !(type is AnyClass), let encodable = type as? any JSONEncodable.Type {
      return own(encodable)
    }
    return ValueReader(type, canBeNil: true) {
      try ValueEncoding.encode($0.assumingMemoryBound(to: P.self).pointee)
    }
  }

  /// Gives the reader of a type whose encoding is the value itself.
  ///
  /// The most frequent types stand here by name, so that the compiler knows how to copy them.
  private static func scalar(_ type: Any.Type) -> ValueReader? {
    switch type {
    case is String.Type:
      ValueReader(String.self) { $0.assumingMemoryBound(to: String.self).pointee }
    case is Int.Type: ValueReader(Int.self) { $0.assumingMemoryBound(to: Int.self).pointee }
    case is Bool.Type: ValueReader(Bool.self) { $0.assumingMemoryBound(to: Bool.self).pointee }
    case is Double.Type:
      ValueReader(Double.self) {
        try JSONNumber.encoded($0.assumingMemoryBound(to: Double.self).pointee)
      }
    case is String?.Type:
      ValueReader(String?.self, canBeNil: true) {
        $0.assumingMemoryBound(to: String?.self).pointee
      }
    case is Int?.Type:
      ValueReader(Int?.self, canBeNil: true) { $0.assumingMemoryBound(to: Int?.self).pointee }
    default: nil
    }
  }

  private static func elementwise<P: ElementwiseEncodable>(_ type: P.Type) -> ValueReader {
    let canBeNil = type is any OptionalValue.Type || type == AnyHashable.self
    return ValueReader(type, canBeNil: canBeNil, P.makeReader())
  }

  private static func own<P: JSONEncodable>(_ type: P.Type) -> ValueReader {
    ValueReader(type) { try $0.assumingMemoryBound(to: P.self).pointee.JSONEncode() }
  }
}
