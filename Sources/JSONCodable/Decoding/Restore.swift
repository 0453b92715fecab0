import Foundation

// The way of a key from `restore` to the property:
//
//     restore(&name, key: "name")
//       |
//     restoreQuickly           below: does a context or a lenient reading change anything here?
//       |-- no, the quick way
//       '-- yes, in a scope    QuickReading: the key in its style; if lenient, the step on the trail
//     restorePlainly           below: member(key), T(JSONValue:), the property
//       |
//       |   no value           unchanged; if required, the general way, which throws missingValue
//       |   null               nil for an optional; for all else the general way, but by a rule what null means
//       |   a wrong type       thrown under the key; a lenient reading records it and goes on, or reads a
//       |                      collection again the general way, without the elements that are not right
//       |   a wary reading     the general way, before anything is read
//       |   a hand-made `as Any` of an optional that the type refuses: the general way
//       |
//     restoreGenerally         RestoreLocation: finds the value at a key or key path, each step in its style
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
  /// | the dictionary holds | an optional property | another property | `required: true` |
  /// |---|---|---|---|
  /// | nothing at the key | unchanged | unchanged | throws `missingValue` |
  /// | null | becomes nil | unchanged | throws `missingValue` |
  /// | the right type | set | set | set |
  /// | anything else | throws `wrongType` | throws `wrongType` | throws `wrongType` |
  ///
  /// Unless it is required, an ``AnyJSON``, in which null is a value, becomes null, and so does a property wrapper of
  /// what takes null.
  ///
  /// An update also changes an object in place where it has the right type. All verbs go by this table. A transformer
  /// that takes an optional is asked about null, for a property that is neither an optional of what it returns nor required.
  ///
  /// What is restored here is written by another line, or by the default encoding. A mapping of two sides
  /// wants a test that holds them together: `RoundTripCheck(User.self).require(documents: […])`.
  ///
  /// - Parameters:
  ///   - property: The property; unchanged where there is no value, and on error.
  ///   - key: The key, dots included; in the style of ``JSONOptions/keys``.
  ///   - required: Whether a missing value or null is an error.
  /// - Throws: ``JSONDecodingError`` with the path.
  @inlinable
  public func restore<T: JSONRestorable>(
    _ property: inout T, key: String, required: Bool = false
  ) throws {
    let isDone = try restoreQuickly(
      key, QuickVerb(required: required), of: T.self, isOptional: Restoring.isOptional(T.self)
    ) {
      property = try T(JSONValue: $0)
    } inScope: {
      property = try T(JSONValue: $0)
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
    let isDone = try restoreQuickly(
      key, QuickVerb(required: required), of: T?.self, isOptional: true
    ) {
      property = TreeValue.isNull($0) ? nil : try T(JSONValue: $0)
    } inScope: {
      property = TreeValue.isNull($0) ? nil : try T(JSONValue: $0)
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
    let isDone = try restoreQuickly(
      key, QuickVerb(required: required), of: T.self, isOptional: Restoring.isOptional(T.self)
    ) {
      property = try Restoring.rawRepresentable(of: $0)
    } inScope: {
      property = try Restoring.rawRepresentable(of: $0)
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
    let isDone = try restoreQuickly(
      key, QuickVerb(required: required), of: T?.self, isOptional: true
    ) {
      property = TreeValue.isNull($0) ? nil : try Restoring.rawRepresentable(T.self, of: $0)
    } inScope: {
      property = TreeValue.isNull($0) ? nil : try Restoring.rawRepresentable(T.self, of: $0)
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
  ///   - key: The key, dots included; in the style of ``JSONOptions/keys``.
  ///   - required: Whether a missing value or null is an error.
  ///   - skipping: Which elements of a collection are left out.
  /// - Throws: ``JSONDecodingError`` with the path; `unsupportedType` for a type that no JSON makes.
  @_disfavoredOverload
  public func restore<T>(
    _ property: inout T, key: String, required: Bool = false, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .key(key), request)
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
    try restore(&property, at: .keys(keys), request)
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
    try restore(&property, at: .keyPath(keyPath), request)
  }
}

// MARK: - Any value

// Swift would open a variable of type `Any`, and give the verbs above the type of what it holds.
extension Dictionary where Key == String, Value == Any {
  /// Restores a property of any value from the value at a key, which it gets as it is.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  public func restore(
    _ property: inout Any, key: String, required: Bool = false, skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .key(key), request)
  }

  /// Restores a property of any value from the value at the first of several keys that is there.
  ///
  /// - Throws: ``JSONDecodingError`` with the path.
  public func restore(
    _ property: inout Any, keys: [String], required: Bool = false,
    skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .keys(keys), request)
  }

  /// Restores a property of any value from the value at a key path such as `a.b[0].c`.
  ///
  /// - Throws: ``JSONDecodingError`` with the path; `invalidKeyPath`.
  public func restore(
    _ property: inout Any, keyPath: String, required: Bool = false,
    skipping: JSONSkipping = .nothing
  ) throws {
    let request = RestoreRequest(isRequired: required, skipping: skipping)
    try restore(&property, at: .keyPath(keyPath), request)
  }
}

