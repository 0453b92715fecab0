internal import JSONCodable

// A property that is nil: its key is left out as by JSONEncoder, or null where the mapper's context says
// so. One function for each scalar, so that none goes through the generic one.

extension KeyedEncoding {
  @inline(__always)
  private func encodeAbsence(forKey key: Key) {
    if node.session.options.writesNil {
      storage.set(EncodingStorage.null, for: node.name(of: key))
    }
  }

  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    let isThere = try Memory.withValue(of: value) { try encode($0.pointee, forKey: key) }
    if !isThere { encodeAbsence(forKey: key) }
  }

  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws {
    guard let value else { return encodeAbsence(forKey: key) }
    try encode(value, forKey: key)
  }
}
