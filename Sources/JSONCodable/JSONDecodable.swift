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
    try Restoring.decode(&self, from: JSONDictionary)
  }

  /// Updates the value in place, in the manner of RFC 7396: what the object does not mention stays as it is,
  /// at every depth.
  ///
  /// The update reaches through the verbs that are given a property, `restore` and `map`:
  ///
  /// | the property | is |
  /// | --- | --- |
  /// | of a `JSONDecodable` type | updated in place; an object keeps its identity |
  /// | `[String: T]`, `Any`, ``JSONObject`` | merged by key; null removes a key |
  /// | an optional | cleared by null, otherwise as the value in it |
  /// | of another type, such as an array | replaced |
  ///
  /// Whatever makes a value makes it whole, so `value(key:)` throws as always. A `required` property that is
  /// not mentioned is not an error; null for it is.
  ///
  /// All or nothing: on error the value is unchanged, and so is every object that the update has reached, whole or
  /// by `mapProperties(of:)`. A line for a single property of another object, such as `&owner.name`, says nothing of
  /// that object, and is not taken back.
  ///
  /// A type's own `init(JSONDictionary:)` makes values; the update of one that is there calls `JSONDecode` alone.
  ///
  /// - Throws: ``JSONDecodingError`` where a value is not right; `notUpdatable` for an object that could not
  ///   be put back: one with weak or unowned properties or with a mirror of its own; or for one that is being updated
  ///   already, to which a cycle of objects leads back.
  /// - Complexity: O(*n*) in what the object and the objects that it reaches hold.
  public mutating func update(from JSONDictionary: JSONObject) throws {
    try Restoring.requireStack(for: Self.self)
    var updated = self
    try DecodingScope.update { try Updating.update(&updated, from: JSONDictionary) }
    self = updated
  }

  /// Returns a value with all that can be read, and the problems: a bad property keeps its default.
  ///
  /// The problems come with their full paths, from every depth, in the order of the reading.
  ///
  /// A verb that is lenient does not throw. So code that tries one way to read, and catches the error to try another, goes
  /// the first way always. What code reads by `init(JSONValue:)`, as that of a property wrapper may, it gets whole or not
  /// at all.
  ///
  /// - Returns: The value, and what could not be read into it.
  /// - Throws: An error of the type's own code, thrown by its `JSONDecode` itself.
  public static func lenient(
    JSONDictionary: JSONObject
  ) throws -> (value: Self, problems: [JSONDecodingError]) {
    try Restoring.requireStack(for: Self.self)
    return try DecodingScope.collect { () -> Self in
      // An initializer of the type's own may do more than `JSONDecode`, but leaves no value where it throws.
      try DecodingScope.collected {
        try Self(JSONDictionary: JSONDictionary)
      } orElse: {
        var value = Self()
        do {
          try Restoring.decode(&value, from: JSONDictionary)
        } catch let error as JSONDecodingError where error.underlyingError == nil {
          DecodingScope.record(error)
        }
        return value
      }
    }
  }
}

extension Restoring {
  /// Restores a value that is made whole, also inside an update.
  @inlinable
  static func decode<T: JSONDecodable>(_ value: inout T, from object: JSONObject) throws {
    guard let scope = scope(attending: object) else { return try value.JSONDecode(object) }
    try decode(&value, from: object, in: scope)
  }

  @usableFromInline
  static func decode<T: JSONDecodable>(
    _ value: inout T, from object: JSONObject, in scope: Unmanaged<DecodingScope>
  ) throws {
    try scope._withUnsafeGuaranteedRef { scope in
      try scope.readWhole(object, for: T.self) { try value.JSONDecode(object) }
    }
  }
}
