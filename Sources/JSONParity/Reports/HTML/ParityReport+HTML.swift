extension ParityReport {
  /// The most comparisons, and the most faults, that a page shows one by one.
  private static let maximum = 1_000

  /// The report as a page of its own, for a browser.
  ///
  /// It refers to nothing outside itself and is light or dark as the reader's system is.
  ///
  /// - Returns: The HTML of the page.
  public func html() -> String {
    var html = HTMLWriter()
    HTMLPage.open(&html, title: name)
    HTMLPage.verdict(&html, isClean: isClean && hasCompared, summary)
    html.element("p", ["class": "soft"], "mapper \(mapped), Codable \(codable). \(counts).")
    if let faultCounts { html.element("p", ["class": "soft"], faultCounts + ".") }
    differences(&html)
    if faultMatrix.count > 0 {
      matrix(&html)
      disagreements(&html)
    }
    HTMLPage.close(&html)
    return html.html
  }

  private func differences(_ html: inout HTMLWriter) {
    let groups = comparisons
    guard !groups.isEmpty else { return }
    html.element("h2", "Differences")
    for group in groups.prefix(Self.maximum) {
      guard let first = group.first else { continue }
      let title = "documents[\(first.document)], \(first.stage.words)"
      html.element("h3", title)
      HTMLPage.sides(&html, title, left: first.left, right: first.right, policy: policy)
      html.element("ul") { html in
        for finding in group { html.element("li", finding.words) }
      }
    }
    rest(&html, groups.count - Self.maximum, "comparison")
  }

  private func rest(_ html: inout HTMLWriter, _ count: Int, _ noun: String) {
    if count > 0 { html.element("p", ["class": "soft"], "and \(count.of("\(noun)")) more") }
  }
}

// MARK: - Faults

extension ParityReport {
  private func matrix(_ html: inout HTMLWriter) {
    html.element("h2", "Faults")
    html.element("p", "Each document was made wrong in one place at a time.")
    let kinds = faultMatrix.kinds
    HTMLPage.openTable(
      &html, "Places and faults", class: "matrix", heads: ["place"] + kinds.map(\.heading))
    for row in faultMatrix.rows {
      html.element("tr") { html in
        html.element("th", ["scope": "row"], row.path)
        for kind in kinds { cell(&html, row.cells[kind], kind) }
      }
    }
    HTMLPage.closeTable(&html)
    legend(&html, kinds)
  }

  private func cell(_ html: inout HTMLWriter, _ cell: FaultMatrix.Cell?, _ kind: FaultKind) {
    guard let cell else { return html.element("td", ["class": "none"], "·") }
    let agrees = cell.isAgreement || accepted.contains(kind)
    html.element(
      "td", ["class": agrees ? "agree" : "disagree", "title": "\(kind.words): \(cell.words)"],
      cell.symbol)
  }

  private func legend(_ html: inout HTMLWriter, _ kinds: [FaultKind]) {
    html.element("details") { html in
      html.element("summary", "What the signs and headings mean")
      html.element("dl", ["class": "legend"]) { html in
        for verdict in FaultVerdict.allCases { entry(&html, verdict.symbol, verdict.words) }
        entry(&html, "+", "they agree: both read some and reject others")
        entry(&html, "!", "they disagree in more than one way")
        entry(&html, "·", "there is no such fault")
        for kind in kinds {
          let note = accepted.contains(kind) ? " (disagreement is accepted)" : ""
          entry(&html, kind.heading, kind.words + note)
        }
      }
    }
  }

  private func entry(_ html: inout HTMLWriter, _ term: String, _ words: String) {
    html.element("dt", term)
    html.element("dd", words)
  }

  private func disagreements(_ html: inout HTMLWriter) {
    let all = representatives
    guard !all.isEmpty else { return }
    html.element("h2", "Where they disagree")
    for shown in all.prefix(Self.maximum) { disagreement(&html, shown) }
    rest(&html, all.count - Self.maximum, "fault")
  }

  private func disagreement(
    _ html: inout HTMLWriter, _ shown: (first: FaultDisagreement, count: Int, isAccepted: Bool)
  ) {
    let fault = shown.first.fault
    let title = "\(fault.location), \(fault.kind.heading)"
    html.element("details") { html in
      html.element("summary") { html in
        html.element("code", title)
        let more = shown.count > 1 ? ", one of \(shown.count)" : ""
        html.text(" " + shown.first.verdict.words + (shown.isAccepted ? " (accepted)" : "") + more)
      }
      html.element("p") { $0.element("code", shown.first.variant) }
      HTMLPage.sides(
        &html, title, left: ParitySide(label: "mapper", outcome: shown.first.mapper),
        right: ParitySide(label: "Codable", outcome: shown.first.codable), policy: policy)
      if let unequal = shown.first.unequalValues { html.element("p", unequal) }
    }
  }
}
