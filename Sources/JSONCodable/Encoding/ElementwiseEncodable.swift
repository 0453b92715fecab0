import Foundation

/// A container of the standard library, written element by element whatever the elements are.
///
/// It is not `JSONEncodable` for every element type, since that promise could not be kept.
protocol ElementwiseEncodable {
  /// Gives the container as a JSON tree, or nil for an optional without a value.
  func encodeElements() throws -> Any?
}

extension Optional: ElementwiseEncodable {
  func encodeElements() throws -> Any? {
    guard let value = self else { return nil }
    return try ValueEncoding.encode(value)
  }
}

extension AnyHashable: ElementwiseEncodable {
  func encodeElements() throws -> Any? { try ValueEncoding.encode(base) }
}

extension Array: ElementwiseEncodable {
  func encodeElements() throws -> Any? { try encodeInOrder() }
}

extension ArraySlice: ElementwiseEncodable {
  func encodeElements() throws -> Any? { try encodeInOrder() }
}

extension ContiguousArray: ElementwiseEncodable {
  func encodeElements() throws -> Any? { try encodeInOrder() }
}

extension Set: ElementwiseEncodable {
  func encodeElements() throws -> Any? { try encodeInOrder() }
}

extension Collection {
  fileprivate func encodeInOrder() throws -> [Any] {
    try EncodingScope.enter(type(of: self)) {
      var elements: [Any] = []
      elements.reserveCapacity(count)
      for (index, element) in enumerated() {
        elements.append(try ValueEncoding.encode(element, at: .index(index)) ?? NSNull())
      }
      return elements
    }
  }
}

extension Dictionary: ElementwiseEncodable {
  func encodeElements() throws -> Any? {
    try EncodingScope.enter(type(of: self)) {
      var object = JSONObject(minimumCapacity: count)
      for (key, value) in self {
        let name = try DictionaryKey.name(of: key)
        let encoded = try ValueEncoding.encode(value, at: .key(name)) ?? NSNull()
        guard object.updateValue(encoded, forKey: name) == nil else {
          let owner = Wording.name(of: Self.self)
          throw JSONEncodingError(
            problem: .duplicateKey(name, first: "a key of \(owner)", second: "another key"))
        }
      }
      return object
    }
  }
}
