import Foundation

// What the verbs do with what they find:
//
//   the dictionary holds   optional property   other property   required        in an update
//   nothing                unchanged           unchanged        missingValue    unchanged
//   null                   becomes nil         unchanged        missingValue    the same
//   the right type         set                 set              set             set, or updated in place
//   anything else          wrongType           wrongType        wrongType       wrongType

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
//     DecodingRule.ofType      what null and a value become; refuses a number that no type holds
//     Restoring                opens optionals, makes elements and members, names what is wrong
//
// There are two verbs for each place. One is for types that restore themselves, and is compiled for each of
// them. The other takes every type, and asks at run time for its rule: `Any`, raw values without a
// conformance, and containers of such. With a key path, several keys or a transformer there is the second
// one alone.

extension Dictionary where Key == String, Value == Any {
  /// Restores a property from the value at a key.
  ///
  ///     try json.restore(&name, key: "full_name")
  ///
  /// What is restored here is written by another line, or by the default encoding. A mapping of two sides
  /// wants a test that holds them together: `RoundTripCheck(User.self).require(documents: […])`.
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
    let isDone = try restoreQuickly(&property, key, required) {
      try T(JSONValue: $0)
    } inScope: {
      try T(JSONValue: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores a property of a type with raw values, which need no conformance, from the value at a key.
  ///
  /// - Throws: ``JSONDecodingError`` with the path: `wrongType`, or `unknownCase` for a raw value that the
  ///   type does not know.
  @_disfavoredOverload
  @inlinable
  public func restore<T: RawRepresentable>(
    _ property: inout T, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    let isDone = try restoreQuickly(&property, key, required) {
      try Restoring.rawRepresentable(of: $0)
    } inScope: {
      try Restoring.rawRepresentable(of: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores an optional property of a type with raw values from the value at a key; null makes it nil.
  ///
  /// - Throws: ``JSONDecodingError`` with the path: `wrongType`, or `unknownCase` for a raw value that the
  ///   type does not know.
  @_disfavoredOverload
  @inlinable
  public func restore<T: RawRepresentable>(
    _ property: inout T?, key: String, required: Bool = false
  ) throws where T.RawValue: JSONRestorable {
    let isDone = try restoreQuickly(&property, key, required) {
      TreeValue.isNull($0) ? nil : try Restoring.rawRepresentable(T.self, of: $0)
    } inScope: {
      TreeValue.isNull($0) ? nil : try Restoring.rawRepresentable(T.self, of: $0)
    }
    if isDone { return }
    try restoreGenerally(&property, key, required)
  }

  /// Restores a property of any type that JSON makes from the value at a key.
  ///
  /// These are types that restore themselves, types with raw values of such, `Any`, and optionals, arrays,
  /// sets and dictionaries of all of them.
  ///
  /// - Parameters:
  ///   - property: The property; unchanged where there is no value, and on error.
  ///   - key: The key, taken literally.
  ///   - required: Whether a missing value or null is an error.
  ///   - skipping: Which elements of a collection are left out.
  /// - Throws: ``JSONDecodingError`` with the path; `unsupportedType` for a type that no JSON makes.
  @_disfavoredOverload
  public func restore<T>(
    _ property: inout T, key: String, required: Bool = false, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .key(key), request, by: .ofType)
  }

  /// Restores a property of any type that JSON makes from the value at the first of several keys that is
  /// there.
  ///
  /// - Parameters:
  ///   - property: The property; unchanged where there is no value, and on error.
  ///   - keys: The names that a feed has had over the years. The first one that the object has is read,
  ///     also where null stands there.
  ///   - required: Whether a missing value or null is an error.
  ///   - skipping: Which elements of a collection are left out.
  /// - Throws: ``JSONDecodingError`` with the path; `unsupportedType` for a type that no JSON makes.
  public func restore<T>(
    _ property: inout T, keys: [String], required: Bool = false, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .keys(keys), request, by: .ofType)
  }

  /// Restores a property of any type that JSON makes from the value at a key path such as `a.b[0].c`.
  ///
  /// A path that leads into nothing or null finds nothing. One that leads through a value of another
  /// kind, such as a key of a string, is an error at that place.
  ///
  /// - Parameters:
  ///   - property: The property; unchanged where there is no value, and on error.
  ///   - keyPath: Keys, and indices in brackets.
  ///   - required: Whether a missing value or null is an error.
  ///   - skipping: Which elements of a collection are left out.
  /// - Throws: ``JSONDecodingError`` with the path; `invalidKeyPath`, or `unsupportedType` for a type
  ///   that no JSON makes.
  public func restore<T>(
    _ property: inout T, keyPath: String, required: Bool = false, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .keyPath(keyPath), request, by: .ofType)
  }
}

// MARK: - The one way behind all verbs

/// Where a verb looks.
enum RestoreLocation: Hashable, Sendable {
  case key(String)
  /// At the first of several keys that is there.
  case keys([String])
  case keyPath(String)

  /// The place as the program says it; of several keys the one that is written.
  var text: String {
    switch self {
    case .key(let text), .keyPath(let text): text
    case .keys(let keys): keys.first ?? ""
    }
  }
}

extension Dictionary where Key == String, Value == Any {
  @usableFromInline
  func restoreGenerally<T>(_ property: inout T, _ key: String, _ required: Bool) throws {
    try restore(&property, at: .key(key), RestoreRequest(isRequired: required), by: .ofType)
  }

  @usableFromInline
  func valueGenerally<T>(_ key: String) throws -> T {
    try requiredValue(at: .key(key), by: .ofType)
  }

  @usableFromInline
  func valueIfPresentGenerally<T>(_ key: String) throws -> T? {
    try optionalValue(at: .key(key), by: .ofType)
  }

  func restore<T>(
    _ property: inout T, at location: RestoreLocation, _ request: RestoreRequest,
    by rule: DecodingRule<T>, default: () throws -> T? = { nil }
  ) throws {
    if let recorder = DecodingScope.recorder {
      let isOver = withUnsafePointer(to: &property) {
        recorder.note(
          ReadingNote(location, T.self, request, rule.transform, at: UnsafeRawPointer($0)), in: self
        )
      }
      if isOver { return }
    }
    do {
      try read(at: location) { try rule.restore(&property, from: $0, request, default: `default`) }
    } catch {
      guard DecodingScope.record(error) else { throw error }
    }
  }

  /// Restores a variable whose type only its rule knows.
  func restore(
    _ variable: UnsafeMutableRawPointer, key: String, of type: any Any.Type,
    by rule: AnyDecodingRule
  ) throws {
    if let recorder = DecodingScope.recorder {
      let note = ReadingNote(
        .key(key), type, RestoreRequest(), rule.transform, at: UnsafeRawPointer(variable))
      if recorder.note(note, in: self) { return }
    }
    do {
      try read(at: .key(key)) { try rule.restore(variable, from: $0, RestoreRequest()) }
    } catch {
      guard DecodingScope.record(error) else { throw error }
    }
  }

  func requiredValue<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping = .nothing, by rule: DecodingRule<T>
  ) throws -> T {
    note(location, T.self, RestoreRequest(isRequired: true, skipping: skipping), rule)
    return try read(at: location) { found in
      guard let found, let value = try rule.value(of: found, skipping) else {
        throw Restoring.missing(rule.expectation())
      }
      return value
    }
  }

  func optionalValue<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping = .nothing, by rule: DecodingRule<T>
  ) throws -> T? {
    note(location, T.self, RestoreRequest(skipping: skipping), rule)
    return try read(at: location) { found in
      try found.flatMap { found in
        try ConvertedScalar.unlessEmpty(found) { try rule.value(of: $0, skipping) } ?? nil
      }
    }
  }

