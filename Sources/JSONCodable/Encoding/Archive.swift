import Foundation

extension Dictionary where Key == String, Value == Any {
  /// Writes a value under a key.
  ///
  ///     try json.archive(name, key: "full_name")
  ///
  /// - Parameters:
  ///   - value: Any value that the encoding rules know; nil leaves the key out.
  ///   - key: The key, taken literally. What the dictionary holds there is replaced.
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form, with the path.
  public mutating func archive(_ value: Any?, key: String) throws {
    try archive(at: .key(key)) { try ValueEncoder.encodeProperty(value as Any, $0) }
  }

  /// Writes a value at a key path such as `a.b[0].c`, and makes the objects and arrays between.
  ///
  /// An index must be that of an element, or the next one. Nil leaves the key out, makes nothing
  /// between, and turns an element that is there into null.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form, the key path is malformed,
  ///   or it leads through something that is neither object nor array.
  public mutating func archive(_ value: Any?, keyPath: String) throws {
    try archive(at: .keyPath(keyPath)) { try ValueEncoder.encodeProperty(value as Any, $0) }
  }

  /// Writes a value under a key through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: D?, key: String, transformer: JSONTransformer<E, D>
  ) throws {
    try archive(value, at: .key(key), by: .lifted(transformer, D?.self))
  }

  /// Writes an optional or a collection under a key, element by element through a transformer; nil
  /// leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer,
  ///   `unsupportedType` for a value that does not consist of what the transformer takes.
  @_disfavoredOverload
  public mutating func archive<T, E, D>(
    _ value: T, key: String, transformer: JSONTransformer<E, D>
  ) throws {
    try archive(value, at: .key(key), by: .lifted(transformer, T.self))
  }

  /// Writes a value at a key path through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: D?, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws {
    try archive(value, at: .keyPath(keyPath), by: .lifted(transformer, D?.self))
  }

  /// Writes an optional or a collection at a key path, element by element through a transformer; nil
  /// leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer,
  ///   `unsupportedType` for a value that does not consist of what the transformer takes.
  @_disfavoredOverload
  public mutating func archive<T, E, D>(
    _ value: T, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws {
    try archive(value, at: .keyPath(keyPath), by: .lifted(transformer, T.self))
  }
}

// MARK: - The one way behind all verbs

extension Dictionary where Key == String, Value == Any {
  /// Writes a value to its place by an encoder.
  private mutating func archive<T>(
    _ value: T, at location: RestoreLocation, by encoder: ValueEncoder
  ) throws {
    try archive(at: location) { scope in
      try withUnsafePointer(to: value) { try encoder.encode($0, scope) }
        ?? (scope.settings.writesNull ? NSNull() : nil)
    }
  }

  /// Writes what a body returns to a place; nil removes what is there.
  mutating func archive(
    at location: RestoreLocation, _ encode: (EncodingScope) throws -> Any?
  ) throws {
    let path = try Self.path(to: location)
    let encoded = try EncodingScope.run { scope in
      try scope.enter(Self.self)
      defer { scope.leave() }
      return try JSONEncodingError.locating(path) { try encode(scope) }
    }
    if case .key(let key) = path.components[0], path.components.count == 1 {
      self[key] = encoded
    } else {
      try insert(encoded, at: path)
    }
  }

  /// Returns the steps to a place, in the key style of the running task.
  static func path(to location: RestoreLocation) throws -> JSONPath {
    switch location {
    case .key(let key): return JSONPath([.key(JSONOptions.currentKey(for: key))])
    case .keys(let keys):
      guard let key = keys.first else {
        throw JSONEncodingError(problem: .invalidKeyPath(""))
      }
      return try path(to: .key(key))
    case .keyPath(let text):
      guard let path = JSONPath(text), !path.components.isEmpty else {
        throw JSONEncodingError(problem: .invalidKeyPath(text))
      }
      return JSONPath(path.components.map(\.inCurrentKeyStyle))
    }
  }
}

// MARK: - Key paths

extension Dictionary where Key == String, Value == Any {
  /// Writes a value to its place, and makes the objects and arrays between; nil removes what is there.
  mutating func insert(_ value: Any?, at path: JSONPath) throws {
    var tree: Any? = self
    try Self.insert(value, at: path.components[...], into: &tree)
    self = try Restoring.object(tree ?? self, for: JSONObject.self)
  }

  /// Writes a value to its place in a tree; `tree` is nil where there is nothing yet.
  private static func insert(
    _ value: Any?, at path: ArraySlice<JSONPath.Component>, into tree: inout Any?
  ) throws {
    if let present = tree, Restoring.isNull(present) { tree = nil }
    guard let component = path.first else { return tree = value }
    guard value != nil || tree != nil else { return }
    switch component {
    case .key(let key):
      var object = try container(tree, or: JSONObject())
      try insert(value, below: component, path.dropFirst(), into: &object[key])
      tree = object
    case .index(let index):
      var array = try container(tree, or: [Any]())
      guard index <= array.count else { throw tooShort(array, for: index) }
      var element = index < array.count ? array[index] : nil
      try insert(value, below: component, path.dropFirst(), into: &element)
      array.replaceSubrange(index..<Swift.min(index + 1, array.count), with: [element ?? NSNull()])
      tree = array
    }
  }

  private static func insert(
    _ value: Any?, below component: JSONPath.Component, _ path: ArraySlice<JSONPath.Component>,
    into tree: inout Any?
  ) throws {
    try JSONEncodingError.locating(component) {
      try insert(value, at: path, into: &tree)
    }
  }

  private static func container<C>(_ tree: Any?, or empty: C) throws -> C {
    guard let tree else { return empty }
    guard let container = tree as? C else {
      let expected = Wording.name(of: C.self)
      throw JSONEncodingError(
        problem: .wrongContainer(found: Wording.found(tree), expected: expected))
    }
    return container
  }

  private static func tooShort(_ array: [Any], for index: Int) -> JSONEncodingError {
    JSONEncodingError(
      problem: .wrongContainer(
        found: "array of length \(array.count)", expected: "length \(index) or more"))
  }
}
