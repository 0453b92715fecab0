// The verbs of a mapping: each says both directions.

extension JSONMapping {
  /// Maps a property at a key.
  ///
  ///     try json.map(&name, key: "full_name")
  ///
  /// Reading is `restore`. Writing copies the property; it is encoded when ``JSONMappable/JSONMap(_:)`` has
  /// returned.
  ///
  /// - Parameters:
  ///   - property: The property. Reading leaves it as it is where there is no value.
  ///   - key: The key, dots included; in the style of ``JSONOptions/keys``.
  ///   - required: Whether a missing value or null is an error.
  /// - Throws: ``JSONDecodingError`` with the path.
  @inlinable
  public mutating func map<T: JSONEncodable & JSONRestorable>(
    _ property: inout T, key: String, required: Bool = false
  ) throws {
    if isReading {
      try object.restore(&property, key: key, required: required)
    } else {
      note(&property, key: key, required: required)
    }
  }

  /// Maps an optional property at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  @inlinable
  public mutating func map<T: JSONEncodable & JSONRestorable>(
    _ property: inout T?, key: String, required: Bool = false
  ) throws {
    if isReading {
      try object.restore(&property, key: key, required: required)
    } else {
      note(&property, key: key, required: required)
    }
  }

  /// Maps a property of a type with raw values, which need no conformance, at a key.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  @_disfavoredOverload
  @inlinable
  public mutating func map<T: RawRepresentable>(
    _ property: inout T, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    if isReading {
      try object.restore(&property, key: key, required: required)
    } else {
      note(&property, key: key, required: required)
    }
  }

  /// Maps an optional property of a type with raw values at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  @_disfavoredOverload
  @inlinable
  public mutating func map<T: RawRepresentable>(
    _ property: inout T?, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    if isReading {
      try object.restore(&property, key: key, required: required)
    } else {
      note(&property, key: key, required: required)
    }
  }

  /// Maps a property of any type that JSON makes at a key.
  ///
  /// - Parameters:
  ///   - property: The property. Reading leaves it as it is where there is no value.
  ///   - key: The place.
  ///   - required: Whether a missing value or null is an error.
  ///   - default: What a value that is made gets for nothing and for null; nil for what `init()` has set.
  ///   - skipping: Which elements of a collection are left out when reading.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path.
  @_disfavoredOverload
  public mutating func map<T>(
    _ property: inout T, key: String, required: Bool = false,
    default: @autoclosure () throws -> T? = nil, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else { return note(&property, at: .key(key), request) }
    try object.restore(&property, at: .key(key), request, by: .of(T.self), default: `default`)
  }

  /// Maps a property of any type that JSON makes at several keys: the first that is there is read, the first is written.
  ///
  /// - Parameters:
  ///   - property: The property. Reading leaves it as it is where there is no value.
  ///   - keys: The place.
  ///   - required: Whether a missing value or null is an error.
  ///   - default: What a value that is made gets for nothing and for null; nil for what `init()` has set.
  ///   - skipping: Which elements of a collection are left out when reading.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path.
  public mutating func map<T>(
    _ property: inout T, keys: [String], required: Bool = false,
    default: @autoclosure () throws -> T? = nil, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else { return note(&property, at: .keys(keys), request) }
    try object.restore(&property, at: .keys(keys), request, by: .of(T.self), default: `default`)
  }

  /// Maps a property of any type that JSON makes at a key path such as `a.b[0].c`.
  ///
  /// Elements of an array are mapped in their order. An element of nil is null, and so is one whose parts are nil
  /// where the array has elements before it, so that what follows keeps its place.
  ///
  /// - Parameters:
  ///   - property: The property. Reading leaves it as it is where there is no value.
  ///   - keyPath: The place.
  ///   - required: Whether a missing value or null is an error.
  ///   - skipping: Which elements of a collection are left out when reading.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path.
  public mutating func map<T>(
    _ property: inout T, keyPath: String, required: Bool = false, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else { return note(&property, at: .keyPath(keyPath), request) }
    try object.restore(&property, at: .keyPath(keyPath), request)
  }

