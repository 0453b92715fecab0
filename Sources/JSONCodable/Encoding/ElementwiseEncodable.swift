import Foundation

/// A container of the standard library, written element by element whatever the elements are.
///
/// It is not `JSONEncodable` for every element type, since that promise could not be kept.
protocol ElementwiseEncodable {
  /// Makes the functions that write a container from where it lies in memory, as a tree and as text.
  ///
  /// The reader of the elements is looked up once, so that a long array costs no look-ups.
  static func makeReader() -> ElementwiseReader
}

/// How a container is written.
struct ElementwiseReader {
  let encode: ValueReader.Encode
  let write: ValueReader.Write
  /// What is known of containers that are JSON trees already.
  var plain: PlainValues?
}

extension ElementwiseEncodable {
  /// Gives the container as a JSON tree, or nil for an optional without a value.
  func encodeElements() throws -> Any? {
    try withUnsafePointer(to: self) { try ValueReader.of(Self.self).encode($0) }
  }
}

extension Optional: ElementwiseEncodable {
  static func makeReader() -> ElementwiseReader {
    let wrapped = ValueReader.of(Wrapped.self)
    return ElementwiseReader { optional in
      guard let value = optional.assumingMemoryBound(to: Self.self).pointee else { return nil }
      return try withUnsafePointer(to: value) { try wrapped.encode($0) }
    } write: { optional, writer in
      guard let value = optional.assumingMemoryBound(to: Self.self).pointee else { return false }
      return try withUnsafePointer(to: value) { try wrapped.write($0, &writer) }
    }
  }
}

extension AnyHashable: ElementwiseEncodable {
  static func makeReader() -> ElementwiseReader {
    ElementwiseReader {
      try ValueEncoding.encode($0.assumingMemoryBound(to: Self.self).pointee.base)
    } write: {
      try ValueEncoding.write($0.assumingMemoryBound(to: Self.self).pointee.base, to: &$1)
    }
  }
}

// MARK: - Arrays

/// A collection whose elements can be read where they lie.
private protocol RowOfElements: ElementwiseEncodable {
  associatedtype Element
  /// What is known of rows that may stand in a tree as they are; nil for all but arrays.
  static var plain: PlainValues? { get }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}

extension RowOfElements {
  static var plain: PlainValues? { nil }

  static func makeReader() -> ElementwiseReader {
    let elements = ElementReader(Element.self, in: Self.self)
    let plain = plain
    return ElementwiseReader(
      encode: { pointer in
        let row = pointer.assumingMemoryBound(to: Self.self)
        if let plain, plain.admit(pointer) { return row.pointee }
        return try row.pointee.withUnsafeBytes { try elements.encode($0) }
      },
      write: { row, writer in
        try row.assumingMemoryBound(to: Self.self).pointee
          .withUnsafeBytes { try elements.write($0, to: &writer) }
        return true
      }, plain: plain)
  }
}

extension Array: RowOfElements {
  static var plain: PlainValues? { ValueReader.of(Element.self).plain?.array(of: Element.self) }
}

extension ArraySlice: RowOfElements {}
extension ContiguousArray: RowOfElements {}

extension Set: ElementwiseEncodable {
  static func makeReader() -> ElementwiseReader {
    let elements = ElementReader(Element.self, in: Self.self)
    return ElementwiseReader { set in
      try Array(set.assumingMemoryBound(to: Self.self).pointee)
        .withUnsafeBytes { try elements.encode($0) }
    } write: { set, writer in
      try Array(set.assumingMemoryBound(to: Self.self).pointee)
        .withUnsafeBytes { try elements.write($0, to: &writer) }
      return true
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
    try EncodingScope.enter(container) {
      guard let base = bytes.baseAddress, bytes.count > 0 else { return [] }
      return try Array(unsafeUninitializedCapacity: bytes.count / stride) { elements, count in
        while count < elements.count {
          elements.initializeElement(at: count, to: try encode(base, at: count))
          count += 1
        }
      }
    }
  }

  @inline(__always)
  private func encode(_ base: UnsafeRawPointer, at index: Int) throws -> Any {
    do {
      return try reader.encode(base + index * stride) ?? NSNull()
    } catch {
      throw JSONEncodingError.wrap(error, under: .index(index))
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer, to writer: inout JSONTextWriter) throws {
    try writer.write(bytes, stride: stride, by: reader, container)
  }
}

// MARK: - Dictionaries

extension Dictionary: ElementwiseEncodable {
  static func makeReader() -> ElementwiseReader {
    let values = ValueReader.of(Value.self)
    if Key.self == String.self {
      return MemberReader<Value>(values: values).reader
    }
    return ElementwiseReader {
      try $0.assumingMemoryBound(to: Self.self).pointee.encodeValues(by: values)
    } write: { dictionary, writer in
      let dictionary = dictionary.assumingMemoryBound(to: Self.self).pointee
      try writer.write(dictionary.encodeValues(by: values))
      return true
    }
  }

  private func encodeValues(by reader: ValueReader) throws -> JSONObject {
    try EncodingScope.enter(Self.self) {
      var object = JSONObject(minimumCapacity: count)
      for (key, value) in self {
        let name = try DictionaryKey.name(of: key)
        let encoded = try reader.encode(value, at: name)
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

/// Writes dictionaries whose keys are those of JSON objects already.
private struct MemberReader<Value> {
  let values: ValueReader

  var reader: ElementwiseReader {
    let plain = values.plain?.object(of: Value.self)
    return ElementwiseReader(
      encode: { pointer in
        let members = pointer.assumingMemoryBound(to: [String: Value].self)
        if let plain, plain.admit(pointer) { return members.pointee }
        return try encode(members.pointee)
      },
      write: { members, writer in
        let members = members.assumingMemoryBound(to: [String: Value].self).pointee
        if writer.sortsKeys {
          try writer.write(encode(members))
        } else {
          try writer.write(members, by: values)
        }
        return true
      }, plain: plain)
  }

  /// No key can be there twice, and the layout of the dictionary is copied: no key is hashed.
  private func encode(_ members: [String: Value]) throws -> JSONObject {
    try EncodingScope.enter([String: Value].self) {
      var count = 0
      do {
        return try members.mapValues { value in
          count += 1
          return try withUnsafePointer(to: value) { try values.encode($0) } ?? NSNull()
        }
      } catch {
        // `mapValues` goes in the order of the keys. The value is not encoded again to find its key:
        // that would double the time with every level.
        let key = members.keys[members.keys.index(members.startIndex, offsetBy: count - 1)]
        throw JSONEncodingError.wrap(error, under: .key(key))
      }
    }
  }
}

extension ValueReader {
  /// Gives a value as JSON; an error gets its key in front.
  fileprivate func encode<Value>(_ value: Value, at key: String) throws -> Any? {
    do {
      return try withUnsafePointer(to: value) { try encode($0) }
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(key))
    }
  }
}
