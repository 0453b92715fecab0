// Raw-value types without a conformance. A type that is also `JSONRestorable` takes the other verbs.

extension Dictionary where Key == String, Value == Any {
  /// Restores a raw-value property from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value.
  @_disfavoredOverload
  @inlinable
  public func restore<T: RawRepresentable>(
    _ property: inout T, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    let isDone = try restoreQuickly(&property, key, required, null: nil) {
      try Restoring.rawRepresentable(of: $0)
    } inScope: {
      try Restoring.rawRepresentable(of: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores a raw-value property from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value. Also `invalidKeyPath`,
  ///   or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout T, keyPath: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .keyPath(keyPath), required, by: .rawValue)
  }

  /// Restores an optional raw-value property from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value.
  @_disfavoredOverload
  @inlinable
  public func restore<T: RawRepresentable>(
    _ property: inout T?, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    let isDone = try restoreQuickly(&property, key, required, null: .some(nil)) {
      try Restoring.rawRepresentable(T.self, of: $0)
    } inScope: {
      try Restoring.rawRepresentable(T.self, of: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores an optional raw-value property from the value at a key path; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value. Also `invalidKeyPath`,
  ///   or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout T?, keyPath: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .keyPath(keyPath), required, by: DecodingRule<T>.rawValue.optional)
  }

  /// Restores an array of raw-value elements from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout [T], key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .key(key), required, by: .array(of: .rawValue))
  }

  /// Restores an array of raw-value elements from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value. Also `invalidKeyPath`,
  ///   or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout [T], keyPath: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .keyPath(keyPath), required, by: .array(of: .rawValue))
  }

  /// Restores an optional array of raw-value elements from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout [T]?, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    let rule = DecodingRule<[T]>.array(of: .rawValue).optional
    try restore(&property, at: .key(key), required, by: rule)
  }

  /// Restores an optional array of raw-value elements from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value. Also `invalidKeyPath`,
  ///   or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout [T]?, keyPath: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    let rule = DecodingRule<[T]>.array(of: .rawValue).optional
    try restore(&property, at: .keyPath(keyPath), required, by: rule)
  }

  /// Restores a dictionary of raw-value elements from the object at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout [String: T], key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .key(key), required, by: .dictionary(of: .rawValue))
  }

  /// Restores a dictionary of raw-value elements from the object at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, `unknownCase` for a raw value that the type does
  ///   not know, or `missingValue` for a required property without a value. Also `invalidKeyPath`,
  ///   or `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func restore<T: RawRepresentable>(
    _ property: inout [String: T], keyPath: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .keyPath(keyPath), required, by: .dictionary(of: .rawValue))
  }

  /// Returns the value at a key as a raw-value type; for `let` properties.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`,
  ///   or `unknownCase` for a raw value that the type does not know.
  @_disfavoredOverload
  @inlinable
  public func value<T: RawRepresentable>(_ type: T.Type = T.self, key: String) throws -> T
  where T.RawValue: JSONRestorable {
    let value = try quickValue(key) {
      try Restoring.rawRepresentable(T.self, of: $0)
    } inScope: {
      try Restoring.rawRepresentable(T.self, of: $0)
    }
    if let value { return value }
    return try valueGenerally(key)
  }

  /// Returns the value at a key path as a raw-value type; for `let` properties.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`,
  ///   or `unknownCase` for a raw value that the type does not know. Also `invalidKeyPath`, or
  ///   `wrongType` for a value that the path cannot lead through.
  @_disfavoredOverload
  public func value<T: RawRepresentable>(_ type: T.Type = T.self, keyPath: String) throws -> T
  where T.RawValue: JSONRestorable {
    try requiredValue(at: .keyPath(keyPath), by: .rawValue)
  }

  /// Returns the value at a key as a raw-value type, or nil without one.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `unknownCase` for a raw value that the type
  ///   does not know.
  @_disfavoredOverload
  @inlinable
  public func valueIfPresent<T: RawRepresentable>(
    _ type: T.Type = T.self, key: String
  ) throws -> T? where T.RawValue: JSONRestorable {
    let value = try quickValue(key) {
      try Restoring.rawRepresentable(T.self, of: $0)
    } inScope: {
      try Restoring.rawRepresentable(T.self, of: $0)
    }
    if let value { return value }
    return try valueIfPresentGenerally(key)
  }

  /// Returns the value at a key path as a raw-value type, or nil without one.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType`, or `unknownCase` for a raw value that the type
  ///   does not know. Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead
  ///   through.
  @_disfavoredOverload
  public func valueIfPresent<T: RawRepresentable>(
    _ type: T.Type = T.self, keyPath: String
  ) throws -> T? where T.RawValue: JSONRestorable {
    try optionalValue(at: .keyPath(keyPath), by: .rawValue)
  }
}

// MARK: - The general way

extension Dictionary where Key == String, Value == Any {
  @usableFromInline
  func restoreGenerally<T: RawRepresentable>(
    _ property: inout T, _ key: String, _ required: Bool
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .key(key), required, by: .rawValue)
  }

  @usableFromInline
  func restoreGenerally<T: RawRepresentable>(
    _ property: inout T?, _ key: String, _ required: Bool
  ) throws where T.RawValue: JSONRestorable {
    try restore(&property, at: .key(key), required, by: DecodingRule<T>.rawValue.optional)
  }

  @usableFromInline
  func valueGenerally<T: RawRepresentable>(_ key: String) throws -> T
  where T.RawValue: JSONRestorable {
    try requiredValue(at: .key(key), by: .rawValue)
  }

  @usableFromInline
  func valueIfPresentGenerally<T: RawRepresentable>(_ key: String) throws -> T?
  where T.RawValue: JSONRestorable {
    try optionalValue(at: .key(key), by: .rawValue)
  }
}
