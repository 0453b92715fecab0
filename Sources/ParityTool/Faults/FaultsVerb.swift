import JSONParity
import JSONText

extension Verb {
  /// Returns the verb `faults`, for the checks of a program.
  package static func faults(_ set: CheckSet) -> Verb {
    Verb(
      name: "faults",
      summary: "Show what both mappings make of faulty documents",
      discussion: """
        Derives from each document that both map alike every document that has a single
        fault: a key removed or twice, a value null, of another type, out of range, and
        so on. Shows in a matrix whether the two mappings agree on it. Other documents
        are left out, and counted.

        Of a key that is there twice the mapper's parser keeps the last value, Codable's
        the first. That is a finding as any other, unless the check accepts it.
        """,
      operands: set.operands,
      operandCount: 0...Int.max,
      operandHelp: set.operandHelp,
      options: [.sample, .lines, format, .color, .output, .jobs, .progress]
    ) { arguments, console in
      try runFaults(set, arguments, console)
    }
  }

  private static func runFaults(
    _ set: CheckSet, _ arguments: Arguments, _ console: Console
  ) throws -> Outcome {
    let (check, files) = try set.choice(arguments.operands)
    if let warning = set.warning(of: arguments.operands) { console.warn(warning) }
    var input = try CheckInput(files, arguments, console, sample: set.sample)
    defer { input.close() }
    let progress = ProgressLine(arguments.progress, console: console, total: input.size)
    let (report, leftOut) = try console.withOutput(arguments, unlike: input.identities) {
      output, terminal in
      let found = try faultReport(check, &input, jobs: arguments.jobs, progress)
      switch arguments[format] {
      case "json": try output.write(found.report.json().printableJSON)
      case "html": try output.write(found.report.html())
      default:
        var layout = arguments.textFormat(terminal)
        layout.maximum = 100
        try output.write(found.report.text(layout))
      }
      return found
    }
    if leftOut > 0 {
      let documents = leftOut.of("document")
      console.warn(
        "\(documents) left out, which the two do not read and write alike; check shows them")
    }
    guard report.hasCompared else {
      let reason =
        leftOut > 0 ? "no document is read and written alike by both" : ParityReport.reasonOfNoInput
      console.fail("nothing was compared: \(reason)")
      return .cannotTell
    }
    return report.isClean ? .same : .different
  }

  /// Checks the documents that both map alike as they stand, and counts the others.
  private static func faultReport(
    _ check: ParityCheck, _ input: inout CheckInput, jobs: Int, _ progress: ProgressLine
  ) throws -> (report: ParityReport, leftOut: Int) {
    defer { progress.erase() }
    var report = ParityReport(check)
    var (leftOut, bytes) = (0, 0)
    let work = OrderedWork(jobs: jobs) {
      let checker = check.checker()
      return { (block: DocumentBlock) in
        let documents = block.documents
        return documents.data.indices.map { index in
          let document = documents[index]
          let isSame = checker.verdicts(on: [document]).allSatisfy { $0.verdict == .same }
          return isSame ? checker.report(on: document) : nil
        }
      }
    }
    try work.run {
      var block = input.block()
      defer { bytes = input.bytesTaken }
      return try input.addNext(to: &block) ? block : nil
    } take: { reports in
      for case let other? in reports { report.add(other) }
      leftOut += reports.count { $0 == nil }
      progress.update(lines: report.count + leftOut, bytes: bytes)
    }
    return (report, leftOut)
  }
}
