// Properties that are made by a transformer.

extension Dictionary where Key == String, Value == Any {
  /// Restores a property through a transformer from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value.
  public func restore<E, D>(
    _ property: inout D, key: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    try restore(&property, at: .key(key), required, by: .transformed(by: transformer))
  }

  /// Restores a property through a transformer from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value. Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead
  ///   through.
  public func restore<E, D>(
    _ property: inout D, keyPath: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    try restore(&property, at: .keyPath(keyPath), required, by: .transformed(by: transformer))
  }

  /// Restores an optional property through a transformer from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value.
  public func restore<E, D>(
    _ property: inout D?, key: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    let rule = DecodingRule<D>.transformed(by: transformer).optional
    try restore(&property, at: .key(key), required, by: rule)
  }

  /// Restores an optional property through a transformer from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value. Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead
  ///   through.
  public func restore<E, D>(
    _ property: inout D?, keyPath: String, required: Bool = false,
    transformer: JSONTransformer<E, D>
  ) throws {
    let rule = DecodingRule<D>.transformed(by: transformer).optional
    try restore(&property, at: .keyPath(keyPath), required, by: rule)
  }

  /// Restores an array, element by element, through a transformer from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value.
  public func restore<E, D>(
    _ property: inout [D], key: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    let rule = DecodingRule<[D]>.array(of: .transformed(by: transformer))
    try restore(&property, at: .key(key), required, by: rule)
  }

  /// Restores an array, element by element, through a transformer from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value. Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead
  ///   through.
  public func restore<E, D>(
    _ property: inout [D], keyPath: String, required: Bool = false,
    transformer: JSONTransformer<E, D>
  ) throws {
    let rule = DecodingRule<[D]>.array(of: .transformed(by: transformer))
    try restore(&property, at: .keyPath(keyPath), required, by: rule)
  }

  /// Restores an optional array, element by element, through a transformer from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value.
  public func restore<E, D>(
    _ property: inout [D]?, key: String, required: Bool = false, transformer: JSONTransformer<E, D>
  ) throws {
    let rule = DecodingRule<[D]>.array(of: .transformed(by: transformer)).optional
    try restore(&property, at: .key(key), required, by: rule)
  }

  /// Restores an optional array, element by element, through a transformer from the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, `underlying` for its own error, or `missingValue` for a required property
  ///   without a value. Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead
  ///   through.
  public func restore<E, D>(
    _ property: inout [D]?, keyPath: String, required: Bool = false,
    transformer: JSONTransformer<E, D>
  ) throws {
    let rule = DecodingRule<[D]>.array(of: .transformed(by: transformer)).optional
    try restore(&property, at: .keyPath(keyPath), required, by: rule)
  }

  /// Returns what a transformer makes of the value at a key.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for a value that the transformer does not take or returns nil for, or `underlying` for its
  ///   own error.
  public func value<E, D>(
    _ type: D.Type = D.self, key: String, transformer: JSONTransformer<E, D>
  ) throws -> D {
    try requiredValue(at: .key(key), by: .transformed(by: transformer))
  }

  /// Returns what a transformer makes of the value at a key, or nil without one.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, or `underlying` for its own error.
  public func valueIfPresent<E, D>(
    _ type: D.Type = D.self, key: String, transformer: JSONTransformer<E, D>
  ) throws -> D? {
    try optionalValue(at: .key(key), by: .transformed(by: transformer))
  }

  /// Returns what a transformer makes of the value at a key path.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null, `wrongType`
  ///   for a value that the transformer does not take or returns nil for, or `underlying` for its
  ///   own error. Also `invalidKeyPath`, or `wrongType` for a value that the path cannot lead
  ///   through.
  public func value<E, D>(
    _ type: D.Type = D.self, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws -> D {
    try requiredValue(at: .keyPath(keyPath), by: .transformed(by: transformer))
  }

  /// Returns what a transformer makes of the value at a key path, or nil without one.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that the transformer does not take or
  ///   returns nil for, or `underlying` for its own error. Also `invalidKeyPath`, or `wrongType`
  ///   for a value that the path cannot lead through.
  public func valueIfPresent<E, D>(
    _ type: D.Type = D.self, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws -> D? {
    try optionalValue(at: .keyPath(keyPath), by: .transformed(by: transformer))
  }
}
