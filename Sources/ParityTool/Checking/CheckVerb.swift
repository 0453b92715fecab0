extension Verb {
  static let format = ToolOption("format", .choice(["text", "json", "html"]), "How to report")

  /// Returns the verb `check`.
  ///
  /// - Parameters:
  ///   - sample: The lines that are checked when they are asked for by name.
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
      operands: LineInput.operands,
      operandCount: 0...1,
      operandHelp: """
        FILE is read line by line; - is standard input. Without FILE, standard input is
        read if it is not a terminal. When both reject every line, or there is none, the
        tool cannot tell.
        """,
      options: [.sample, format, .output, .jobs, .progress]
    ) { arguments, console in
      try runCheck(arguments, console, sample: sample, makeCheck)
    }
  }

  private static func runCheck(
    _ arguments: Arguments, _ console: Console, sample: [UInt8],
    _ makeCheck: @escaping LineCheckMaker
  ) throws -> Outcome {
    var input = try LineInput(arguments, console, sample: sample)
    defer { input.close() }
    let file = try arguments[.output].map { try OutputSink.file($0, unlike: input.descriptors) }
    let mode = ProgressMode(rawValue: arguments[.progress] ?? "") ?? .auto
    let progress = ProgressLine(mode, console: console, total: input.size)
    var report = try report(arguments, file, console)
    let counts = try checkLines(
      of: &input.reader, jobs: arguments.jobs, by: makeCheck, into: &report, progress: progress)
    try (file ?? console.output).flush()
    try file?.close()
    if let problem = counts.problem { console.fail(problem) }
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
