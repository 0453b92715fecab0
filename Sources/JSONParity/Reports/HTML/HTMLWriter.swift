internal import JSONText

/// Writes HTML in which every element is closed and every text escaped.
package struct HTMLWriter {
  package private(set) var html = ""

  /// Writes an element with what `content` writes in it.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    html += "</\(name)>"
  }

  /// Writes an element with a text in it, on a line of its own.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String
  ) {
    element(name, attributes) { $0.text(text) }
    html += "\n"
  }

  /// Writes an element with a text in it and no attributes, on a line of its own.
  package mutating func element(_ name: String, _ text: String) {
    element(name, [:], text)
  }

  /// Writes a text; what would steer the reader's eye is spelled out.
  package mutating func text(_ text: String) {
    html += Self.escaped(text)
  }

  /// Writes an element with a text in it that keeps its lines, on a line of its own.
  package mutating func block(_ name: String, _ text: String) {
    element(name, [:]) { $0.raw(Self.marked(text.printableBlock)) }
    html += "\n"
  }

  /// Writes an element that has no end, such as `meta`.
  package mutating func void(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    open(name, attributes, end: "/>\n")
  }

  /// Writes what is HTML already.
  package mutating func raw(_ html: String) {
    self.html += html
  }

  private mutating func open(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, end: String = ">"
  ) {
    html += "<\(name)"
    for case (let key, let value?) in attributes { html += " \(key)=\"\(Self.escaped(value))\"" }
    html += end
  }

  private static func escaped(_ text: String) -> String { marked(text.printable) }

  /// Returns the text with the characters escaped that HTML would read as its own.
  private static func marked(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
