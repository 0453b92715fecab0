// All that the mapper's errors, the reports and the tool show goes through here.

extension Unicode.Scalar {
  /// Whether a terminal would obey the scalar or hide it, and not show it.
  ///
  /// These are controls, line and paragraph separators, changes of direction, and what has no width.
  /// The joiner and the selectors of emoji are not: they only shape their neighbours.
  package var steersTerminal: Bool {
    switch value {
    case 0x20..<0x7F, 0x200D, 0xFE00...0xFE0F: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// The scalar as a JSON escape, beyond U+FFFF as a pair of them.
  package var jsonEscape: String {
    utf16.reduce(into: "") { escape, unit in
      let digits = String(unit, radix: 16)
      escape += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension String {
  /// The text with everything spelled out that a terminal would obey or hide, line ends too.
  ///
  ///     "a\u{1B}[2J\u{202E}".printable        // a\u{1B}[2J\u{202E}
  ///
  package var printable: String {
    spelled { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// The text as ``printable`` has it, but with its lines.
  package var printableBlock: String {
    spelled { $0 == "\n" ? "\n" : String($0).printable }
  }

  /// The JSON text with the same scalars as escapes, which say the same.
  package var printableJSON: String {
    // Outside strings a JSON text has line feeds alone, and in strings it has none.
    spelled { $0 == "\n" ? "\n" : $0.jsonEscape }
  }

  /// The text in quotes, as a JSON string in which a terminal obeys and hides nothing.
  package var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.steersTerminal: quoted += scalar.jsonEscape
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private func spelled(_ spelling: (Unicode.Scalar) -> String) -> String {
    // Most texts are plain ASCII; to look at each scalar's properties would take most of the time.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.steersTerminal {
        result += spelling(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
