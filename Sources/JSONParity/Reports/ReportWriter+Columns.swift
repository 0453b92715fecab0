internal import JSONCodable
internal import JSONText

extension ReportWriter {
  /// The most that the left column takes where a line may have any length.
  private static let widest = 60

  /// Writes what both have around a place; where one has no value, why.
  mutating func sides(
    _ left: LabeledOutcome, _ right: LabeledOutcome, at path: JSONPath,
    of difference: JSONDifference? = nil, _ policy: ComparisonPolicy
  ) {
    guard let one = left.outcome.value, let other = right.outcome.value else {
      return rows(
        [(left.label, right.label, " ", "2")]
          + [(left.outcome.short(at: path), right.outcome.short(at: path), "≠", "31")])
    }
    let excerpt = Excerpt(one, other, at: path, of: difference, policy).rows
    rows(
      [(left.label, right.label, " ", "2")]
        + excerpt.map { side in
          let fold = "… \(side.folded) lines"
          if side.folded > 0 { return (fold, fold, " ", "2") }
          return (
            (side.left ?? "").printable, (side.right ?? "").printable, side.change.rawValue,
            side.change == .same ? nil : "31"
          )
        })
  }

  private mutating func rows(
    _ rows: [(left: String, right: String, sign: String, style: String?)]
  ) {
    let longest = rows.map(\.left.columns).max() ?? 0
    let column = format.width.map { ($0 - 7) / 2 } ?? min(longest, Self.widest)
    for side in rows { row(side.left, side.right, side.sign, style: side.style, column) }
  }

  /// Returns the lines of a cell: words stay whole, so that no path is broken, unless they are longer than any
  /// path.
  private func cells(_ text: String, _ column: Int) -> [String] {
    guard format.width != nil, text.columns > column else { return [text] }
    let indent = text.prefix { $0 == " " }
    let room = max(1, column - indent.count)
    return String(text.dropFirst(indent.count)).wrapped(to: room)
      .flatMap { $0.columns > 2 * room ? $0.cut(to: room) : [$0] }
      .map { indent + $0 }
  }

  /// Writes a row of both columns, on as many lines as the longer side takes.
  private mutating func row(
    _ left: String, _ right: String, _ sign: String, style: String?, _ column: Int
  ) {
    let (ones, others) = (cells(left, column), cells(right, column))
    for index in 0..<max(ones.count, others.count) {
      let one = (index < ones.count ? ones[index] : "").padded(to: column)
      let other = index < others.count ? others[index] : ""
      let text = "  \(one) \(index == 0 ? sign : " ") | \(other)".withoutTrailingSpaces
      line(style.map { styled(text, $0) } ?? text)
    }
  }
}

extension String {
  /// Returns the text, of a longer one the first characters and a mark.
  func shortened(to characters: Int) -> String {
    count > characters ? prefix(characters) + "…" : self
  }

  func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// Returns the text with spaces after it, so that it takes at least `width` columns.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// Returns the text in pieces of at most `width` columns; one piece if it is empty.
  func cut(to width: Int) -> [String] {
    var rest = self[...]
    var pieces: [String] = []
    while rest.columns > width {
      let piece = rest.prefix(columns: width)
      pieces.append(String(piece))
      rest = rest[piece.endIndex...]
    }
    return pieces + (rest.isEmpty && !pieces.isEmpty ? [] : [String(rest)])
  }

  /// Returns the text in lines of at most `width` columns, broken at spaces alone; spaces at its start stay.
  package func wrapped(to width: Int?) -> [String] {
    guard let width, columns > width else { return [self] }
    let indent = prefix { $0 == " " }
    var lines = [String(indent)]
    for word in self[indent.endIndex...].split(separator: " ", omittingEmptySubsequences: false) {
      let line = lines[lines.count - 1]
      let isStart = line.allSatisfy { $0 == " " }
      if isStart || line.columns + 1 + word.columns <= width {
        lines[lines.count - 1] += (isStart ? "" : " ") + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ParityCause {
  /// The names of the examples.
  var names: String {
    let names = examples.map(\.documentName).joined(separator: ", ")
    return documents > examples.count ? names + ", …" : names
  }
}

extension ParityOutcome {
  /// The value at a place as a text that is not long, or why there is none.
  fileprivate func short(at path: JSONPath) -> String {
    guard let value else { return description.printable }
    let excerpt = Excerpt(value, nil, at: path, .init()).rows.compactMap(\.left)
    return excerpt.joined(separator: " ").printable.collapsed
  }
}

extension String {
  /// The text with each run of spaces as one.
  fileprivate var collapsed: String { split(separator: " ").joined(separator: " ") }
}
