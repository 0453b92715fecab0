extension PolymorphicValue {
  /// Reads the value as the mapper does, by the registry of the decoder or of the context.
  ///
  /// The values inside are read by the mapper: key and date strategies of the decoder do not reach
  /// them.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the mapper's words; its underlying error is the
  ///   ``JSONDecodingError``, with the whole path.
  public init(from decoder: any Decoder) throws {
    self = try MappedCoding.restore(from: decoder)
  }

  /// Writes the value as the mapper does, by the registry of the encoder or of the context.
  ///
  /// The values inside are written by the mapper: key and date strategies of the encoder do not
  /// reach them.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapper's words; its underlying error is the
  ///   ``JSONEncodingError``, with the whole path.
  public func encode(to encoder: any Encoder) throws {
    try MappedCoding.encode(self, showing: wrappedValue, to: encoder)
  }
}

// An optional property: a key that is absent is nil, and nil leaves the key out.

extension KeyedDecodingContainer {
  /// Reads an optional polymorphic property; nil where there is nothing or null at the key.
  ///
  /// - Returns: The wrapper of the property.
  /// - Throws: `DecodingError` where there is a value that cannot be read.
  public func decode<Wrapped>(
    _ type: PolymorphicValue<Wrapped?>.Type, forKey key: Key
  ) throws -> PolymorphicValue<Wrapped?> {
    try decodeIfPresent(type, forKey: key) ?? PolymorphicValue(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Writes an optional polymorphic property; nil leaves the key out.
  ///
  /// - Throws: `EncodingError` where the value cannot be written.
  public mutating func encode<Wrapped>(
    _ value: PolymorphicValue<Wrapped?>, forKey key: Key
  ) throws {
    try encodeIfPresent(value.wrappedValue.map { _ in value }, forKey: key)
  }
}
