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
    try EncodingScope.run { scope in
      let key = scope.key(for: key)
      if Self.isPlain(value, scope) { return set(value, forKey: key, roomForSix) }
      try archive(under: key, scope) { try ValueEncoder.encodeProperty(value, scope) }
    }
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
    try EncodingScope.run { scope in
      let steps = try Self.steps(of: keyPath, scope.settings.keys)
      if Self.isPlain(value, scope) { return try insert(value, at: steps) }
      try archive(at: steps, scope) { try ValueEncoder.encodeProperty(value, scope) }
    }
  }

  /// Writes a value under a key through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  @inlinable
  public mutating func archive<E, D>(
    _ value: D?, key: String, transformer: JSONTransformer<E, D>
  ) throws {
    // Inlined where the type is known: generic code asks the runtime for that of an optional each time.
    guard let value else { return try archive(nil, key: key) }
    try archive(partsOf: value, key: key, transformer)
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
    try archive(partsOf: value, key: key, transformer)
  }

  /// Writes a value at a key path through a transformer; nil leaves the key out.
  ///
  /// - Throws: ``JSONEncodingError`` with the path; `underlying` for an error of the transformer.
  @inlinable
  public mutating func archive<E, D>(
    _ value: D?, keyPath: String, transformer: JSONTransformer<E, D>
  ) throws {
    guard let value else { return try archive(nil, keyPath: keyPath) }
    try archive(partsOf: value, keyPath: keyPath, transformer)
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
    try archive(partsOf: value, keyPath: keyPath, transformer)
  }
}

// MARK: - The one way behind all verbs

extension Dictionary where Key == String, Value == Any {
  /// Returns whether a value is written as it is: a scalar, or nil that is left out.
  @inline(__always)
  private static func isPlain(_ value: __shared Any?, _ scope: EncodingScope) -> Bool {
    guard scope.hasRoom(for: 1) else { return false }
    if Memory.isNil(value) { return !scope.settings.writesNull }
    return Memory.isStored(inside: value, as: String.self)
      || Memory.isStored(inside: value, as: Int.self)
      || TreeValue.isScalar(Memory.unwrapped(value))
  }

  /// Writes a value under a key, its parts through a transformer.
  @usableFromInline
  mutating func archive<T, E, D>(
    partsOf value: T, key: String, _ transformer: JSONTransformer<E, D>
  ) throws {
    try EncodingScope.run { scope in
      try archive(under: scope.key(for: key), scope) {
        try Self.encoded(partsOf: value, by: transformer, scope)
      }
    }
  }

  /// Writes a value at a key path, its parts through a transformer.
  @usableFromInline
  mutating func archive<T, E, D>(
    partsOf value: T, keyPath: String, _ transformer: JSONTransformer<E, D>
  ) throws {
    try EncodingScope.run { scope in
      try archive(at: Self.steps(of: keyPath, scope.settings.keys), scope) {
        try Self.encoded(partsOf: value, by: transformer, scope)
      }
    }
  }

  /// Returns what a transformer makes of the parts of a value, or what stands for nil.
  @inline(__always)
  private static func encoded<T, E, D>(
    partsOf value: T, by transformer: JSONTransformer<E, D>, _ scope: EncodingScope
  ) throws -> Any? {
    let encoder = transformer.encoder(of: T.self)
    return try Memory.withPlace(of: value) { try encoder.encode($0, scope) }
      ?? (scope.settings.writesNull ? NSNull() : nil)
  }

  /// Writes what a body returns under a key; nil removes what is there.
  private mutating func archive(
    under key: String, _ scope: EncodingScope, _ encode: () throws -> Any?
  ) throws {
    // Not by `set`, which would copy the value.
    guard let value = try Self.inObject(at: JSONPath([.key(key)]), scope, encode) else {
      if !isEmpty { removeValue(forKey: key) }
      return
    }
    if capacity == 0 { self = roomForSix }
    updateValue(value, forKey: key)
  }

  /// Writes what a body returns at the end of several steps; nil removes what is there.
  private mutating func archive(
    at steps: [JSONPath.Component], _ scope: EncodingScope, _ encode: () throws -> Any?
  ) throws {
    try insert(Self.inObject(at: JSONPath(steps), scope, encode), at: steps)
  }

  /// Returns what a body returns for a member of an object; an error gets its place in front.
  @inline(__always)
  private static func inObject(
    at path: @autoclosure () -> JSONPath, _ scope: EncodingScope, _ encode: () throws -> Any?
  ) throws -> Any? {
    try scope.enter(Self.self)
    defer { scope.leave() }
    return try JSONEncodingError.locating(path(), encode)
  }
}

// MARK: - Key paths

extension Dictionary where Key == String, Value == Any {
  /// Returns the steps to a place, in the key style of the running task.
  static func steps(to location: RestoreLocation) throws -> [JSONPath.Component] {
    let style = JSONContext.scopedKeyStyle ?? .default
    switch location {
    case .key(let key): return [.key(style.key(for: key))]
    case .keys(let keys):
      guard let key = keys.first else { throw JSONEncodingError(problem: .invalidKeyPath("")) }
      return [.key(style.key(for: key))]
    case .keyPath(let text): return try steps(of: text, style)
    }
  }

  /// Returns the steps of a key path in a style of keys.
  private static func steps(
    of keyPath: String, _ style: JSONOptions.KeyStyle
  ) throws -> [JSONPath.Component] {
    guard let steps = KnownKeyPaths.steps(of: keyPath, style), steps.count > 0 else {
      throw JSONEncodingError(problem: .invalidKeyPath(keyPath))
    }
    return steps
  }

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
      // Not `[:]`, which goes through an array where nothing is optimised.
      var object = JSONObject()
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
