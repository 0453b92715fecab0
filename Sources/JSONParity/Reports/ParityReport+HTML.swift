internal import JSONCodable

extension ParityReport {
  /// Returns the report as a page of HTML that needs nothing else: no network, no script.
  ///
  /// It has a table of the causes, each with a link to its examples, which are folded; the matrix as a coloured
  /// grid with signs, and the faults on which the two disagree, each behind a link from its cell. It is light
  /// or dark as the reader has it, and can be used by the keyboard.
  ///
  /// - Returns: A whole document.
  public func html() -> String {
    ReportPage.html(title: "\(name): \(summary)") { page in
      page.element("h1", name)
      page.verdict(summary, !isClean ? .differ : hasCompared ? .clean : .unknown)
      page.element("ul") { list in
        list.element("li", sides.title)
        list.element("li", countsText)
        if let faultCounts { list.element("li", faultCounts) }
      }
      let shown = causes.sorted.prefix(Self.mostCauses)
      if !shown.isEmpty {
        page.element("h2", "Causes")
        page.table(of: shown, hidden: causes.count - shown.count)
        for (index, cause) in shown.enumerated() { page.details(of: cause, index, policy) }
      }
      let rejected = rejections.sorted.prefix(Self.mostCauses)
      if !rejected.isEmpty { page.rejected(rejected, hidden: rejections.count - rejected.count) }
      if faultMatrix.count > 0 {
        page.element("h2", "Faults")
        let faults = representatives
        page.matrix(self, anchors: Set(faults.map(\.first.anchor)))
        page.legend(faultMatrix, sides)
        for shown in faults.prefix(Self.mostFaults) {
          page.disagreement(shown.first, count: shown.count, policy)
        }
        let hidden = faults.count - Self.mostFaults
        if hidden > 0 { page.element("p", "… and \(hidden) more") }
        for note in faultNotes { page.element("p", note) }
      }
    }
  }

  /// How many causes and faults a page shows, so that a browser takes it.
  private static let (mostCauses, mostFaults) = (200, 200)
}

// MARK: - Causes

extension HTMLWriter {
  fileprivate mutating func table(of causes: ArraySlice<ParityCause>, hidden: Int) {
    element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Causes"]) {
      $0.element("table", ["class": "causes"]) { table in
        table.element("tr") { head in
          for title in ["documents", "stage", "place", "problem"] {
            head.element("th", ["scope": "col"], title)
          }
        }
        for (index, cause) in causes.enumerated() {
          table.element("tr") { row in
            row.element("td", "\(cause.documents)")
            row.element("td", cause.stage.title)
            row.element("td") {
              $0.element("a", ["href": "#cause-\(index)"], cause.path.description)
            }
            row.element("td", cause.problem.shortened)
          }
        }
      }
    }
    if hidden > 0 { element("p", "… and \(hidden) more") }
  }

  fileprivate mutating func details(
    of cause: ParityCause, _ index: Int, _ policy: ComparisonPolicy
  ) {
    element("details") { details in
      details.element(
        "summary",
        "\(cause.stage.title) \(cause.path): \(cause.problem.shortened) "
          + "(\(cause.documents.of("document")))")
      details.anchor("cause-\(index)")
      for example in cause.examples {
        details.element("h3", example.documentName)
        details.element("p", example.message.shortened)
        details.example(example, policy)
      }
    }
  }

  /// Writes what a link leads to: a place inside the details, which the browser opens for it.
  fileprivate mutating func anchor(_ id: String) { element("span", ["id": id], "") }

  private mutating func example(_ finding: ParityFinding, _ policy: ComparisonPolicy) {
    if finding.excerpt.isEmpty {
      sides(finding.left, finding.right, at: finding.path, of: finding.difference, policy)
    } else {
      block("pre", finding.excerpt.joined(separator: "\n"))
    }
  }

  fileprivate mutating func rejected(_ causes: ArraySlice<ParityCause>, hidden: Int) {
    element("details") { details in
      details.element("summary", "Rejected by both, and why")
      for cause in causes {
        details.element("h3", "\(cause.documents.of("document")): \(cause.names)")
        details.element("p", cause.examples.first?.message.shortened ?? "")
      }
      if hidden > 0 { details.element("p", "… and \(hidden) more") }
    }
  }

  /// Writes what both have around a place; where one has no value, why.
  fileprivate mutating func sides(
    _ left: LabeledOutcome, _ right: LabeledOutcome, at path: JSONPath,
    of difference: JSONDifference? = nil, _ policy: ComparisonPolicy
  ) {
    let heads = (left: left.label, right: right.label)
    if let one = left.outcome.value, let other = right.outcome.value {
      rows(heads: heads, Excerpt(one, other, at: path, of: difference, policy).rows)
    } else {
      pair(
        heads: heads, left: "\(left.outcome)".shortened, right: "\(right.outcome)".shortened)
    }
  }
}

