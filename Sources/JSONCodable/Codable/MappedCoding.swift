/// The `Codable` side of what the mapper reads and writes: of ``PolymorphicValue`` and `JSONMapped`.
package enum MappedCoding {
  /// Restores a value from what a decoder has, in the decoder's context.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the mapper's words; its underlying error is the
  ///   ``JSONDecodingError``, with the whole path.
  package static func restore<Value: JSONRestorable>(
    _ type: Value.Type = Value.self, from decoder: any Decoder
  ) throws -> Value {
    let tree = try JSONTree(from: decoder).value
    do {
      return try DecodingScope.read(along: documentPath(of: decoder).components) {
        try inContext(of: decoder) { try Restoring.value(of: tree) }
      }
    } catch {
      let error = JSONDecodingError.wrap(error)
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath(of: error.path, below: decoder.codingPath),
          debugDescription: "\(error.problem)", underlyingError: error))
    }
  }

  /// Writes a value to an encoder, in the encoder's context.
  ///
  /// - Throws: `EncodingError.invalidValue` of the shown value with the mapper's words; its
  ///   underlying error is the ``JSONEncodingError``, with the whole path.
  package static func encode(
    _ value: some JSONEncodable, showing shown: Any, to encoder: any Encoder
  ) throws {
    let tree: Any
    do {
      // What a `JSONEncode()` has left in its tree although it is not JSON is encoded as well.
      tree = try inContext(of: encoder) {
        try ValueEncoder.encodeElement(ValueEncoder.encodeElement(value))
      }
    } catch {
      let error = JSONEncodingError.wrap(error, under: documentPath(of: encoder))
      throw EncodingError.invalidValue(
        shown,
        .init(
          codingPath: codingPath(of: error.path, below: encoder.codingPath),
          debugDescription: "\(error.problem)", underlyingError: error))
    }
    try JSONTree(tree).encode(to: encoder)
  }
}

// MARK: - Contexts

extension MappedCoding {
  private static func inContext<R>(of decoder: any Decoder, _ body: () throws -> R) rethrows -> R {
    if let decoder = decoder as? any TreeDecoder, decoder.isInsideMapper { return try body() }
    return try JSONContext.with(userInfo: decoder.userInfo, body)
  }

  private static func inContext<R>(of encoder: any Encoder, _ body: () throws -> R) rethrows -> R {
    if let encoder = encoder as? any TreeEncoder, encoder.isInsideMapper { return try body() }
    return try JSONContext.with(userInfo: encoder.userInfo, body)
  }
}

// MARK: - Paths

extension MappedCoding {
  private static func documentPath(of decoder: any Decoder) -> JSONPath {
    (decoder as? any TreeDecoder)?.documentPath ?? JSONPath(codingPath: decoder.codingPath)
  }

  private static func documentPath(of encoder: any Encoder) -> JSONPath {
    (encoder as? any TreeEncoder)?.documentPath ?? JSONPath(codingPath: encoder.codingPath)
  }

  /// Returns the coder's own keys, and the rest of the path below them.
  private static func codingPath(
    of path: JSONPath, below outer: [any CodingKey]
  ) -> [any CodingKey] {
    outer + JSONPath(Array(path.components.dropFirst(outer.count))).codingPath
  }
}
