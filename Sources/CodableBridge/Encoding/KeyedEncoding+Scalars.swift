internal import JSONCodable

// One function for each scalar, so that none goes through the generic one.

extension KeyedEncoding {
  mutating func encode(_ value: Bool, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: String, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: Int, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: Int8, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: Int16, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: Int32, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: Int64, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: UInt, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: UInt8, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: UInt16, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: UInt32, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  mutating func encode(_ value: UInt64, forKey key: Key) throws {
    storage.set(value, for: node.name(of: key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: Int128, forKey key: Key) throws {
    storage.set(JSONNumber.scalar(of: value), for: node.name(of: key))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func encode(_ value: UInt128, forKey key: Key) throws {
    storage.set(JSONNumber.scalar(of: value), for: node.name(of: key))
  }

  mutating func encode(_ value: Double, forKey key: Key) throws {
    storage.set(try node.scalar(value, at: key), for: node.name(of: key))
  }

  mutating func encode(_ value: Float, forKey key: Key) throws {
    storage.set(try node.scalar(value, at: key), for: node.name(of: key))
  }
}
