import JSONParity
import JSONText

/// Reports differences to people: each with its place and both sides, then a summary.
///
///       left.json                            | right.json
///
///     changed type at $.id
///       number 5                             | string "5"
///
///     1 difference: 1 changed type
///
struct TextDifferenceReport: DifferenceReport {
  private let output: OutputSink
  private let names: (left: String, right: String)
  private let isByLine: Bool
  private let style: TextStyle
  private let columns: TwoColumns
  /// How wide a line is; nil where it may have any width.
  private let width: Int?
  private var isEmpty = true

  init(
    _ output: OutputSink, names: (left: String, right: String), isByLine: Bool, terminal: Terminal
  ) {
    self.output = output
    self.names = names
    self.isByLine = isByLine
    style = TextStyle(terminal)
    columns = TwoColumns(of: terminal.columns)
    width = terminal.isOutput ? terminal.columns : nil
  }

  var rendering: @Sendable (PairVerdict) -> String {
    { [style, columns] verdict in
      let line = verdict.lines.map { "\($0): " } ?? ""
      return verdict.differences.reduce(into: "") { words, difference in
        let (left, right) = difference.texts
        let rows = columns.rows(left, right).map { $0 + "\n" }.joined()
        words += line + style.head(of: difference) + "\n" + rows + "\n"
      }
    }
  }

  mutating func add(_ verdict: PairVerdict, _ text: String) throws {
    if isEmpty {
      let names = columns.names(names.left.printable, names.right.printable)
      try output.write(style.faint(names) + "\n\n")
      isEmpty = false
    }
    try output.write(text)
  }

  mutating func finish(_ counts: DiffCounts) throws {
    let kinds = JSONDifference.Kind.allCases.compactMap { kind in
      counts.kinds[kind].map { "\($0) \(kind.title)" }
    }
    let differences = [counts.differences.orNo("difference"), kinds.joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: ": ")
    let lines = ((isByLine ? counts.lines : "") + differences).wrapped(to: width)
    try output.write(lines.joined(separator: "\n") + "\n")
    if let problem = counts.problem { try output.write("\n\(problem)\n") }
  }
}

extension TextStyle {
  /// Returns the kind and the place of a difference.
  fileprivate func head(of difference: JSONDifference) -> String {
    let place = strong(difference.path.description)
    let head = "\(alarm(difference.kind.title)) at \(place)"
    guard let left = difference.left?.path, let right = difference.right?.path,
      left != right
    else { return head }
    return "\(head), on the right at \(strong(right.description))"
  }
}

extension DiffCounts {
  /// Such as `3 lines: 1 same, 2 different; `.
  fileprivate var lines: String {
    let parts = [
      "\(same) same", "\(different) different",
      unreadable > 0 ? "\(unreadable) not valid JSON" : nil,
    ]
    return "\(pairs.orNo("line")): \(parts.compactMap(\.self).joined(separator: ", ")); "
  }
}

extension Int {
  /// Returns the number with a noun: `no lines`, `1 line`, `2 lines`.
  func orNo(_ noun: String) -> String { self == 0 ? "no \(noun)s" : of(noun) }
}
