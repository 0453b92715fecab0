internal import JSONCodable

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
    spelled { $0 == "\n" ? "\n" : Wording.escaped($0) }
  }

  private func spelled(_ spelling: (Unicode.Scalar) -> String) -> String {
    // Most texts are plain ASCII; to look at each scalar's properties would take most of the time.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if Wording.steersTerminal(scalar) {
        result += spelling(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
