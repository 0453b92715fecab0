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
    let key = JSONOptions.currentKey(for: key)
    self[key] = try Self.encodeInside {
      scope in
      try JSONEncodingError.locating(.key(key)) {
        try ValueEncoder.encodeProperty(value as Any, scope)
      }
    }
  }

  /// Writes a value at a key path such as `a.b[0].c`, and makes the objects and arrays between.
  ///
  /// An index must be that of an element, or the next one. Nil leaves the key out, makes nothing
  /// between, and turns an element that is there into null.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form, the key path is malformed,
  ///   or it leads through something that is neither object nor array.
  public mutating func archive(_ value: Any?, keyPath: String) throws {
    let path = try Self.parsed(keyPath)
    let encoded = try JSONEncodingError.locating(path) {
      try Self.encodeInside { try ValueEncoder.encodeProperty(value as Any, $0) }
    }
    try Self.insert(encoded, at: path.components[...], into: &self)
  }

  /// Writes a value under a key through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: D?, key: String, transformer: JSONTransformer<E, D>
  ) throws {
    let path = JSONPath([.key(JSONOptions.currentKey(for: key))])
    try archive(Self.transformed(value, by: transformer, at: path), key: key)
  }

  /// Writes an array under a key, element by element through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: [D]?, key: String, transformer: JSONTransformer<E, D>
  ) throws {
    let path = JSONPath([.key(JSONOptions.currentKey(for: key))])
    try archive(Self.transformed(value, by: transformer, at: path), key: key)
  }

  /// Writes a value at a key path through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: D?, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws {
    let path = try Self.parsed(keyPath)
    try archive(Self.transformed(value, by: transformer, at: path), keyPath: keyPath)
  }

  /// Writes an array at a key path, element by element through a transformer; nil leaves the key
  /// out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: [D]?, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws {
    let path = try Self.parsed(keyPath)
    try archive(Self.transformed(value, by: transformer, at: path), keyPath: keyPath)
  }
}

extension Dictionary where Key == String, Value == Any {
  /// Encodes a value that stands in an object.
  private static func encodeInside(_ body: (EncodingScope) throws -> Any?) throws -> Any? {
    try EncodingScope.run { scope in
      try scope.enter(Self.self)
      defer { scope.leave() }
      return try body(scope)
    }
  }
}

// MARK: - Transformers

extension Dictionary where Key == String, Value == Any {
  private static func parsed(_ keyPath: String) throws -> JSONPath {
    guard let path = JSONPath(keyPath), !path.components.isEmpty else {
      throw JSONEncodingError(problem: .invalidKeyPath(keyPath))
    }
    return JSONPath(path.components.map(\.inCurrentKeyStyle))
  }

  private static func transformed<E, D>(
    _ value: D?, by transformer: JSONTransformer<E, D>, at path: JSONPath
  ) throws -> E? {
    try JSONEncodingError.locating(path) { try value.flatMap { try transformer.encode($0) } }
  }

  private static func transformed<E, D>(
    _ values: [D]?, by transformer: JSONTransformer<E, D>, at path: JSONPath
  ) throws -> [E]? {
    try values?.enumerated().map { index, value in
      try JSONEncodingError.locating(path.appending(.index(index))) {
        try transformer.encode(value)
      }
    }
  }
}

// MARK: - Key paths

extension Dictionary where Key == String, Value == Any {
  private static func insert(
    _ value: Any?, at path: ArraySlice<JSONPath.Component>, into object: inout JSONObject
  ) throws {
    var tree: Any? = object
    try insert(value, at: path, into: &tree)
    object = try Restoring.object(tree ?? object, for: JSONObject.self)
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
