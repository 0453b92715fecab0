/// A table of a Markdown document: the rows under the line of dashes, cell by cell.
enum MarkdownTable {
  /// Gives the rows of the table under a `<!-- table: NAME -->` marker.
  ///
  /// Backquotes around a whole cell are taken away, and `\|` is a bar.
  static func rows(named name: String, in text: String) -> [[String]] {
    lines(of: text)
      .drop { $0 != "<!-- table: \(name) -->" }
      .dropFirst()
      .prefix { $0.hasPrefix("|") }
      .dropFirst(2)
      .map(cells)
  }

  private static func cells(_ line: String) -> [String] {
    line.replacing("\\|", with: "\u{0}").split(separator: "|").map { cell in
      let text = cell.replacing("\u{0}", with: "|").trimmingPrefix { $0 == " " }
      let trimmed = String(text.reversed().trimmingPrefix { $0 == " " }.reversed())
      let isCode = trimmed.count > 1 && trimmed.hasPrefix("`") && trimmed.hasSuffix("`")
      return isCode ? String(trimmed.dropFirst().dropLast()) : trimmed
    }
  }
}
