public import Foundation

// The way of a value from `JSONString()` to bytes, and the file of each step:
//
//     JSONString()                        here
//     JSONTextWriter.withText             Serialization/JSONTextWriter
//     EncodingScope.run                   Encoding/EncodingScope: the options, levels and open objects
//       sorted keys, or no direct text    JSONEncode() returns a tree (*)
//     ValueEncoder.of(type).write         Encoding/ValueEncoder, ContainerEncoders, ClassEncoders
//       a scalar or a container           goes straight to the JSONWriter
//       a struct or class with a plan     Encoding/EncodingPlan: each property from where it lies
//       else DefaultEncoding.ask          Encoding/DefaultEncoding: whose encoding is it?
//         the type's own                  its JSONEncode() returns a tree (*)
//         a union                         Unions/UnionPlan: the tag and the payload
//         Mirror                          Encoding/MirrorEncoding returns a tree (*)
//     (*) JSONTextWriter.write(tree)      Serialization/JSONTextWriter+Trees
//     JSONWriter                          JSONText/JSONWriter: escapes, numbers, commas, indentation
//     String or Data                      here, from the bytes of the writer
//
// The default `JSONEncode()` goes by the same plans, encoders and questions, but to a tree.

/// A type whose values are written as JSON.
///
/// A type that declares the conformance and nothing else is written by reflection:
///
///     struct Company: JSONEncodable { var name = "Acme"; var address: String? }
///     try Company().JSONString()   // {"name":"Acme"}
///
/// The result is the JSON that `JSONEncoder` writes for the equivalent `Codable` type.
/// What has no JSON form throws a ``JSONEncodingError`` that names the place and the type.
public protocol JSONEncodable {
  /// Gives the value as a tree that `JSONSerialization` writes.
  ///
  /// - Returns: A dictionary, an array, a string, a number, a boolean or `NSNull`.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  func JSONEncode() throws -> Any

  /// Returns the key of a stored property in the default encoding.
  ///
  /// It is a fact of the type: it is asked for once for each property, outside of every context, and the
  /// answer is kept. With a custom mirror, whose labels may change from value to value, it is asked for
  /// with each value.
  ///
  /// - Parameter name: The property's name in Swift.
  /// - Returns: The key, or nil to leave the property out. The default is the name itself.
  static func JSONKey(forProperty name: String) -> String?
}

extension JSONEncodable {
  /// Gives the value as a tree, by reflection.
  ///
  /// A struct or class becomes an object of its stored properties, superclass first; a raw-value
  /// type its raw value; an enum without raw values what `Codable` synthesises.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  public func JSONEncode() throws -> Any {
    try DefaultEncoding.encode(self)
  }

  /// Gives the property's own name.
  public static func JSONKey(forProperty name: String) -> String? { name }

  /// Gives the value as JSON text.
  ///
  /// - Parameter options: As for `JSONSerialization`. A scalar is written with or without
  ///   `.fragmentsAllowed`, since a scalar is a JSON text.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONString(options: JSONSerialization.WritingOptions = []) throws -> String {
    try JSONTextWriter.withText(of: self, options: options) {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Gives the value as JSON text in UTF-8.
  ///
  /// - Parameter options: As for `JSONSerialization`.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    try JSONTextWriter.withText(of: self, options: options) { Data($0) }
  }
}

/// Marks a property wrapper that takes part in the default encoding.
///
/// The wrapped value is written under the property's plain name: `name`, not `_name`.
public protocol JSONPropertyWrapper {
  /// The type of the wrapped value.
  associatedtype Wrapped
  /// The value that is written.
  var wrappedValue: Wrapped { get }
}
