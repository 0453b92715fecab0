/// A pair of functions that turn what stands in JSON into a Swift value, and back.
///
///     let yesNo = JSONTransformer<String, Bool>(
///       decoding: { $0 == "yes" ? true : $0 == "no" ? false : nil },
///       encoding: { $0 ? "yes" : "no" })
///     try json.restore(&isOpen, key: "open", transformer: yesNo)
public struct JSONTransformer<Encoded, Decoded>: Sendable {
  let decoding: @Sendable (Encoded) throws -> Decoded?
  let encoding: @Sendable (Decoded) throws -> Encoded?

  /// Creates a transformer from its two directions.
  ///
  /// - Parameters:
  ///   - decoding: Returns the Swift value. Nil refuses the JSON value: `wrongType`.
  ///   - encoding: Returns the JSON value. Nil refuses the Swift value: `unsupportedType`.
  public init(
    decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// Returns the JSON value.
  ///
  /// - Throws: ``JSONEncodingError`` where the transformer refuses the value, or its own error.
  func encode(_ value: Decoded) throws -> Encoded {
    guard let encoded = try encoding(value) else {
      throw JSONEncodingError.unsupported(type(of: value))
    }
    return encoded
  }
}
