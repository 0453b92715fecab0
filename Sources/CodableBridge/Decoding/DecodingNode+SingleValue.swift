// The node is its own single-value container. The generic `decode` serves the scalars too.
extension DecodingNode: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    BridgedValue.isNull(value)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try decode(type, from: value, at: nil)
  }

  // The standard library has a default for each of these two, which throws.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 {
    try decode(type, from: value, at: nil)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 {
    try decode(type, from: value, at: nil)
  }
}
