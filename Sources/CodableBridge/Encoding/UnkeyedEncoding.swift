internal import JSONCodable

/// A container that writes the elements of one array.
///
/// The generic `encode` serves the scalars too.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
  let node: EncodingNode
  let storage: EncodingStorage

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int { storage.count }

  mutating func encodeNil() throws {
    storage.append(EncodingStorage.null)
  }

  mutating func encode<T: Encodable>(_ value: T) throws {
    storage.append(try node.tree(of: value, at: PathKey.index(count)))
  }

  // The standard library has a default for each of these two, which throws.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128) throws {
    storage.append(JSONNumber.scalar(of: value))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128) throws {
    storage.append(JSONNumber.scalar(of: value))
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    guard let element = nested(.object) else {
      return node.refusing().container(keyedBy: keyType)
    }
    return .init(KeyedEncoding<NestedKey>(node: element, storage: element.storage))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    guard let element = nested(.array) else { return node.refusing().unkeyedContainer() }
    return UnkeyedEncoding(node: element, storage: element.storage)
  }

  private func nested(_ kind: EncodingStorage.Kind) -> EncodingNode? {
    node.nested(at: PathKey.index(count), origin: .nestedContainer) { storage.newElement(kind) }
  }

  mutating func superEncoder() -> any Encoder {
    guard let element = node.nested(at: PathKey.index(count), { storage.newElement() }) else {
      return node.refusing()
    }
    return element
  }
}
