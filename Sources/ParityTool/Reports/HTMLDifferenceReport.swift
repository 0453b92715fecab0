import JSONParity

/// Reports differences on a page of its own, for a browser: the counts first, then each difference;
/// of two documents also the whole of both, side by side, with unchanged parts folded.
///
/// Only as many differences are shown as a browser takes; the rest is counted.
struct HTMLDifferenceReport: DifferenceReport {
  private let output: OutputSink
  private let names: (left: String, right: String)
  private let policy: ComparisonPolicy
  private var findings = PageFindings<(line: String, difference: JSONDifference)>()
  private var documents: (left: JSONValue, right: JSONValue)?

  init(
    _ output: OutputSink, names: (left: String, right: String), policy: ComparisonPolicy
  ) {
    self.output = output
    self.names = names
    self.policy = policy
  }

  /// Only the first differences are shown, so none is rendered before.
  var rendering: @Sendable (PairVerdict) -> String { { _ in "" } }

  mutating func add(_ verdict: PairVerdict, _ text: String) throws {
    let line = verdict.lines.map { "\($0): " } ?? ""
    for difference in verdict.differences {
      findings.add((line, difference), size: difference.size)
    }
  }

  mutating func add(_ documents: inout ComparedDocuments) throws {
    self.documents = documents.values
  }

  mutating func finish(_ counts: DiffCounts) throws {
    let title = "\(names.left) and \(names.right)"
    let (names, findings, documents, policy) = (names, findings, documents, policy)
    let page = ReportPage.html(title: title) { page in
      page.element("h1", title)
      page.verdict(counts.summary, counts.verdict)
      if let documents {
        page.element("h2", "Side by side")
        page.sides(heads: names, documents.left, documents.right, policy)
      }
      if !findings.shown.isEmpty { page.element("h2", "Differences") }
      for (line, difference) in findings.shown { page.difference(difference, line, heads: names) }
      if findings.hidden > 0 { page.element("p", "… and \(findings.hidden) more") }
    }
    try output.write(page)
  }
}

extension DiffCounts {
  fileprivate var summary: String {
    if let problem { return problem }
    let differences = differences.orNo("difference")
    guard unreadable > 0 else { return differences }
    return
      "\(differences), \(unreadable.of("line")) \(unreadable == 1 ? "is" : "are") not valid JSON"
  }

  fileprivate var verdict: ReportPage.Verdict {
    switch status {
    case .same: .clean
    case .different: .differ
    case .cannotTell: .unknown
    }
  }
}

extension JSONDifference {
  fileprivate var size: Int {
    let (left, right) = texts
    return (left?.utf8.count ?? 0) + (right?.utf8.count ?? 0)
  }
}

extension HTMLWriter {
  fileprivate mutating func difference(
    _ difference: JSONDifference, _ line: String, heads: (left: String, right: String)
  ) {
    element("section") { section in
      section.element("h3", "\(line)\(difference.kind.title) at \(difference.path)")
      let (left, right) = difference.texts
      section.pair(heads: heads, left: left ?? "(nothing)", right: right ?? "(nothing)")
    }
  }
}
