import Foundation

extension Dictionary where Key == String, Value == Any {
  /// Writes a value under a key.
  ///
  ///     try json.archive(name, key: "full_name")
  ///
  /// - Parameters:
  ///   - value: Any value that the encoding rules know; nil leaves the key out.
  ///   - key: The key, dots included; in the style of ``JSONOptions/keys``. What the dictionary holds there is replaced.
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form, with the path.
  public mutating func archive(_ value: Any?, key: String) throws {
    let isDone = EncodingScope.run { scope in
      guard Self.isPlain(value, scope) else { return false }
      set(value, forKey: scope.key(for: key), roomForSix)
      return true
    }
    if isDone { return }
    try archive(at: .key(key)) { try ValueEncoder.encodeProperty(value, $0) }
  }

  /// Writes a value at a key path such as `a.b[0].c`, and makes the objects and arrays between.
  ///
  /// An index must be that of an element, or the next one. Nil leaves the key out, and makes nothing
  /// between. An element of an array that is there, or its next one, is null then: those that follow keep
  /// their places.
  ///
  /// - Throws: ``JSONEncodingError`` where the value has no JSON form, the key path is malformed,
  ///   or it leads through something that is neither object nor array.
  public mutating func archive(_ value: Any?, keyPath: String) throws {
    let location = RestoreLocation.keyPath(keyPath)
    if EncodingScope.run({ Self.isPlain(value, $0) }) {
      return try insert(value, at: Self.steps(to: location))
    }
    try archive(at: location) { try ValueEncoder.encodeProperty(value, $0) }
  }

