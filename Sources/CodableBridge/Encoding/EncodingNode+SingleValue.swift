internal import JSONCodable

// The node is its own single-value container. The generic `encode` serves the scalars too.
extension EncodingNode: SingleValueEncodingContainer {
  func encodeNil() throws {
    try requireNoSingleValue(Optional<Any>.none as Any)
    storage.hold(EncodingStorage.null)
  }

  func encode<T: Encodable>(_ value: T) throws {
    try requireNoSingleValue(value)
    if let scalar = try scalar(of: value, at: nil) {
      storage.hold(scalar)
    } else if session.convertsKeys, let dictionary = value as? any StringKeyedEncodable {
      storage.hold(members: try dictionary.members(encodedBy: self))
    } else {
      try encodeInPlace(value)
      _ = storage.become(.object)
      storage.hasSingleValue = true
    }
  }

  // The standard library has a default for each of these two, which throws.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws {
    try requireNoSingleValue(value)
    storage.hold(JSONNumber.scalar(of: value))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws {
    try requireNoSingleValue(value)
    storage.hold(JSONNumber.scalar(of: value))
  }

  private func requireNoSingleValue(_ value: Any) throws {
    guard !storage.hasSingleValue else {
      throw invalid(value, at: nil, "Cannot encode a second value in a single-value container.")
    }
  }
}
