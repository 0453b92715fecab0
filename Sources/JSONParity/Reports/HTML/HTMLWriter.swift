/// Writes HTML that is well-formed as XML too: every element is closed, every text escaped.
///
///     var html = HTMLWriter()
///     html.element("p", ["class": "note"]) { $0.text("1 < 2") }   // <p class="note">1 &lt; 2</p>
package struct HTMLWriter {
  /// What has been written.
  package private(set) var html = ""

  package init() {}

  /// Writes an element with what is inside it.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: (inout HTMLWriter) throws -> Void
  ) rethrows {
    open(name, attributes)
    try content(&self)
    close(name)
  }

  /// Writes an element with a text inside it.
  package mutating func element(_ name: StaticString, _ text: String) {
    element(name) { $0.text(text) }
  }

  /// Writes an element with attributes and a text inside it.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, _ text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Begins an element; for documents that are written in parts.
  package mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]
  ) {
    html += "<\(name)"
    for (name, value) in attributes { html += " \(name)=\"\(Self.escaped(value))\"" }
    html += ">"
  }

  /// Ends an element that was begun.
  package mutating func close(_ name: StaticString) {
    html += "</\(name)>\n"
  }

  /// Writes a text.
  package mutating func text(_ text: String) {
    html += Self.escaped(text)
  }

  /// Writes what is HTML already.
  package mutating func raw(_ text: StaticString) {
    html += "\(text)"
  }

  /// Gives what was written since the last time; for documents that are written in parts.
  package mutating func take() -> String {
    defer { html = "" }
    return html
  }

  /// Escapes what has a meaning in HTML, and shows what does not show or turns the direction.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "\n"
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case _ where scalar.properties.generalCategory == .control:
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
