/// Checks every line of an input and reports.
///
/// Blank lines are skipped and not counted. The report is the same for any number of jobs.
///
/// - Parameters:
///   - reader: The lines.
///   - jobs: How many threads check.
///   - makeCheck: Makes what gives the verdict on each line, once for each thread.
///   - report: Takes the findings and the counts.
///   - progress: Shows how far the work is; it is gone at the end.
/// - Returns: How many lines fell in each class.
/// - Throws: What the reader throws, and what the report throws.
func checkLines(
  of reader: inout LineReader, jobs: Int, by makeCheck: @escaping LineCheckMaker,
  into report: inout any LineReport, progress: ProgressLine
) throws -> LineCounts {
  var counts = LineCounts()
  var chunks = LineChunks()
  defer { progress.erase() }
  let (showsAgreement, rendering) = (type(of: report).showsAgreement, report.rendering)
  let work = OrderedWork(jobs: jobs) {
    let check = makeCheck(showsAgreement)
    return { CheckedChunk($0, check, rendering, showsAgreement: showsAgreement) }
  }
  try work.run {
    try chunks.next(LineBlock(), bytesTaken: { reader.bytesTaken }) {
      try reader.addNextWithText(to: &$0)
    }
  } take: { (chunk: CheckedChunk) in
    counts.add(chunk.counts)
    for (line, text) in chunk.lines { try report.add(line, text) }
    progress.update(lines: counts.lines, bytes: chunk.bytesTaken)
  }
  try report.finish(counts)
  return counts
}

/// What the check of some lines has found.
private struct CheckedChunk: Sendable {
  var counts = LineCounts()
  /// The findings, with the text of the report.
  var lines: [(line: ReportedLine, text: String)] = []
  var bytesTaken: Int

  init(
    _ chunk: LineChunk<LineBlock>, _ check: LineCheck, _ rendering: (ReportedLine) -> String,
    showsAgreement: Bool
  ) {
    bytesTaken = chunk.bytesTaken
    var same = 0
    let lines = chunk.lines.lines
    for (number, verdict) in zip(lines.map(\.number), check(lines.map(\.bytes))) {
      if verdict.lineClass == .same {
        same += 1
        continue
      }
      counts[verdict.lineClass] += 1
      guard showsAgreement || !verdict.lineClass.isAgreement else { continue }
      for finding in verdict.findings {
        let line = ReportedLine(finding: finding, lineClass: verdict.lineClass, line: number)
        self.lines.append((line, rendering(line)))
      }
    }
    counts[.same] = same
  }
}
