import JSONParity
import JSONText

/// A type that takes verdicts as they come, in the order of the documents, and at the end the whole report.
protocol CheckReport {
  /// Returns the text that the report has for a document; empty where it has none.
  ///
  /// It is called on any thread, since it may take as long as to check the document.
  var rendering: @Sendable (DocumentVerdict) -> String { get }
  /// Adds a document on which the two do not agree, or that both reject, with its text and the causes that
  /// are new.
  mutating func add(_ verdict: DocumentVerdict, _ causes: [ParityCause], _ text: String) throws
  mutating func finish(_ report: ParityReport) throws
}

/// Reports to people: each new cause at once, with the first document that has it; at the end a table of
/// all causes.
struct TextCheckReport: CheckReport {
  /// How many causes are shown with an example.
  private static let mostShown = 50

  private let output: OutputSink
  private let format: ParityReport.TextFormat
  private let policy: ComparisonPolicy
  private var shown = 0

  /// Creates a report, and writes its heading.
  init(
    _ output: OutputSink, _ format: ParityReport.TextFormat, _ report: ParityReport, note: String?
  ) throws {
    self.output = output
    self.format = format
    policy = report.policy
    if let note { try output.write(note + "\n") }
  }

  let rendering: @Sendable (DocumentVerdict) -> String = { _ in "" }

  mutating func add(_ verdict: DocumentVerdict, _ causes: [ParityCause], _ text: String) throws {
    for cause in causes where shown < Self.mostShown {
      shown += 1
      var writer = ReportWriter(format)
      writer.cause(cause, policy)
      try output.write(writer.text)
    }
    // Findings come as they are found, also where a pipe is read that never ends.
    if !causes.isEmpty { try output.flush() }
  }

  mutating func finish(_ report: ParityReport) throws {
    var writer = ReportWriter(format)
    if shown > 0 { writer.line() }
    writer.rest(report.causes.count - shown, "cause")
    writer.header(report)
    writer.table(of: report)
    writer.rejected(report)
    if let reason = report.reasonOfNothing {
      writer.line()
      writer.line(reason)
    }
    try output.write(writer.text)
  }
}

/// Reports in one JSON object: the counts and the causes, then every finding.
///
/// If nothing was compared, the reason stands between them, under `problem`.
struct JSONCheckReport: CheckReport {
  private let output: OutputSink
  private var spool: FindingSpool

  /// Creates a report.
  ///
  /// - Throws: `ToolError` when there is no room for a temporary file.
  init(_ output: OutputSink) throws {
    self.output = output
    spool = try FindingSpool()
  }

  var rendering: @Sendable (DocumentVerdict) -> String {
    { verdict in
      verdict.findings.map { $0.json.text().printableJSON }.joined(
        separator: FindingSpool.separator)
    }
  }

  mutating func add(_ verdict: DocumentVerdict, _ causes: [ParityCause], _ text: String) throws {
    if !text.isEmpty { try spool.add(text) }
  }

  mutating func finish(_ report: ParityReport) throws {
    try output.write("{")
    let lists: [(String, JSONValue?)] = [
      ("problem", report.problem.map { .string($0) }),
      ("causes", .array(report.causes.sorted.map(\.json))),
    ]
    for case (let key, let value?) in report.head + lists {
      try output.write("\"\(key)\":\(value.text().printableJSON),\n")
    }
    try output.write("\"findings\":")
    try spool.write(to: output)
    try output.write("}\n")
  }
}

/// Reports on a page of its own, for a browser.
struct HTMLCheckReport: CheckReport {
  private let output: OutputSink

  init(_ output: OutputSink) { self.output = output }

  let rendering: @Sendable (DocumentVerdict) -> String = { _ in "" }

  mutating func add(_ verdict: DocumentVerdict, _ causes: [ParityCause], _ text: String) throws {}

  mutating func finish(_ report: ParityReport) throws { try output.write(report.html()) }
}
