/// Reports to people: each difference side by side, then a table of the classes.
///
///     line 3: onlyMapper at $.date: expected String, found number
///       mapper                               | Codable
///       {"command_type":"start_workout","dat | wrong type: number 5, expected String
///       e":5}                                | at $.date
///
/// Lines on which the two agree, be it in rejecting them, are only counted.
package struct TextLineReport: LineReport {
  private static let rows = 20

  private let output: OutputSink
  private let style: TextStyle
  private let width: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - terminal: How wide it may be, and whether it has colours.
  package init(_ output: OutputSink, terminal: Terminal) {
    self.output = output
    style = TextStyle(hasColor: terminal.isOutput && !terminal.isPlain)
    width = max(10, (terminal.columns - 5) / 2)
  }

  /// Writes a difference at once.
  package mutating func add(
    _ finding: LineFinding, of lineClass: LineClass, line: Int
  ) throws {
    if lineClass.isAgreement { return }
    let head = "line \(line): \(style.alarm(lineClass.rawValue)) at "
    let rest = "\(style.strong(printable(finding.path))): \(printable(finding.message))\n"
    let sides = [("mapper", "Codable")] + zipped(cells(finding.mapper), cells(finding.codable))
    let table = sides.enumerated().map { index, row in
      let line = "  \(padded(row.0, to: width)) |\(row.1.isEmpty ? "" : " ")\(row.1)"
      return (index == 0 ? style.faint(line) : line) + "\n"
    }
    try output.write(head + rest + table.joined() + "\n")
  }

  /// Writes the table of the classes.
  package mutating func finish(_ counts: LineCounts) throws {
    let rows =
      LineClass.allCases.map { ($0.rawValue, counts[$0]) } + [("lines", counts.lines)]
    let width = rows.map(\.0.count).max() ?? 0
    let digits = rows.map { "\($0.1)".count }.max() ?? 0
    for (name, count) in rows {
      let number = "\(count)"
      let padding = String(repeating: " ", count: digits - number.count)
      try output.write("\(padded(name, to: width))  \(padding)\(number)\n")
    }
  }

  /// A side's text in lines of the column's width; a very long one is cut, and says so.
  private func cells(_ side: LineFinding.Side) -> [String] {
    let text =
      switch side {
      case .absent: "(nothing)"
      case .json(let text), .error(let text): printable(text)
      }
    var rest = text[...]
    var rows: [String] = []
    while !rest.isEmpty, rows.count < Self.rows {
      rows.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return rest.isEmpty ? rows : rows + ["… and \(rest.count) more"]
  }

  private func zipped(_ left: [String], _ right: [String]) -> [(String, String)] {
    (0..<max(left.count, right.count)).map { index in
      (index < left.count ? left[index] : "", index < right.count ? right[index] : "")
    }
  }
}

/// The terminal's colours, or none.
struct TextStyle {
  var hasColor: Bool

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

private func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
