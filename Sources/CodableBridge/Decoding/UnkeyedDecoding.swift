internal import JSONCodable

/// A container that reads the elements of one array, in order.
///
/// The generic `decode` serves the scalars too. An element that is refused stays the next one.
struct UnkeyedDecoding: UnkeyedDecodingContainer {
  let node: DecodingNode
  let array: [Any]
  private(set) var currentIndex = 0

  init(node: DecodingNode, array: [Any]) {
    self.node = node
    self.array = array
  }

  var codingPath: [any CodingKey] { node.codingPath }
  var count: Int? { array.count }
  var isAtEnd: Bool { currentIndex >= array.count }

  @inline(__always)
  private func next(_ type: any Any.Type, in tree: (any Any.Type)? = nil) throws -> Any {
    guard currentIndex < array.count else {
      throw node.atEnd(type, in: tree ?? type, index: currentIndex)
    }
    return array[currentIndex]
  }

  mutating func decodeNil() throws -> Bool {
    guard BridgedValue.isNull(try next(Never.self)) else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let element = try node.decode(type, from: try next(type), at: PathKey.index(currentIndex))
    currentIndex += 1
    return element
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    let element = try node.decode(type, from: try next(type), at: PathKey.index(currentIndex))
    currentIndex += 1
    return element
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    let element = try node.decode(type, from: try next(type), at: PathKey.index(currentIndex))
    currentIndex += 1
    return element
  }

  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    try nextIfPresent(type)
  }

  /// Returns the next element, or nil for null and at the end, where JSONDecoder takes a step as well.
  @inline(__always)
  mutating func nextIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    let element =
      isAtEnd
      ? nil
      : try node.decodeIfPresent(
        type, from: array[currentIndex], at: PathKey.index(currentIndex))
    currentIndex += 1
    return element
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let value = try next(KeyedDecodingContainer<NestedKey>.self, in: [String: Any].self)
    let container = try nested(value, as: [String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let value = try next((any UnkeyedDecodingContainer).self, in: [Any].self)
    let container = try nested(value, as: [Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try nested(try next((any Decoder).self, in: Any.self), as: Any.self)
    currentIndex += 1
    return decoder
  }

  private func nested(_ value: Any, as type: any Any.Type) throws -> DecodingNode {
    try node.nested(value, as: type, at: PathKey.index(currentIndex))
  }
}
