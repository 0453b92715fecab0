internal import JSONCodable

/// An encoder that takes nothing: each call that can throw throws the same error.
///
/// It stands in place of a nested container or a super encoder for which the stack has no room. To ask for one cannot
/// throw, so a value that goes on from level to level is stopped by the next call that can.
struct RefusingEncoder: Encoder {
  let error: EncodingError
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    .init(RefusingContainer<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    RefusingContainer<PathKey>(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    RefusingContainer<PathKey>(encoder: self)
  }
}

/// A container of any kind that takes nothing.
private struct RefusingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol,
  UnkeyedEncodingContainer, SingleValueEncodingContainer
{
  let encoder: RefusingEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { 0 }

  func encodeNil() throws { throw encoder.error }
  func encodeNil(forKey key: Key) throws { throw encoder.error }
  func encode<T: Encodable>(_ value: T) throws { throw encoder.error }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { throw encoder.error }

  // The standard library has a default for each of these, which throws another error.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws { throw encoder.error }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws { throw encoder.error }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128, forKey key: Key) throws { throw encoder.error }
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128, forKey key: Key) throws { throw encoder.error }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.container(keyedBy: keyType)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
