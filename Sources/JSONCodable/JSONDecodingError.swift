public import Foundation
public import JSONText

/// Says what could not be read from JSON, and where.
///
///     wrong type: string "5", expected Int at $.friends[1].id
public struct JSONDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the problem, from the root of the document that was decoded.
  public var path: JSONPath
  /// What is wrong at that place.
  public var problem: Problem

  /// Makes an error of its place and its problem.
  public init(path: JSONPath = .root, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What can be wrong with a JSON value.
  ///
  /// The strings are rendered for people: a found value as `string "5"`, an expected type as `[Int]`.
  public enum Problem: Hashable, Sendable {
    /// There is nothing, or null, where a value is required.
    case missingValue(expected: String)
    /// The value is of a type that cannot become the expected one.
    case wrongType(found: String, expected: String)
    /// The value is none of an enumeration's raw values or none of the known tags.
    case unknownCase(found: String, expected: String)
    /// The number does not fit the expected type.
    case outOfRange(number: String, expected: String)
    /// Two keys of one object become the same key of a Swift dictionary.
    case duplicateKey(String, expected: String)
    /// The key path that the program asks for is malformed.
    case invalidKeyPath(String)
    /// The id stands for none of the registered types.
    case unregisteredID(String, expected: String)
    /// The id stands for a registered type that is not of the expected protocol or class.
    case mismatchedID(String, type: String, expected: String)
    /// The text is not JSON.
    case invalidText(JSONSyntaxError)
    /// The value is nested deeper than the stack of the thread allows.
    case stackExhausted(expected: String)
    /// The context lacks a value that the mapping cannot do without.
    case missingContext(expected: String)
    /// An error that the program's own code threw inside the mapping.
    case underlying(JSONUnderlyingError)
  }

  /// The error of the program's own code, where the problem is one.
  public var underlyingError: (any Error)? {
    guard case .underlying(let underlying) = problem else { return nil }
    return underlying.error
  }

  /// The problem and its place in one line.
  public var description: String { "\(problem) at \(path)" }
}

extension JSONDecodingError.Problem: CustomStringConvertible {
  /// The problem in words, without its place.
  public var description: String {
    switch self {
    case .missingValue(let expected): "missing value, expected \(expected)"
    case .wrongType(let found, let expected): "wrong type: \(found), expected \(expected)"
    case .unknownCase(let found, let expected): "unknown case \(found), expected \(expected)"
    case .outOfRange(let number, let expected): "out of range: \(number), expected \(expected)"
    case .duplicateKey(let key, let expected):
      "duplicate key \(Wording.quoted(key)), expected distinct keys of type \(expected)"
    case .invalidKeyPath(let text):
      "invalid key path \(Wording.quoted(text)), expected names, indices and dots"
    case .unregisteredID(let id, let expected):
      "unregistered id \(Wording.rawText(id)), expected \(expected)"
    case .mismatchedID(let id, let type, let expected):
      "wrong type: id \(Wording.rawText(id)) of type \(type), expected \(expected)"
    case .invalidText(let error):
      "invalid JSON: \(error.reason)" + (error.position.map { " (\($0))" } ?? "")
    case .stackExhausted(let expected):
      "value nested deeper than the stack of the thread allows, expected \(expected)"
    case .missingContext(let expected): "missing context, expected \(expected)"
    case .underlying(let underlying): underlying.description
    }
  }
}

extension JSONDecodingError: LocalizedError {
  /// The same line as ``description``.
  public var errorDescription: String? { description }
}

extension JSONDecodingError {
  /// Returns the error as seen from one level further up.
  ///
  /// An error of the program's own code becomes the underlying error. The result is in its box, since a
  /// function that holds such an error itself needs more of the stack at every level.
  @inline(never)
  package static func wrap(
    _ error: any Error, under component: JSONPath.Component
  ) -> any Error {
    var error = wrap(error)
    error.path = error.path.prefixed(by: component)
    return error
  }

  /// Returns the error as seen from several levels further up.
  package static func wrap(_ error: any Error, under path: JSONPath) -> JSONDecodingError {
    var error = wrap(error)
    error.path = error.path.prefixed(by: path.components)
    return error
  }

  /// Gives any error as one of this type.
  package static func wrap(_ error: any Error) -> JSONDecodingError {
    switch error {
    case let error as JSONDecodingError: error
    case let error as JSONContextError:
      .init(problem: .missingContext(expected: error.expected))
    default: .init(problem: .underlying(JSONUnderlyingError(error)))
    }
  }

  /// Says that a value is not of the expected type.
  package static func wrongType<T>(_ value: Any, expected type: T.Type) -> JSONDecodingError {
    .init(
      problem: .wrongType(found: Wording.found(value), expected: Wording.expectation(of: type)))
  }

  /// Says that a value is missing.
  static func missingValue<T>(_ type: T.Type) -> JSONDecodingError {
    .init(problem: .missingValue(expected: Wording.expectation(of: type)))
  }
}
