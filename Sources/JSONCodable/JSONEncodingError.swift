public import Foundation

/// An error that says what could not be written as JSON, and where.
///
///     unsupported type (Int, Int) at $.window
public struct JSONEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the problem, from the value that was encoded.
  public var path: JSONPath
  /// What is wrong at that place.
  public var problem: Problem

  /// Creates an error from its place and its problem.
  public init(path: JSONPath = .root, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What can be wrong with a value.
  public enum Problem: Hashable, Sendable {
    /// The type has no JSON form: it is not `JSONEncodable`, a tuple, a closure, a pointer.
    case unsupportedType(String)
    /// The type was compiled without reflection metadata, so its properties cannot be seen.
    case missingReflection(type: String)
    /// The number is infinite or not a number.
    case nonFiniteNumber(String)
    /// The options leave a date or data as it is, and so it has no JSON text.
    case nativeValue(type: String)
    /// Two properties, or two keys of a dictionary, are written under one key.
    case duplicateKey(String, first: String, second: String)
    /// The object is already being encoded further up.
    case referenceCycle(type: String)
    /// The value is nested deeper than the limit.
    case tooDeep(type: String, limit: Int)
    /// The value is nested deeper than the stack of the thread allows.
    case stackExhausted(type: String)
    /// A child of a custom mirror has no label to be written under.
    case missingLabel(type: String)
    /// The key path that the program writes to is malformed.
    case invalidKeyPath(String)
    /// A value that must be an object or an array is neither: the key path leads through it, or it
    /// is the payload of a union or of an identified type.
    case wrongContainer(found: String, expected: String)
    /// A type that declares itself a union is not an enum that can be written as one.
    case invalidUnion(type: String, found: String, expected: String)
    /// The explicit tags of a union do not list the case.
    case missingTag(case: String, type: String)
    /// The type has no id in the registry.
    case unregisteredType(String, expected: String)
    /// A property that the mapping requires has no value.
    case missingValue(expected: String)
    /// Reflection cannot map a property of a ``JSONMappable`` type, or any.
    case unmappableProperty(String, reason: String)
    /// The context lacks a value that the mapping cannot do without.
    case missingContext(expected: String)
    /// An error that the program's own code threw inside the mapping.
    case underlying(JSONUnderlyingError)
  }

  /// The error of the program's own code, where the problem is one.
  public var underlyingError: (any Error)? { problem.underlying?.error }
}

extension JSONEncodingError: LocalizedError, JSONPathError {}

extension JSONEncodingError.Problem: JSONPathProblem {
  /// The error of the program's own code, where the problem is one.
  package var underlying: JSONUnderlyingError? {
    guard case .underlying(let underlying) = self else { return nil }
    return underlying
  }

  /// The problem in words, without its place.
  public var description: String {
    switch self {
    case .unsupportedType(let type): "unsupported type \(type)"
    case .missingReflection(let type): "no reflection metadata for type \(type)"
    case .nonFiniteNumber(let number): "non-finite number \(number)"
    case .nativeValue(let type): "native value of type \(type) in JSON text"
    case .duplicateKey(let key, let first, let second):
      "duplicate key \(Wording.quoted(key)), written by \(first) and \(second)"
    case .referenceCycle(let type): "reference cycle through type \(type)"
    case .tooDeep(let type, let limit): "type \(type) nested deeper than \(limit) levels"
    case .stackExhausted(let type): "type \(type) nested deeper than the stack of the thread allows"
    case .missingLabel(let type): "child without a label in the mirror of type \(type)"
    case .invalidKeyPath(let text):
      "invalid key path \(Wording.quoted(text)), expected names, indices and dots"
    case .wrongContainer(let found, let expected): "wrong type: \(found), expected \(expected)"
    case .invalidUnion(let type, let found, let expected):
      "invalid union \(type): \(found), expected \(expected)"
    case .missingTag(let name, let type): "missing tag for case \(name) of type \(type)"
    case .unregisteredType(let type, let expected):
      "unregistered type \(type), expected \(expected)"
    case .missingValue(let expected): "missing value, expected \(expected)"
    case .unmappableProperty(let property, let reason):
      "\(property) cannot be mapped by reflection: \(reason)"
    case .missingContext(let expected): "missing context, expected \(expected)"
    case .underlying(let underlying): underlying.description
    }
  }
}

extension JSONEncodingError {
  /// Refuses a date or data that the options leave as it is, and that is to be written as text.
  ///
  /// - Throws: ``JSONEncodingError`` `nativeValue`.
  static func refuseNative(_ value: Any) throws {
    guard let options = JSONContext.scopedOptions else { return }
    if options.dates == .native, value is Date { throw native(Date.self) }
    if options.data == .native, value is Data { throw native(Data.self) }
  }

  private static func native(_ type: Any.Type) -> JSONEncodingError {
    .init(problem: .nativeValue(type: Wording.name(of: type)))
  }

  /// Returns the error of a key that two keys of a dictionary have.
  package static func duplicateKey(
    _ key: String, ofKeysOf type: any Any.Type
  ) -> JSONEncodingError {
    duplicateKey(key, of: "key", type)
  }

  /// Returns the error of a key that two properties of a class have, one of them a superclass's.
  package static func duplicateKey(
    _ key: String, ofPropertiesOf type: any Any.Type
  ) -> JSONEncodingError {
    duplicateKey(key, of: "property", type)
  }

  private static func duplicateKey(
    _ key: String, of parts: String, _ type: any Any.Type
  ) -> JSONEncodingError {
    .init(
      problem: .duplicateKey(
        key, first: "a \(parts) of \(Wording.name(of: type))", second: "another \(parts)"))
  }

  /// Returns the error of a value for which a transformer, which is given in words, returns nil.
  static func unsupported(_ type: Any.Type, by transformer: String) -> JSONEncodingError {
    .init(
      problem: .unsupportedType("\(Wording.name(of: type)), for which \(transformer) returns nil"))
  }

  /// Returns the error of values that have no JSON form.
  static func unsupported(_ type: Any.Type) -> JSONEncodingError {
    .init(problem: .unsupportedType(Wording.unsupported(type)))
  }
}
