/// Reads the members of one object.
///
/// Nothing is copied: with default keys the object is
/// the dictionary of the tree itself.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: DecodingNode
  let object: [String: Any]

  var codingPath: [any CodingKey] { node.codingPath }
  var allKeys: [Key] { object.keys.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool {
    object[key.stringValue] != nil
  }

  @inline(__always)
  func value(at key: Key) throws -> Any {
    guard let value = object[key.stringValue] else { throw node.missing(key) }
    return value
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    Leaf.isNull(try value(at: key))
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try node.decode(type, from: try value(at: key), at: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let value = object[key.stringValue] else { return nil }
    return try node.decodeIfPresent(type, from: value, at: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try node.child(try value(at: key), at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try node.child(try value(at: key), at: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    superDecoder(at: BridgeKey.superclass)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    superDecoder(at: key)
  }

  /// A superclass that is not there reads null.
  private func superDecoder(at key: some CodingKey) -> DecodingNode {
    node.child(object[key.stringValue] ?? EncodingStorage.null, at: key)
  }
}
