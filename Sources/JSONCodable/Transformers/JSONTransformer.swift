/// A pair of functions that turn what stands in JSON into a Swift value, and back.
///
///     let yesNo = JSONTransformer<String, Bool>(
///       decoding: { $0 == "yes" ? true : $0 == "no" ? false : nil },
///       encoding: { $0 ? "yes" : "no" })
///     try json.restore(&isOpen, key: "open", transformer: yesNo)
public struct JSONTransformer<Encoded, Decoded>: Sendable {
  /// The name, for the audit of a mapping; nil for a transformer without one.
  public let name: String?
  let decoding: @Sendable (Encoded) throws -> Decoded?
  let encoding: @Sendable (Decoded) throws -> Encoded?

  /// Creates a transformer from its two directions.
  ///
  /// - Parameters:
  ///   - name: The name, for the audit of a mapping.
  ///   - decoding: Returns the Swift value. Nil refuses the JSON value: `wrongType`.
  ///   - encoding: Returns the JSON value. Nil refuses the Swift value: `unsupportedType`.
  public init(
    _ name: String? = nil,
    decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.name = name
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
