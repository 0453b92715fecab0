// Any JSON values, kept as they are: for properties of type `Any`, `[Any]` and `JSONObject`.

extension Dictionary where Key == String, Value == Any {
  /// Restores a property of any type from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `outOfRange` for a number inside that no Swift type holds, or
  ///   `missingValue` for a required property without a value.
  public func restore(_ property: inout Any, key: String, required: Bool = false) throws {
    try restore(&property, at: .key(key), required, by: .any)
  }

  /// Restores a property of any type from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `outOfRange` for a number inside that no Swift type holds, or
  ///   `missingValue` for a required property without a value. Also `invalidKeyPath`, or
  ///   `wrongType` for a value that the path cannot lead through.
  public func restore(_ property: inout Any, keyPath: String, required: Bool = false) throws {
    try restore(&property, at: .keyPath(keyPath), required, by: .any)
  }

  /// Restores a property of any type from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `outOfRange` for a number inside that no Swift type holds, or
  ///   `missingValue` for a required property without a value.
  public func restore(_ property: inout Any?, key: String, required: Bool = false) throws {
    try restore(&property, at: .key(key), required, by: DecodingRule<Any>.any.optional)
  }

  /// Restores a property of any type from the value at a key path; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `outOfRange` for a number inside that no Swift type holds, or
  ///   `missingValue` for a required property without a value. Also `invalidKeyPath`, or
  ///   `wrongType` for a value that the path cannot lead through.
  public func restore(_ property: inout Any?, keyPath: String, required: Bool = false) throws {
    try restore(&property, at: .keyPath(keyPath), required, by: DecodingRule<Any>.any.optional)
  }

  /// Restores a property that is any array from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  public func restore(_ property: inout [Any], key: String, required: Bool = false) throws {
    try restore(&property, at: .key(key), required, by: .anyArray)
  }

  /// Restores a property that is any array from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  ///   Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  public func restore(_ property: inout [Any], keyPath: String, required: Bool = false) throws {
    try restore(&property, at: .keyPath(keyPath), required, by: .anyArray)
  }

  /// Restores a property that is any array from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  public func restore(_ property: inout [Any]?, key: String, required: Bool = false) throws {
    try restore(&property, at: .key(key), required, by: DecodingRule<[Any]>.anyArray.optional)
  }

  /// Restores a property that is any array from the value at a key path; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  ///   Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  public func restore(_ property: inout [Any]?, keyPath: String, required: Bool = false) throws {
    try restore(
      &property, at: .keyPath(keyPath), required, by: DecodingRule<[Any]>.anyArray.optional)
  }

  /// Restores a property that is any object from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an object, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  public func restore(_ property: inout JSONObject, key: String, required: Bool = false) throws {
    try restore(&property, at: .key(key), required, by: .anyObject)
  }

  /// Restores a property that is any object from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an object, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  ///   Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  public func restore(_ property: inout JSONObject, keyPath: String, required: Bool = false) throws
  {
    try restore(&property, at: .keyPath(keyPath), required, by: .anyObject)
  }

  /// Restores a property that is any object from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an object, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  public func restore(_ property: inout JSONObject?, key: String, required: Bool = false) throws {
    try restore(&property, at: .key(key), required, by: DecodingRule<JSONObject>.anyObject.optional)
  }

  /// Restores a property that is any object from the value at a key path; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an object, `outOfRange` for a number
  ///   inside that no Swift type holds, or `missingValue` for a required property without a value.
  ///   Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  public func restore(_ property: inout JSONObject?, keyPath: String, required: Bool = false) throws
  {
    try restore(
      &property, at: .keyPath(keyPath), required, by: DecodingRule<JSONObject>.anyObject.optional)
  }

  /// Returns the value at a key, as it is.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, or
  ///   `outOfRange` for a number inside that no Swift type holds.
  @_disfavoredOverload
  public func value(key: String) throws -> Any {
    try requiredValue(at: .key(key), by: .any)
  }

  /// Returns the value at a key, as it is, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `outOfRange` for a number inside that no Swift type holds.
  @_disfavoredOverload
  public func valueIfPresent(key: String) throws -> Any? {
    try optionalValue(at: .key(key), by: .any)
  }

  /// Returns the value at a key path, as it is.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, or
  ///   `outOfRange` for a number inside that no Swift type holds. Also `invalidKeyPath`, or
  ///   `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func value(keyPath: String) throws -> Any {
    try requiredValue(at: .keyPath(keyPath), by: .any)
  }

  /// Returns the value at a key path, as it is, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `outOfRange` for a number inside that no Swift type holds.
  ///   Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func valueIfPresent(keyPath: String) throws -> Any? {
    try optionalValue(at: .keyPath(keyPath), by: .any)
  }

  /// Returns the array at a key, as it is.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for all but an array, or `outOfRange` for a number inside that no Swift type holds.
  @_disfavoredOverload
  public func value(_ type: [Any].Type = [Any].self, key: String) throws -> [Any] {
    try requiredValue(at: .key(key), by: .anyArray)
  }

  /// Returns the array at a key, as it is, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array, or `outOfRange` for a
  ///   number inside that no Swift type holds.
  @_disfavoredOverload
  public func valueIfPresent(_ type: [Any].Type = [Any].self, key: String) throws -> [Any]? {
    try optionalValue(at: .key(key), by: .anyArray)
  }

  /// Returns the array at a key path, as it is.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for all but an array, or `outOfRange` for a number inside that no Swift type holds. Also
  ///   `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func value(_ type: [Any].Type = [Any].self, keyPath: String) throws -> [Any] {
    try requiredValue(at: .keyPath(keyPath), by: .anyArray)
  }

  /// Returns the array at a key path, as it is, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an array, or `outOfRange` for a
  ///   number inside that no Swift type holds. Also `invalidKeyPath`, or `wrongType` for a value
  ///   that the path cannot lead through.
  @_disfavoredOverload
  public func valueIfPresent(_ type: [Any].Type = [Any].self, keyPath: String) throws -> [Any]? {
    try optionalValue(at: .keyPath(keyPath), by: .anyArray)
  }

  /// Returns the object at a key, as it is.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for all but an object, or `outOfRange` for a number inside that no Swift type holds.
  @_disfavoredOverload
  public func value(_ type: JSONObject.Type = JSONObject.self, key: String) throws -> JSONObject {
    try requiredValue(at: .key(key), by: .anyObject)
  }

  /// Returns the object at a key, as it is, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an object, or `outOfRange` for a
  ///   number inside that no Swift type holds.
  @_disfavoredOverload
  public func valueIfPresent(_ type: JSONObject.Type = JSONObject.self, key: String) throws
    -> JSONObject?
  {
    try optionalValue(at: .key(key), by: .anyObject)
  }

  /// Returns the object at a key path, as it is.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for all but an object, or `outOfRange` for a number inside that no Swift type holds. Also
  ///   `invalidKeyPath`, or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func value(_ type: JSONObject.Type = JSONObject.self, keyPath: String) throws -> JSONObject
  {
    try requiredValue(at: .keyPath(keyPath), by: .anyObject)
  }

  /// Returns the object at a key path, as it is, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for all but an object, or `outOfRange` for a
  ///   number inside that no Swift type holds. Also `invalidKeyPath`, or `wrongType` for a value
  ///   that the path cannot lead through.
  @_disfavoredOverload
  public func valueIfPresent(_ type: JSONObject.Type = JSONObject.self, keyPath: String) throws
    -> JSONObject?
  {
    try optionalValue(at: .keyPath(keyPath), by: .anyObject)
  }
}
