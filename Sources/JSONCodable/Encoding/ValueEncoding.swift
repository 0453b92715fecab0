import Foundation

/// Writes any value by the encoding rules, after its dynamic type.
enum ValueEncoding {
  /// Gives a value as a JSON tree, or nil for an optional without a value.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form; the path starts at the value.
  static func encode(_ value: Any) throws -> Any? {
    try EncodingRule.of(type(of: value)).encode(value)
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
      throw JSONEncodingError.wrap(error, under: JSONPath([.key(key)]))
    }
  }

  /// Encodes a part of a value and puts the part's place in front of the path of an error.
  static func encode(_ value: Any, at component: JSONPath.Component) throws -> Any? {
    do {
      return try encode(value)
    } catch {
      throw JSONEncodingError.wrap(error, under: JSONPath([component]))
    }
  }
}
