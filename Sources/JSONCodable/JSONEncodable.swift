public import Foundation

// The way of a value from `JSONString()` to bytes, and the file of each step:
//
//     JSONString()                        here
//     JSONTextWriter.withText             Serialization/JSONTextWriter
//     EncodingScope.run                   Encoding/EncodingScope: the options, levels and open objects
//       sorted keys, or no direct text    JSONEncode() returns a tree (*)
//     ValueEncoder.of(type).write         Encoding/ValueEncoder(+Classes), ContainerEncoders
//       a scalar or a container           goes straight to the JSONWriter
//       a struct or class with a plan     Encoding/EncodingPlan: each property from where it lies
//       else DefaultEncoding.ask          Encoding/DefaultEncoding: whose encoding is it?
//         the type's own                  its JSONEncode() returns a tree (*)
//         an enum                         Encoding/EnumPlan: the case and the payload
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
/// The default encoding writes what `JSONEncoder` writes for the equivalent `Codable` type. Where it does
/// not on purpose, `Migration.md` has a row under "What behaves differently": dictionaries with keys that
/// have a text, subclasses, lazy storage and optionals of optionals among them.
///
/// | type | JSON |
/// | --- | --- |
/// | `String`, `Bool` | a string, a boolean |
/// | `Int` … `Int128`, `UInt` … `UInt128` | a number |
/// | `Double`, `Float`, `Float16`, `CGFloat` | a number; what is not finite by ``JSONOptions/nonFiniteNumbers`` |
/// | `Decimal` | a number; one that is not throws `nonFiniteNumber` |
/// | `Date` | seconds since 2001, or by ``JSONOptions/dates`` |
/// | `Data` | a Base64 string, or by ``JSONOptions/data`` |
/// | `URL`, `UUID` | a string |
/// | an optional | its value; nil leaves the key out, or by ``JSONOptions/nilValues``, and is null in arrays and dictionaries |
/// | `Array`, `ArraySlice`, `ContiguousArray`, `Set`, `SIMD2` … `SIMD64` | an array |
/// | `Dictionary` with keys that are strings, raw values or `LosslessStringConvertible` | an object |
/// | a type with raw values, with or without a conformance | its raw value |
/// | a `JSONEncodable` struct or class | an object of its stored properties, superclass first |
/// | a `JSONEncodable` enum without raw values | `{"name":{"_0":1}}`, and `{"name":{}}` without payload |
/// | a ``JSONUnion`` | an object of its tag and its payload |
/// | a ``JSONPropertyWrapper`` | what it wraps, under the plain name of the property |
/// | `Any`, `AnyHashable`, `any P` | what the value in it becomes |
/// | `NSString`, `NSNumber`, `NSArray`, `NSDictionary`, `NSNull` | the same as their Swift equivalents, and null |
/// | a type with its own `JSONEncode()` | what that returns |
///
/// Raw values and a custom mirror count where the module that declares the conformance knows of them, as raw
/// values do for `Codable`. What another module adds to a struct or an enum does not change its JSON.
///
/// What has no JSON form, such as a tuple, a closure or a type that is not `JSONEncodable`, throws a
/// ``JSONEncodingError`` that names the place and the type.
public protocol JSONEncodable {
  /// Returns the value as a tree that `JSONSerialization` writes.
  ///
  /// - Returns: A dictionary, an array, a string, a number, a boolean or `NSNull`.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  func JSONEncode() throws -> Any

  /// Returns the key of a stored property in the default encoding.
  ///
  /// The key belongs to the type: it is asked for once for each property, outside of every context, and
  /// kept. With a custom mirror, whose labels may change from value to value, it is asked for with each
  /// value.
  ///
  /// - Parameter name: The property's name in Swift.
  /// - Returns: The key, or nil to leave the property out. The default is the name itself.
  static func JSONKey(forProperty name: String) -> String?

  /// Returns what makes of a stored property another value in the default encoding, such as a date from its
  /// seconds.
  ///
  /// It belongs to the type, and is asked for as the key is. The property of a ``JSONMappable`` type is read
  /// by it as well.
  ///
  /// - Parameter name: The property's name in Swift.
  /// - Returns: The transform, or nil to encode the property itself, as the default does.
  static func JSONTransform(forProperty name: String) -> JSONPropertyTransform?

