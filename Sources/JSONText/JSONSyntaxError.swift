/// Says why and where a text is not JSON.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; a line ends with a line feed.
  package var line: Int
  /// The column, from 1, in bytes of the line.
  package var column: Int
  /// The offset from the start of the text, from 0, in bytes.
  package var offset: Int
  /// What was found and what was expected, in lower case and without a full stop.
  package var reason: String

  package init(line: Int, column: Int, offset: Int, reason: String) {
    self.line = line
    self.column = column
    self.offset = offset
    self.reason = reason
  }

  package var description: String {
    "\(reason) at line \(line), column \(column)"
  }
}
