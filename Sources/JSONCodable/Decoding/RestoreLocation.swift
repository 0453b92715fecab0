import Foundation

// The one way behind all verbs.

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

  var isKeyPath: Bool {
    if case .keyPath = self { true } else { false }
  }

  /// Whether there is no key to look at.
  var isNowhere: Bool { self == .keys([]) }
}

extension Dictionary where Key == String, Value == Any {
  @usableFromInline
  func restoreGenerally<T>(_ property: inout T, _ key: String, _ required: Bool) throws {
    let isUnchanged = Restoring.unretainedScope?._withUnsafeGuaranteedRef {
      leavesUnchanged($0.key(for: key), in: $0)
    }
    if isUnchanged == true, !AnyDecodingRule.of(T.self).refuses { return }
    try restore(&property, at: .key(key), RestoreRequest(isRequired: required))
  }

  @usableFromInline
  func valueGenerally<T>(_ key: String) throws -> T {
    try requiredValue(at: .key(key), by: AnyDecodingRule.typed(T.self))
  }

  @usableFromInline
  func rawValueGenerally<T: RawRepresentable>(_ key: String) throws -> T
  where T.RawValue: JSONRestorable {
    try requiredValue(at: .key(key), by: .rawValue)
  }

  @usableFromInline
  func valueIfPresentGenerally<T>(_ key: String) throws -> T? {
    try optionalValue(at: .key(key), by: AnyDecodingRule.typed(T.self))
  }

  /// Restores a property by a rule, or sets a default where there is no value.
  @inline(__always)
  func restore<T>(
    _ property: UnsafeMutablePointer<T>, at location: RestoreLocation, _ request: RestoreRequest,
    by rule: AnyDecodingRule, default: () throws -> T?
  ) throws {
    try restore(property, at: location, request, of: T.self, by: rule, hasDefault: true) {
      try set(property, to: `default`)
    }
  }

  /// Sets a property to a default; returns whether there is one.
  // Apart: generic code asks the runtime for the type of an optional where it has one.
  @inline(never)
  private func set<T>(
    _ property: UnsafeMutablePointer<T>, to default: () throws -> T?
  ) throws -> Bool {
    guard let value = try `default`() else { return false }
    property.pointee = value
    return true
  }

  /// Restores a property by the rule of its type.
  // A pointer in the place of `inout`: in generic code a closure for one costs more than the look-up.
  @inline(__always)
  func restore<T>(
    _ property: UnsafeMutablePointer<T>, at location: RestoreLocation, _ request: RestoreRequest
  ) throws {
    try restore(property, at: location, request, of: T.self, by: .of(T.self))
  }

  /// Restores a property, or the parts of it, through a transformer.
  @inline(__always)
  func restore<T, E, D>(
    _ property: UnsafeMutablePointer<T>, at location: RestoreLocation, _ request: RestoreRequest,
    through transformer: JSONTransformer<E, D>
  ) throws {
    try restore(property, at: location, request, of: T.self, by: transformer.rule(of: T.self))
  }

  /// Restores a variable whose type only its rule knows.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - location: Where its value is.
  ///   - request: What is asked for, beside the place.
  ///   - type: Its type.
  ///   - rule: The rule of its type, or that of a transformer.
  ///   - hasDefault: Whether `setDefault` may set it.
  ///   - setDefault: Sets it where there is no value, and returns whether it did.
  /// - Throws: ``JSONDecodingError`` with the path.
  func restore(
    _ variable: UnsafeMutableRawPointer, at location: RestoreLocation,
    _ request: RestoreRequest = RestoreRequest(), of type: any Any.Type, by rule: AnyDecodingRule,
    hasDefault: Bool = false, setDefault: () throws -> Bool = { false }
  ) throws {
    let isDone = try restoreQuickly(variable, at: location, request, by: rule) { absence in
      // A default may read JSON itself, and in a scope it needs the way to here.
      if request.isRequired || hasDefault && Restoring.unretainedScope != nil { return false }
      if try !setDefault(), case .null = absence { try rule.setNull(variable) }
      return true
    }
    if isDone { return }
    try restoreGenerally(variable, at: location, request, of: type, by: rule, setDefault)
  }

