extension Verb {
  static let format = ToolOption("format", .choice(["text", "json", "html"]), "How to report")

  /// The verb `check`.
  ///
  /// - Parameters:
  ///   - sample: The lines that are checked when no file is named.
  ///   - makeCheck: Makes what checks the bytes of a line, once for each thread.
  /// - Returns: The verb, to be put into a `Tool`.
  package static func check(sample: [UInt8], by makeCheck: @escaping LineCheckMaker) -> Verb {
    Verb(
      name: "check",
      summary: "Check commands, one JSON document a line",
      discussion: """
        Reads commands, one JSON document a line, by the mapper and by Codable, writes
        them again by both, and reports where the two differ.
        """,
      operands: "[FILE|-]",
      operandCount: 0...1,
      operandHelp: """
        FILE is read line by line, - is standard input. Without either, the sample that
        ships with the tool is checked.
        """,
      options: [format, .output, .jobs, .progress]
    ) { arguments, console in
      try runCheck(arguments, console, sample: sample, makeCheck)
    }
  }

  private static func runCheck(
    _ arguments: Arguments, _ console: Console, sample: [UInt8],
    _ makeCheck: @escaping LineCheckMaker
  ) throws -> Outcome {
    var input = try Input(arguments.operands.first, console, sample: sample)
    defer { input.file?.close() }
    let inputs = [input.file?.descriptor].compactMap(\.self)
    let file = try arguments[.output].map { try OutputSink.file($0, unlike: inputs) }
    let mode = ProgressMode(rawValue: arguments[.progress] ?? "") ?? .auto
    let progress = ProgressLine(mode, console: console, total: input.file?.size)
    var report = try report(arguments, file, console)
    let counts = try checkLines(
      of: &input.reader, jobs: arguments.jobs, by: makeCheck, into: &report, progress: progress)
    try file?.close()
    return counts.status
  }

  private static func report(
    _ arguments: Arguments, _ file: OutputSink?, _ console: Console
  ) throws -> any LineReport {
    let output = file ?? console.output
    switch arguments[format] {
    case "json": return try JSONLineReport(output)
    case "html": return HTMLLineReport(output)
    default: return TextLineReport(output, terminal: console.terminal(for: file))
    }
  }
}

/// The lines to check: of a file, of standard input, or of the sample.
private struct Input {
  var reader: LineReader
  /// What is being read, if it is no sample.
  let file: InputFile?

  init(_ path: String?, _ console: Console, sample: [UInt8]) throws {
    file = try path.map { try InputFile($0, console) }
    reader = file?.lines ?? LineReader(bytes: sample)
  }
}
