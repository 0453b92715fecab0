extension ParityReport {
  /// Whether the two differ, in a few words.
  var summary: String {
    if isClean { return hasCompared ? "no difference" : "nothing was compared" }
    let faults = unacceptedDisagreements.count
    let parts = [
      findings.isEmpty ? nil : findings.count.of("difference"),
      faults == 0 ? nil : "disagreement on \(faults.of("fault"))",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// How many documents are read by whom.
  var counts: String {
    func count(_ mapper: Bool, _ codable: Bool) -> Int {
      documents.count { $0.mapper.isRead == mapper && $0.codable.isRead == codable }
    }
    let parts = [
      (count(true, true), "read by both"), (count(true, false), "by the mapper only"),
      (count(false, true), "by Codable only"), (count(false, false), "by neither"),
    ].enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map { "\($1.0) \($1.1)" }
    return "\(documents.count.of("document")): " + parts.joined(separator: ", ")
  }

  /// How many faults there are, and on how many the two disagree; `nil` without faults.
  var faultCounts: String? {
    guard faultMatrix.count > 0 else { return nil }
    let disagreements = faultMatrix.disagreements.count
    let acceptedCount = disagreements - unacceptedDisagreements.count
    return "\(faultMatrix.count.of("fault")): agreement on \(faultMatrix.count - disagreements), "
      + "disagreement on \(disagreements)"
      + (acceptedCount > 0 ? ", \(acceptedCount) accepted" : "")
  }
}

extension FaultMatrix.Cell {
  /// The sign of the cell: that of its only verdict, `+` for agreement of both sorts, `!` for
  /// disagreement of several.
  public var symbol: String {
    let disagreeing = verdicts.filter { !$0.isAgreement }
    switch (disagreeing.count, verdicts.count) {
    case (0, 1): return verdicts[0].symbol
    case (0, _): return "+"
    case (1, _): return disagreeing[0].symbol
    default: return "!"
    }
  }

  /// The verdicts in a few words, with their counts where there are several.
  public var summary: String {
    guard verdicts.count > 1 else { return verdicts.first?.summary ?? "" }
    return verdicts.map { "\(counts[$0] ?? 0)× \($0.summary)" }.joined(separator: "; ")
  }
}

extension FaultMatrix {
  /// The sign where there is no fault of a kind.
  static let noSign = "·"

  /// All signs and what they mean.
  static var signs: [(sign: String, meaning: String)] {
    FaultVerdict.allCases.map { ($0.symbol, $0.summary) } + [
      ("+", "they agree: both read some and reject others"),
      ("!", "they disagree in more than one way"), (noSign, "there is no such fault"),
    ]
  }
}

extension ReportWriter {
  private static let gap = "  "

  /// Writes the matrix in blocks of columns that fit the width, and the legend.
  mutating func matrix(_ report: ParityReport) {
    let matrix = report.faultMatrix
    let paths = matrix.rows.map { $0.path.description.shortened(to: format.width / 2) }
    let pathWidth = paths.map(\.count).max() ?? 0
    for block in blocks(matrix.kinds, width: format.width - pathWidth) {
      line()
      let heads = block.map { Self.gap + $0.title }.joined()
      line(strong((String(repeating: " ", count: pathWidth) + heads).withoutTrailingSpaces))
      for (path, row) in zip(paths, matrix.rows) {
        let cells = block.map { kind in
          let cell = row.cells[kind]
          let sign = cell?.symbol ?? FaultMatrix.noSign
          let space = String(repeating: " ", count: kind.title.count - 1)
          return Self.gap + (cell?.isAgreement == false ? styled(sign, "1;31") : sign) + space
        }
        line((path.padded(to: pathWidth) + cells.joined()).withoutTrailingSpaces)
      }
    }
    legend(matrix, accepted: report.accepted)
  }

  /// Writes what the titles and signs mean, as far as they are used.
  private mutating func legend(_ matrix: FaultMatrix, accepted: Set<FaultKind>) {
    line()
    let width = matrix.kinds.map(\.title.count).max() ?? 0
    let hanging = String(repeating: " ", count: width) + Self.gap
    for kind in matrix.kinds {
      let note = accepted.contains(kind) ? " (disagreement is accepted)" : ""
      paragraph(
        "\(kind.title.padded(to: width))\(Self.gap)\(kind.summary)\(note)", hanging: hanging)
    }
    line()
    let signs = Set(matrix.rows.flatMap { $0.cells.values.map(\.symbol) } + [FaultMatrix.noSign])
    for (sign, meaning) in FaultMatrix.signs where signs.contains(sign) {
      paragraph(sign + Self.gap + meaning, hanging: " " + Self.gap)
    }
  }

  private func blocks(_ kinds: [FaultKind], width: Int) -> [[FaultKind]] {
    var blocks: [[FaultKind]] = []
    var used = Int.max
    for kind in kinds {
      let columns = Self.gap.count + kind.title.count
      if used == .max || used + columns > width {
        blocks.append([])
        used = 0
      }
      blocks[blocks.count - 1].append(kind)
      used += columns
    }
    return blocks
  }
}

extension String {
  /// Returns the text with its middle left out, so that it has at most `width` characters.
  fileprivate func shortened(to width: Int) -> String {
    guard count > width else { return self }
    return prefix(width / 3) + "…" + suffix(width - width / 3 - 1)
  }
}

extension Int {
  /// Returns the number with a noun: `1 document`, `2 documents`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
