/// A type whose values are created with defaults and then restored property by property.
///
///     struct User: JSONDecodable {
///       var name = ""
///       mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "full_name") }
///     }
///
/// Choose it for a struct or class whose properties are `var` and have defaults. Only such a type can be
/// updated in place and read leniently.
public protocol JSONDecodable: JSONConstructible {
  /// Creates a value with the defaults of its properties.
  init()

  /// Restores the properties that the object has; the others stay as they are.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not of the right type.
  mutating func JSONDecode(_ JSONDictionary: JSONObject) throws
}

extension JSONDecodable {
  /// Creates a value with its defaults and restores what the object has.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not of the right type.
  @inlinable
  public init(JSONDictionary: JSONObject) throws {
    self.init()
    try JSONDecode(JSONDictionary)
  }

  /// Updates the value in place: what the object does not mention stays as it is.
  ///
  /// All or nothing: on error the value is unchanged. An instance of a class keeps its identity;
  /// the object is tried on a fresh instance first.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not of the right type.
  public mutating func update(from JSONDictionary: JSONObject) throws {
    if Self.self is AnyClass {
      try DecodingScope.update {
        _ = try Self(JSONDictionary: JSONDictionary)
      } change: {
        try JSONDecode(JSONDictionary)
      }
    } else {
      var updated = self
      try updated.JSONDecode(JSONDictionary)
      self = updated
    }
  }

  /// Returns a value with all that can be read, and the problems: a bad property keeps its default.
  ///
  /// The problems come with their full paths, from every depth, in the order of the reading.
  ///
  /// - Returns: The value, and what could not be read into it.
  /// - Throws: An error of the type's own code, thrown by its `JSONDecode` itself.
  public static func lenient(
    JSONDictionary: JSONObject
  ) throws -> (value: Self, problems: [JSONDecodingError]) {
    try DecodingScope.collect { () -> Self in
      var value = Self()
      do {
        try value.JSONDecode(JSONDictionary)
      } catch let error as JSONDecodingError where error.underlyingError == nil {
        DecodingScope.record(error)
      }
      return value
    }
  }
}
