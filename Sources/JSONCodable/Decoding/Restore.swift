import Foundation

// What the verbs do with what they find:
//
//   the dictionary holds   optional property   other property   required
//   nothing                unchanged           unchanged        missingValue
//   null                   becomes nil         unchanged        missingValue
//   the right type         set                 set              set
//   anything else          wrongType           wrongType        wrongType

// The way of a key from `restore` to the property:
//
//     restore(&name, key: "name")
//       |
//     restoreQuickly           QuickReading: does a context or a lenient reading change anything here?
//       |-- no, the quick way
//       '-- yes, in a scope    DecodingScope: the key in its style; if lenient, the step on the trail
//     restorePlainly           QuickReading: self[key], T(JSONValue:), the property
//       |
//       |   no value           unchanged; if required, the general way, which throws missingValue
//       |   null               nil for an optional; for all else the general way
//       |   a wrong type       thrown under the key; a lenient reading records it and goes on
//       |   a wary reading     the general way, before anything is read
//       |   a hand-made `as Any` of an optional that the type refuses: the general way
//       |
//     restoreGenerally         here: finds the value at a key or key path, each step in its style
//     DecodingRule             what null and a value become; refuses a number that no type holds
//     Restoring                opens optionals, makes elements and members, names what is wrong
//
// A key path, a transformer, `Any` and containers of raw values take the general way at once.

