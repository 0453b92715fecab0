import JSONParity

extension Tool {
  private static func exitStatus(_ first: (zero: String, one: String)) -> String {
    "Exit status: 0 \(first.zero), 1 \(first.one), 2 the tool cannot tell.\n"
  }

  /// What `--help` writes.
  package var help: String {
    """
    Compares what two mappings read and write.

    Usage: \(name) VERB [OPTION…]

    Verbs:
    \(Self.table(verbs.map { ($0.name, $0.summary) }))
    Options:
    \(Self.table(ToolOption.common.map { ($0.usage, $0.help) }))
    \(Self.exitStatus(Verb.comparing))Help on a verb: \(name) help VERB

    """
  }

  /// Returns what `VERB --help` writes.
  package func help(of verb: Verb) -> String {
    let operands = verb.operands.isEmpty ? "" : " \(verb.operands)\n\n\(verb.operandHelp)"
    return """
      \(verb.discussion)

      Usage: \(name) \(verb.name) [OPTION…]\(operands)

      Options:
      \(Self.table((verb.options + ToolOption.common).map { ($0.usage, $0.help) }))
      \(Self.exitStatus(verb.exitStatuses))
      """
  }

  /// The characters in a line of the help, as wide as a terminal is unless somebody has made it wider.
  private static let lineWidth = 80

  /// Returns two columns, indented; the right one goes on in the next line where it is too wide.
  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    let indent = width + 4
    return rows.map { row in
      let lines = lines(of: row.right, width: lineWidth - indent)
      return "  \(row.left.padded(to: width))  "
        + lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }.joined()
  }

  /// Returns the words of a text in lines, none wider than `width` but a word that is wider itself.
  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
