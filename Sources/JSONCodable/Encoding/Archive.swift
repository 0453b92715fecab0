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
    let steps = try Self.steps(to: location)
    let encoded = try EncodingScope.run { scope in
      try scope.enter(Self.self)
      defer { scope.leave() }
      return try JSONEncodingError.locating(JSONPath(steps)) { try encode(scope) }
    }
    if case .key(let key) = steps[0], steps.count == 1 {
      self[key] = encoded
    } else {
      try insert(encoded, at: steps)
    }
  }

  /// Returns the steps to a place, in the key style of the running task.
  static func steps(to location: RestoreLocation) throws -> [JSONPath.Component] {
    switch location {
    case .key(let key): return [.key(JSONOptions.currentKey(for: key))]
    case .keys(let keys):
      guard let key = keys.first else {
        throw JSONEncodingError(problem: .invalidKeyPath(""))
      }
      return try steps(to: .key(key))
    case .keyPath(let text):
      let style = JSONContext.scopedKeyStyle ?? .default
      guard let steps = KnownKeyPaths.steps(of: text, style), !steps.isEmpty else {
        throw JSONEncodingError(problem: .invalidKeyPath(text))
      }
      return steps
    }
  }
}

// MARK: - Key paths

extension Dictionary where Key == String, Value == Any {
  /// Writes a value to its place, and makes the objects and arrays between; nil removes what is there.
  ///
  /// - Throws: ``JSONEncodingError`` `wrongContainer`, with nothing changed.
  /// - Complexity: O(*n*) for *n* steps, and an array on the way is copied where it is shared.
  mutating func insert(_ value: Any?, at steps: [JSONPath.Component]) throws {
    try Self.check(steps, from: self, isRemoval: value == nil)
    var tree: Any? = self
    self = [:]
    Self.insert(value, at: steps[...], into: &tree)
    self = Self.take(&tree) ?? [:]
  }

  /// Checks that steps lead through objects and arrays, or to nothing.
  private static func check(
    _ steps: [JSONPath.Component], from object: JSONObject, isRemoval: Bool
  ) throws {
    var tree: Any? = object
    for (depth, step) in steps.enumerated() {
      if let present = tree, Restoring.isNull(present) { tree = nil }
      if tree == nil, isRemoval { return }
      do {
        switch step {
        case .key(let key): tree = try container(tree, or: JSONObject())[key]
        case .index(let index):
          let array = try container(tree, or: [Any]())
          guard index <= array.count else { throw tooShort(array, for: index) }
          tree = index < array.count ? array[index] : nil
        }
      } catch {
        throw JSONEncodingError.wrap(error, under: JSONPath(Array(steps[..<depth])))
      }
    }
  }

  /// Writes a value to its place in a tree, through which the steps lead; `tree` is nil where there is
  /// nothing yet.
  ///
  /// Each container is taken out while it changes, so that it is not copied.
  private static func insert(
    _ value: Any?, at steps: ArraySlice<JSONPath.Component>, into tree: inout Any?
  ) {
    if let present = tree, Restoring.isNull(present) { tree = nil }
    guard let step = steps.first else { return tree = value }
    guard value != nil || tree != nil else { return }
    switch step {
    case .key(let key):
      var object: JSONObject = take(&tree) ?? [:]
      insert(value, at: steps.dropFirst(), into: &object[key])
      tree = object
    case .index(let index):
      var array: [Any] = take(&tree) ?? []
      var element: Any?
      if index < array.count {
        element = array[index]
        array[index] = NSNull()
      } else {
        array.append(NSNull())
      }
      insert(value, at: steps.dropFirst(), into: &element)
      if let element { array[index] = element }
      tree = array
    }
  }

  /// Returns what stands in a variable, which holds nothing then.
  private static func take<C>(_ tree: inout Any?) -> C? {
    defer { tree = nil }
    return tree.flatMap { Memory.stored($0, as: C.self) }
  }

  private static func container<C>(_ tree: Any?, or empty: C) throws -> C {
    guard let tree else { return empty }
    guard let container = Memory.stored(tree, as: C.self) else {
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
