import JSONParity
import JSONText

/// Reports in one JSON object, the counts first and the findings after them.
///
/// If nothing was compared, the reason stands between them, under `problem`.
struct JSONLineReport: LineReport {
  static let showsAgreement = true

  private let output: OutputSink
  private var spool: FindingSpool

  /// Creates a report.
  ///
  /// - Throws: `ToolError` when there is no room for a temporary file.
  init(_ output: OutputSink) throws {
    self.output = output
    spool = try FindingSpool()
  }

  var rendering: @Sendable (ReportedLine) -> String {
    { line in
      var writer = JSONWriter(escapingSlashes: false)
      writer.beginObject()
      writer.key("line")
      writer.integer(line.line)
      writer.key("class")
      writer.string(line.lineClass.rawValue)
      writer.key("path")
      writer.string(line.finding.path.description)
      writer.key("mapper")
      writer.side(line.finding.mapper)
      writer.key("codable")
      writer.side(line.finding.codable)
      writer.key("message")
      writer.string(line.finding.message)
      writer.endObject()
      return writer.string.printableJSON
    }
  }

  /// Writes a finding on a line of its own.
  mutating func add(_ line: ReportedLine, _ text: String) throws {
    try spool.add(text)
  }

  /// Writes the whole report.
  mutating func finish(_ counts: LineCounts) throws {
    try output.write("{\"lines\":\(counts.lines),")
    for lineClass in LineClass.allCases {
      try output.write("\"\(lineClass.rawValue)\":\(counts[lineClass]),")
    }
    if let problem = counts.problem { try output.write("\"problem\":\"\(problem)\",") }
    try output.write("\"findings\":")
    try spool.write(to: output)
    try output.write("}\n")
  }
}

extension JSONWriter {
  /// Writes a value as it is, a message as a string, and null for nothing.
  fileprivate mutating func side(_ side: LineFinding.Content) {
    switch side {
    case .absent: null()
    case .json(let text): literal(text)
    case .error(let message): string(message)
    }
  }
}
