/// Reads the members of one object.
///
/// The generic `decode` serves the scalars too. Nothing is copied: with default keys the object is
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
  private func value(at key: Key) throws -> Any {
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

// The standard library has a default for each of these, which looks the key up three times or throws.
extension KeyedDecoding {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try node.decode(type, from: try value(at: key), at: key)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try node.decode(type, from: try value(at: key), at: key)
  }

  @inline(__always)
  private func ifPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
    guard let value = object[key.stringValue] else { return nil }
    return try node.decodeIfPresent(type, from: value, at: key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try ifPresent(type, key)
  }

  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try ifPresent(type, key)
  }
}
