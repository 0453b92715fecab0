import Commands
import JSONParity
import JSONText

extension Verb {
  private static let faultFormat = ToolOption(
    "format", .choice(["text", "json", "html"]), "How to report")

  /// Returns the verb `faults`.
  ///
  /// - Parameter sample: The lines that are made faulty when they are asked for by name.
  /// - Returns: The verb, to be put into a `Tool`.
  package static func faults(sample: [UInt8]) -> Verb {
    Verb(
      name: "faults",
      summary: "Show what both mappings make of faulty commands",
      discussion: """
        Reads commands, one JSON document a line, and derives from each that both read
        and write alike every document that has a single fault: a key removed or twice,
        a value null, of another type, out of range, and so on. Shows in a matrix whether
        the mapper and Codable agree on it. Other lines are left out.

        They are known to disagree on a key that is there twice: the mapper's parser
        keeps the last value, Codable's the first. That is a finding as any other.
        """,
      operands: LineInput.operands,
      operandCount: 0...1,
      operandHelp: """
        FILE is read line by line; - is standard input. Without FILE, standard input is
        read if it is not a terminal. Keep lines short: the work grows with the square of
        their length.
        """,
      options: [.sample, faultFormat, .output, .jobs]
    ) { arguments, console in
      try runFaults(arguments, console, sample: sample)
    }
  }

  private static func runFaults(
    _ arguments: Arguments, _ console: Console, sample: [UInt8]
  ) throws -> Outcome {
    var input = try LineInput(arguments, console, sample: sample)
    defer { input.close() }
    let file = try arguments[.output].map { try OutputSink.file($0, unlike: input.descriptors) }
    let report = try commandReport(on: &input.reader, jobs: arguments.jobs)
    let output = file ?? console.output
    try output.write(text(of: report, arguments, console.terminal, isFile: file != nil))
    try output.flush()
    try file?.close()
    guard report.hasCompared else {
      console.fail("nothing was compared: no line is a command that both read and write alike")
      return .cannotTell
    }
    return report.isClean ? .same : .different
  }

  private static func text(
    of report: ParityReport, _ arguments: Arguments, _ terminal: Terminal, isFile: Bool
  ) -> String {
    switch arguments[faultFormat] {
    case "json": report.json().printableJSON
    case "html": report.html()
    default: report.text(textFormat(terminal, isFile: isFile))
    }
  }

  /// Checks the lines on which both mappings agree as they stand, and accepts no fault.
  private static func commandReport(on reader: inout LineReader, jobs: Int) throws -> ParityReport {
    let check = CommandCheck()
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
