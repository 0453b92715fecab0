import JSONText

/// Reports in one JSON object, the counts first and the findings after them.
package struct JSONLineReport: LineReport {
  package static let showsAgreement = true

  private let output: OutputSink
  private var spool: FindingSpool

  /// Creates a report.
  ///
  /// - Throws: `ToolError` when there is no room for a temporary file.
  package init(_ output: OutputSink) throws {
    self.output = output
    spool = try FindingSpool()
  }

  /// Writes a finding on a line of its own.
  package mutating func add(
    _ finding: LineFinding, of lineClass: LineClass, line: Int
  ) throws {
    var writer = JSONWriter(escapingSlashes: false)
    writer.beginObject()
    writer.key("line")
    writer.integer(line)
    writer.key("class")
    writer.string(lineClass.rawValue)
    writer.key("path")
    writer.string(finding.path)
    writer.key("mapper")
    writer.side(finding.mapper)
    writer.key("codable")
    writer.side(finding.codable)
    writer.key("message")
    writer.string(finding.message)
    writer.endObject()
    try spool.add(writer.string)
  }

  /// Writes the whole report.
  package mutating func finish(_ counts: LineCounts) throws {
    try output.write("{\"lines\":\(counts.lines),")
    for lineClass in LineClass.allCases {
      try output.write("\"\(lineClass.rawValue)\":\(counts[lineClass]),")
    }
    try output.write("\"findings\":")
    try spool.write(to: output)
    try output.write("}\n")
  }
}

extension JSONWriter {
  /// Writes a value as it is, a message as a string, and null for nothing.
  fileprivate mutating func side(_ side: LineFinding.Side) {
    switch side {
    case .absent: null()
    case .json(let text): literal(text)
    case .error(let message): string(message)
    }
  }
}
