import JSONParity

/// Makes for a thread what returns the verdicts on the documents that are not mapped alike.
typealias DocumentCheckMaker = @Sendable () -> (NumberedDocuments) -> [DocumentVerdict]

/// Checks every document of an input and reports.
///
/// The report is the same for any number of jobs.
struct CheckRun {
  let jobs: Int
  let progress: ProgressLine
  let makeCheck: DocumentCheckMaker

  /// Checks all documents.
  ///
  /// - Parameters:
  ///   - input: The documents.
  ///   - report: The report on none of them, to which they are added.
  ///   - writer: Takes the findings as they come.
  /// - Throws: What the input throws, and what the writer throws.
  func run(
    _ input: inout CheckInput, into report: inout ParityReport, _ writer: inout any CheckReport
  ) throws {
    var chunks = LineChunks()
    defer { progress.erase() }
    let rendering = writer.rendering
    let work = OrderedWork(jobs: jobs) { [makeCheck] in
      let check = makeCheck()
      return { (chunk: LineChunk<DocumentBlock>) in CheckedChunk(chunk, check, rendering) }
    }
    try work.run {
      try chunks.next(input.block()) {
        input.bytesTaken
      } wouldWait: {
        try input.wouldWait()
      } add: {
        try input.addNext(to: &$0)
      }
    } isIdle: {
      chunks.isWaiting
    } take: { chunk in
      report.countSame(chunk.same)
      for (verdict, text) in chunk.verdicts {
        let causes = report.count(verdict)
        try writer.add(verdict, causes, text)
      }
      progress.update(lines: report.count, bytes: chunk.bytesTaken)
    }
  }
}

/// What the check of some documents has found.
private struct CheckedChunk: Sendable {
  var same = 0
  /// The verdicts that say more, with the text of the report.
  var verdicts: [(verdict: DocumentVerdict, text: String)] = []
  var bytesTaken: Int

  init(
    _ chunk: LineChunk<DocumentBlock>, _ check: (NumberedDocuments) -> [DocumentVerdict],
    _ rendering: (DocumentVerdict) -> String
  ) {
    bytesTaken = chunk.bytesTaken
    let documents = chunk.lines.documents
    verdicts = check(documents).map { ($0, rendering($0)) }
    same = documents.data.count - verdicts.count
  }
}
