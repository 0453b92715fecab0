// The encoders of property wrappers, and what is known of a type's JSON without a value.

import Foundation

extension ValueEncoder {
  /// Returns the encoder of a property wrapper: it writes itself if it can and holds a value, and otherwise
  /// what it wraps.
  static func unwrapping<P: JSONPropertyWrapper>(
    _ type: P.Type, _ front: TypeTableFront
  ) -> ValueEncoder {
    if source(type) != nil { return of(type, front) }
    let inner =
      isWrapper(P.Wrapped.self, front) ? P.Wrapped.self as? any JSONPropertyWrapper.Type : nil
    let wrapped = inner.map { unwrapping($0, front) } ?? member(of: P.Wrapped.self, front)
    guard !wrapped.isExistential else {
      return ValueEncoder(canBeNil: true) {
        let value = $0.value(as: type).writtenValue
        return try unlessEmpty(encode(value, $1), value)
      }
    }
    let itself = type is any JSONEncodable.Type ? of(type, front) : nil
    guard let itself else { return contents(of: type, by: wrapped) }
    guard wrapped.canBeNil else { return itself }
    return ValueEncoder(canBeNil: true) { pointer, scope in
      pointer.value(as: type).holdsNothing ? nil : try itself.encode(pointer, scope)
    } write: { pointer, writer in
      guard !pointer.value(as: type).holdsNothing else { return false }
      return try itself.write(pointer, &writer)
    }
  }

  /// Returns the encoder of a member of an object: a property that is not marked as a wrapper, or a value that a
  /// case carries.
  ///
  /// A property wrapper that writes null and holds nothing is left out, as all that is nil.
  static func member(of type: Any.Type, _ front: TypeTableFront) -> ValueEncoder {
    func member<P>(_ type: P.Type) -> ValueEncoder {
      let itself = of(type, front)
      return ValueEncoder(canBeNil: true) {
        try unlessEmpty(itself.encode($0, $1), $0.value(as: type))
      } write: {
        try writeUnlessEmpty($0.value(as: type), to: &$1)
      }
    }
    guard isWrapper(type, front) else { return of(type, front) }
    return _openExistential(type, do: member)
  }

  /// Returns what a value was encoded to, but nil for the null of a property wrapper that holds nothing.
  static func unlessEmpty(_ encoded: __owned Any?, _ value: @autoclosure () -> Any) -> Any? {
    Memory.isStored(inside: encoded, as: NSNull.self) && holdsNothing(value()) ? nil : encoded
  }

  /// Returns whether a value is a property wrapper of an optional without a value.
  private static func holdsNothing(_ value: Any) -> Bool {
    guard !TreeValue.isNull(value), isWrapper(type(of: value), .ofThread),
      let wrapper = value as? any JSONPropertyWrapper
    else { return false }
    return wrapper.holdsNothing
  }

  /// Returns the encoder of a property wrapper that writes what it wraps.
  static func contents<P: JSONPropertyWrapper>(
    of type: P.Type, _ front: TypeTableFront
  ) -> ValueEncoder {
    contents(of: type, by: of(P.Wrapped.self, front))
  }

  /// Returns the encoder of a property wrapper that writes what it wraps, by the encoder for that.
  static func contents<P: JSONPropertyWrapper>(
    of type: P.Type, by encoder: ValueEncoder
  ) -> ValueEncoder {
    ValueEncoder(canBeNil: encoder.canBeNil) { pointer, scope in
      let value = pointer.value(as: type).wrappedValue
      return try Memory.withPlace(of: value) { try encoder.encode($0, scope) }
    } write: { pointer, writer in
      let value = pointer.value(as: type).wrappedValue
      return try Memory.withPlace(of: value) { try encoder.write($0, &writer) }
    }
  }

  /// Returns whether values of a type are property wrappers, or optionals of such, that have no encoder of this
  /// library and may be written as null.
  static func isWrapper(_ type: Any.Type, _ front: TypeTableFront) -> Bool {
    func find(_ type: Any.Type) -> Bool {
      guard TypeKind.isKnown(type), !TypeKind.isExistential(type),
        !Restoring.isFrequentScalar(type)
      else { return false }
      if let source = source(type) { return source.unwrappedType.map(find) ?? false }
      let encoder = of(type, front)
      if encoder.isNeverNull { return false }
      return encoder.isWrapper ?? (type is any JSONPropertyWrapper.Type)
    }
    return wrappers.value(for: .init(of: type), front) { Answer(find(type)) }.isYes
  }

  private static let wrappers = TypeTable<Answer>()

  private final class Answer: Sendable {
    let isYes: Bool
    init(_ isYes: Bool) { self.isYes = isYes }
  }

  /// Returns whether no value of a type is a JSON object; false where only the value tells.
  static func isNeverObject(_ type: Any.Type) -> Bool {
    if let source = source(type) {
      if source is any ScalarEncodable.Type || source is any RowOfElements.Type { return true }
      if let optional = source as? any OptionalValue.Type {
        return isNeverObject(optional.wrappedType)
      }
    }
    switch type {
    case is any JSONEncodable.Type: return false
    case let rawValued as any RawRepresentable.Type: return isNeverObject(rawValue(of: rawValued))
    default: return false
    }
  }

  private static func rawValue<P: RawRepresentable>(of type: P.Type) -> Any.Type { P.RawValue.self }
}

extension JSONPropertyWrapper {
  /// Whether the wrapper, or one inside it, holds an optional without a value; null is a value.
  var holdsNothing: Bool {
    func isNothing(_ value: Any) -> Bool {
      if value is AnyJSON { return false }
      if let optional = value as? any OptionalValue {
        return optional.wrappedAsAny.map(isNothing) ?? true
      }
      return (value as? any JSONPropertyWrapper)?.holdsNothing ?? false
    }
    return isNothing(wrappedValue)
  }

  /// What is written: the wrapper itself if it is `JSONEncodable` and holds a value, or else what it wraps.
  var writtenValue: Any {
    if self is any JSONEncodable, !holdsNothing { return self }
    let value = wrappedValue
    guard Wrapped.self is any JSONPropertyWrapper.Type,
      let inner = value as? any JSONPropertyWrapper
    else { return value }
    return inner.writtenValue
  }
}
