internal import JSONText

extension JSONValue {
  /// How a value is laid out as text.
  public enum Layout: Hashable, Sendable {
    /// On one line, without white space.
    case compact
    /// One member or element a line, indented by two spaces, as `JSONSerialization` does it.
    case pretty
  }

  /// Returns the value as JSON text, with numbers as they were written and members in their order.
  ///
  ///     try JSONValue(parsing: #"{"a":[1.50,"x\/y"]}"#).text(.pretty)
  ///
  ///     {
  ///       "a" : [
  ///         1.50,
  ///         "x/y"
  ///       ]
  ///     }
  ///
  /// Strings are written with as few escapes as possible.
  public func text(_ layout: Layout = .compact) -> String {
    var writer = JSONWriter(prettyPrinted: layout == .pretty, escapingSlashes: false)
    write(to: &writer)
    return writer.string
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .number(let number): writer.literal(number.text)
    case .string(let string): writer.string(string)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The compact text.
  public var description: String { text() }
}
