/// Takes findings as they come, in the order of the lines, and the counts at the end.
package protocol LineReport {
  /// Whether it shows findings of lines on which both agree.
  static var showsAgreement: Bool { get }
  mutating func add(_ finding: LineFinding, of lineClass: LineClass, line: Int) throws
  mutating func finish(_ counts: LineCounts) throws
}

/// Checks every line of an input and reports.
///
/// Blank lines are skipped and not counted. The report is the same for any number of jobs.
///
/// - Parameters:
///   - reader: Gives the lines.
///   - jobs: How many threads check.
///   - makeCheck: Makes what gives the verdict on each line, once for each thread.
///   - report: Takes the findings and the counts.
///   - progress: Shows how far the work is; it is gone at the end.
/// - Returns: How many lines fell in each class.
/// - Throws: What the reader throws, and what the report throws.
package func checkLines(
  of reader: inout LineReader, jobs: Int, by makeCheck: @escaping LineCheckMaker,
  into report: inout any LineReport, progress: ProgressLine
) throws -> LineCounts {
  var counts = LineCounts()
  var chunks = LineChunks()
  defer { progress.erase() }
  let explainsAgreement = type(of: report).showsAgreement
  let work = OrderedWork(jobs: jobs) {
    let check = makeCheck(explainsAgreement)
    return { CheckedChunk($0, check) }
  }
  try work.run {
    try chunks.next(LineBlock(), bytesTaken: { reader.bytesTaken }) {
      try reader.addNextWithText(to: &$0)
    }
  } take: { (chunk: CheckedChunk) in
    counts.add(chunk.counts)
    for (line, verdict) in chunk.verdicts {
      for finding in verdict.findings {
        try report.add(finding, of: verdict.lineClass, line: line)
      }
    }
    progress.update(lines: counts.lines, bytes: chunk.bytesTaken)
  }
  try report.finish(counts)
  return counts
}

/// What the check of some lines has found.
private struct CheckedChunk: Sendable {
  var counts = LineCounts()
  /// The verdicts that have findings, with the numbers of their lines.
  var verdicts: [(line: Int, verdict: LineVerdict)] = []
  var bytesTaken: Int

  init(_ chunk: LineChunk<LineBlock>, _ check: LineCheck) {
    bytesTaken = chunk.bytesTaken
    var same = 0
    for (number, line) in chunk.lines.lines {
      let verdict = check(line)
      if verdict.lineClass == .same {
        same += 1
      } else {
        counts[verdict.lineClass] += 1
        if !verdict.findings.isEmpty { verdicts.append((number, verdict)) }
      }
    }
    counts[.same] = same
  }
}