  /// Maps a property of any type that JSON makes at a key path such as `a.b[0].c`, with a default.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - keyPath: The place.
  ///   - required: Whether a missing value or null is an error.
  ///   - default: What a value that is made gets for nothing and for null; nil for what `init()` has set.
  ///   - skipping: Which elements of a collection are left out when reading.
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path.
  public mutating func map<T>(
    _ property: inout T, keyPath: String, required: Bool = false,
    default: @autoclosure () throws -> T?, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else { return note(&property, at: .keyPath(keyPath), request) }
    try object.restore(
      &property, at: .keyPath(keyPath), request, by: .of(T.self), default: `default`)
  }

  /// Maps a property through a transformer at a key.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path; `underlying` for an error of
  ///   the transformer.
  public mutating func map<E, D>(
    _ property: inout D, key: String, required: Bool = false, transformer: JSONTransformer<E, D>,
    default: @autoclosure () throws -> D? = nil
  ) throws {
    let request = RestoreRequest(isRequired: required)
    guard isReading else {
      return note(&property, at: .key(key), request, by: transformer)
    }
    try object.restore(
      &property, at: .key(key), request, by: transformer.rule(of: D.self), default: `default`)
  }

  /// Maps an optional or a collection, element by element, through a transformer at a key.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path; `underlying` for an error of
  ///   the transformer, `unsupportedType` for a property that does not consist of what it returns.
  @_disfavoredOverload
  public mutating func map<T, E, D>(
    _ property: inout T, key: String, required: Bool = false, transformer: JSONTransformer<E, D>,
    default: @autoclosure () throws -> T? = nil, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else {
      return note(&property, at: .key(key), request, by: transformer)
    }
    try object.restore(
      &property, at: .key(key), request, by: transformer.rule(of: T.self), default: `default`)
  }

  /// Maps a property through a transformer at several keys: the first that is there is read, the first is written.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path; `underlying` for an error of
  ///   the transformer.
  public mutating func map<E, D>(
    _ property: inout D, keys: [String], required: Bool = false, transformer: JSONTransformer<E, D>,
    default: @autoclosure () throws -> D? = nil
  ) throws {
    let request = RestoreRequest(isRequired: required)
    guard isReading else {
      return note(&property, at: .keys(keys), request, by: transformer)
    }
    try object.restore(
      &property, at: .keys(keys), request, by: transformer.rule(of: D.self), default: `default`)
  }

  /// Maps an optional or a collection, element by element, through a transformer at several keys: the first that is there is read, the first is written.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path; `underlying` for an error of
  ///   the transformer, `unsupportedType` for a property that does not consist of what it returns.
  @_disfavoredOverload
  public mutating func map<T, E, D>(
    _ property: inout T, keys: [String], required: Bool = false, transformer: JSONTransformer<E, D>,
    default: @autoclosure () throws -> T? = nil, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else {
      return note(&property, at: .keys(keys), request, by: transformer)
    }
    try object.restore(
      &property, at: .keys(keys), request, by: transformer.rule(of: T.self), default: `default`)
  }

  /// Maps a property through a transformer at a key path such as `a.b[0].c`.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path; `underlying` for an error of
  ///   the transformer.
  public mutating func map<E, D>(
    _ property: inout D, keyPath: String, required: Bool = false,
    transformer: JSONTransformer<E, D>,
    default: @autoclosure () throws -> D? = nil
  ) throws {
    let request = RestoreRequest(isRequired: required)
    guard isReading else {
      return note(&property, at: .keyPath(keyPath), request, by: transformer)
    }
    try object.restore(
      &property, at: .keyPath(keyPath), request, by: transformer.rule(of: D.self),
      default: `default`)
  }

  /// Maps an optional or a collection, element by element, through a transformer at a key path such as `a.b[0].c`.
  ///
  /// - Throws: ``JSONDecodingError`` or ``JSONEncodingError``, with the path; `underlying` for an error of
  ///   the transformer, `unsupportedType` for a property that does not consist of what it returns.
  @_disfavoredOverload
  public mutating func map<T, E, D>(
    _ property: inout T, keyPath: String, required: Bool = false,
    transformer: JSONTransformer<E, D>,
    default: @autoclosure () throws -> T? = nil, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    guard isReading else {
      return note(&property, at: .keyPath(keyPath), request, by: transformer)
    }
    try object.restore(
      &property, at: .keyPath(keyPath), request, by: transformer.rule(of: T.self),
      default: `default`)
  }
}
