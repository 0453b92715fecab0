/// An error of a text that is not JSON: why, and where.
///
///     unexpected "]", expected a value at line 3, column 7
///
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A place in a text, as an editor shows it.
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1; a line ends with a line feed.
    public var line: Int
    /// The column, from 1, in Unicode scalars of the line; a byte order mark is not one of them.
    public var column: Int
    /// The offset in bytes from the start of the data that was given, from 0; a byte order mark counts.
    public var offset: Int

    /// Creates a position from its parts.
    public init(line: Int, column: Int, offset: Int) {
      self.line = line
      self.column = column
      self.offset = offset
    }

    /// The line and the column.
    public var description: String { "line \(line), column \(column)" }
  }

  /// What was found and what was expected, in lower case and without a full stop.
  public var reason: String
  /// Where; nil when the reader does not say.
  public var position: Position?

  /// Creates an error from its reason and its place.
  public init(reason: String, position: Position? = nil) {
    self.reason = reason
    self.position = position
  }

  /// The reason, and the place if there is one.
  public var description: String {
    position.map { "\(reason) at \($0)" } ?? reason
  }
}
