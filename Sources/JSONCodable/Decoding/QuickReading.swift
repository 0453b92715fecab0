import Foundation

// The quick way of every verb, for the frequent case that there is a value at the key, and the same in a
// scope, which adds a style of keys and lenience. All else goes the general way; the picture at the head
// of `Restore` shows when.
//
// Verbs pass the function that sets the property twice. The compiler inlines a function into its only
// caller, and so the way without a scope, which is in `Restore`, has its own copy.

// MARK: - In a context, leniently, or warily

extension Dictionary where Key == String, Value == Any {
  /// Restores a property from the value at a key in the style of a scope, as `restoreQuickly` does.
  ///
  /// - Parameters:
  ///   - name: The key, before it has a style.
  ///   - verb: What is restored.
  ///   - type: The type of the property.
  ///   - isScalar: Whether nothing inside the value can be a problem.
  ///   - scope: The scope of the thread.
  ///   - set: Sets the property to what a value makes.
  /// - Returns: Whether there is nothing left to do.
  /// - Throws: ``JSONDecodingError`` with the key.
  @usableFromInline
  @inline(never)
  func restore(
    _ name: String, _ verb: QuickVerb, of type: any Any.Type, isScalar: Bool,
    in scope: DecodingScope, _ set: (Any) throws -> Void
  ) throws -> Bool {
    @inline(__always)
    func restore(_ key: String) throws -> Bool {
      try read(
        key, in: scope, canSkip: AnyDecodingRule.of(type).canSkip, isScalar: isScalar, verb
      ) { keys in
        try restorePlainly(key, verb, of: type, isOptional: Restoring.isOptional(type)) {
          keys?.find()
          try set($0)
        }
      }
    }
    return try scope.hasKeyStyle ? restore(scope.key(for: name)) : restore(name)
  }

  /// Reads what stands at a key, as the modes of the scope ask; returns false where only the general way can
  /// tell.
  ///
  /// - Parameters:
  ///   - key: The key, in the style of the scope.
  ///   - scope: The scope of the thread.
  ///   - canSkip: Whether the general way can leave out elements that are not right.
  ///   - isScalar: Whether nothing inside the value can be a problem.
  ///   - verb: What is restored.
  ///   - read: Reads the value, and tells the watched keys that it is there.
  /// - Returns: What `read` returns; true also where a problem is recorded.
  /// - Throws: ``JSONDecodingError`` with the key.
  @inline(__always)
  func read(
    _ key: String, in scope: DecodingScope, canSkip: @autoclosure () -> Bool, isScalar: Bool,
    _ verb: QuickVerb = .property, _ read: (Unmanaged<WatchedKeys>?) throws -> Bool
  ) throws -> Bool {
    let visit =
      scope.needsNoVisit(ofScalar: isScalar)
      ? DecodingScope.Visit() : scope.visit(key, of: self, isScalar: isScalar)
    guard let visit else { return false }
    return try scope.read(visit, canSkip: canSkip(), verb) { try read(visit.keys) }
  }

  /// Returns whether an update has nothing at a key, and so leaves the property as it is, also a required one; the key
  /// counts as asked for.
  ///
  /// Most properties are not in a patch, and the general way would find out the same.
  @inline(never)
  func leavesUnchanged(_ key: String, in scope: DecodingScope) -> Bool {
    guard scope.isUpdating, !scope.isRecorded, member(key) == nil else { return false }
    scope.watchedKeys(of: self)?._withUnsafeGuaranteedRef { $0.ask(for: key) }
    return true
  }
}

// MARK: - By a rule

extension Dictionary where Key == String, Value == Any {
  /// What steps lead to, as far as a look at each value's own type can tell.
  enum QuickLookUp {
    case found(Any)
    /// There is no such member or element.
    case nothing
    /// They lead through null.
    case null
    /// They lead through a value that only a cast can open.
    case unclear
  }

  /// Returns what steps lead to through dictionaries and arrays, of any values or of a type.
  func quickValue(at steps: [JSONPath.Component]) -> QuickLookUp {
    steps.withUnsafeBufferPointer { quickValue(at: $0) }
  }

