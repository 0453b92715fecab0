package import Foundation

/// An error of reading or of writing: what is wrong, and where.
package protocol JSONPathError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  associatedtype Problem: JSONPathProblem

  /// The place of the problem.
  var path: JSONPath { get set }
  /// What is wrong at that place.
  var problem: Problem { get set }

  init(path: JSONPath, problem: Problem)
}

/// What can be wrong; a problem describes itself without its place.
package protocol JSONPathProblem: Hashable, Sendable, CustomStringConvertible {
  /// Returns the problem of a context that lacks a value.
  static func missingContext(expected: String) -> Self
  /// Returns the problem of an error that the program's own code threw inside the mapping.
  static func underlying(_ error: JSONUnderlyingError) -> Self

  /// The error of the program's own code, where the problem is one.
  var underlying: JSONUnderlyingError? { get }
}

extension JSONPathError {
  /// The problem and its place in one line.
  public var description: String { "\(problem) at \(path)" }

  /// The same line as `description`.
  public var errorDescription: String? { description }

  /// Returns the error as seen from one level further up.
  ///
  /// An error of the program's own code becomes the underlying error. The result is in its box, since a
  /// function that holds such an error itself needs more of the stack at every level.
  @inline(never)
  package static func wrap(
    _ error: any Error, under component: JSONPath.Component
  ) -> any Error {
    var error = wrapOnce(error)
    error.path = error.path.prefixed(by: component)
    return error
  }

  /// Runs a body that reads or writes a part of a value; an error gets the part's place in front.
  @inline(__always)
  static func locating<R>(
    _ component: @autoclosure () -> JSONPath.Component, _ body: () throws -> R
  ) throws -> R {
    do {
      return try body()
    } catch {
      throw wrap(error, under: component())
    }
  }

  /// Runs a body that reads or writes a value several levels down; an error gets the place in front.
  package static func locating<R>(
    _ path: @autoclosure () -> JSONPath, _ body: () throws -> R
  ) throws -> R {
    do {
      return try body()
    } catch {
      throw wrap(error, under: path())
    }
  }

  /// Returns the error as seen from several levels further up.
  package static func wrap(_ error: any Error, under path: JSONPath) -> Self {
    var error = wrapOnce(error)
    error.path = error.path.prefixed(by: path.components)
    return error
  }

  /// Returns any error as one of this type, with the place that was noted for it, which is no other error's then.
  private static func wrapOnce(_ error: any Error) -> Self {
    if let error = error as? Self { return error }
    defer { JSONUnderlyingError.forgetPlace() }
    return wrap(error)
  }

  /// Returns any error as one of this type.
  package static func wrap(_ error: any Error) -> Self {
    switch error {
    case let error as Self: error
    case let error as JSONContextError:
      Self(path: .root, problem: .missingContext(expected: error.expected))
    default: wrap(own: JSONUnderlyingError(error))
    }
  }

  private static func wrap(own error: JSONUnderlyingError) -> Self {
    Self(path: error.place, problem: .underlying(error))
  }
}
