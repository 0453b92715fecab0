// Values that are returned, for `let` properties and code that branches.

extension Dictionary where Key == String, Value == Any {
  /// Returns the value at a key; for `let` properties.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null.
  @inlinable
  public func value<T: JSONRestorable>(_ type: T.Type = T.self, key: String) throws -> T {
    var value: T?
    let isDone = try restoreQuickly(key, .value, of: T.self) {
      value = try T(JSONValue: $0)
    } inScope: {
      value = try T(JSONValue: $0)
    }
    if isDone, let value { return value }
    return try valueGenerally(key)
  }

  /// Returns the value at a key, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  @inlinable
  public func valueIfPresent<T: JSONRestorable>(
    _ type: T.Type = T.self, key: String
  ) throws -> T? {
    var value: T?
    let isDone = try restoreQuickly(key, .value, of: T.self) {
      value = try T(JSONValue: $0)
    } inScope: {
      value = try T(JSONValue: $0)
    }
    return try isDone ? value : valueIfPresentGenerally(key)
  }

  /// Returns the value at a key as a type with raw values, which need no conformance.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`, or
  ///   `unknownCase` for a raw value that the type does not know.
  @_disfavoredOverload
  @inlinable
  public func value<T: RawRepresentable>(_ type: T.Type = T.self, key: String) throws -> T
  where T.RawValue: JSONRestorable {
    var value: T?
    let isDone = try restoreQuickly(key, .value, of: T.self) {
      value = try Restoring.rawRepresentable(T.self, of: $0)
    } inScope: {
      value = try Restoring.rawRepresentable(T.self, of: $0)
    }
    if isDone, let value { return value }
    return try rawValueGenerally(key)
  }

  /// Returns the value at a key, of any type that JSON makes.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null.
  @_disfavoredOverload
  public func value<T>(
    _ type: T.Type = T.self, key: String, skipping: JSONSkipping = .nothing
  ) throws -> T {
    try requiredValue(at: .key(key), skipping, by: AnyDecodingRule.typed(T.self))
  }

  /// Returns the value at a key, of any type that JSON makes, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  @_disfavoredOverload
  public func valueIfPresent<T>(
    _ type: T.Type = T.self, key: String, skipping: JSONSkipping = .nothing
  ) throws -> T? {
    try optionalValue(at: .key(key), skipping, by: AnyDecodingRule.typed(T.self))
  }

  /// Returns the value at the first of several keys that is there, of any type that JSON makes.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null.
  public func value<T>(
    _ type: T.Type = T.self, keys: [String], skipping: JSONSkipping = .nothing
  ) throws -> T {
    try requiredValue(at: .keys(keys), skipping, by: AnyDecodingRule.typed(T.self))
  }

  /// Returns the value at the first of several keys that is there, of any type that JSON makes, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  public func valueIfPresent<T>(
    _ type: T.Type = T.self, keys: [String], skipping: JSONSkipping = .nothing
  ) throws -> T? {
    try optionalValue(at: .keys(keys), skipping, by: AnyDecodingRule.typed(T.self))
  }

  /// Returns the value at a key path, of any type that JSON makes.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null; `invalidKeyPath`.
  public func value<T>(
    _ type: T.Type = T.self, keyPath: String, skipping: JSONSkipping = .nothing
  ) throws -> T {
    try requiredValue(at: .keyPath(keyPath), skipping, by: AnyDecodingRule.typed(T.self))
  }

  /// Returns the value at a key path, of any type that JSON makes, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type; `invalidKeyPath`.
  public func valueIfPresent<T>(
    _ type: T.Type = T.self, keyPath: String, skipping: JSONSkipping = .nothing
  ) throws -> T? {
    try optionalValue(at: .keyPath(keyPath), skipping, by: AnyDecodingRule.typed(T.self))
  }

  /// Returns the value at a key, or a default where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  public func value<T>(
    _ type: T.Type = T.self, key: String, default: @autoclosure () throws -> T,
    skipping: JSONSkipping = .nothing
  ) throws -> T {
    try value(
      at: .key(key), skipping, by: AnyDecodingRule.typed(T.self), default: `default`)
  }

  /// Returns the value at the first of several keys that is there, or a default where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  public func value<T>(
    _ type: T.Type = T.self, keys: [String], default: @autoclosure () throws -> T,
    skipping: JSONSkipping = .nothing
  ) throws -> T {
    try value(
      at: .keys(keys), skipping, by: AnyDecodingRule.typed(T.self), default: `default`)
  }

  /// Returns the value at a key path, or a default where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type; `invalidKeyPath`.
  public func value<T>(
    _ type: T.Type = T.self, keyPath: String, default: @autoclosure () throws -> T,
    skipping: JSONSkipping = .nothing
  ) throws -> T {
    try value(
      at: .keyPath(keyPath), skipping, by: AnyDecodingRule.typed(T.self), default: `default`)
  }
}
