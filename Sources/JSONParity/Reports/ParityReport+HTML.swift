extension ParityReport {
  /// Returns the report as a page of HTML that needs nothing else: no network, no script.
  ///
  /// It has the comparisons side by side, the matrix as a coloured grid with signs, and the faults on
  /// which the two disagree, each behind a link from its cell. It is light or dark as the reader has
  /// it, and can be used by the keyboard.
  ///
  /// - Returns: A whole document.
  public func html() -> String {
    ReportPage.html(title: "\(name): \(summary)") { page in
      page.element("h1", name)
      page.verdict(summary, !isClean ? .differ : hasCompared ? .clean : .unknown)
      page.element("ul") { list in
        list.element("li", "mapper \(mapped), Codable \(codable)")
        list.element("li", counts)
        if let faultCounts { list.element("li", faultCounts) }
      }
      if !findings.isEmpty {
        page.element("h2", "Documents")
        for group in comparisons { page.comparison(group, policy) }
      }
      if faultMatrix.count > 0 {
        page.element("h2", "Faults")
        page.matrix(faultMatrix)
        page.legend(faultMatrix, accepted)
        for shown in representatives {
          page.disagreement(shown.first, count: shown.count, isAccepted: shown.isAccepted)
        }
      }
    }
  }
}

// MARK: - Side by side

extension HTMLWriter {
  fileprivate mutating func comparison(_ findings: [ParityFinding], _ policy: ComparisonPolicy) {
    guard let first = findings.first else { return }
    element("section") { section in
      section.element("h3", "documents[\(first.document)], \(first.stage.title)")
      section.element("ul") { list in
        for finding in findings { list.element("li", finding.message) }
      }
      section.sides(first.left, first.right, policy)
    }
  }

  fileprivate mutating func sides(
    _ left: LabeledOutcome, _ right: LabeledOutcome, _ policy: ComparisonPolicy
  ) {
    let heads = (left: left.label, right: right.label)
    if let one = left.outcome.value, let other = right.outcome.value {
      sides(heads: heads, one, other, policy)
    } else {
      pair(heads: heads, left: "\(left.outcome)", right: "\(right.outcome)")
    }
  }
}

// MARK: - Faults

extension HTMLWriter {
  fileprivate mutating func matrix(_ matrix: FaultMatrix) {
    let kinds = matrix.kinds
    element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Faults"]) {
      $0.element("table", ["class": "matrix"]) { table in
        table.element("tr") { head in
          head.element("th", ["scope": "col"], "")
          for kind in kinds {
            head.element("th", ["scope": "col", "title": kind.summary], kind.title)
          }
        }
        for row in matrix.rows {
          table.element("tr") { line in
            line.element("th", ["scope": "row"], row.path.description)
            for kind in kinds { line.cell(row.cells[kind], row.path, kind) }
          }
        }
      }
    }
  }

  private mutating func cell(_ cell: FaultMatrix.Cell?, _ path: JSONPathPattern, _ kind: FaultKind)
  {
    guard let cell, let verdict = cell.verdicts.last else {
      return element("td", ["title": "there is no such fault"], FaultMatrix.noSign)
    }
    let summary = "\(path), \(kind.summary): \(cell.summary)"
    element("td", ["class": verdict.rawValue, "title": summary]) { td in
      guard let first = cell.disagreements.first else { return td.text(cell.symbol) }
      td.element(
        "a", ["href": "#\(first.anchor)", "aria-label": summary], cell.symbol)
    }
  }

  fileprivate mutating func legend(_ matrix: FaultMatrix, _ accepted: Set<FaultKind>) {
    element("details") { details in
      details.element("summary", "What the signs and headings mean")
      details.element("dl") { list in
        for (sign, summary) in FaultMatrix.signs {
          list.element("dt", sign)
          list.element("dd", summary)
        }
        for kind in matrix.kinds {
          list.element("dt", kind.title)
          list.element(
            "dd", kind.summary + (accepted.contains(kind) ? " (disagreement is accepted)" : ""))
        }
      }
    }
  }

  fileprivate mutating func disagreement(
    _ shown: FaultDisagreement, count: Int, isAccepted: Bool
  ) {
    let more = count > 1 ? ", one of \(count)" : ""
    element("section", ["id": shown.anchor]) { section in
      section.element(
        "h3",
        "\(shown.fault.path), \(shown.fault.kind.title): \(shown.verdict.summary)"
          + (isAccepted ? " (accepted)" : "") + " (documents[\(shown.document)]\(more))")
      section.block("pre", shown.variant)
      if !shown.differences.isEmpty || shown.unequalValues != nil {
        section.element("ul") { list in
          for difference in shown.differences { list.element("li", "\(difference)") }
          if let unequal = shown.unequalValues { list.element("li", unequal) }
        }
      }
      section.sides(
        LabeledOutcome(label: "mapper", outcome: shown.mapper),
        LabeledOutcome(label: "Codable", outcome: shown.codable), .init())
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
