import Foundation

/// A container of the standard library, written element by element whatever the elements are.
///
/// It is not `JSONEncodable` for every element type, since that promise could not be kept.
protocol ElementwiseEncodable {
  /// Makes the function that writes a container from where it lies in memory; nil for an optional
  /// without a value.
  ///
  /// The reader of the elements is looked up once, so that a long array costs no look-ups.
  static func makeReader() -> (UnsafeRawPointer) throws -> Any?
}

extension ElementwiseEncodable {
  /// Gives the container as a JSON tree, or nil for an optional without a value.
  func encodeElements() throws -> Any? {
    try withUnsafePointer(to: self) { try ValueReader.of(Self.self).encode($0) }
  }
}

extension Optional: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    let wrapped = ValueReader.of(Wrapped.self)
    return { optional in
      guard let value = optional.assumingMemoryBound(to: Self.self).pointee else { return nil }
      return try withUnsafePointer(to: value) { try wrapped.encode($0) }
    }
  }
}

extension AnyHashable: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    { try ValueEncoding.encode($0.assumingMemoryBound(to: Self.self).pointee.base) }
  }
}

// MARK: - Arrays

extension Array: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    let elements = ElementReader(Element.self, in: Self.self)
    return { array in
      try array.assumingMemoryBound(to: Self.self).pointee
        .withUnsafeBytes { try elements.encode($0) }
    }
  }
}

extension ArraySlice: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    let elements = ElementReader(Element.self, in: Self.self)
    return { slice in
      try slice.assumingMemoryBound(to: Self.self).pointee
        .withUnsafeBytes { try elements.encode($0) }
    }
  }
}

extension ContiguousArray: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    let elements = ElementReader(Element.self, in: Self.self)
    return { array in
      try array.assumingMemoryBound(to: Self.self).pointee
        .withUnsafeBytes { try elements.encode($0) }
    }
  }
}

extension Set: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    let elements = ElementReader(Element.self, in: Self.self)
    return { set in
      try Array(set.assumingMemoryBound(to: Self.self).pointee)
        .withUnsafeBytes { try elements.encode($0) }
    }
  }
}

/// Writes values of one type that lie in a row.
private struct ElementReader {
  private let stride: Int
  private let reader: ValueReader
  private let container: Any.Type

  init<Element>(_ type: Element.Type, in container: Any.Type) {
    stride = MemoryLayout<Element>.stride
    reader = .of(type)
    self.container = container
  }

  func encode(_ bytes: UnsafeRawBufferPointer) throws -> [Any] {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return [] }
    return try EncodingScope.enter(container) {
      let count = bytes.count / stride
      var elements: [Any] = []
      elements.reserveCapacity(count)
      for index in 0..<count {
        do {
          elements.append(try reader.encode(base + index * stride) ?? NSNull())
        } catch {
          throw JSONEncodingError.wrap(error, under: JSONPath([.index(index)]))
        }
      }
      return elements
    }
  }
}

// MARK: - Dictionaries

extension Dictionary: ElementwiseEncodable {
  static func makeReader() -> (UnsafeRawPointer) throws -> Any? {
    let values = ValueReader.of(Value.self)
    return { dictionary in
      try dictionary.assumingMemoryBound(to: Self.self).pointee.encodeValues(by: values)
    }
  }

  private func encodeValues(by reader: ValueReader) throws -> JSONObject {
    try EncodingScope.enter(Self.self) {
      var object = JSONObject(minimumCapacity: count)
      for (key, value) in self {
        let name = try DictionaryKey.name(of: key)
        let encoded: Any?
        do {
          encoded = try withUnsafePointer(to: value) { try reader.encode($0) }
        } catch {
          throw JSONEncodingError.wrap(error, under: JSONPath([.key(name)]))
        }
        guard object.updateValue(encoded ?? NSNull(), forKey: name) == nil else {
          let owner = Wording.name(of: Self.self)
          throw JSONEncodingError(
            problem: .duplicateKey(name, first: "a key of \(owner)", second: "another key"))
        }
      }
      return object
    }
  }
}
