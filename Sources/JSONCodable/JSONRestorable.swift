public import Foundation

/// A type whose values are restored from any JSON value.
///
/// Scalars, optionals, arrays, sets, dictionaries and raw-value enums conform; an enum needs no more
/// than the declaration:
///
///     enum Service: String, JSONRestorable { case facebook, instagram, twitter }
///
/// Choose it for a type whose JSON is not an object. For objects choose ``JSONDecodable`` or
/// ``JSONConstructible``, which build on it.
public protocol JSONRestorable {
  /// Creates a value from a JSON value.
  ///
  /// - Parameter JSONValue: A value as `JSONSerialization` reads it, or the Swift equivalent.
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  // Borrowed, since the verbs keep the value for the case that it has to be opened: an initialiser would otherwise
  // be given a copy. A conformance need not say so.
  init(JSONValue: __shared Any) throws

  // What the compiler knows of the type where its conformance is declared: see DeclaredConformances.
  /// The type as a property wrapper; nil for all others.
  static var _JSONWrapperRestorable: (any JSONPropertyWrapper.Type)? { get }
  /// The type as one whose values are updated in place; nil for all others.
  static var _JSONDecodableRestorable: (any JSONDecodable.Type)? { get }
  /// The type as one that is mapped in both directions; nil for all others.
  static var _JSONMappedRestorable: (any JSONMappable.Type)? { get }
  /// Whether an update makes values whole, also where they are decodable.
  static var _JSONIsMadeWhole: Bool { get }
}

extension JSONRestorable {
  /// Creates a value from JSON text.
  ///
  /// - Throws: ``JSONDecodingError``: `invalidText` where the text is not JSON, or what is wrong in
  ///   it, with the path.
  public init(JSONString: String) throws {
    self = try JSONTextReader.read(JSONString) { try Restoring.value(of: $0) }
  }

  /// Creates a value from JSON text in UTF-8; UTF-16 and UTF-32 are recognised by their first bytes.
  ///
  /// - Throws: ``JSONDecodingError``: `invalidText` where the data is not JSON, or what is wrong in
  ///   it, with the path.
  public init(JSONData: Data) throws {
    self = try JSONTextReader.read(JSONData) { try Restoring.value(of: $0) }
  }
}