  /// Notes a value that a verb returns, for the audit.
  private func note(
    _ location: RestoreLocation, _ type: any Any.Type, _ request: RestoreRequest,
    _ rule: AnyDecodingRule
  ) {
    guard let recorder = DecodingScope.recorder else { return }
    _ = recorder.note(ReadingNote(location, type, request, rule.transform, at: nil), in: self)
  }

  /// Runs a body with what stands at a place, or nil; errors get the place in front.
  private func read<R>(at location: RestoreLocation, _ body: (Any?) throws -> R) throws -> R {
    guard let recorder = DecodingScope.recorder else { return try find(location, body) }
    recorder.depth += 1
    defer { recorder.depth -= 1 }
    return try find(location, body)
  }

  private func find<R>(_ location: RestoreLocation, _ body: (Any?) throws -> R) throws -> R {
    switch location {
    case .key(let name):
      let key = JSONOptions.currentKey(for: name)
      DecodingScope.ask(self, for: [.key(key)])
      return try DecodingScope.read(at: .key(key)) { try body(self[key]) }
    case .keys(let names):
      let keys = names.map(JSONOptions.currentKey)
      for key in keys { DecodingScope.ask(self, for: [.key(key)]) }
      guard let key = keys.first(where: { self[$0] != nil }) ?? keys.first else {
        throw JSONDecodingError(problem: .invalidKeyPath(""))
      }
      return try DecodingScope.read(at: .key(key)) { try body(self[key]) }
    case .keyPath(let text):
      guard let steps = JSONPath.components(of: text)?.map(\.inCurrentKeyStyle) else {
        throw JSONDecodingError(problem: .invalidKeyPath(text))
      }
      DecodingScope.ask(self, for: steps)
      let found = try value(at: steps)
      return try DecodingScope.read(along: steps) { try body(found) }
    }
  }

  /// Returns what stands at a place, as it is.
  func value(_ type: Any?.Type, at location: RestoreLocation) throws -> Any? {
    try find(location) { $0.flatMap { Restoring.isNull($0) ? nil : $0 } }
  }

  /// Returns the value that steps lead to; nil where they lead into nothing or null.
  ///
  /// In an update, null further up removes all that is below, so it is what the steps lead to.
  func value(at steps: [JSONPath.Component]) throws -> Any? {
    var value: Any = self
    for (depth, component) in steps.enumerated() {
      do {
        guard let inner = try Restoring.unlessNull(value, { try step(component, into: $0) }) else {
          return DecodingScope.isUpdating ? NSNull() : nil
        }
        guard let found = inner else { return nil }
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