  /// Transparent, as others here are: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  private func quickValue(at steps: UnsafeBufferPointer<JSONPath.Component>) -> QuickLookUp {
    guard steps.count > 0, case .key(let key) = steps[0] else { return .unclear }
    guard var found = member(key) else { return .nothing }
    var depth = 1
    while depth < steps.count {
      switch steps[depth] {
      case .key(let key) where Memory.isStored(found, as: JSONObject.self):
        guard let member = Memory.contents(found, as: JSONObject.self).member(key) else {
          return .nothing
        }
        found = member
      case .index(let index) where Memory.isStored(found, as: [Any].self):
        let array = Memory.contents(found, as: [Any].self)
        guard array.indices.contains(index) else { return .nothing }
        found = array[index]
      default:
        let part = Self.part(steps[depth], of: found)
        guard case .found(let value) = part else { return part }
        found = value
      }
      depth += 1
    }
    return .found(found)
  }

  /// Returns what a step leads to in a value that is neither an object nor an array of any values.
  @inline(never)
  private static func part(_ step: JSONPath.Component, of value: Any) -> QuickLookUp {
    if TreeValue.isNull(value) { return .null }
    guard let part = TreeType.part(step, ofStored: value) else { return .unclear }
    return part.map(QuickLookUp.found) ?? .nothing
  }

  /// Returns the first of several keys that is there, or else the first of them.
  func firstKey(of keys: some Collection<String>) -> String? {
    keys.first { member($0) != nil } ?? keys.first
  }

  /// Restores a variable by the rule of its type; returns false where only the general way can tell.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - location: Where its value is.
  ///   - request: What is asked for, beside the place.
  ///   - rule: The rule of its type.
  ///   - setAbsent: Sets the variable where there is nothing, or null; returns false where only the general way
  ///     can tell.
  /// - Returns: Whether there is nothing left to do.
  /// - Throws: ``JSONDecodingError`` with the path.
  func restoreQuickly(
    _ variable: UnsafeMutableRawPointer, at location: RestoreLocation,
    _ request: RestoreRequest, by rule: AnyDecodingRule,
    whereAbsent setAbsent: (Restoring.Absence) throws -> Bool
  ) throws -> Bool {
    if rule.refuses { return false }
    guard case .nothing = request.skipping else {
      return restoreWhole(variable, at: location, by: rule, setAbsent)
    }
    guard let scope = Restoring.unretainedScope else {
      return try restorePlainly(variable, at: location, by: rule, setAbsent)
    }
    return try scope._withUnsafeGuaranteedRef {
      try restore(variable, at: location, by: rule, setAbsent, in: $0)
    }
  }

  /// The same for a verb that leaves out elements, where none has to be; outside of every scope alone, in which what is
  /// read twice would be noted twice.
  ///
  /// Verbs inside do not try it: what is read twice at each level would take twice as long with each.
  @inline(never)
  private func restoreWhole(
    _ variable: UnsafeMutableRawPointer, at location: RestoreLocation, by rule: AnyDecodingRule,
    _ setAbsent: (Restoring.Absence) throws -> Bool
  ) -> Bool {
    guard rule.canSkip, Restoring.unretainedScope == nil else { return false }
    return DecodingScope.threads.value.whileTrying {
      Restoring.attempt { try restorePlainly(variable, at: location, by: rule, setAbsent) }
    } ?? false
  }

  /// The same outside of every scope.
  @_transparent
  private func restorePlainly(
    _ variable: UnsafeMutableRawPointer, at location: RestoreLocation, by rule: AnyDecodingRule,
    _ setAbsent: (Restoring.Absence) throws -> Bool
  ) throws -> Bool {
    switch location {
    case .key(let key):
      return try restorePlainly(variable, at: key, by: rule, setAbsent)
    case .keyPath(let path):
      guard let steps = KnownKeyPaths.steps(of: path, .asDeclared) else { return false }
      return try restorePlainly(variable, at: steps, by: rule, setAbsent)
    case .keys(let keys): return try restorePlainly(variable, atFirstOf: keys, by: rule, setAbsent)
    }
  }

  /// The same at the first of several keys.
  // Apart: the verbs have a copy each of what is above.
  @inline(never)
  private func restorePlainly(
    _ variable: UnsafeMutableRawPointer, atFirstOf keys: [String], by rule: AnyDecodingRule,
    _ setAbsent: (Restoring.Absence) throws -> Bool
  ) throws -> Bool {
    guard let key = firstKey(of: keys) else { return false }
    return try restorePlainly(variable, at: key, by: rule, setAbsent)
  }

  /// The same by the modes of a scope.
  private func restore(
    _ variable: UnsafeMutableRawPointer, at location: RestoreLocation, by rule: AnyDecodingRule,
    _ setAbsent: (Restoring.Absence) throws -> Bool, in scope: DecodingScope
  ) throws -> Bool {
    // It sets no default where there is nothing.
    if scope.isUpdating {
      guard case .key(let name) = location else { return false }
      return leavesUnchanged(scope.key(for: name), in: scope)
    }
    switch location {
    case .key(let name):
      return try restore(variable, at: scope.key(for: name), by: rule, setAbsent, in: scope)
    case .keyPath(let path):
      guard let steps = KnownKeyPaths.steps(of: path, scope.settings.keys),
        let visit = scope.visit(steps, of: self, isScalar: rule.isScalar)
      else { return false }
      return try scope.read(visit, canSkip: rule.canSkip) {
        try restorePlainly(variable, at: steps, by: rule, setAbsent)
      }
    case .keys(let names):
      // Each of them is asked for, not only the one that is there.
      if scope.asksForKeys { return false }
      guard let key = firstKey(of: names.lazy.map { scope.key(for: $0) }) else { return false }
      return try restore(variable, at: key, by: rule, setAbsent, in: scope)
    }
  }

  /// Restores a variable from the value at a key in the style of a scope, as `restoreQuickly` does.
  @inline(__always)
  private func restore(
    _ variable: UnsafeMutableRawPointer, at key: String, by rule: AnyDecodingRule,
    _ setAbsent: (Restoring.Absence) throws -> Bool, in scope: DecodingScope
  ) throws -> Bool {
    try read(key, in: scope, canSkip: rule.canSkip, isScalar: rule.isScalar) { keys in
      try restorePlainly(variable, at: key, by: rule, setAbsent, keys)
    }
  }

  /// Restores a variable from what steps lead to, as `restoreQuickly` does.
  @_transparent
  private func restorePlainly(
    _ variable: UnsafeMutableRawPointer, at steps: [JSONPath.Component],
    by rule: AnyDecodingRule, _ setAbsent: (Restoring.Absence) throws -> Bool
  ) throws -> Bool {
    switch quickValue(at: steps) {
    case .unclear: return false
    case .nothing, .null:
      do {
        return try setAbsent(.nothing)
      } catch {
        throw JSONDecodingError.wrap(error, under: JSONPath(steps))
      }
    case .found(let found):
      return try Restoring.assignPlainly(found) {
        try rule.assign(variable, $0)
      } whereNull: {
        try setAbsent(.null)
      } wrap: {
        JSONDecodingError.wrap($0, under: JSONPath(steps))
      }
    }
  }

  /// Restores a variable from the value at a key, as `restoreQuickly` does.
  private func restorePlainly(
    _ variable: UnsafeMutableRawPointer, at key: String, by rule: AnyDecodingRule,
    _ setAbsent: (Restoring.Absence) throws -> Bool, _ keys: Unmanaged<WatchedKeys>? = nil
  ) throws -> Bool {
    guard let found = member(key) else {
      do {
        return try setAbsent(.nothing)
      } catch {
        throw Restoring.wrap(error, key: key)
      }
    }
    return try Restoring.assignPlainly(found) {
      keys?.find()
      try rule.assign(variable, $0)
    } whereNull: {
      keys?.find()
      return try setAbsent(.null)
    } wrap: {
      Restoring.wrap($0, key: key)
    }
  }
}

