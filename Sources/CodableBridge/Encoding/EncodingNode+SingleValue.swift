internal import JSONCodable

// The node is its own single-value container. The generic `encode` serves the scalars too.
extension EncodingNode: SingleValueEncodingContainer {
  func encodeNil() throws {
    try requireNoSingleValue(Optional<Any>.none as Any)
    try hold(EncodingStorage.null)
  }

  func encode<T: Encodable>(_ value: T) throws {
    try requireNoSingleValue(value)
    if let scalar = try scalar(of: value, at: nil) {
      try hold(scalar)
    } else if session.convertsKeys, let dictionary = value as? any StringKeyedEncodable {
      try requireRoom(for: .object, value)
      storage.hold(members: try dictionary.members(encodedBy: self))
    } else {
      try encodeWhole(value)
      _ = storage.become(.object)
      storage.hasSingleValue = true
    }
  }

  /// Lets a value encode itself into this node; inside the mapper, one that throws leaves nothing behind.
  private func encodeWhole<T: Encodable>(_ value: T) throws {
    guard session.isInsideMapper, storage.kind == .empty else { return try encodeInPlace(value) }
    do {
      try encodeInPlace(value)
    } catch {
      storage.removeAll()
      throw error
    }
  }

  /// Holds a scalar.
  ///
  /// - Throws: `EncodingError` inside the mapper where a container was started here. JSONEncoder drops the scalar.
  func hold(_ scalar: Any) throws {
    try requireRoom(for: .scalar, scalar)
    storage.hold(scalar)
  }

  private func requireRoom(for kind: EncodingStorage.Kind, _ value: Any) throws {
    guard session.isInsideMapper, storage.kind != .empty, storage.kind != kind else { return }
    throw invalid(value, at: nil, "Cannot encode a single value beside a container.")
  }

  // The standard library has a default for each of these two, which throws.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: Int128) throws {
    try requireNoSingleValue(value)
    try hold(JSONNumber.scalar(of: value))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func encode(_ value: UInt128) throws {
    try requireNoSingleValue(value)
    try hold(JSONNumber.scalar(of: value))
  }

  func requireNoSingleValue(_ value: Any) throws {
    guard !storage.hasSingleValue else {
      throw invalid(value, at: nil, "Cannot encode a second value in a single-value container.")
    }
  }
}
