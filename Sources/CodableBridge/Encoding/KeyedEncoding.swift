internal import JSONCodable

/// A container that writes the members of one object.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodingNode
  let storage: EncodingStorage

  var codingPath: [any CodingKey] { node.codingPath }

  mutating func encodeNil(forKey key: Key) throws {
    storage.set(EncodingStorage.null, for: node.name(of: key))
  }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    let tree = try node.tree(of: value, at: key)
    storage.set(tree, for: node.name(of: key))
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    guard let member = nested(.object, "a keyed container beside another value", at: key) else {
      return node.refusing().container(keyedBy: keyType)
    }
    return .init(KeyedEncoding<NestedKey>(node: member, storage: member.storage))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    guard let member = nested(.array, "an unkeyed container beside another value", at: key) else {
      return node.refusing().unkeyedContainer()
    }
    return UnkeyedEncoding(node: member, storage: member.storage)
  }

  private func nested(_ kind: EncodingStorage.Kind, _ what: String, at key: Key) -> EncodingNode? {
    node.nested(at: key, origin: .nestedContainer) {
      if let member = storage.member(for: node.name(of: key), kind: kind) { return member }
      node.reject(what, at: key)
      return EncodingStorage()
    }
  }

  mutating func superEncoder() -> any Encoder {
    superEncoder(at: PathKey.superclass)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    superEncoder(at: key)
  }

  private func superEncoder(at key: some CodingKey) -> any Encoder {
    guard let member = node.nested(at: key, { storage.newMember(for: node.name(of: key)) }) else {
      return node.refusing()
    }
    return member
  }
}
