/// A type whose values are created whole from a JSON object.
///
///     struct Point: JSONConstructible {
///       let x: Double
///       init(JSONDictionary json: JSONObject) throws { x = try json.value(key: "x") }
///     }
///
/// Choose it for a type that needs its values at once: one with `let` properties or without sensible
/// defaults, or an enum. For an enum with a tag choose ``JSONUnion``, which builds on it.
public protocol JSONConstructible: JSONRestorable {
  /// Creates a value from a JSON object.
  ///
  /// - Throws: ``JSONDecodingError`` where the object is not right.
  init(JSONDictionary: JSONObject) throws
}

extension JSONConstructible {
  /// Creates a value from a JSON value, which must be an object.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all but an object.
  @inlinable
  public init(JSONValue: __shared Any) throws {
    let object = try Restoring.object(JSONValue, for: Self.self)
    guard let scope = Restoring.scope(attending: object) else {
      try self.init(JSONDictionary: object)
      return
    }
    self = try Restoring.whole(Self.self, from: object, in: scope)
  }
}

extension JSONConstructible {
  /// Creates a value from a legacy dictionary, such as the `userInfo` of a push notification.
  ///
  /// Dictionaries and arrays inside may be of `AnyHashable` keys or of Foundation's classes as well.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for a dictionary with a key that is not a string, or
  ///   where the object is not right.
  @_disfavoredOverload
  public init(JSONDictionary: [AnyHashable: Any]) throws {
    try self.init(JSONDictionary: Restoring.object(JSONDictionary, for: Self.self))
  }
}

extension Array where Element: JSONRestorable {
  /// Creates an array from the elements of a JSON array.
  ///
  /// - Throws: ``JSONDecodingError`` for the first element that is not right, with its index.
  public init(JSONArray: [Any]) throws {
    try self.init(JSONValue: JSONArray)
  }
}

extension Restoring {
  /// Creates a value whole, also inside an update, and with its keys watched.
  static func whole<T: JSONConstructible>(_ type: T.Type, from object: JSONObject) throws -> T {
    guard let scope = unretainedScope else { return try T(JSONDictionary: object) }
    return try whole(type, from: object, in: scope)
  }

  /// Creates a value in the scope of the thread, as `whole` does.
  @usableFromInline
  static func whole<T: JSONConstructible>(
    _ type: T.Type, from object: JSONObject, in scope: Unmanaged<DecodingScope>
  ) throws -> T {
    try scope._withUnsafeGuaranteedRef { scope in
      try scope.readWhole(object, for: T.self) { try T(JSONDictionary: object) }
    }
  }
}