  // What the compiler knows of the type where its conformance is declared: see DeclaredConformances.
  /// The type as one with raw values; nil for all others.
  static var _JSONRawRepresentable: (any RawRepresentable.Type)? { get }
  /// Whether values have a mirror of their own.
  static var _JSONHasCustomMirror: Bool { get }
  /// The type as a property wrapper; nil for all others.
  static var _JSONWrapperEncodable: (any JSONPropertyWrapper.Type)? { get }
  /// Whether values are read from an object.
  static var _JSONReadsObjects: Bool { get }
  /// The type as a union; nil for all others.
  static var _JSONUnion: (any JSONUnion.Type)? { get }
  /// The type as one that is mapped in both directions; nil for all others.
  static var _JSONMappedEncodable: (any JSONMappable.Type)? { get }
}

extension JSONEncodable {
  /// Returns the value as a tree, by reflection.
  ///
  /// A struct or class becomes an object of its stored properties, superclass first; a raw-value
  /// type its raw value; an enum without raw values what `Codable` synthesises.
  ///
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  public func JSONEncode() throws -> Any {
    try DefaultEncoding.encode(self)
  }

  /// Returns the value as a tree by reflection, also where the type has a `JSONEncode()` of its own.
  ///
  ///     func JSONEncode() throws -> Any {
  ///       var json = try JSONEncodeByReflection() as? JSONObject ?? [:]
  ///       try json.archive(total, key: "total")
  ///       return json
  ///     }
  ///
  /// - Returns: What the default `JSONEncode()` returns.
  /// - Throws: ``JSONEncodingError`` where a property has no JSON form.
  public func JSONEncodeByReflection() throws -> Any { try DefaultEncoding.reflect(self) }

  /// Returns the value as a JSON object.
  ///
  /// - Throws: ``JSONEncodingError``: `wrongContainer` where the value is not an object, or what is wrong in
  ///   it.
  public func JSONDictionary() throws -> JSONObject {
    let tree = try JSONEncodeInRoom()
    guard let object = TreeValue.object(tree) else {
      throw JSONEncodingError(
        problem: .wrongContainer(found: Wording.found(tree), expected: "an object"))
    }
    return object
  }

  /// Returns what `JSONEncode()` returns, where the stack has room for it: it may call an entry point again.
  func JSONEncodeInRoom() throws -> Any {
    try EncodingScope.run { try $0.runOwn(Self.self) { try JSONEncode() } }
  }

  /// Returns the property's own name.
  public static func JSONKey(forProperty name: String) -> String? { name }

  /// Returns nil: the property is encoded as it is.
  public static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? { nil }

  /// Returns the value as JSON text.
  ///
  /// - Parameter options: As for `JSONSerialization`. A scalar is written with or without
  ///   `.fragmentsAllowed`, since a scalar is a JSON text.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONString(options: JSONSerialization.WritingOptions = []) throws -> String {
    try JSONTextWriter.withText(of: self, options: options) {
      String(wellFormed: $0)
    }
  }

  /// Returns the value as JSON text in UTF-8.
  ///
  /// - Parameter options: As for `JSONSerialization`.
  /// - Returns: The text.
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    try JSONTextWriter.withText(of: self, options: options) { Data($0) }
  }
}

/// A property wrapper that the default encoding looks into.
///
/// The wrapped value is written under the property's plain name: `name`, not `_name`. A wrapper that is
/// ``JSONEncodable`` too writes itself where it has a `JSONEncode()` of its own, or is read from an object as
/// ``JSONDecodable`` or ``JSONConstructible``; any other writes what it wraps, wherever it stands.
public protocol JSONPropertyWrapper {
  /// The type of the wrapped value.
  associatedtype Wrapped
  /// The value that is written.
  var wrappedValue: Wrapped { get }
}

extension JSONPropertyWrapper {
  /// The type of the wrapped value, or of what is wrapped in it.
  static var innermostWrapped: any Any.Type {
    (Wrapped.self as? any JSONPropertyWrapper.Type)?.innermostWrapped ?? Wrapped.self
  }
}
