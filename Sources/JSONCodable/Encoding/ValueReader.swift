import Foundation
import JSONText

/// Encodes a value of a statically known type from where it lies in memory, without a copy in a box.
///
/// A type that is no class has one reader. What stands in a variable of a class or of an existential
/// type is known only from the value, so it is written after its dynamic type.
///
/// Safe to share: a reader holds functions that capture nothing but types and other readers.
final class ValueReader: @unchecked Sendable {
  typealias Encode = (UnsafeRawPointer) throws -> Any?
  typealias Write = (UnsafeRawPointer, inout JSONTextWriter) throws -> Bool

  /// Whether only the value tells how it is written.
  let isDynamic: Bool
  /// Whether the value may be an optional without a value.
  let canBeNil: Bool
  /// Gives the value as JSON, or nil for an optional without a value.
  let encode: Encode
  /// Writes the value as text; false for an optional without a value.
  let write: Write
  /// What is known of values that are JSON trees already.
  let plain: PlainValues?
  /// Tells whether a value that `Mirror` shows can be one of the type.
  let admits: (Any) -> Bool

  private static let known = AddressTable<ValueReader>()

  /// Gives the reader of a type.
  static func of(_ type: Any.Type) -> ValueReader {
    known.value(for: type) { make(type) }
  }

  private convenience init<P>(
    _ type: P.Type, canBeNil: Bool = false, isDynamic: Bool = false, plain: PlainValues? = nil,
    encode: @escaping Encode, write: @escaping Write
  ) {
    self.init(
      canBeNil: canBeNil, isDynamic: isDynamic, plain: plain, admits: { $0 is P }, encode: encode,
      write: write)
  }

  private init(
    canBeNil: Bool, isDynamic: Bool, plain: PlainValues?, admits: @escaping (Any) -> Bool,
    encode: @escaping Encode, write: @escaping Write
  ) {
    self.isDynamic = isDynamic
    self.plain = plain
    self.canBeNil = canBeNil
    self.encode = encode
    self.write = write
    self.admits = admits
  }

  private static func make<P>(_ type: P.Type) -> ValueReader {
    guard TypeKind.isKnown(type) else { return unknown(type) }
    if let scalar = scalar(type) { return scalar }
    if let scalar = type as? any ScalarEncodable.Type { return single(scalar) }
    if let container = type as? any ElementwiseEncodable.Type { return elementwise(container) }
    if type is AnyClass { return instance(type) }
    if let encodable = type as? any JSONEncodable.Type { return own(encodable) }
    if let rawValued = type as? any RawRepresentable.Type { return rawValue(rawValued) }
    return ValueReader(type, canBeNil: true, isDynamic: true) {
      try ValueEncoding.encode($0.assumingMemoryBound(to: P.self).pointee)
    } write: {
      try ValueEncoding.write($0.assumingMemoryBound(to: P.self).pointee, to: &$1)
    }
  }

  /// Gives the reader of a property wrapper, which reads what is wrapped.
  static func unwrapping<P: JSONPropertyWrapper>(_ type: P.Type) -> ValueReader {
    ValueReader(type, canBeNil: true) {
      let wrapper = $0.assumingMemoryBound(to: P.self).pointee
      return try ValueEncoding.encode(StoredProperties.wrapped(wrapper))
    } write: {
      let wrapper = $0.assumingMemoryBound(to: P.self).pointee
      return try ValueEncoding.write(StoredProperties.wrapped(wrapper), to: &$1)
    }
  }

  private static func elementwise<P: ElementwiseEncodable>(_ type: P.Type) -> ValueReader {
    let canBeNil = type is any OptionalValue.Type || type == AnyHashable.self
    let reader = P.makeReader()
    return ValueReader(
      type, canBeNil: canBeNil, plain: reader.plain, encode: reader.encode, write: reader.write)
  }

  /// Returns the reader of a class: an instance may be of a subclass.
  private static func instance<P>(_ type: P.Type) -> ValueReader {
    ValueReader(type, canBeNil: true, isDynamic: true) {
      let object = $0.assumingMemoryBound(to: P.self).pointee
      return try EncodingRule.of(Swift.type(of: object)).encode(object)
    } write: {
      let object = $0.assumingMemoryBound(to: P.self).pointee
      return try EncodingRule.of(Swift.type(of: object)).write(object, &$1)
    }
  }

