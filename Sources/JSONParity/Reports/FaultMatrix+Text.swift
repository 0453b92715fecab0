extension ParityReport {
  /// Whether the two differ, in a few words.
  var summary: String {
    if isClean { return hasCompared ? "no difference" : "nothing was compared" }
    let faults = unacceptedDisagreements.count
    let parts = [
      causes.isEmpty ? nil : "they differ, \(causes.count.of("cause"))",
      faults == 0 ? nil : "disagreement on \(faults.of("fault"))",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// How many documents are read by whom.
  var countsText: String {
    func count(_ verdicts: ParityVerdict...) -> Int {
      verdicts.reduce(0) { $0 + (counts[$1] ?? 0) }
    }
    let others: [(count: Int, by: String)] = [
      (count(.onlyLeft), "by \(sides.left.phrase) only"),
      (count(.onlyRight), "by \(sides.right.phrase) only"), (count(.bothReject), "by neither"),
    ]
    let parts =
      [
        "\(count(.same, .different)) read by both"
          + (count(.different) > 0 ? ", \(count(.same)) of them alike" : "")
      ]
      + others.filter { $0.count > 0 }.map { "\($0.count) \($0.by)" }
    let invalid = invalidCount > 0 ? ", \(invalidCount) of them not JSON" : ""
    return "\(self.count.of("document")): " + parts.joined(separator: ", ") + invalid
  }

  /// How many faults there are, and on how many the two disagree; `nil` without faults.
  var faultCounts: String? {
    guard faultMatrix.count > 0 else { return nil }
    let disagreements = faultMatrix.disagreements.count
    let acceptedCount = disagreements - unacceptedDisagreements.count
    return "\(faultMatrix.count.of("fault")): \(faultMatrix.count - disagreements) alike, "
      + "\(disagreements) different"
      + (acceptedCount > 0 ? " (\(acceptedCount) accepted)" : "")
  }

  /// What was not tried; how many disagreements are accepted, by kind; and how to accept what a type does that keeps its
  /// defaults, or that reads other spellings of keys.
  var faultNotes: [String] { untriedNotes + acceptanceNotes }

  /// In how many members of dictionaries no fault was tried.
  private var untriedNotes: [String] {
    faultMatrix.untriedMembers.map {
      "not tried: faults in \($0.count.of("member")) of \($0.path), which others there are like"
    }
  }

  private var acceptanceNotes: [String] {
    let accepted = faultMatrix.disagreements.filter(accepts)
    let kinds = Set(accepted.map(\.fault.kind)).sorted().map { kind in
      "\(accepted.count { $0.fault.kind == kind })× \(kind.title)"
    }
    var notes = kinds.isEmpty ? [] : ["accepted: " + kinds.joined(separator: ", ")]
    for verdict in [ParityVerdict.onlyLeft, .onlyRight] {
      let shown = unacceptedDisagreements.filter { $0.verdict == verdict }
      let ofDefaults = shown.filter(keepsDefault)
      let ofKeys = shown.filter { $0.fault.kind == .keyCase && !keepsDefault($0) }
      notes += [
        hint(ofDefaults, "keeps a default", verdict),
        hint(ofKeys, "reads a key in another case", verdict),
      ].compactMap(\.self)
    }
    return notes
  }

  /// Returns whether one of the two keeps a default where the other refuses: for a key in another case, where it does
  /// so without the key as well.
  private func keepsDefault(_ shown: FaultDisagreement) -> Bool {
    let (kind, path) = (shown.fault.kind, shown.fault.path)
    guard FaultAcceptance.keptDefaults(by: shown.verdict).covers(kind, path, shown.verdict) else {
      return false
    }
    let withoutKey = faultMatrix[JSONPathPattern(anyIndexOf: path), .missingKey]
    return kind != .keyCase || withoutKey?.verdicts.contains(shown.verdict) == true
  }

  /// Returns how to accept disagreements of one cause; nil for fewer than two.
  private func hint(
    _ shown: [FaultDisagreement], _ cause: String, _ verdict: ParityVerdict
  ) -> String? {
    guard shown.count > 1 else { return nil }
    let side = verdict == .onlyLeft ? sides.left : sides.right
    let kinds = Set(shown.map(\.fault.kind)).sorted().map { ".\($0.rawValue)" }
    return "\(side.phrase) \(cause) on \(shown.count.of("fault")) where the other refuses; to "
      + "accept that: check.accepting(\(kinds.joined(separator: ", ")), where: .\(verdict.rawValue))"
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

  /// Returns the verdicts in a few words, with their counts where there are several.
  public func summary(_ sides: ParitySides) -> String {
    guard verdicts.count > 1 else { return verdicts.first.map(sides.summary(of:)) ?? "" }
    return verdicts.map { "\(counts[$0] ?? 0)× \(sides.summary(of: $0))" }.joined(separator: "; ")
  }
}

extension FaultMatrix {
  /// The sign where there is no fault of a kind.
  static let noSign = "·"

  /// All signs and what they mean.
  static func signs(_ sides: ParitySides) -> [(sign: String, meaning: String)] {
    ParityVerdict.allCases.map { ($0.symbol, sides.summary(of: $0)) } + [
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
    let shown = matrix.rows.filter { !$0.isIndifferent }
    let paths = shown.map(\.path.description)
    let pathWidth = paths.map(\.columns).max() ?? 0
    for block in blocks(matrix.kinds, width: format.width.map { max($0 - pathWidth, 40) }) {
      line()
      let heads = block.map { Self.gap + $0.title }.joined()
      line(strong((String(repeating: " ", count: pathWidth) + heads).withoutTrailingSpaces))
      for (path, row) in zip(paths, shown) {
        let cells = block.map { kind in
          let cell = row.cells[kind]
          let sign = cell?.symbol ?? FaultMatrix.noSign
          let space = String(repeating: " ", count: kind.title.count - 1)
          return Self.gap + (cell?.isAgreement == false ? styled(sign, "1;31") : sign) + space
        }
        line((path.padded(to: pathWidth) + cells.joined()).withoutTrailingSpaces)
      }
    }
    indifferent(matrix)
    legend(matrix, report.sides)
  }

  /// Names the places at which both take every fault.
  private mutating func indifferent(_ matrix: FaultMatrix) {
    guard let title = matrix.titleOfIndifferent else { return }
    let places = matrix.indifferentPlaces
    let names = places.prefix(8).joined(separator: ", ") + (places.count > 8 ? ", …" : "")
    paragraph("\(title): \(names)", hanging: "  ")
  }

  /// Writes what the titles and signs mean, as far as they are used.
  private mutating func legend(_ matrix: FaultMatrix, _ sides: ParitySides) {
    line()
    let width = matrix.kinds.map(\.title.count).max() ?? 0
    let hanging = String(repeating: " ", count: width) + Self.gap
    for kind in matrix.kinds {
      paragraph(
        "\(kind.title.padded(to: width))\(Self.gap)\(kind.summary)", hanging: hanging)
    }
    line()
    let signs = Set(matrix.rows.flatMap { $0.cells.values.map(\.symbol) } + [FaultMatrix.noSign])
    for (sign, meaning) in FaultMatrix.signs(sides) where signs.contains(sign) {
      paragraph(sign + Self.gap + meaning, hanging: " " + Self.gap)
    }
  }

  private func blocks(_ kinds: [FaultKind], width: Int?) -> [[FaultKind]] {
    var blocks: [[FaultKind]] = []
    var used = Int.max
    for kind in kinds {
      let columns = Self.gap.count + kind.title.count
      if used == .max || width.map({ used + columns > $0 }) ?? false {
        blocks.append([])
        used = 0
      }
      blocks[blocks.count - 1].append(kind)
      used += columns
    }
    return blocks
  }
}

extension FaultMatrix {
  /// The places at which both take every fault, and do the same: neither reads them, or both leave out what is not
  /// right there.
  var indifferentPlaces: [String] { rows.filter(\.isIndifferent).map(\.path.description) }

  /// How many of them there are, in words; nil without any.
  var titleOfIndifferent: String? {
    let count = indifferentPlaces.count
    guard count > 0 else { return nil }
    return "\(count.of("place")) where neither refuses anything, and both do the same"
  }
}

extension FaultMatrix.Row {
  /// Whether both read and write the same whatever stands here.
  var isIndifferent: Bool {
    path.description != "$" && cells.values.allSatisfy { $0.verdicts == [.same] }
  }
}

extension Int {
  /// Returns the number with a noun: `1 document`, `2 documents`.
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
