internal import JSONCodable

/// A container that reads the members of one object.
///
/// Nothing is copied: with default keys the object is the dictionary of the tree itself.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: DecodingNode
  let object: [String: Any]
  /// The object under the keys of the document, where the mapper finds `myURL` as `my_url`.
  ///
  /// The key strategy has it as `myUrl`.
  var document: [String: Any]?

  var codingPath: [any CodingKey] { node.codingPath }

  var allKeys: [Key] {
    // Not by `compactMap`, which is not compiled for the keys: it asks the runtime for several types with each of them.
    let keys: [Key] = Memory.array(capacity: object.count) { keys, count in
      for name in object.keys {
        guard let key = Key(stringValue: name) else { continue }
        (keys + count).initialize(to: key)
        count += 1
      }
    }
    guard let document else { return keys }
    return keys
      + document.keys.compactMap { name in
        Key(stringValue: node.session.camelCased(name)) == nil ? key(of: name) : nil
      }
  }

  /// Returns a key that is a name of the document, or is written as one, as `openURL` is as `open_url`.
  private func key(of name: String) -> Key? {
    Key(stringValue: name)
      ?? KeyConversion.withAcronyms(name).lazy.compactMap(Key.init(stringValue:))
      .first { node.session.snakeCased($0.stringValue) == name }
  }

  func contains(_ key: Key) -> Bool {
    member(key) != nil
  }

  @inline(__always)
  func member(_ key: some CodingKey) -> Any? {
    guard let document else { return object.member(key.stringValue) }
    return document.member(node.session.snakeCased(key.stringValue))
      ?? object.member(key.stringValue)
  }

  @inline(__always)
  func value(at key: Key, for type: any Any.Type) throws -> Any {
    guard let value = member(key) else { throw node.missing(key, type) }
    return value
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    BridgedValue.isNull(try value(at: key, for: Any?.self))
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try node.decode(type, from: try value(at: key, for: type), at: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let value = member(key) else { return nil }
    return try node.decodeIfPresent(type, from: value, at: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let value = try value(at: key, for: [String: Any].self)
    return try node.nested(value, as: [String: Any].self, at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    let value = try value(at: key, for: [Any].self)
    return try node.nested(value, as: [Any].self, at: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try superDecoder(at: PathKey.superclass)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try superDecoder(at: key)
  }

  /// Returns the decoder of a superclass, which reads null where there is nothing.
  private func superDecoder(at key: some CodingKey) throws -> DecodingNode {
    try node.nested(member(key) ?? EncodingStorage.null, as: Any.self, at: key)
  }
}
