extension JSONValue {
  /// How a value is laid out as text.
  public enum Layout: Hashable, Sendable {
    /// On one line, without white space.
    case compact
    /// One member or element a line, indented by two spaces; empty arrays and objects as `[]`, `{}`.
    case pretty
  }

  /// The value as JSON text, with numbers as they were written and members in their order.
  ///
  ///     try JSONValue(parsing: #"{"a":[1.50,{}]}"#).text(.pretty)
  ///
  ///     {
  ///       "a": [
  ///         1.50,
  ///         {}
  ///       ]
  ///     }
  ///
  /// Strings are written with as few escapes as possible.
  public func text(_ layout: Layout = .compact) -> String {
    var writer = ValueWriter(isPretty: layout == .pretty)
    writer.write(self)
    return writer.text
  }
}

extension JSONValue: CustomStringConvertible {
  /// The compact text.
  public var description: String { text() }
}

private struct ValueWriter {
  var text = ""
  let isPretty: Bool
  var depth = 0

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): write(string)
    case .array(let elements):
      writeAll(elements, "[", "]") { $0.write($1) }
    case .object(let members):
      writeAll(members, "{", "}") { writer, member in
        writer.write(member.key)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func writeAll<Item>(
    _ items: [Item], _ opening: String, _ closing: String, _ body: (inout Self, Item) -> Void
  ) {
    text += opening
    guard !items.isEmpty else { return text += closing }
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      body(&self, item)
    }
    depth -= 1
    breakLine()
    text += closing
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func write(_ string: String) {
    text += "\""
    let needsEscapes = string.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    if needsEscapes {
      for scalar in string.unicodeScalars { writeEscaped(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\0"..<" ":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
