import Foundation
import JSONText

/// The rules that all ways of restoring share: how a JSON value becomes a Swift value.
@usableFromInline
package enum Restoring {
  /// Creates a value from a JSON value.
  ///
  /// An optional in a hand-made dictionary, such as `["email": user.email as Any]`, is opened.
  static func value<T: JSONRestorable>(_ type: T.Type = T.self, of value: Any) throws -> T {
    try refuseUnrepresentable(value, as: type)
    do {
      return try T(JSONValue: value)
    } catch {
      return try opened(value, after: error)
    }
  }

  /// Creates a value from what an optional in a hand-made dictionary holds, after a type has refused the
  /// optional itself.
  private static func opened<T: JSONRestorable>(
    _ value: Any, after error: any Error
  ) throws -> T {
    try T(JSONValue: contents(of: value, after: error) ?? NSNull())
  }

  /// Creates a value of a raw-value type from a JSON value.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for a value that is not a raw value, `unknownCase`
  ///   for a raw value that the type does not know.
  @inlinable
  static func rawRepresentable<T: RawRepresentable>(
    _ type: T.Type = T.self, of value: Any
  ) throws -> T where T.RawValue: JSONRestorable {
    let raw: T.RawValue = try rawValue(of: value, for: type)
    guard let result = T(rawValue: raw) else { throw unknownCase(raw, of: type) }
    return result
  }

  /// Creates the raw value of a type from a JSON value.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType`, with the type as the expected one.
  @inlinable
  @inline(__always)
  static func rawValue<RawValue: JSONRestorable>(
    of value: Any, for type: any Any.Type
  ) throws -> RawValue {
    do {
      return try RawValue(JSONValue: value)
    } catch {
      return try rawValue(of: value, for: type, after: error)
    }
  }

  /// Returns the raw value that an optional in a hand-made dictionary holds.
  ///
  /// - Throws: The error, with the raw-value type as the expected one.
  @usableFromInline
  static func rawValue<RawValue: JSONRestorable>(
    of value: Any, for type: any Any.Type, after error: any Error
  ) throws -> RawValue {
    do {
      return try opened(value, after: error)
    } catch let error as JSONDecodingError {
      // What is wrong inside of a raw value has its place.
      guard case .wrongType = error.problem, error.path.isRoot else { throw error }
      throw JSONDecodingError.wrongType(value, expected: type)
    }
  }

  @usableFromInline
  static func unknownCase<RawValue>(
    _ raw: RawValue, of type: any Any.Type
  ) -> JSONDecodingError {
    .unknownCase(raw, of: type)
  }

  /// Returns an object as a dictionary.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all but an object.
  @usableFromInline
  static func object(_ value: Any, for type: @autoclosure () -> any Any.Type) throws -> JSONObject {
    try requireStack(for: type())
    guard let object = TreeValue.object(value) else {
      throw JSONDecodingError.wrongType(value, expected: type())
    }
    return object
  }

  /// Returns a JSON array.
  ///
  /// - Throws: ``JSONDecodingError`` `wrongType` for all but an array.
  @usableFromInline
  static func array(_ value: Any, for type: @autoclosure () -> any Any.Type) throws -> [Any] {
    try requireStack(for: type())
    guard let array = TreeValue.array(value) else {
      throw JSONDecodingError.wrongType(value, expected: type())
    }
    return array
  }

  /// Creates an array from the elements of a JSON array; errors get the element's index.
  @usableFromInline
  static func elements<T: JSONRestorable>(of value: Any, for type: any Any.Type) throws -> [T] {
    try elements(of: value, for: type) { try Restoring.value(of: $0) }
  }

  /// Returns what a type that has refused a value gets in its place: nil for null, or what an optional in
  /// a hand-made dictionary holds.
  ///
  /// - Throws: The type's error where the value is neither.
  @usableFromInline
  static func wrapped<T: JSONRestorable>(_ value: Any, or error: any Error) throws -> T? {
    if isNull(value) { return nil }
    return try contents(of: value, after: error).flatMap { value in
      try unlessNull(value) { try T(JSONValue: $0) }
    }
  }

  /// Returns a function that creates a value of a type that may or may not restore itself.
  ///
  /// It throws ``JSONDecodingError`` `wrongType` where the value neither is of the type nor makes one.
  static func maker<T>(of type: T.Type) -> (Any) throws -> T {
    func restored<R: JSONRestorable>(_ type: R.Type) -> (Any) throws -> T {
      { value in Memory.same(try Restoring.value(R.self, of: value), as: T.self) }
    }
    if let restorable = type as? any JSONRestorable.Type { return restored(restorable) }
    let (rule, isOptional) = (DecodingRule<T>.ofType, TypeKind.isOptional(type))
    func none<N: ExpressibleByNilLiteral>(_: N.Type) -> T { Memory.same(nil as N, as: T.self) }
    return { found in
      // What takes any value would take an optional of a hand-made dictionary, too.
      let value = TreeValue.isFrequent(found) ? found : TreeValue.opened(found) ?? found
      if isOptional, isNull(value), let type = type as? any ExpressibleByNilLiteral.Type {
        return none(type)
      }
      if let result = value as? T {
        // Not the result: a number in an optional of it would not be found.
        _ = try checked(value)
        return result
      }
      // Such as raw values, which need no conformance, and null where an optional is asked for.
      if rule.refuses { throw JSONDecodingError.wrongType(value, expected: type) }
      return try rule.makeElement(value)
    }
  }

  /// Returns whether a value is an `NSNull`, whatever type it was stored as, or an optional without a value.
  ///
  /// It looks into optionals at every level.
  ///
  /// A cast of a container to a class bridges all that is in it, so only what can be null is cast.
  @usableFromInline
  static func isNull(_ value: Any) -> Bool {
    if TreeValue.isNull(value) { return true }
    if TreeValue.isFrequent(value) || TreeType.isNeverNull(value) { return false }
    return isNullInside(value)
  }

  private static func isNullInside(_ value: Any) -> Bool {
    var value = value
    while !TreeValue.isNull(value) {
      if TreeValue.isFrequent(value) { return false }
      if type(of: value) is AnyClass { return value is NSNull }
      if let opened = TreeValue.opened(value) {
        value = opened
      } else if TreeType.of(value).isOptional, let optional = value as? any OptionalValue {
        guard let wrapped = optional.wrappedAsAny else { return true }
        value = wrapped
      } else {
        return false
      }
    }
    return true
  }

  /// Checks that the stack has room for the inside of an array or object.
  ///
  /// - Throws: ``JSONDecodingError`` `stackExhausted` where it has none.
  @inline(__always)
  static func requireStack(for type: @autoclosure () -> any Any.Type) throws {
    guard StackRoom.isExhaustedHere else { return }
    let type = type()
    let expected = (type as? any OptionalValue.Type)?.wrappedType ?? type
    throw JSONDecodingError(problem: .stackExhausted(expected: Wording.name(of: expected)))
  }

  /// Checks that the stack has room for what the code of a program may read inside of a value.
  @inline(__always)
  static func requireStack(
    inside value: Any, for type: @autoclosure () -> any Any.Type
  ) throws {
    if !TreeValue.isFrequentScalar(value) { try requireStack(for: type()) }
  }

  /// Checks that a type of a program does not get a number that no Swift type holds, nor a tree with one.
  ///
  /// Some types find such a number themselves: scalars of the library, any JSON, and types that ask for each of
  /// their parts, such as containers, `JSONConstructible` types, `Codable` ones and vectors.
  ///
  /// - Throws: ``JSONDecodingError``: `wrongType` for the number, `outOfRange` for a tree with one.
  static func refuseUnrepresentable<T>(_ value: Any, as type: T.Type) throws {
    guard DecodingScope.isWary, !isScalar(type) else { return }
    guard UnrepresentableNumber.found(in: value) == nil else {
      throw JSONDecodingError.wrongType(value, expected: type)
    }
    if !asksForParts(type) { _ = try checked(value) }
  }

  private static func asksForParts(_ type: Any.Type) -> Bool {
    if let optional = type as? any OptionalValue.Type { return asksForParts(optional.wrappedType) }
    return type is any ContainerEncodable.Type || type is any JSONConstructible.Type
      || type is any TransparentWrapper.Type || type is any Decodable.Type
  }

  private static func isScalar(_ type: Any.Type) -> Bool {
    if type == AnyJSON.self { return true }
    if let optional = type as? any OptionalValue.Type { return isScalar(optional.wrappedType) }
    if let rawValued = type as? any RawRepresentable.Type { return isRawScalar(rawValued) }
    return type is any ScalarEncodable.Type
  }

  private static func isRawScalar<T: RawRepresentable>(_ type: T.Type) -> Bool {
    isScalar(T.RawValue.self)
  }

  /// Returns a tree that is to be kept as it is.
  ///
  /// - Throws: ``JSONDecodingError`` `outOfRange` for a number inside that no Swift type holds.
  static func checked<T>(_ tree: T) throws -> T {
    if UnrepresentableNumber.areInUse { try UnrepresentableNumber.refuse(in: tree) }
    return tree
  }

  /// Creates a value from a JSON value, or returns nil for null.
  ///
  /// So does an optional without a value in a hand-made dictionary.
  static func unlessNull<T>(
    _ value: Any, orEmpty isEmptyNull: Bool = false, _ make: (Any) throws -> T
  ) throws -> T? {
    try made(of: value, orEmpty: isEmptyNull, ofNull: { nil }, make)
  }

  /// Creates a value from a JSON value, or from null, for which an optional without a value stands, too.
  ///
  /// It goes without an optional of the value, whose type code that is not compiled for it asks the runtime for.
  ///
  /// - Parameters:
  ///   - value: The JSON value.
  ///   - isEmptyNull: Whether an empty text that is refused is null, where the options convert scalars.
  ///   - makeOfNull: Creates the value of null.
  ///   - make: Creates it of all else.
  /// - Returns: The value.
  /// - Throws: What `make` and `makeOfNull` throw.
  static func made<T>(
    of value: Any, orEmpty isEmptyNull: Bool = false, ofNull makeOfNull: () throws -> T,
    _ make: (Any) throws -> T
  ) throws -> T {
    if isNull(value) { return try makeOfNull() }
    do {
      return try make(value)
    } catch {
      if isEmptyNull, ConvertedScalar.isNil(value) { return try makeOfNull() }
      try requireStack(for: type(of: value))
      guard let contents = try contents(of: value, after: error) else { return try makeOfNull() }
      return try made(of: contents, orEmpty: isEmptyNull, ofNull: makeOfNull, make)
    }
  }

  /// Returns what an optional in a hand-made dictionary holds, after a type has refused the optional.
  ///
  /// - Throws: The error, where the value is not an optional.
  @inline(never)
  private static func contents(of value: Any, after error: any Error) throws -> Any? {
    guard mayOpen(value, after: error), let optional = value as? any OptionalValue else {
      throw error
    }
    return optional.wrappedAsAny
  }

  /// Returns what a body returns, or nil where it throws: a value that is only tried need not be right.
  package static func attempt<R>(_ body: () throws -> R) -> R? {
    do {
      return try body()
    } catch {
      return nil
    }
  }

  /// Returns the error for a value that is missing.
  @inline(never)
  static func missing(_ expectation: String) -> any Error {
    JSONDecodingError(problem: .missingValue(expected: expectation))
  }
}

extension JSONDecodingError {
  /// Returns the error of a raw value that the type does not know.
  package static func unknownCase<RawValue>(
    _ raw: RawValue, of type: any Any.Type
  ) -> JSONDecodingError {
    let expected = Wording.expectation(of: type)
    return .init(problem: .unknownCase(found: Wording.rawText(raw), expected: expected))
  }
}
