internal import JSONCodable
internal import JSONText

/// Writes the parts of a report one below the other.
package struct ReportWriter {
  private(set) var format: ParityReport.TextFormat
  package private(set) var text = ""

  package init(_ format: ParityReport.TextFormat) {
    self.format = format
    self.format.width = format.width.map { max(40, $0) }
  }

  package mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Writes a text on as many lines as it takes, the first words of it in bold.
  mutating func paragraph(strong head: String = "", _ text: String, hanging: String = "") {
    let pieces = (head + text).printable.wrapped(to: format.width.map { $0 - hanging.count })
    for (index, piece) in pieces.enumerated() {
      let bold = index == 0 ? String(piece.prefix(head.printable.count)) : ""
      line(
        (index == 0 ? "" : hanging) + (bold.isEmpty ? "" : strong(bold))
          + piece.dropFirst(bold.count))
    }
  }

  package mutating func header(_ report: ParityReport) {
    paragraph(strong: report.name, ": \(report.summary)")
    paragraph(report.sides.title)
    paragraph(report.countsText)
    if let counts = report.faultCounts { paragraph(counts) }
  }

  /// Writes a cause: its place, how many documents have it, and the first of them.
  package mutating func cause(_ cause: ParityCause, _ policy: ComparisonPolicy) {
    guard let first = cause.examples.first else { return }
    line()
    paragraph(
      strong: "\(cause.stage.title) \(cause.path)",
      cause.documents > 1
        ? ": \(cause.documents.of("document")), such as \(cause.names)" : ": \(cause.names)")
    paragraph("  " + first.message, hanging: "    ")
    finding(first, policy)
  }

  /// Writes what stands at the place of a finding.
  private mutating func finding(_ finding: ParityFinding, _ policy: ComparisonPolicy) {
    for row in finding.excerpt { line("    " + row.printable) }
    guard finding.excerpt.isEmpty else { return }
    sides(finding.left, finding.right, at: finding.path, of: finding.difference, policy)
  }

  /// Writes a table of the causes, the most frequent first.
  package mutating func table(of report: ParityReport) {
    let causes = report.causes.sorted
    guard causes.count > 1 else { return }
    line()
    let rows =
      [["documents", "stage", "place", "problem", "first"]]
      + causes.map { cause in
        [
          "\(cause.documents)", cause.stage.title, cause.path.description.printable,
          cause.problem.printable, cause.examples.first?.documentName.printable ?? "",
        ]
      }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let room = format.width ?? .max
    // What does not fit stands above: the first document, and the rest of a long problem.
    let hasFirst = widths.reduce(8, +) <= room
    let problem = hasFirst ? widths[3] : max(10, room - widths[..<3].reduce(7, +))
    for row in rows {
      let cells = [
        row[0].padded(before: widths[0]), row[1].padded(to: widths[1]),
        row[2].padded(to: widths[2]),
        row[3].shortened(to: problem).padded(to: widths[3]),
      ]
      line((cells + (hasFirst ? [row[4]] : [])).joined(separator: "  ").withoutTrailingSpaces)
    }
  }

  /// Writes why both reject documents.
  package mutating func rejected(_ report: ParityReport) {
    let rejections = report.rejections.sorted
    guard format.showsRejected, !rejections.isEmpty else { return }
    line()
    line(strong("rejected by both"))
    for cause in rejections.prefix(format.maximum) {
      let count = cause.documents > 1 ? "\(cause.documents.of("document")), such as " : ""
      paragraph("  \(count)\(cause.names):", hanging: "    ")
      paragraph("    \(cause.examples.first?.message ?? "")", hanging: "    ")
    }
    rest(rejections.count - format.maximum, "reason")
  }

  mutating func disagreement(
    _ shown: FaultDisagreement, count: Int, _ policy: ComparisonPolicy
  ) {
    line()
    let more = count > 1 ? ", one of \(count)" : ""
    paragraph(
      strong: "\(shown.fault.path), \(shown.fault.kind.title)",
      ": \(shown.summary) (\(shown.documentName)\(more))")
    let excerpt = MarkedExcerpt(shown.fault.document, at: shown.fault.path)
    for row in excerpt.lines { line("  " + row.printable) }
    let first = shown.differences.first
    sides(shown.left, shown.right, at: first?.path ?? shown.fault.path, of: first, policy)
    for difference in shown.differences.prefix(3) { bullet("\(difference)") }
    rest(shown.differences.count - 3, "difference", isInside: true)
    if let unequal = shown.unequalValues { bullet("values are not equal: \(unequal)") }
  }

  /// Writes in one line each which disagreements are accepted, and how those of a type that keeps its
  /// defaults could be.
  mutating func accepted(_ report: ParityReport) {
    let notes = report.faultNotes
    if !notes.isEmpty { line() }
    for note in notes { paragraph(note, hanging: "  ") }
  }

  package mutating func rest(_ count: Int, _ noun: String, isInside: Bool = false) {
    guard count > 0 else { return }
    if !isInside { line() }
    line("\(isInside ? "  - " : "")… and \(count) more \(noun)\(count == 1 ? "" : "s")")
  }

  private mutating func bullet(_ text: String) {
    paragraph("  - " + text, hanging: "    ")
  }

  func strong(_ text: String) -> String { styled(text, "1") }
  func styled(_ text: String, _ code: String) -> String {
    format.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