extension Restoring {
  /// What stands at a place in the place of a value.
  enum Absence {
    case nothing, null
  }

  /// Sets a variable to what a value that was found makes; returns false where only the general way can tell.
  ///
  /// Its callers tell nothing apart first: an optional of `Any` would be a copy of each value.
  ///
  /// - Parameters:
  ///   - found: The value.
  ///   - assign: Sets the variable to what a value makes.
  ///   - setNull: Sets it to what null means; returns false where only the general way can tell.
  ///   - wrap: Puts the place of the value in front of an error's path.
  /// - Returns: Whether there is nothing left to do.
  /// - Throws: What `assign` and `setNull` throw, with the place.
  @_transparent
  static func assignPlainly(
    _ found: Any, _ assign: (Any) throws -> Void, whereNull setNull: () throws -> Bool,
    wrap: (any Error) -> any Error
  ) throws -> Bool {
    guard TreeValue.isFrequent(found) || !mayBeNull(found) else {
      guard TreeValue.isNull(found) else { return false }
      do {
        return try setNull()
      } catch {
        throw wrap(error)
      }
    }
    do {
      try assign(found)
      return true
    } catch {
      guard mayOpen(found, after: error) else { throw wrap(error) }
      return false
    }
  }

  /// Returns an error with a key in front of its path.
  @usableFromInline
  static func wrap(_ error: any Error, key: String) -> any Error {
    JSONDecodingError.wrap(error, under: .key(key))
  }

