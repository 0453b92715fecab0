/// The keys of Swift dictionaries as the keys of JSON objects, both ways.
///
/// Strings stand for themselves, raw-value types for their raw value, and other types that are
/// `LosslessStringConvertible`, such as `Int`, for their text.
enum DictionaryKey {
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

  /// Returns the key of a Swift dictionary for a key of a JSON object.
  ///
  /// - Throws: ``JSONDecodingError`` where the text is not a key of the type.
  static func key<Key>(_ type: Key.Type, named name: String) throws -> Key {
    if let key = name as? Key { return key }
    if let rawValued = type as? any RawRepresentable.Type,
      let key = try rawValue(rawValued, named: name) as? Key
    {
      return key
    }
    if let lossless = type as? any LosslessStringConvertible.Type {
      if let key = lossless.init(name) as? Key { return key }
    }
    throw JSONDecodingError.wrongType(name, expected: type)
  }

  private static func rawValue<T: RawRepresentable>(_ type: T.Type, named name: String) throws -> T
  {
    let raw = try key(T.RawValue.self, named: name)
    guard let key = T(rawValue: raw) else { throw JSONDecodingError.unknownCase(raw, of: T.self) }
    return key
  }
}
