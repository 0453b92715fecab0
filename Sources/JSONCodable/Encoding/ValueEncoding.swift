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

  /// Encodes a part of a value and puts the part's place in front of the path of an error.
  static func encode(_ value: Any, at component: JSONPath.Component) throws -> Any? {
    do {
      return try encode(value)
    } catch {
      throw JSONEncodingError.wrap(error, under: JSONPath([component]))
    }
  }
}