  /// The same where a look at the value is not enough.
  // Apart: the verbs have a copy each of what is above.
  @inline(never)
  private func restoreGenerally(
    _ variable: UnsafeMutableRawPointer, at location: RestoreLocation, _ request: RestoreRequest,
    of type: any Any.Type, by rule: AnyDecodingRule, _ setDefault: () throws -> Bool
  ) throws {
    if note(location, type, request, rule, at: variable) { return }
    try restore(at: location) {
      try rule.restore(variable, from: $0, request, setDefault: setDefault)
    }
  }

  /// Restores what a body restores at a place; a lenient reading records an error and goes on.
  private func restore(at location: RestoreLocation, _ body: (Any?) throws -> Void) throws {
    do {
      try read(at: location, body)
    } catch {
      guard DecodingScope.record(error) else { throw error }
    }
  }

  func requiredValue<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping = .nothing, by rule: DecodingRule<T>
  ) throws -> T {
    try quickly(at: location, skipping, by: rule) {
      _ = note(
        location, T.self, RestoreRequest(isRequired: true, skipping: skipping), rule, at: nil)
      return try read(at: location) { found in
        guard let found, let value = try rule.value(of: found, skipping) else {
          throw Restoring.missing(rule.expectation())
        }
        return value
      }
    }
  }

  func value<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping, by rule: DecodingRule<T>,
    default: () throws -> T
  ) throws -> T {
    try quickly(at: location, skipping, by: rule) {
      try generalValue(at: location, skipping, by: rule, default: `default`)
    }
  }

  // Apart, as the setting of a default above.
  @inline(never)
  private func generalValue<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping, by rule: DecodingRule<T>,
    default: () throws -> T
  ) throws -> T {
    try optionalValue(at: location, skipping, by: rule) ?? `default`()
  }

  /// Returns a value that is found quickly, and otherwise what a body returns.
  // Not for an optional result as well: another copy in generic code would make `value(key:default:)` 4 % dearer.
  @inline(__always)
  private func quickly<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping, by rule: DecodingRule<T>,
    or general: () throws -> T
  ) throws -> T {
    if let found = quickValue(at: location, skipping) {
      do {
        return try rule.plainValue(of: found)
      } catch {
        guard Restoring.mayOpen(found, after: error) else { throw wrap(error, at: location) }
      }
    }
    return try general()
  }

  func optionalValue<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping = .nothing, by rule: DecodingRule<T>
  ) throws -> T? {
    if let found = quickValue(at: location, skipping) {
      do {
        return try rule.plainValue(of: found)
      } catch {
        guard Restoring.mayOpen(found, after: error) else { throw wrap(error, at: location) }
      }
    }
    return try optionalValueGenerally(at: location, skipping, by: rule)
  }

  // Apart: code that is not compiled for a type asks the runtime for that of its optional wherever it has a closure for one.
  @inline(never)
  private func optionalValueGenerally<T>(
    at location: RestoreLocation, _ skipping: JSONSkipping, by rule: DecodingRule<T>
  ) throws -> T? {
    _ = note(location, T.self, RestoreRequest(skipping: skipping), rule, at: nil)
    return try read(at: location) { found in
      try found.flatMap { found in
        try ConvertedScalar.unlessEmpty(found) { try rule.value(of: $0, skipping) } ?? nil
      }
    }
  }

  /// Returns what stands at a place; nil where nothing does, and where only the general way can tell.
  @inline(__always)
  private func quickValue(at location: RestoreLocation, _ skipping: JSONSkipping) -> Any? {
    guard skipping == .nothing, Restoring.unretainedScope == nil, let found = plainly(at: location),
      TreeValue.isFrequent(found) || !Restoring.mayBeNull(found)
    else { return nil }
    return found
  }

  @inline(__always)
  private func plainly(at location: RestoreLocation) -> Any? {
    switch location {
    case .key(let key): return member(key)
    case .keys(let keys):
      for key in keys { if let found = member(key) { return found } }
      return nil
    case .keyPath(let path):
      guard let steps = KnownKeyPaths.steps(of: path, .asDeclared),
        case .found(let found) = quickValue(at: steps)
      else { return nil }
      return found
    }
  }

  /// Returns an error with the place of a value that was found outside of every scope in front of its path.
  private func wrap(_ error: any Error, at location: RestoreLocation) -> any Error {
    switch location {
    case .key(let key): Restoring.wrap(error, key: key)
    case .keys(let keys): Restoring.wrap(error, key: firstKey(of: keys) ?? "")
    case .keyPath(let path):
      JSONDecodingError.wrap(
        error, under: JSONPath(KnownKeyPaths.steps(of: path, .asDeclared) ?? []))
    }
  }

  /// Notes a verb for the audit; returns whether there is nothing more for it to do.
  private func note(
    _ location: RestoreLocation, _ type: any Any.Type, _ request: RestoreRequest,
    _ rule: AnyDecodingRule, at address: UnsafeRawPointer?
  ) -> Bool {
    DecodingScope.recorder?.note(
      ReadingNote(location, type, request, rule.transform, at: address), in: self) ?? false
  }

  /// Runs a body with what stands at a place, or nil; errors get the place in front.
  private func read<R>(at location: RestoreLocation, _ body: (Any?) throws -> R) throws -> R {
    guard let recorder = DecodingScope.recorder else { return try find(location, body) }
    recorder.depth += 1
    defer { recorder.depth -= 1 }
    return try find(location, body)
  }

  private func find<R>(_ location: RestoreLocation, _ body: (Any?) throws -> R) throws -> R {
    // Asking for the scope finds the settings of the context that is in force now; what follows keeps them.
    let scope = Restoring.scope
    let keys = scope?.watchedKeys(of: self)
    switch location {
    case .key(let name):
      let key = scope?.key(for: name) ?? name
      keys?._withUnsafeGuaranteedRef { $0.ask(for: key) }
      return try DecodingScope.read(at: .key(key)) { try body(self[key]) }
    case .keys(let names):
      let names = names.map { scope?.key(for: $0) ?? $0 }
      keys?._withUnsafeGuaranteedRef { keys in names.forEach(keys.ask(for:)) }
      guard let key = firstKey(of: names) else {
        throw JSONDecodingError(problem: .invalidKeyPath(""))
      }
      return try DecodingScope.read(at: .key(key)) { try body(self[key]) }
    case .keyPath(let text):
      guard let steps = KnownKeyPaths.steps(of: text, scope?.settings.keys ?? .default) else {
        throw JSONDecodingError(problem: .invalidKeyPath(text))
      }
      keys?._withUnsafeGuaranteedRef { $0.ask(for: steps) }
      let found = try value(at: steps)
      return try DecodingScope.read(along: steps) { try body(found) }
    }
  }

  /// Returns what stands at a place, as it is.
  func found(at location: RestoreLocation) throws -> Any? {
    try find(location) { $0.flatMap { Restoring.isNull($0) ? nil : $0 } }
  }

  /// Returns the value that steps lead to; nil where they lead into nothing or null.
  ///
  /// In an update, null further up removes all that is below, so it is what the steps lead to.
  func value(at steps: [JSONPath.Component]) throws -> Any? {
    switch quickValue(at: steps) {
    case .found(let value): return value
    case .nothing: return nil
    case .null: return DecodingScope.isUpdating ? NSNull() : nil
    case .unclear: break
    }
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
