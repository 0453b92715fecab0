import JSONParity

/// Reports on a page of its own, for a browser: the classes first, then each difference.
///
/// Only as many findings are shown as a browser takes; the rest is counted, so that memory does not
/// grow with their number.
package struct HTMLLineReport: LineReport {
  private static let maximum = 1_000

  private let output: OutputSink
  private var shown: [(finding: LineFinding, lineClass: LineClass, line: Int)] = []
  private var count = 0

  /// Creates a report.
  package init(_ output: OutputSink) {
    self.output = output
  }

  /// Keeps a difference; lines that both reject are only counted.
  package mutating func add(
    _ finding: LineFinding, of lineClass: LineClass, line: Int
  ) throws {
    if lineClass.isAgreement { return }
    count += 1
    if shown.count < Self.maximum { shown.append((finding, lineClass, line)) }
  }

  /// Writes the page.
  package mutating func finish(_ counts: LineCounts) throws {
    let (shown, hidden) = (shown, count - shown.count)
    let page = ReportPage.html(title: "Commands by the mapper and by Codable") { page in
      page.element("h1", "Commands by the mapper and by Codable")
      let isClean = counts.status == .same
      page.verdict(isClean ? "no line differs" : "some lines differ", isClean: isClean)
      page.table(of: counts)
      if !shown.isEmpty { page.element("h2", "Differences") }
      for (finding, lineClass, line) in shown { page.finding(finding, lineClass, line) }
      if hidden > 0 { page.element("p", "… and \(hidden) more") }
    }
    try output.write(page)
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