// MARK: - The quick way

/// What a verb restores.
@usableFromInline
enum QuickVerb {
  /// A property, which stays as it is where there is nothing, or where a problem is recorded.
  case property
  /// A property for which there has to be a value.
  case required
  /// A value that is returned.
  case value

  @_transparent
  @usableFromInline
  init(required: Bool) { self = required ? .required : .property }
}

extension Dictionary where Key == String, Value == Any {
  /// Restores a property from the value at a key; returns false where only the general way can tell.
  ///
  /// Its type is a value and no parameter: a scope has one way for all types, and where there is nothing at the
  /// key, unoptimised code does not ask for the type of an optional.
  ///
  /// - Parameters:
  ///   - name: The key, before it has a style.
  ///   - verb: What is restored.
  ///   - type: The type of the property.
  ///   - isOptional: Whether null makes it nil.
  ///   - set: Sets the property to what a value makes.
  ///   - setInScope: The same.
  /// - Returns: Whether there is nothing left to do.
  /// - Throws: ``JSONDecodingError`` with the key.
  @inlinable
  @_transparent
  func restoreQuickly(
    _ name: String, _ verb: QuickVerb, of type: @autoclosure () -> any Any.Type,
    isOptional: @autoclosure () -> Bool = false, _ set: (Any) throws -> Void,
    inScope setInScope: (Any) throws -> Void
  ) throws -> Bool {
    if let scope = Restoring.unretainedScope {
      return try scope._withUnsafeGuaranteedRef { scope in
        try restore(
          name, verb, of: type(), isScalar: Restoring.isFrequentScalar(type()), in: scope,
          setInScope)
      }
    }
    return try restorePlainly(name, verb, of: type(), isOptional: isOptional(), set)
  }

  /// Restores a property from the value at a key in its style, as `restoreQuickly` does.
  @inlinable
  @_transparent
  func restorePlainly(
    _ key: String, _ verb: QuickVerb, of type: @autoclosure () -> any Any.Type,
    isOptional: @autoclosure () -> Bool, _ set: (Any) throws -> Void
  ) throws -> Bool {
    guard let found = member(key) else {
      if case .property = verb { return true }
      return false
    }
    guard
      try TreeValue.isFrequentScalar(found)
        || Restoring.isReadable(found, at: key, as: type())
    else {
      guard case .property = verb, TreeValue.isNull(found), isOptional() else { return false }
      try set(found)
      return true
    }
    do {
      try set(found)
      return true
    } catch {
      guard Restoring.mayOpen(found, after: error) else { throw Restoring.wrap(error, key: key) }
      return false
    }
  }
}
