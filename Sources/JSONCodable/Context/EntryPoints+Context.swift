public import Foundation

// Every entry point with a context: the same as inside `JSONContext.with(context) { … }`.

extension JSONEncodable {
  /// Returns the value as a tree, in a context.
  ///
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONEncode(context: JSONContext) throws -> Any {
    try JSONContext.with(context) { try JSONEncodeInRoom() }
  }

  /// Returns the value as a JSON object, in a context.
  ///
  /// - Throws: ``JSONEncodingError``: `wrongContainer` where the value is not an object, or what is wrong in
  ///   it.
  public func JSONDictionary(context: JSONContext) throws -> JSONObject {
    try JSONContext.with(context) { try JSONDictionary() }
  }

  /// Returns the value as JSON text, in a context.
  ///
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONString(
    options: JSONSerialization.WritingOptions = [], context: JSONContext
  ) throws -> String {
    try JSONContext.with(context) { try JSONString(options: options) }
  }

  /// Returns the value as JSON text in UTF-8, in a context.
  ///
  /// - Throws: ``JSONEncodingError`` where a value inside has no JSON form.
  public func JSONData(
    options: JSONSerialization.WritingOptions = [], context: JSONContext
  ) throws -> Data {
    try JSONContext.with(context) { try JSONData(options: options) }
  }
}

extension JSONRestorable {
  /// Creates a value from a JSON value, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not right.
  public init(JSONValue: Any, context: JSONContext) throws {
    self = try JSONContext.with(context) { try Self(JSONValue: JSONValue) }
  }

  /// Creates a value from JSON text, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` where the text is not JSON, or not right.
  public init(JSONString: String, context: JSONContext) throws {
    self = try JSONContext.with(context) { try Self(JSONString: JSONString) }
  }

  /// Creates a value from JSON text in UTF-8, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` where the data is not JSON, or not right.
  public init(JSONData: Data, context: JSONContext) throws {
    self = try JSONContext.with(context) { try Self(JSONData: JSONData) }
  }
}

extension JSONConstructible {
  /// Creates a value from a JSON object, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` where the object is not right.
  public init(JSONDictionary: JSONObject, context: JSONContext) throws {
    try Restoring.requireStack(for: Self.self)
    self = try JSONContext.with(context) { try Restoring.whole(Self.self, from: JSONDictionary) }
  }
}

extension JSONConstructible {
  /// Creates a value from a legacy dictionary, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for a dictionary with a key that is not a string, or
  ///   where the object is not right.
  @_disfavoredOverload
  public init(JSONDictionary: [AnyHashable: Any], context: JSONContext) throws {
    self = try JSONContext.with(context) { try Self(JSONDictionary: JSONDictionary) }
  }
}

extension Array where Element: JSONRestorable {
  /// Creates an array from the elements of a JSON array, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` for the first element that is not right, with its index.
  public init(JSONArray: [Any], context: JSONContext) throws {
    self = try JSONContext.with(context) { try Self(JSONArray: JSONArray) }
  }
}

extension JSONDecodable {
  /// Restores the properties that the object has, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not of the right type.
  public mutating func JSONDecode(_ JSONDictionary: JSONObject, context: JSONContext) throws {
    try Restoring.requireStack(for: Self.self)
    try JSONContext.with(context) { try JSONDecode(JSONDictionary) }
  }

  /// Updates the value in place, in a context.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not of the right type; the value is unchanged.
  public mutating func update(from JSONDictionary: JSONObject, context: JSONContext) throws {
    try JSONContext.with(context) { try update(from: JSONDictionary) }
  }

  /// Returns a value with all that can be read, and the problems, in a context.
  ///
  /// - Returns: The value, and what could not be read into it.
  /// - Throws: An error of the type's own code, thrown by its `JSONDecode` itself.
  public static func lenient(
    JSONDictionary: JSONObject, context: JSONContext
  ) throws -> (value: Self, problems: [JSONDecodingError]) {
    try JSONContext.with(context) { try lenient(JSONDictionary: JSONDictionary) }
  }
}