extension String {
  /// The text, cut where it is very long.
  fileprivate var shortened: String { shortened(to: 400) }
}

// MARK: - Faults

extension HTMLWriter {
  fileprivate mutating func matrix(_ report: ParityReport, anchors: Set<String>) {
    let (matrix, sides) = (report.faultMatrix, report.sides)
    let kinds = matrix.kinds
    element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Faults"]) {
      $0.element("table", ["class": "matrix"]) { table in
        table.element("tr") { head in
          head.element("th", ["scope": "col"], "")
          for kind in kinds {
            head.element("th", ["scope": "col", "title": kind.summary], kind.title)
          }
        }
        for row in matrix.rows where !row.isIndifferent {
          table.element("tr") { line in
            line.element("th", ["scope": "row"], row.path.description)
            for kind in kinds {
              line.cell(row.cells[kind], row.path, kind, sides, anchors)
            }
          }
        }
      }
    }
    guard let title = matrix.titleOfIndifferent else { return }
    element("details") { details in
      details.element("summary", title)
      details.element("p", matrix.indifferentPlaces.joined(separator: ", "))
    }
  }

  private mutating func cell(
    _ cell: FaultMatrix.Cell?, _ path: JSONPathPattern, _ kind: FaultKind, _ sides: ParitySides,
    _ anchors: Set<String>
  ) {
    guard let cell, let verdict = cell.verdicts.last else {
      return element("td", ["title": "there is no such fault"], FaultMatrix.noSign)
    }
    let summary = "\(path), \(kind.summary): \(cell.summary(sides))"
    element("td", ["class": verdict.rawValue, "title": summary]) { td in
      guard let first = cell.disagreements.first(where: { anchors.contains($0.anchor) }) else {
        return td.text(cell.symbol)
      }
      td.element(
        "a", ["href": "#\(first.anchor)", "aria-label": summary], cell.symbol)
    }
  }

  fileprivate mutating func legend(_ matrix: FaultMatrix, _ sides: ParitySides) {
    element("details") { details in
      details.element("summary", "What the signs and headings mean")
      details.element("dl") { list in
        for (sign, summary) in FaultMatrix.signs(sides) {
          list.element("dt", sign)
          list.element("dd", summary)
        }
        for kind in matrix.kinds {
          list.element("dt", kind.title)
          list.element("dd", kind.summary)
        }
      }
    }
  }

  fileprivate mutating func disagreement(
    _ shown: FaultDisagreement, count: Int, _ policy: ComparisonPolicy
  ) {
    let more = count > 1 ? ", one of \(count)" : ""
    element("details") { details in
      details.element(
        "summary",
        "\(shown.fault.path), \(shown.fault.kind.title): \(shown.summary) "
          + "(\(shown.documentName)\(more))")
      details.anchor(shown.anchor)
      let excerpt = MarkedExcerpt(shown.fault.document, at: shown.fault.path)
      details.block("pre", excerpt.lines.joined(separator: "\n"))
      if !shown.differences.isEmpty || shown.unequalValues != nil {
        details.element("ul") { list in
          for difference in shown.differences.prefix(3) {
            list.element("li", "\(difference)".shortened)
          }
          if let unequal = shown.unequalValues { list.element("li", unequal.shortened) }
        }
      }
      let difference = shown.differences.first
      details.sides(
        shown.left, shown.right, at: difference?.path ?? shown.fault.path, of: difference, policy)
    }
  }
}

extension FaultDisagreement {
  /// The name of its place on the page: document, place, kind and verdict, in safe characters.
  fileprivate var anchor: String {
    let place = fault.path.pointer.utf8.map { byte in
      let isSafe = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: "-")
      return isSafe ? String(UnicodeScalar(byte)) : "_\(byte)"
    }.joined()
    return "fault-\(document)-\(fault.kind.rawValue)-\(verdict.rawValue)-\(place)"
  }
}