  /// Returns an error with an index in front of its path.
  @usableFromInline
  static func wrap(_ error: any Error, index: Int) -> any Error {
    JSONDecodingError.wrap(error, under: .index(index))
  }

  /// Returns whether a type is one of those scalars that most properties are, or an optional of it.
  @inlinable
  @inline(__always)
  static func isFrequentScalar(_ type: any Any.Type) -> Bool {
    type == String.self || type == Int.self || type == Bool.self || type == Double.self
      || type == String?.self || type == Int?.self || type == Bool?.self || type == Double?.self
  }

  /// Returns whether null makes a value of a type nil.
  @usableFromInline
  @inline(never)
  static func isOptional(_ type: any Any.Type) -> Bool { TypeKind.isOptional(type) }

  /// Returns whether a value at a key that is not a frequent scalar cannot be null.
  ///
  /// Where a type looks into an object by a cast of its own, the verbs that it calls are all that asks for room on the
  /// stack.
  ///
  /// - Throws: ``JSONDecodingError`` `stackExhausted` where there is none.
  @usableFromInline
  @inline(never)
  static func isReadable(
    _ value: Any, at key: String, as type: @autoclosure () -> any Any.Type
  ) throws -> Bool {
    do {
      try requireStack(for: type())
    } catch {
      throw wrap(error, key: key)
    }
    return TreeValue.isFrequentContainer(value) || !mayBeNull(value)
  }

  /// Returns whether a value may be null: an object of a class that trees rarely have, an optional, an
  /// `AnyHashable`, or an ``AnyJSON``.
  ///
  /// A type that takes any value must not get such a value before it is known not to be null.
  @usableFromInline
  @inline(never)
  static func mayBeNull(_ value: Any) -> Bool {
    if TreeValue.isNull(value) { return true }
    if TreeType.isNeverNull(value) { return false }
    let type = type(of: value)
    return type is AnyClass || TypeKind.isOptional(type) || type == AnyJSON.self
      || type == AnyHashable.self
  }

  /// Returns whether a value that a type has refused is an optional in a hand-made tree, which must be
  /// opened.
  ///
  /// An error with a path comes from a part of the value: then the value itself was not refused.
  @usableFromInline
  static func mayOpen(_ value: Any, after error: any Error) -> Bool {
    guard JSONDecodingError.wrap(error).path.isRoot else { return false }
    return ConvertedScalar.isNil(value) || isNull(value) || value is any OptionalValue
  }
}
