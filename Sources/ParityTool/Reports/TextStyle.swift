/// The terminal's colours, or none.
struct TextStyle {
  let hasColor: Bool

  /// The colours for what goes to standard output.
  init(_ terminal: Terminal) {
    hasColor = terminal.isOutput && !terminal.isPlain
  }

  func alarm(_ text: String) -> String { styled(text, "1;31") }
  func strong(_ text: String) -> String { styled(text, "1") }
  func faint(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ code: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The text with control characters, line ends and changes of direction spelled out, so that input
/// cannot steer the terminal.
func printable(_ text: String) -> String {
  // Most texts are plain ASCII; to look at each scalar's properties would take most of the time.
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if steersTerminal(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}

/// Controls, the separators of lines and paragraphs, and changes of direction.
private func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}
