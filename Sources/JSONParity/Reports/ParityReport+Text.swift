internal import JSONText

extension ParityReport {
  /// How a report is laid out as text.
  public struct TextFormat: Hashable, Sendable {
    /// Whether to colour it for a terminal; signs say the same without.
    public var hasColor: Bool
    /// How many columns a line may have, at least 40.
    public var width: Int
    /// How many comparisons, and how many faults, to show at most.
    public var maximum: Int

    /// Creates a format.
    public init(hasColor: Bool = false, width: Int = 100, maximum: Int = 20) {
      self.hasColor = hasColor
      self.width = width
      self.maximum = maximum
    }
  }

  /// Returns the report as text: what differs side by side, with unchanged parts folded, then the
  /// matrix of faults, its legend, and the faults on which the two disagree.
  ///
  /// - Parameter format: How it is laid out.
  /// - Returns: Lines that end in a line feed.
  public func text(_ format: TextFormat = .init()) -> String {
    var writer = ReportWriter(format)
    writer.header(self)
    let groups = comparisons
    for group in groups.prefix(format.maximum) { writer.comparison(group, policy) }
    writer.rest(groups.count - format.maximum, "comparison")
    if faultMatrix.count > 0 {
      writer.matrix(self)
      let disagreements = representatives
      for shown in disagreements.prefix(format.maximum) {
        writer.disagreement(shown.first, count: shown.count, isAccepted: shown.isAccepted)
      }
      writer.rest(disagreements.count - format.maximum, "fault")
    }
    return writer.text
  }

  /// The findings, those of one comparison together.
  var comparisons: [[ParityFinding]] {
    findings.reduce(into: []) { groups, finding in
      if let last = groups.last?.last, last.document == finding.document,
        last.stage == finding.stage, last.left == finding.left, last.right == finding.right
      {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
  }

  /// The first disagreement with each verdict of each cell, those that are not accepted first.
  var representatives: [(first: FaultDisagreement, count: Int, isAccepted: Bool)] {
    let all = faultMatrix.rows.flatMap { row in
      row.cells.sorted { $0.key < $1.key }.flatMap { kind, cell in
        cell.verdicts.compactMap { verdict in
          cell.disagreements.first { $0.verdict == verdict }.map {
            (first: $0, count: cell.counts[verdict] ?? 0, isAccepted: accepted.contains(kind))
          }
        }
      }
    }
    return all.filter { !$0.isAccepted } + all.filter(\.isAccepted)
  }
}

// MARK: - Parts of the text

/// Writes the parts of a report one below the other.
struct ReportWriter {
  private(set) var format: ParityReport.TextFormat
  private(set) var text = ""

  init(_ format: ParityReport.TextFormat) {
    self.format = format
    self.format.width = max(40, format.width)
  }

  mutating func line(_ line: String = "") {
    text += line + "\n"
  }

  /// Writes a text on as many lines as it takes, the first words of it in bold.
  mutating func paragraph(strong head: String = "", _ text: String, hanging: String = "") {
    let pieces = (head + text).printable.cut(to: format.width - hanging.count)
    for (index, piece) in pieces.enumerated() {
      let bold = index == 0 ? String(piece.prefix(head.printable.count)) : ""
      line(
        (index == 0 ? "" : hanging) + (bold.isEmpty ? "" : strong(bold))
          + piece.dropFirst(bold.count))
    }
  }

  mutating func header(_ report: ParityReport) {
    paragraph(strong: report.name, ": \(report.summary)")
    paragraph("mapper \(report.mapped), Codable \(report.codable)")
    paragraph(report.counts)
    if let counts = report.faultCounts { paragraph(counts) }
  }

  mutating func comparison(_ findings: [ParityFinding], _ policy: ComparisonPolicy) {
    guard let first = findings.first else { return }
    line()
    line(strong("documents[\(first.document)], \(first.stage.title)"))
    sides(first.left, first.right, policy)
    for finding in findings { bullet(finding.message) }
  }

  mutating func disagreement(_ shown: FaultDisagreement, count: Int, isAccepted: Bool) {
    line()
    let more = count > 1 ? ", one of \(count)" : ""
    paragraph(
      strong: "\(shown.fault.path), \(shown.fault.kind.title)",
      ": \(shown.verdict.summary)" + (isAccepted ? " (accepted)" : "")
        + " (documents[\(shown.document)]\(more))")
    for row in shown.variant.printable.cut(to: format.width - 4).prefix(10) { line("  " + row) }
    sides(
      LabeledOutcome(label: "mapper", outcome: shown.mapper),
      LabeledOutcome(label: "Codable", outcome: shown.codable), .init())
    for difference in shown.differences { bullet("\(difference)") }
    if let unequal = shown.unequalValues { bullet("values are not equal: \(unequal)") }
  }

  mutating func rest(_ count: Int, _ noun: String) {
    guard count > 0 else { return }
    line()
    line("… and \(count) more \(noun)\(count == 1 ? "" : "s")")
  }

  private mutating func bullet(_ text: String) {
    paragraph("  - " + text, hanging: "    ")
  }

  func strong(_ text: String) -> String { styled(text, "1") }
  func faint(_ text: String) -> String { styled(text, "2") }
  func styled(_ text: String, _ code: String) -> String {
    format.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

// MARK: - Side by side

extension ReportWriter {
  private var column: Int { (format.width - 7) / 2 }

  mutating func sides(_ left: LabeledOutcome, _ right: LabeledOutcome, _ policy: ComparisonPolicy) {
    row(left.label, right.label, " ", style: "2")
    guard let one = left.outcome.value, let other = right.outcome.value else {
      return row("\(left.outcome)".printable, "\(right.outcome)".printable, "≠", style: "31")
    }
    let rows = SideBySide(one, other, policy).folded
    if rows.allSatisfy({ $0.change == .same }) {
      return row("\(left.outcome)".printable, "\(right.outcome)".printable, " ", style: nil)
    }
    for side in rows {
      if side.folded > 0 {
        let fold = "… \(side.folded) lines the same"
        row(fold, fold, " ", style: "2")
      } else {
        row(
          (side.left ?? "").printable, (side.right ?? "").printable, side.change.rawValue,
          style: side.change == .same ? nil : "31")
      }
    }
  }

  /// Writes a row of both columns, on as many lines as the longer side takes.
  private mutating func row(_ left: String, _ right: String, _ sign: String, style: String?) {
    let (ones, others) = (left.cut(to: column), right.cut(to: column))
    for index in 0..<max(ones.count, others.count) {
      let one = (index < ones.count ? ones[index] : "").padded(to: column)
      let other = index < others.count ? others[index] : ""
      let text = "  \(one) \(index == 0 ? sign : " ") | \(other)".withoutTrailingSpaces
      line(style.map { styled(text, $0) } ?? text)
    }
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text in pieces of at most `width` characters; one piece if it is empty.
  func cut(to width: Int) -> [String] {
    var rest = self[...]
    var pieces: [String] = []
    while rest.count > width {
      pieces.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return pieces + (rest.isEmpty && !pieces.isEmpty ? [] : [String(rest)])
  }

  var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
