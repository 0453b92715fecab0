/// The terminal's colours, or none.
struct TextStyle {
  let hasColor: Bool

  /// Creates the colours for what goes to standard output.
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
