import Commands
import JSONParity

extension Verb {
  private static let faultFormat = ToolOption(
    "format", .choice(["text", "json", "html"]), "How to report")

  /// The verb `faults`.
  ///
  /// - Parameter sample: Lines with commands; those that both mappings take are made faulty.
  /// - Returns: The verb, to be put into a `Tool`.
  package static func faults(sample: [UInt8]) -> Verb {
    Verb(
      name: "faults",
      summary: "Show what both mappings make of faulty commands",
      discussion: """
        Derives from each well-formed command of the sample every document that has a
        single fault: a key removed or twice, a value null, of another type, out of
        range, and so on. Shows in a matrix whether the mapper and Codable agree on it.

        They are known to disagree on a key that is there twice: the mapper's parser
        keeps the last value, Codable's the first. That is a finding as any other.
        """,
      operands: "",
      operandCount: 0...0,
      operandHelp: "",
      options: [faultFormat, .output, .jobs]
    ) { arguments, console in
      let report = try commandReport(on: sample, jobs: arguments.jobs)
      let file = try arguments[.output].map { try OutputSink.file($0) }
      let text =
        switch arguments[faultFormat] {
        case "json": report.json()
        case "html": report.html()
        default: report.text(textFormat(console.terminal, isFile: file != nil))
        }
      try (file ?? console.output).write(text)
      try file?.close()
      return report.isClean ? .same : .different
    }
  }

  /// Checks the lines on which both mappings agree as they stand, and accepts no fault.
  private static func commandReport(on sample: [UInt8], jobs: Int) throws -> ParityReport {
    let check = CommandCheck()
    var reader = LineReader(bytes: sample)
    var report = faultCheck.report
    var index = 0
    let work = OrderedWork(jobs: jobs) {
      let check = faultCheck
      return { (line: NumberedDocument) in check.run(line.text, index: line.index) }
    }
    try work.run {
      while let line = try reader.next() {
        guard !line.isBlank, check.verdict(on: line.bytes).lineClass == .same else { continue }
        defer { index += 1 }
        return NumberedDocument(index: index, text: String(decoding: line.bytes, as: UTF8.self))
      }
      return nil
    } take: {
      report.add($0)
    }
    guard report.hasCompared else { throw ToolError("no command to compare in the sample") }
    return report
  }

  /// The check of a thread of its own.
  private static var faultCheck: ParityCheck {
    ParityCheck("commands", mapped: Command.self, codable: Command.self, accepting: [])
  }

  private static func textFormat(_ terminal: Terminal, isFile: Bool) -> ParityReport.TextFormat {
    ParityReport.TextFormat(
      hasColor: !isFile && terminal.isOutput && !terminal.isPlain,
      width: isFile || !terminal.isOutput ? 100 : terminal.columns, maximum: .max)
  }
}

/// A document and its place among all.
private struct NumberedDocument: Sendable {
  var index: Int
  var text: String
}
