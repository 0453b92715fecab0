/// The keys of Swift dictionaries as the keys of JSON objects, both ways.
///
/// Strings stand for themselves, raw-value types for their raw value, and other types that are
/// `LosslessStringConvertible`, such as `Int`, for their text.
enum DictionaryKey {
  /// Returns what gives the key of a JSON object for the place of a key of a type.
  ///
  /// What is returned throws a ``JSONEncodingError`` where keys of the type have no text. The type is asked for its
  /// conformances once, and not for each key.
  static func naming<Key>(_ type: Key.Type) -> (UnsafeRawPointer) throws -> String {
    func ofRawValues<Raw: RawRepresentable>(
      _ type: Raw.Type
    ) -> (UnsafeRawPointer) throws -> String {
      if Raw.RawValue.self == String.self {
        return { Memory.same($0.pointer(to: type).pointee.rawValue, as: String.self) }
      }
      let name = naming(Raw.RawValue.self)
      return { key in
        try Memory.withPlace(of: key.pointer(to: type).pointee.rawValue) { try name($0) }
      }
    }
    func ofText<Text: LosslessStringConvertible>(
      _ type: Text.Type
    ) -> (UnsafeRawPointer) throws -> String {
      { $0.pointer(to: type).pointee.description }
    }
    if let type = integer(type) { return ofText(type) }
    if let type = type as? any RawRepresentable.Type { return ofRawValues(type) }
    if let type = type as? any LosslessStringConvertible.Type { return ofText(type) }
    return { try name(of: $0.value(as: type)) }
  }

  /// Returns a type as one of the integers of the standard library, of which the runtime need not be asked; nil for all
  /// others.
  private static func integer(
    _ type: any Any.Type
  ) -> (any (FixedWidthInteger & LosslessStringConvertible).Type)? {
    switch type {
    case is Int.Type: Int.self
    case is Int64.Type: Int64.self
    case is Int32.Type: Int32.self
    case is Int16.Type: Int16.self
    case is Int8.Type: Int8.self
    case is UInt.Type: UInt.self
    case is UInt64.Type: UInt64.self
    case is UInt32.Type: UInt32.self
    case is UInt16.Type: UInt16.self
    case is UInt8.Type: UInt8.self
    default: nil
    }
  }

  /// Returns the key of a JSON object for a key of a Swift dictionary.
  ///
  /// - Throws: ``JSONEncodingError`` where keys of this type have no text.
  static func name(of key: Any) throws -> String {
    // What Foundation gives back of an `AnyHashable` stands in another one.
    if let opened = TreeValue.opened(key) { return try name(of: opened) }
    switch key {
    case let name as String: return name
    case let key as any RawRepresentable: return try name(of: key.rawValue)
    case let key as any LosslessStringConvertible: return key.description
    default:
      guard let number = NumberText.text(of: key) else {
        throw JSONEncodingError.unsupported(type(of: key))
      }
      return number
    }
  }

  /// Returns what creates a key of a type from a key of a JSON object.
  ///
  /// What is returned throws a ``JSONDecodingError`` where the text is not a key of the type. The type is asked for its
  /// conformances once, and not for each dictionary.
  ///
  /// - Throws: ``JSONDecodingError`` `unsupportedType` where no text makes a key of the type.
  static func making<Key>(_ type: Key.Type) throws -> (String) throws -> Key {
    let maker = makers.value(for: .init(of: type), .ofThread) { Maker(of: type) }
    if let refusal = maker.refusal { throw refusal }
    return Memory.known(maker, as: Maker<Key>.self).make
  }

  private static let makers = TypeTable<AnyMaker>()

  /// What creates keys of a type that is not known.
  ///
  /// Safe to share: functions that capture nothing but types.
  private class AnyMaker: @unchecked Sendable {
    /// Why no text makes a key of the type; nil where one does.
    let refusal: (any Error)?

    fileprivate init(_ refusal: (any Error)?) { self.refusal = refusal }
  }

  /// What creates keys of a type.
  private final class Maker<Key>: AnyMaker, @unchecked Sendable {
    let make: (String) throws -> Key

    init(of type: Key.Type) {
      do {
        make = try newMaker(of: type)
        super.init(nil)
      } catch {
        make = { _ in throw error }
        super.init(error)
      }
    }
  }

  private static func newMaker<Key>(of type: Key.Type) throws -> (String) throws -> Key {
    func key<Found>(_ found: Found) -> Key {
      Memory.withPlace(of: found) { UnsafeRawPointer($0).value(as: type) }
    }
    func ofRawValues<Raw: RawRepresentable>(_ type: Raw.Type) throws -> (String) throws -> Key {
      let rawValue = try making(Raw.RawValue.self)
      let make = Memory.requiring(
        type, { Raw(rawValue: $0) }, orThrow: { JSONDecodingError.unknownCase($0, of: type) })
      return { name in
        let raw: Raw.RawValue
        do {
          raw = try rawValue(name)
        } catch let error as JSONDecodingError {
          guard case .wrongType = error.problem else { throw error }
          throw JSONDecodingError.wrongType(name, expected: type)
        }
        return key(try make(raw))
      }
    }
    func ofText<Text: LosslessStringConvertible>(
      _ text: Text.Type, isInteger: Bool = false
    ) -> (String) throws -> Key {
      func refusal(_ name: String) -> JSONDecodingError { .wrongType(name, expected: type) }
      let make = Memory.requiring(text, { Text($0) }, orThrow: refusal)
      // The initializer of a character ends the process for a text of another length.
      if text == Character.self {
        return { name in
          guard name.count == 1 else { throw refusal(name) }
          return key(try make(name))
        }
      }
      guard !isInteger, text is any BinaryFloatingPoint.Type else { return { key(try make($0)) } }
      return { name in
        let found = try make(name)
        guard isKept(found, of: name) else { throw refusal(name) }
        return key(found)
      }
    }
    if type == String.self { return { key($0) } }
    if let type = integer(type) { return ofText(type, isInteger: true) }
    if let type = type as? any RawRepresentable.Type { return try ofRawValues(type) }
    if let type = type as? any LosslessStringConvertible.Type { return ofText(type) }
    // All but types such as `AnyHashable`.
    guard "" is Key else { throw JSONDecodingError.unsupported(key: type) }
    return { name in
      guard let key = name as? Key else { throw JSONDecodingError.wrongType(name, expected: type) }
      return key
    }
  }

  private static func isKept(_ number: Any, of name: String) -> Bool {
    (number as? any BinaryFloatingPoint).map { NumberText.isKept($0, of: name) } ?? false
  }

  /// Returns why no text makes a key of a type; nil where one does.
  static func refusal<Key>(of type: Key.Type) -> JSONDecodingError? {
    do {
      _ = try making(type)
      return nil
    } catch {
      return JSONDecodingError.wrap(error)
    }
  }
}
