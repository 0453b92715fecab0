import JSONParity
import JSONText

/// Reports differences in one JSON object, the counts first and the findings after them.
///
///     {"differences":1,"findings":[
///     {"pointer":"/id","path":"$.id","kind":"changedType","left":5,"right":"5","message":"…"}
///     ]}
///
/// What a side does not have is left out, so that null is a value. Where a difference is in the
/// writing alone, `leftSpelling` and `rightSpelling` are in the place of the values.
struct JSONDifferenceReport: DifferenceReport {
  private let output: OutputSink
  private let isByLine: Bool
  private var spool: FindingSpool

  /// Creates a report.
  ///
  /// - Throws: `ToolError` when there is no room for a temporary file.
  init(_ output: OutputSink, isByLine: Bool) throws {
    self.output = output
    self.isByLine = isByLine
    spool = try FindingSpool()
  }

  var rendering: @Sendable (PairVerdict) -> String {
    { verdict in
      verdict.differences.map { difference in
        var writer = JSONWriter(escapingSlashes: false)
        writer.beginObject()
        if let lines = verdict.lines { writer.members(of: lines) }
        writer.members(of: difference)
        writer.endObject()
        return writer.string.printableJSON
      }.joined(separator: FindingSpool.separator)
    }
  }

  mutating func add(_ verdict: PairVerdict, _ text: String) throws {
    try spool.add(text)
  }

  mutating func finish(_ counts: DiffCounts) throws {
    try output.write("{")
    if isByLine {
      try output.write(
        "\"lines\":\(counts.pairs),\"same\":\(counts.same),\"different\":\(counts.different),"
          + "\"unreadable\":\(counts.unreadable),")
    }
    if let problem = counts.problem { try output.write("\"problem\":\"\(problem)\",") }
    try output.write("\"differences\":\(counts.differences),\"findings\":")
    try spool.write(to: output)
    try output.write("}\n")
  }
}

extension JSONWriter {
  /// Writes the line, and that of the right file where it is another.
  mutating func members(of lines: LinePair) {
    if let left = lines.left {
      key("line")
      integer(left)
    }
    if let right = lines.right, right != lines.left {
      key("rightLine")
      integer(right)
    }
  }

  fileprivate mutating func members(of difference: JSONDifference) {
    member("pointer", difference.pointer)
    member("path", difference.path.description)
    if let left = difference.left, let right = difference.right, left.path != right.path {
      member("rightPointer", right.path.pointer)
      member("rightPath", right.path.description)
    }
    member("kind", difference.kind.rawValue)
    side("left", difference.left)
    side("right", difference.right)
    member("message", difference.summary)
  }

  private mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  private mutating func side(_ name: String, _ side: JSONDifference.Side?) {
    guard let side else { return }
    if let spelling = side.spelling { return member(name + "Spelling", spelling) }
    key(name)
    literal(side.value.text())
  }
}