  /// Returns the reader of a type whose values may not even be cast.
  private static func unknown(_ type: Any.Type) -> ValueReader {
    ValueReader(canBeNil: false, isDynamic: false, plain: nil) { _ in
      false
    } encode: { _ in
      throw JSONEncodingError.unsupported(type)
    } write: { _, _ in
      throw JSONEncodingError.unsupported(type)
    }
  }

  private static func single<P: ScalarEncodable>(_ type: P.Type) -> ValueReader {
    ValueReader(type) {
      try $0.assumingMemoryBound(to: P.self).pointee.JSONEncode()
    } write: {
      try $1.write($0.assumingMemoryBound(to: P.self).pointee.JSONEncode())
      return true
    }
  }

  private static func own<P: JSONEncodable>(_ type: P.Type) -> ValueReader {
    ValueReader(type) {
      try MirrorEncoding.encode(at: $0.assumingMemoryBound(to: P.self))
    } write: {
      try $1.write(at: $0.assumingMemoryBound(to: P.self))
      return true
    }
  }

  /// Gives the reader that gives the same text whatever it reads.
  static func constant(_ text: String) -> ValueReader {
    ValueReader(String.self) { _ in
      text
    } write: { _, writer in
      writer.writer.string(text)
      return true
    }
  }

  private static func rawValue<P: RawRepresentable>(_ type: P.Type) -> ValueReader {
    let reader = of(P.RawValue.self)
    return ValueReader(type, canBeNil: reader.canBeNil) {
      let rawValue = $0.assumingMemoryBound(to: P.self).pointee.rawValue
      return try withUnsafePointer(to: rawValue) { try reader.encode($0) }
    } write: { pointer, writer in
      let rawValue = pointer.assumingMemoryBound(to: P.self).pointee.rawValue
      return try withUnsafePointer(to: rawValue) { try reader.write($0, &writer) }
    }
  }
}

// MARK: - Scalars

extension ValueReader {
  /// Gives the reader of a type whose encoding is the value itself, or of an optional one.
  ///
  /// The most frequent types stand here by name, so that the compiler knows how to copy them.
  private static func scalar(_ type: Any.Type) -> ValueReader? {
    switch type {
    case is String.Type: scalar(String.self, { $0 }, { $1.writer.string($0) })
    case is String?.Type: optional(String.self, { $0 }, { $1.writer.string($0) })
    case is Int.Type: scalar(Int.self, { $0 }, { $1.writer.integer($0) })
    case is Int?.Type: optional(Int.self, { $0 }, { $1.writer.integer($0) })
    case is Bool.Type: scalar(Bool.self, { $0 }, { $1.writer.boolean($0) })
    case is Bool?.Type: optional(Bool.self, { $0 }, { $1.writer.boolean($0) })
    case is Double.Type:
      scalar(
        Double.self, plain: .double, { try JSONNumber.encoded($0) }, { try $1.write(.double($0)) })
    case is Double?.Type:
      optional(Double.self, { try JSONNumber.encoded($0) }, { try $1.write(.double($0)) })
    default: nil
    }
  }

  @inline(__always)
  private static func scalar<P>(
    _ type: P.Type, plain: PlainValues = .scalar, _ tree: @escaping (P) throws -> Any,
    _ text: @escaping (P, inout JSONTextWriter) throws -> Void
  ) -> ValueReader {
    ValueReader(type, plain: plain) {
      try tree($0.assumingMemoryBound(to: P.self).pointee)
    } write: {
      try text($0.assumingMemoryBound(to: P.self).pointee, &$1)
      return true
    }
  }

  @inline(__always)
  private static func optional<P>(
    _ type: P.Type, _ tree: @escaping (P) throws -> Any,
    _ text: @escaping (P, inout JSONTextWriter) throws -> Void
  ) -> ValueReader {
    ValueReader(P?.self, canBeNil: true) {
      try $0.assumingMemoryBound(to: P?.self).pointee.map(tree)
    } write: {
      guard let value = $0.assumingMemoryBound(to: P?.self).pointee else { return false }
      try text(value, &$1)
      return true
    }
  }
}