extension Dictionary where Key == String, Value == Any {
  /// Restores a property from the value at a key.
  ///
  ///     try json.restore(&name, key: "full_name")
  ///
  /// - Parameters:
  ///   - property: The property; unchanged where there is no value, and on error.
  ///   - key: The key, taken literally.
  ///   - required: Whether a missing value or null is an error.
  /// - Throws: ``JSONDecodingError`` with the path.
  @inlinable
  public func restore<T: JSONRestorable>(
    _ property: inout T, key: String, required: Bool = false
  ) throws {
    let isDone = try restoreQuickly(&property, key, required, null: nil) {
      try T(JSONValue: $0)
    } inScope: {
      try T(JSONValue: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores an optional property from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  @inlinable
  public func restore<T: JSONRestorable>(
    _ property: inout T?, key: String, required: Bool = false
  ) throws {
    let isDone = try restoreQuickly(&property, key, required, null: .some(nil)) {
      try T(JSONValue: $0)
    } inScope: {
      try T(JSONValue: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores a property from the value at a key path such as `a.b[0].c`.
  ///
  /// A path that leads into nothing or null finds nothing. One that leads through a value of another
  /// kind, such as a key of a string, is an error at that place.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  public func restore<T: JSONRestorable>(
    _ property: inout T, keyPath: String, required: Bool = false
  ) throws {
    try restore(&property, at: .keyPath(keyPath), required, by: .restorable)
  }

  /// Returns the value at a key; for `let` properties.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null.
  @inlinable
  public func value<T: JSONRestorable>(_ type: T.Type = T.self, key: String) throws -> T {
    let value = try quickValue(key) {
      try T(JSONValue: $0)
    } inScope: {
      try T(JSONValue: $0)
    }
    if let value { return value }
    return try valueGenerally(key)
  }

  /// Returns the value at a key path; for `let` properties.
  ///
  /// - Throws: ``JSONDecodingError``: `missingValue` where there is nothing or null.
  public func value<T: JSONRestorable>(_ type: T.Type = T.self, keyPath: String) throws -> T {
    try requiredValue(at: .keyPath(keyPath), by: .restorable)
  }

  /// Returns the value at a key, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  @inlinable
  public func valueIfPresent<T: JSONRestorable>(
    _ type: T.Type = T.self, key: String
  ) throws -> T? {
    let value = try quickValue(key) {
      try T(JSONValue: $0)
    } inScope: {
      try T(JSONValue: $0)
    }
    if let value { return value }
    return try valueIfPresentGenerally(key)
  }

  /// Returns the value at a key path, or nil where there is nothing or null.
  ///
  /// - Throws: ``JSONDecodingError`` where the value is not of the right type.
  public func valueIfPresent<T: JSONRestorable>(
    _ type: T.Type = T.self, keyPath: String
  ) throws -> T? {
    try optionalValue(at: .keyPath(keyPath), by: .restorable)
  }
}

// MARK: - The one way behind all verbs

/// Where a verb looks: at a key or at a key path.
enum RestoreLocation {
  case key(String)
  case keyPath(String)

  /// The steps to the place, in the key style of the running task; none for a malformed key path.
  var steps: [JSONPath.Component] {
    switch self {
    case .key(let key): [.key(JSONOptions.currentKey(for: key))]
    case .keyPath(let text): JSONPath.components(of: text)?.map(\.inCurrentKeyStyle) ?? []
    }
  }
}

extension Dictionary where Key == String, Value == Any {
  @usableFromInline
  func restoreGenerally<T: JSONRestorable>(
    _ property: inout T, _ key: String, _ required: Bool
  ) throws {
    try restore(&property, at: .key(key), required, by: .restorable)
  }

  @usableFromInline
  func valueGenerally<T: JSONRestorable>(_ key: String) throws -> T {
    try requiredValue(at: .key(key), by: .restorable)
  }

  @usableFromInline
  func valueIfPresentGenerally<T: JSONRestorable>(_ key: String) throws -> T? {
    try optionalValue(at: .key(key), by: .restorable)
  }

  func restore<T>(
    _ property: inout T, at location: RestoreLocation, _ required: Bool, by rule: DecodingRule<T>
  ) throws {
    do {
      let found = try find(location)
      try DecodingScope.read(along: location.steps) {
        if let found, let value = try Restoring.unlessNull(found, rule.make) {
          property = value
        } else if required {
          throw Restoring.missing(rule.expectation())
        } else if found != nil, let null = try rule.null() {
          property = null
        }
      }
    } catch {
      guard DecodingScope.record(error) else { throw error }
    }
  }

  func requiredValue<T>(at location: RestoreLocation, by rule: DecodingRule<T>) throws -> T {
    let found = try find(location)
    return try DecodingScope.read(along: location.steps) {
      guard let found, let value = try Restoring.unlessNull(found, rule.make) else {
        throw Restoring.missing(rule.expectation())
      }
      return value
    }
  }

  func optionalValue<T>(at location: RestoreLocation, by rule: DecodingRule<T>) throws -> T? {
    let found = try find(location)
    return try DecodingScope.read(along: location.steps) {
      try found.flatMap { try Restoring.unlessNull($0, rule.optional.make) ?? nil }
    }
  }

  private func find(_ location: RestoreLocation) throws -> Any? {
    switch location {
    case .key(let key): return self[JSONOptions.currentKey(for: key)]
    case .keyPath(let text):
      guard let steps = JSONPath.components(of: text) else {
        throw JSONDecodingError(problem: .invalidKeyPath(text))
      }
      return try value(at: steps.map(\.inCurrentKeyStyle))
    }
  }

  /// Returns the value that steps lead to; nil where they lead into nothing or null.
  private func value(at steps: [JSONPath.Component]) throws -> Any? {
    var value: Any = self
    for (depth, component) in steps.enumerated() {
      do {
        let inner = try Restoring.unlessNull(value) { try step(component, into: $0) }
        guard let found = inner ?? nil else { return nil }
        value = found
      } catch {
        throw JSONDecodingError.wrap(error, under: JSONPath(Array(steps[..<depth])))
      }
    }
    return value
  }

  private func step(_ component: JSONPath.Component, into value: Any) throws -> Any? {
    switch component {
    case .key(let key): return try Restoring.object(value, for: JSONObject.self)[key]
    case .index(let index):
      let array = try Restoring.array(value, for: [Any].self)
      return array.indices.contains(index) ? array[index] : nil
    }
  }
}
