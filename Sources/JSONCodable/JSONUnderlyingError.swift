/// An error of the program's own code that was thrown inside a mapping.
///
/// Two are equal when their errors have the same type and print alike.
public struct JSONUnderlyingError: Hashable, Sendable, CustomStringConvertible {
  /// The error as it was thrown.
  public let error: any Error

  /// Creates an underlying error from the error as it was thrown.
  public init(_ error: any Error) {
    self.error = error
  }

  /// Returns an error to be thrown, after its place has been noted for the mapper.
  ///
  /// So an error type of your own needs no path. When the error leaves a `JSONEncode()` or an initialiser
  /// that the mapper has called, it becomes the underlying error at that place:
  ///
  ///     guard let size = json["size"] as? Size else {
  ///       throw JSONUnderlyingError.located(ShopError.noSize, at: JSONPath([.key("size")]))
  ///     }
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - path: The place, from the value that is read or written.
  /// - Returns: The error as it was given.
  public static func located(_ error: any Error, at path: JSONPath) -> any Error {
    lastPlace.value.noted = (Self(error), path)
    return error
  }

  /// Runs the mapper; an error of the program's own code comes out as it was thrown, its place noted.
  ///
  /// - Parameters:
  ///   - path: The place of what the body reads or writes.
  ///   - body: What calls the mapper.
  /// - Returns: What the body returns.
  /// - Throws: The underlying error where there is one, else the mapper's error with the path in front.
  public static func thrown<R>(under path: JSONPath = .root, by body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as JSONDecodingError {
      throw located(error, under: path)
    } catch let error as JSONEncodingError {
      throw located(error, under: path)
    }
  }

  private static func located<E: JSONPathError>(_ error: E, under path: JSONPath) -> any Error {
    let error = E.wrap(error, under: path)
    return error.problem.underlying.map { located($0.error, at: error.path) } ?? error
  }

  /// The place that was noted for the error, and the root where none was.
  var place: JSONPath {
    guard let noted = Self.lastPlace.value.noted, noted.error == self else { return .root }
    return noted.path
  }

  /// Forgets the place that was noted last: an error that prints alike may be thrown without one.
  static func forgetPlace() { lastPlace.value.noted = nil }

  /// The last error of each thread whose place was noted.
  private final class LastPlace {
    var noted: (error: JSONUnderlyingError, path: JSONPath)?
  }
  private static let lastPlace = ThreadLocal { LastPlace() }

  /// The error as it prints.
  public var description: String { String(describing: error) }

  /// Compares the types of two errors and what they print.
  public static func == (left: Self, right: Self) -> Bool {
    type(of: left.error) == type(of: right.error) && left.description == right.description
  }

  /// Hashes the type of the error and what it prints.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: error)))
    hasher.combine(description)
  }
}
