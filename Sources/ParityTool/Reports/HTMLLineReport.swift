import JSONParity

/// Reports on a page of its own, for a browser.
///
/// The counts are known last, so they stand below the findings. Only so many findings are shown as a
/// browser takes; the rest is counted.
package struct HTMLLineReport: LineReport {
  private static let maximum = 1_000

  private let output: OutputSink
  private var html = HTMLWriter()
  private var findings = 0

  /// Creates a report and writes the head of the page.
  ///
  /// - Throws: `ToolError` where it cannot be written.
  package init(_ output: OutputSink) throws {
    self.output = output
    HTMLPage.open(&html, title: "Commands by the mapper and by Codable")
    try output.write(html.take())
  }

  /// Writes a difference at once; lines that both reject are only counted.
  package mutating func add(
    _ finding: LineFinding, of lineClass: LineClass, line: Int
  ) throws {
    if lineClass.isAgreement { return }
    findings += 1
    guard findings <= Self.maximum else { return }
    html.element("h3", "line \(line): \(lineClass.rawValue) at \(finding.path)")
    html.element("p", finding.message)
    HTMLPage.openTable(
      &html, "line \(line)", class: "sides", heads: ["mapper", "", "Codable"])
    html.element("tr", ["class": "changed"]) { html in
      html.element("td", finding.mapper.text)
      html.element("td", "≠")
      html.element("td", finding.codable.text)
    }
    HTMLPage.closeTable(&html)
    try output.write(html.take())
  }

  /// Writes the table of the classes and ends the page.
  package mutating func finish(_ counts: LineCounts) throws {
    if findings > Self.maximum {
      html.element("p", ["class": "soft"], "and \(findings - Self.maximum) more findings")
    }
    html.element("h2", "Classes")
    HTMLPage.verdict(
      &html, isClean: counts.status == .same,
      counts.status == .same ? "no line differs" : "some lines differ")
    HTMLPage.openTable(&html, "Classes", class: "counts", heads: ["class", "lines"])
    for lineClass in LineClass.allCases { row(lineClass.rawValue, counts[lineClass]) }
    row("all", counts.lines)
    HTMLPage.closeTable(&html)
    HTMLPage.close(&html)
    try output.write(html.take())
  }

  private mutating func row(_ name: String, _ count: Int) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], name)
      html.element("td", "\(count)")
    }
  }
}

extension LineFinding.Side {
  /// The side as a text: nothing, a value, or an error.
  fileprivate var text: String {
    switch self {
    case .absent: "(nothing)"
    case .json(let text), .error(let text): text
    }
  }
}
