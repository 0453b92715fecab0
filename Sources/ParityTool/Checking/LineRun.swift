/// A finding of a line.
struct ReportedLine: Sendable {
  var finding: LineFinding
  var lineClass: LineClass
  var line: Int
}

/// Takes findings as they come, in the order of the lines, and the counts at the end.
protocol LineReport {
  /// Whether it shows findings of lines on which both agree.
  static var showsAgreement: Bool { get }
  /// Puts a finding into the words of the report, on any thread; to do so may take as long as to
  /// check the line. Empty where the report needs the finding itself.
  var wording: @Sendable (ReportedLine) -> String { get }
  /// Adds a finding, with its words.
  mutating func add(_ line: ReportedLine, _ words: String) throws
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
func checkLines(
  of reader: inout LineReader, jobs: Int, by makeCheck: @escaping LineCheckMaker,
  into report: inout any LineReport, progress: ProgressLine
) throws -> LineCounts {
  var counts = LineCounts()
  var chunks = LineChunks()
  defer { progress.erase() }
  let (showsAgreement, wording) = (type(of: report).showsAgreement, report.wording)
  let work = OrderedWork(jobs: jobs) {
    let check = makeCheck(showsAgreement)
    return { CheckedChunk($0, check, wording, showsAgreement: showsAgreement) }
  }
  try work.run {
    try chunks.next(LineBlock(), bytesTaken: { reader.bytesTaken }) {
      try reader.addNextWithText(to: &$0)
    }
  } take: { (chunk: CheckedChunk) in
    counts.add(chunk.counts)
    for (line, words) in chunk.lines { try report.add(line, words) }
    progress.update(lines: counts.lines, bytes: chunk.bytesTaken)
  }
  try report.finish(counts)
  return counts
}

/// What the check of some lines has found.
private struct CheckedChunk: Sendable {
  var counts = LineCounts()
  /// The findings, with the words of the report.
  var lines: [(line: ReportedLine, words: String)] = []
  var bytesTaken: Int

  init(
    _ chunk: LineChunk<LineBlock>, _ check: LineCheck, _ wording: (ReportedLine) -> String,
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
        self.lines.append((line, wording(line)))
      }
    }
    counts[.same] = same
  }
}
