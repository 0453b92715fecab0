import JSONParity

/// Reports on a page of its own, for a browser: the classes first, then each difference.
///
/// Only as many findings are shown as a browser takes; the rest is counted.
struct HTMLLineReport: LineReport {
  static let showsAgreement = false

  private let output: OutputSink
  private var findings = PageFindings<ReportedLine>()

  /// Creates a report.
  init(_ output: OutputSink) {
    self.output = output
  }

  /// Only the first findings are shown, so none is rendered before.
  var rendering: @Sendable (ReportedLine) -> String { { _ in "" } }

  /// Keeps a difference; lines that both reject are only counted.
  mutating func add(_ line: ReportedLine, _ text: String) throws {
    findings.add(line, size: line.finding.size)
  }

  /// Writes the page.
  mutating func finish(_ counts: LineCounts) throws {
    let (shown, hidden) = (findings.shown, findings.hidden)
    let page = ReportPage.html(title: "Commands by the mapper and by Codable") { page in
      page.element("h1", "Commands by the mapper and by Codable")
      switch counts.status {
      case .same: page.verdict("no line differs", .clean)
      case .different: page.verdict("some lines differ", .differ)
      case .cannotTell: page.verdict(counts.problem ?? "", .unknown)
      }
      page.table(of: counts)
      if !shown.isEmpty { page.element("h2", "Differences") }
      for line in shown { page.finding(line.finding, line.lineClass, line.line) }
      if hidden > 0 { page.element("p", "… and \(hidden) more") }
    }
    try output.write(page)
  }
}

extension LineFinding {
  fileprivate var size: Int {
    [mapper.text, codable.text, message].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
  }
}

extension HTMLWriter {
  fileprivate mutating func table(of counts: LineCounts) {
    let rows = LineClass.allCases.map { ($0.rawValue, counts[$0]) } + [("lines", counts.lines)]
    element("table", ["class": "counts"]) { table in
      for (name, count) in rows {
        table.element("tr") { row in
          row.element("th", ["scope": "row"], name)
          row.element("td", "\(count)")
        }
      }
    }
  }

  fileprivate mutating func finding(_ finding: LineFinding, _ lineClass: LineClass, _ line: Int) {
    element("section") { section in
      section.element("h3", "line \(line): \(lineClass.rawValue) at \(finding.path)")
      section.element("p", finding.message)
      section.pair(
        heads: ("mapper", "Codable"), left: finding.mapper.text ?? "(nothing)",
        right: finding.codable.text ?? "(nothing)")
    }
  }
}
