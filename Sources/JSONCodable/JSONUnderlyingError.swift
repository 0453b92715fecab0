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
