// Properties and values that are made by a transformer.
//
// Each verb is there twice: for what the transformer returns, and for optionals, arrays, sets and dictionaries
// of it, which are found out at run time.

extension Dictionary where Key == String, Value == Any {
  /// Restores a property through a transformer from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value.
  public func restore<E, D>(
    _ property: inout D, key: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    let request = RestoreRequest(isRequired: required)
    try restore(&property, at: .key(key), request, through: transformer)
  }

  /// Restores an optional or a collection, element by element, through a transformer from the value
  /// at a key.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a property that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func restore<T, E, D>(
    _ property: inout T, key: String, required: Bool = false,
    transformer: JSONTransformer<E, D>, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .key(key), request, through: transformer)
  }

  /// Restores a property through a transformer from the value at the first of several keys that is there.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value.
  public func restore<E, D>(
    _ property: inout D, keys: [String], required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    let request = RestoreRequest(isRequired: required)
    try restore(&property, at: .keys(keys), request, through: transformer)
  }

  /// Restores an optional or a collection, element by element, through a transformer from the value
  /// at the first of several keys that is there.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a property that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func restore<T, E, D>(
    _ property: inout T, keys: [String], required: Bool = false,
    transformer: JSONTransformer<E, D>, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .keys(keys), request, through: transformer)
  }

  /// Restores a property through a transformer from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value; `invalidKeyPath`.
  public func restore<E, D>(
    _ property: inout D, keyPath: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    let request = RestoreRequest(isRequired: required)
    try restore(&property, at: .keyPath(keyPath), request, through: transformer)
  }

  /// Restores an optional or a collection, element by element, through a transformer from the value
  /// at a key path.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a property that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func restore<T, E, D>(
    _ property: inout T, keyPath: String, required: Bool = false,
    transformer: JSONTransformer<E, D>, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .keyPath(keyPath), request, through: transformer)
  }

  /// Returns what a transformer makes of the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for a value that the transformer does not take or returns nil for, or `underlying` for its
  ///   own error.
  public func value<E, D>(
    _ type: D.Type = D.self, key: String, transformer: JSONTransformer<E, D>
  ) throws -> D {
    try requiredValue(at: .key(key), by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the elements of the value at a key.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a type that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func value<T, E, D>(
    _ type: T.Type = T.self, key: String, transformer: JSONTransformer<E, D>,
    skipping: JSONSkipping = .nothing
  ) throws -> T {
    try requiredValue(at: .key(key), skipping, by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the value at a key, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, or `underlying` for its own error.
  public func valueIfPresent<E, D>(
    _ type: D.Type = D.self, key: String, transformer: JSONTransformer<E, D>
  ) throws -> D? {
    try optionalValue(at: .key(key), by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the elements of the value at a key, or nil where there is
  /// nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a type that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func valueIfPresent<T, E, D>(
    _ type: T.Type = T.self, key: String, transformer: JSONTransformer<E, D>,
    skipping: JSONSkipping = .nothing
  ) throws -> T? {
    try optionalValue(at: .key(key), skipping, by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the value at the first of several keys that is there.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for a value that the transformer does not take or returns nil for, or `underlying` for its
  ///   own error.
  public func value<E, D>(
    _ type: D.Type = D.self, keys: [String], transformer: JSONTransformer<E, D>
  ) throws -> D {
    try requiredValue(at: .keys(keys), by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the elements of the value at the first of several keys that is there.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a type that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func value<T, E, D>(
    _ type: T.Type = T.self, keys: [String], transformer: JSONTransformer<E, D>,
    skipping: JSONSkipping = .nothing
  ) throws -> T {
    try requiredValue(at: .keys(keys), skipping, by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the value at the first of several keys that is there, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, or `underlying` for its own error.
  public func valueIfPresent<E, D>(
    _ type: D.Type = D.self, keys: [String], transformer: JSONTransformer<E, D>
  ) throws -> D? {
    try optionalValue(at: .keys(keys), by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the elements of the value at the first of several keys that is there, or nil where there is
  /// nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a type that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func valueIfPresent<T, E, D>(
    _ type: T.Type = T.self, keys: [String], transformer: JSONTransformer<E, D>,
    skipping: JSONSkipping = .nothing
  ) throws -> T? {
    try optionalValue(at: .keys(keys), skipping, by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for a value that the transformer does not take or returns nil for, or `underlying` for its
  ///   own error; `invalidKeyPath`.
  public func value<E, D>(
    _ type: D.Type = D.self, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws -> D {
    try requiredValue(at: .keyPath(keyPath), by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the elements of the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a type that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func value<T, E, D>(
    _ type: T.Type = T.self, keyPath: String, transformer: JSONTransformer<E, D>,
    skipping: JSONSkipping = .nothing
  ) throws -> T {
    try requiredValue(at: .keyPath(keyPath), skipping, by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the value at a key path, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, or `underlying` for its own error; `invalidKeyPath`.
  public func valueIfPresent<E, D>(
    _ type: D.Type = D.self, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws -> D? {
    try optionalValue(at: .keyPath(keyPath), by: transformer.typedRule())
  }

  /// Returns what a transformer makes of the elements of the value at a key path, or nil where there is
  /// nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` as for a single value, with the element's place; `unsupportedType`
  ///   for a type that does not consist of what the transformer returns.
  @_disfavoredOverload
  public func valueIfPresent<T, E, D>(
    _ type: T.Type = T.self, keyPath: String, transformer: JSONTransformer<E, D>,
    skipping: JSONSkipping = .nothing
  ) throws -> T? {
    try optionalValue(at: .keyPath(keyPath), skipping, by: transformer.typedRule())
  }
}
