import JSONParity
import JSONText

/// Reports to people: each difference side by side, then a table of the classes.
///
///     line 3: onlyMapper at $.date: expected String, found number
///       mapper                               | Codable
///       {"command_type":"start_workout","dat | wrong type: number 5, expected String
///       e":5}                                | at $.date
///
/// Lines that both read alike, or both reject, are only counted.
struct TextLineReport: LineReport {
  static let showsAgreement = false

  private let output: OutputSink
  private let style: TextStyle
  private let columns: TwoColumns

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - output: Where it goes.
  ///   - terminal: How wide it may be, and whether it has colours.
  init(_ output: OutputSink, terminal: Terminal) {
    self.output = output
    style = TextStyle(terminal)
    columns = TwoColumns(of: terminal.columns)
  }

  var rendering: @Sendable (ReportedLine) -> String {
    { [style, columns] line in
      let finding = line.finding
      let head = "line \(line.line): \(style.alarm(line.lineClass.rawValue)) at "
      let rest = "\(style.strong(finding.path.description)): \(finding.message.printable)\n"
      let names = style.faint(columns.row("mapper", "Codable"))
      let rows = columns.rows(finding.mapper.text, finding.codable.text)
      return head + rest + ([names] + rows).map { $0 + "\n" }.joined() + "\n"
    }
  }

  /// Writes a difference at once.
  mutating func add(_ line: ReportedLine, _ text: String) throws {
    try output.write(text)
  }

  /// Writes the table of the classes, and why nothing was compared.
  mutating func finish(_ counts: LineCounts) throws {
    let rows =
      LineClass.allCases.map { ($0.rawValue, counts[$0]) } + [("lines", counts.lines)]
    let width = rows.map(\.0.count).max() ?? 0
    let digits = rows.map { "\($0.1)".count }.max() ?? 0
    for (name, count) in rows {
      let number = "\(count)"
      let padding = String(repeating: " ", count: digits - number.count)
      try output.write("\(padded(name, to: width))  \(padding)\(number)\n")
    }
    if let problem = counts.problem { try output.write("\n\(problem)\n") }
  }
}

extension LineFinding.Content {
  /// What is to be read of it; nil for nothing.
  var text: String? {
    switch self {
    case .absent: nil
    case .json(let text), .error(let text): text
    }
  }
}
