// The mapper's rules for what is absent and for null, in Codable.

/// Any key of an object.
struct Name: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(intValue: Int) { nil }
}

/// How a Swift value is spelled in JSON: a transformer, for Codable.
struct Spelling<Encoded: Codable, Decoded>: Sendable {
  let read: @Sendable (Encoded) -> Decoded?
  let write: @Sendable (Decoded) -> Encoded
}

/// An element that may not be right.
private struct Valid<Element: Decodable>: Decodable {
  let value: Element?

  init(from decoder: any Decoder) throws {
    do {
      value = try decoder.singleValueContainer().decode(Element.self)
    } catch {
      value = nil
    }
  }
}

extension KeyedDecodingContainer {
  /// Restores a property that keeps its value where there is nothing, or null.
  func restore<T: Decodable>(_ property: inout T, _ key: Key) throws {
    if let value = try decodeIfPresent(T.self, forKey: key) { property = value }
  }

  /// Restores a property that keeps its value where there is nothing, and that null makes nil.
  func restore<T: Decodable>(_ property: inout T?, _ key: Key) throws {
    if contains(key) { property = try decodeIfPresent(T.self, forKey: key) }
  }

  /// Restores an array without the elements that are not right.
  func restoreValid<T: Decodable>(_ property: inout [T], _ key: Key) throws {
    guard let values = try decodeIfPresent([Valid<T>].self, forKey: key) else { return }
    property = values.compactMap(\.value)
  }

  /// Restores a dictionary without the values that are not right.
  func restoreValid<T: Decodable>(_ property: inout [String: T], _ key: Key) throws {
    guard let values = try decodeIfPresent([String: Valid<T>].self, forKey: key) else { return }
    property = values.compactMapValues(\.value)
  }
}

extension KeyedDecodingContainer where Key == Name {
  /// Restores a property from the end of a path; one that leads into nothing or null finds nothing.
  func restore<T: Decodable>(_ property: inout T, path: [String]) throws {
    if let (container, key) = try end(of: path) { try container.restore(&property, key) }
  }

  /// Restores an optional property from the end of a path.
  func restore<T: Decodable>(_ property: inout T?, path: [String]) throws {
    if let (container, key) = try end(of: path) { try container.restore(&property, key) }
  }

  /// Restores a property from the first of several keys that is there.
  func restore<T: Decodable>(_ property: inout T, firstOf keys: [String]) throws {
    if let key = first(of: keys) { try restore(&property, key) }
  }

  /// Restores an optional property from the first of several keys that is there.
  func restore<T: Decodable>(_ property: inout T?, firstOf keys: [String]) throws {
    if let key = first(of: keys) { try restore(&property, key) }
  }

  private func first(of keys: [String]) -> Name? {
    keys.map { Name($0) }.first(where: contains)
  }

  private func end(of path: [String]) throws -> (Self, Name)? {
    var container = self
    for name in path.dropLast().map({ Name($0) }) {
      guard container.contains(name), try !container.decodeNil(forKey: name) else { return nil }
      container = try container.nestedContainer(keyedBy: Name.self, forKey: name)
    }
    return path.last.map { (container, Name($0)) }
  }
}

extension KeyedDecodingContainer {
  private func made<E, D>(_ encoded: E, _ key: Key, by spelling: Spelling<E, D>) throws -> D {
    guard let value = spelling.read(encoded) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "not spelled so: \(encoded)")
    }
    return value
  }

  func restore<E, D>(_ property: inout D, _ key: Key, by spelling: Spelling<E, D>) throws {
    guard let encoded = try decodeIfPresent(E.self, forKey: key) else { return }
    property = try made(encoded, key, by: spelling)
  }

  func restore<E, D>(_ property: inout D?, _ key: Key, by spelling: Spelling<E, D>) throws {
    guard contains(key) else { return }
    property = try decodeIfPresent(E.self, forKey: key).map { try made($0, key, by: spelling) }
  }

  func restore<E, D>(_ property: inout [D], _ key: Key, by spelling: Spelling<E, D>) throws {
    guard let encoded = try decodeIfPresent([E].self, forKey: key) else { return }
    property = try encoded.map { try made($0, key, by: spelling) }
  }

  func restore<E, D>(_ property: inout [D]?, _ key: Key, by spelling: Spelling<E, D>) throws {
    guard contains(key) else { return }
    property = try decodeIfPresent([E].self, forKey: key)?.map { try made($0, key, by: spelling) }
  }

  func restore<E, D>(_ property: inout [D?], _ key: Key, by spelling: Spelling<E, D>) throws {
    guard let encoded = try decodeIfPresent([E?].self, forKey: key) else { return }
    property = try encoded.map { try $0.map { try made($0, key, by: spelling) } }
  }

  func restore<E, D>(_ property: inout [String: D], _ key: Key, by spelling: Spelling<E, D>)
    throws
  {
    guard let encoded = try decodeIfPresent([String: E].self, forKey: key) else { return }
    property = try encoded.mapValues { try made($0, key, by: spelling) }
  }
}

extension KeyedEncodingContainer {
  mutating func archive<T: Encodable>(_ value: T, _ key: Key) throws {
    try encode(value, forKey: key)
  }

  mutating func archive<T: Encodable>(_ value: T?, _ key: Key) throws {
    try encodeIfPresent(value, forKey: key)
  }

  mutating func archive<E, D>(_ value: D, _ key: Key, by spelling: Spelling<E, D>) throws {
    try encode(spelling.write(value), forKey: key)
  }

  mutating func archive<E, D>(_ value: D?, _ key: Key, by spelling: Spelling<E, D>) throws {
    try encodeIfPresent(value.map(spelling.write), forKey: key)
  }

  mutating func archive<E, D>(_ value: [D], _ key: Key, by spelling: Spelling<E, D>) throws {
    try encode(value.map(spelling.write), forKey: key)
  }

  mutating func archive<E, D>(_ value: [D]?, _ key: Key, by spelling: Spelling<E, D>) throws {
    try encodeIfPresent(value?.map(spelling.write), forKey: key)
  }

  mutating func archive<E, D>(_ value: [D?], _ key: Key, by spelling: Spelling<E, D>) throws {
    try encode(value.map { $0.map(spelling.write) }, forKey: key)
  }

  mutating func archive<E, D>(
    _ value: [String: D], _ key: Key, by spelling: Spelling<E, D>
  ) throws {
    try encode(value.mapValues(spelling.write), forKey: key)
  }
}

extension KeyedEncodingContainer where Key == Name {
  /// Writes a value to the end of a path; nil creates none of the objects between.
  mutating func archive<T: Encodable>(_ value: T?, path: [String]) throws {
    guard let value, let first = path.first else { return }
    guard path.count > 1 else { return try encode(value, forKey: Name(first)) }
    var container = nestedContainer(keyedBy: Name.self, forKey: Name(first))
    try container.archive(value, path: Array(path.dropFirst()))
  }
}
