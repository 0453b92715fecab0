import JSONParity
import JSONText

extension Verb {
  static let format = ToolOption("format", .choice(["text", "json", "html"]), "How to report")
  static let showRejected = ToolOption(
    "show-rejected", .flag, "Say why both reject documents")

  /// Returns the verb `check`, for the checks of a program.
  package static func check(_ set: CheckSet) -> Verb {
    Verb(
      name: "check",
      summary: "Compare what two mappings make of documents",
      discussion: """
        Reads documents by both mappings, writes them again by both, and reports where
        the two differ: the first document of each cause at once, all causes at the end.
        Whether each reads what the other has written is looked at where they differ;
        the verb faults always looks.
        """,
      operands: set.operands,
      operandCount: 0...Int.max,
      operandHelp: set.operandHelp + """


        Where both reject every document, or there is none, the tool cannot tell.
        """,
      options: [.sample, .lines, format, showRejected, .color, .output, .jobs, .progress]
    ) { arguments, console in
      try run(set, arguments, console, title: "") { check in
        let explains = explainsRejected(arguments)
        return {
          let checker = check.checker()
          return { documents in
            checker.verdicts(on: documents.data, explainsRejection: explains) { documents[$0] }
          }
        }
      }
    }
  }

  /// Returns the verb `round-trip`, for the checks of a program.
  package static func roundTrip(_ set: CheckSet) -> Verb {
    Verb(
      name: "round-trip",
      summary: "Show what does not come back of documents that a mapping reads and writes",
      discussion: """
        Reads documents by each of the two mappings, writes them again, and compares
        what was written with the document: a key that has not come back is lost. What
        was written is read and written once more, and must not change again.
        """,
      operands: set.operands,
      operandCount: 0...Int.max,
      operandHelp: set.operandHelp,
      options: [.sample, .lines, format, showRejected, .color, .output, .jobs, .progress]
    ) { arguments, console in
      try run(set, arguments, console, title: "round trip of ") { check in
        {
          let trip = check.roundTripChecker()
          return { documents in
            documents.data.indices.map { trip(documents[$0]) }.filter { $0.verdict != .same }
          }
        }
      }
    }
  }

  private static func run(
    _ set: CheckSet, _ arguments: Arguments, _ console: Console, title: String,
    _ makeCheck: (ParityCheck) -> DocumentCheckMaker
  ) throws -> Outcome {
    let (check, files) = try set.choice(arguments.operands)
    if let warning = set.warning(of: arguments.operands) { console.warn(warning) }
    var input = try CheckInput(files, arguments, console, sample: set.sample)
    defer { input.close() }
    var report = ParityReport(check, title: title + check.name)
    let note = arguments.contains(.sample) ? set.sample?.note : nil
    let run = CheckRun(
      jobs: arguments.jobs,
      progress: ProgressLine(arguments.progress, console: console, total: input.size),
      makeCheck: makeCheck(check))
    try console.withOutput(arguments, unlike: input.identities) { output, terminal in
      var writer = try checkReport(arguments, output, terminal, report, note)
      try run.run(&input, into: &report, &writer)
      try writer.finish(report)
    }
    for name in input.filesOfLines {
      console.warn("\(name) holds a document on each line; --lines reads them")
    }
    if report.invalidCount > 0 {
      console.warn(
        "\(report.invalidCount) of \(report.count.of("document")) "
          + (report.invalidCount == 1 ? "is" : "are") + " not JSON, and not compared"
          + (explainsRejected(arguments) ? "" : "; --show-rejected says which"))
    }
    if let problem = report.problem {
      let isUnexplained = report.count > 0 && !explainsRejected(arguments)
      console.fail(problem + (isUnexplained ? "; --show-rejected says why" : ""))
    }
    return report.status
  }

  /// Returns whether the report says of each document why both reject it.
  private static func explainsRejected(_ arguments: Arguments) -> Bool {
    arguments.contains(showRejected) || arguments[format] == "json"
  }

  private static func checkReport(
    _ arguments: Arguments, _ output: OutputSink, _ terminal: Terminal, _ report: ParityReport,
    _ note: String?
  ) throws -> any CheckReport {
    switch arguments[format] {
    case "json": return try JSONCheckReport(output)
    case "html": return HTMLCheckReport(output)
    default:
      return try TextCheckReport(output, arguments.textFormat(terminal), report, note: note)
    }
  }
}

extension ParityReport {
  /// What the exit status says.
  var status: Outcome { problem != nil ? .cannotTell : isClean ? .same : .different }

  /// Why nobody can tell whether the two differ; nil when a document was compared.
  var problem: String? { reasonOfNothing.map { "nothing was compared: \($0)" } }

  /// Why no document was compared where there is none.
  static let reasonOfNoInput = "the input has no documents"

  /// Why no document was compared, for a report that has said that none was.
  var reasonOfNothing: String? {
    if hasCompared || !causes.isEmpty { return nil }
    return count == 0 ? Self.reasonOfNoInput : "both reject every document"
  }
}
