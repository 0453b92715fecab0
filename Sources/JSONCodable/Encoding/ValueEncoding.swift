import Foundation

/// Writes any value by the encoding rules, after its dynamic type.
enum ValueEncoding {
  /// Gives a value as a JSON tree, or nil for an optional without a value.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form; the path starts at the value.
  static func encode(_ value: Any) throws -> Any? {
    if JSONLeaf.isScalar(value) { return value }
    func encode<Value>(_ value: Value) throws -> Any? {
      let reader = ValueReader.of(Value.self)
      guard !reader.isDynamic else {
        return try EncodingRule.of(type(of: value as Any)).encode(value)
      }
      return try withUnsafePointer(to: value) { try reader.encode($0) }
    }
    return try _openExistential(value, do: encode)
  }

  /// Writes a value as text; false for an optional without a value.
  static func write(_ value: Any, to writer: inout JSONTextWriter) throws -> Bool {
    func write<Value>(_ value: Value) throws -> Bool {
      let reader = ValueReader.of(Value.self)
      guard !reader.isDynamic else {
        return try EncodingRule.of(type(of: value as Any)).write(value, &writer)
      }
      return try withUnsafePointer(to: value) { try reader.write($0, &writer) }
    }
    return try _openExistential(value, do: write)
  }

  /// Gives a value as a JSON tree, and null for an optional without a value.
  static func encodeElement(_ value: Any) throws -> Any {
    try encode(value) ?? NSNull()
  }

  /// Encodes a property: nil is left out, or null where the options say so.
  static func encodeProperty(_ value: Any) throws -> Any? {
    if let encoded = try encode(value) { return encoded }
    return JSONContext.scopedOptions?.nilValues == .null ? NSNull() : nil
  }

  /// Encodes a property under a key, which the path of an error gets in front.
  static func encodeProperty(_ value: Any, key: String) throws -> Any? {
    do {
      return try encodeProperty(value)
    } catch {
      throw JSONEncodingError.wrap(error, under: .key(key))
    }
  }

  /// Encodes a part of a value and puts the part's place in front of the path of an error.
  static func encode(_ value: Any, at component: JSONPath.Component) throws -> Any? {
    do {
      return try encode(value)
    } catch {
      throw JSONEncodingError.wrap(error, under: component)
    }
  }
}