  /// Writes a value under a key through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: D?, key: String, transformer: JSONTransformer<E, D>
  ) throws {
    try archive(value, at: .key(key), by: transformer.encoder(of: D?.self))
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
    try archive(value, at: .key(key), by: transformer.encoder(of: T.self))
  }

  /// Writes a value at a key path through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  public mutating func archive<E, D>(
    _ value: D?, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws {
    try archive(value, at: .keyPath(keyPath), by: transformer.encoder(of: D?.self))
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
    try archive(value, at: .keyPath(keyPath), by: transformer.encoder(of: T.self))
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

  /// Returns whether a value is written as it is: a scalar, or nil that is left out.
  @inline(__always)
  private static func isPlain(_ value: __shared Any?, _ scope: EncodingScope) -> Bool {
    guard scope.hasRoom(for: 1) else { return false }
    if Memory.isNil(value) { return !scope.settings.writesNull }
    return Memory.isStored(inside: value, as: String.self)
      || Memory.isStored(inside: value, as: Int.self)
      || TreeValue.isScalar(Memory.unwrapped(value))
  }

  /// Writes what a body returns to a place; nil removes what is there.
  mutating func archive(
    at location: RestoreLocation, _ encode: (EncodingScope) throws -> Any?
  ) throws {
    guard case .key(let name) = location else {
      let steps = try Self.steps(to: location)
      return try insert(Self.encoded(at: JSONPath(steps), encode), at: steps)
    }
    let key = JSONOptions.currentKey(for: name)
    // Not by `set`, which would copy the value.
    guard let value = try Self.encoded(at: JSONPath([.key(key)]), encode) else {
      if !isEmpty { removeValue(forKey: key) }
      return
    }
    if capacity == 0 { self = roomForThree }
    updateValue(value, forKey: key)
  }

  /// Returns what a body returns for a member of an object; an error gets its place in front.
  @inline(__always)
  private static func encoded(
    at path: @autoclosure () -> JSONPath, _ encode: (EncodingScope) throws -> Any?
  ) throws -> Any? {
    try EncodingScope.run { scope in
      try scope.enter(Self.self)
      defer { scope.leave() }
      return try JSONEncodingError.locating(path()) { try encode(scope) }
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
      guard let steps = KnownKeyPaths.steps(of: text, style), steps.count > 0 else {
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
    try insert(value, at: steps, from: 0)
  }

  /// Writes a value to the place in this object that the steps from a depth on lead to.
  private mutating func insert(
    _ value: Any?, at steps: [JSONPath.Component], from depth: Int
  ) throws {
    guard case .key(let key) = steps[depth] else {
      throw Self.error(at: steps[..<depth], self, expected: [Any].self)
    }
    if depth == steps.count - 1 {
      set(value, forKey: key)
    } else if let place = index(forKey: key) {
      try Self.insert(value, at: steps, from: depth + 1, into: &values[place])
    } else if let value {
      set(try Self.containers(of: value, at: steps, from: depth + 1), forKey: key)
    }
  }

  /// Sets a member of an object, or removes it.
  ///
  /// - Parameters:
  ///   - value: The value; nil for none.
  ///   - key: The key.
  ///   - room: An empty object, in whose place one without room is put.
  @_transparent
  private mutating func set(
    _ value: Any?, forKey key: String, _ room: @autoclosure () -> JSONObject = roomForThree
  ) {
    if Memory.isNil(value) {
      if !isEmpty { removeValue(forKey: key) }
    } else {
      if capacity == 0 { self = room() }
      updateValue(Memory.unwrapped(value), forKey: key)
    }
  }

  /// Writes a value to the place in a tree that the steps from a depth on lead to.
  ///
  /// A container is taken out while it changes, so that it is not copied. What was stored as another type,
  /// such as `[Int]`, is.
  private static func insert(
    _ value: Any?, at steps: [JSONPath.Component], from depth: Int, into tree: inout Any
  ) throws {
    if Restoring.isNull(tree) {
      if let value { tree = try containers(of: value, at: steps, from: depth) }
      return
    }
    switch steps[depth] {
    case .key:
      try change(&tree, as: JSONObject.self, at: steps[..<depth]) {
        try $0.insert(value, at: steps, from: depth)
      }
    case .index(let index):
      try change(&tree, as: [Any].self, at: steps[..<depth]) { array in
        if index > array.count { throw tooShort(array, for: index, at: steps[..<depth]) }
        if index == array.count {
          // An element that is left out would move the next one to its place.
          array.append(
            try value.map { try containers(of: $0, at: steps, from: depth + 1) } ?? NSNull())
        } else if depth == steps.count - 1 {
          array[index] = value ?? NSNull()
        } else {
          try insert(value, at: steps, from: depth + 1, into: &array[index])
        }
      }
    }
  }

  /// Changes a container in a tree; on error it is as it was, also one of another type.
  private static func change<C>(
    _ tree: inout Any, as type: C.Type, at place: @autoclosure () -> ArraySlice<JSONPath.Component>,
    _ body: (inout C) throws -> Void
  ) throws {
    guard
      var container = Memory.stored(tree, as: type)
        ?? (tree as? any OptionalValue)?.wrappedAsAny as? C
    else {
      throw error(at: place(), tree, expected: type)
    }
    let original = Memory.isStored(tree, as: type) ? nil : tree
    tree = ()
    do {
      try body(&container)
      tree = container
    } catch {
      tree = original ?? container
      throw error
    }
  }

  /// Returns a value inside the containers that the steps from a depth on make.
  private static func containers(
    of value: Any, at steps: [JSONPath.Component], from depth: Int
  ) throws -> Any {
    for place in depth..<steps.count {
      guard case .index(let index) = steps[place], index > 0 else { continue }
      throw tooShort([], for: index, at: steps[..<place])
    }
    var value = value
    var place = steps.count
    // No reversed slice, whose iterator is generic where nothing is optimised.
    while place > depth {
      place -= 1
      guard case .key(let key) = steps[place] else {
        value = [value]
        continue
      }
      var object: JSONObject = [:]
      object.set(value, forKey: key)
      value = object
    }
    return value
  }

  private static func error(
    at place: ArraySlice<JSONPath.Component>, _ found: Any, expected: Any.Type
  ) -> JSONEncodingError {
    let problem = JSONEncodingError.Problem.wrongContainer(
      found: Wording.found(found), expected: Wording.name(of: expected))
    return JSONEncodingError(path: JSONPath(Array(place)), problem: problem)
  }

  private static func tooShort(
    _ array: [Any], for index: Int, at place: ArraySlice<JSONPath.Component>
  ) -> JSONEncodingError {
    JSONEncodingError(
      path: JSONPath(Array(place)),
      problem: .wrongContainer(
        found: "array of length \(array.count)", expected: "length \(index) or more"))
  }
}

/// An empty object with room for three members, which never changes.
///
/// The smallest dictionary has room for one, and needs another storage for the second. Where a member is
/// added, a copy of this one is made, in a fifth of the time that `reserveCapacity` takes, which is not
/// compiled for a type.
nonisolated(unsafe) private let roomForThree = JSONObject(minimumCapacity: 3)

/// The same with room for six, for an object whose members are written one after the other.
nonisolated(unsafe) private let roomForSix = JSONObject(minimumCapacity: 6)
