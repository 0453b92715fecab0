import Foundation
import JSONCodable
import JSONParity

/// A type that takes verdicts with differences as they come, in their order, and at the end the counts.
protocol DifferenceReport {
  /// Returns the text that the report has for a verdict; empty where it needs the verdict itself.
  ///
  /// It is called on any thread, since it takes longer than to compare.
  var rendering: @Sendable (PairVerdict) -> String { get }
  /// Adds a verdict, with its text.
  mutating func add(_ verdict: PairVerdict, _ text: String) throws
  /// Adds what the report shows of two documents that differ, beside the differences.
  mutating func add(_ documents: inout ComparedDocuments) throws
  mutating func finish(_ counts: DiffCounts) throws
}

extension DifferenceReport {
  /// Shows no more than the differences.
  mutating func add(_ documents: inout ComparedDocuments) throws {}
}

/// How many pairs of documents agree and differ.
struct DiffCounts: Hashable, Sendable {
  /// Whether the documents are lines of two files.
  var isByLine = false
  /// How many pairs of documents say the same, differ, and cannot be compared.
  var same = 0
  var different = 0
  var unreadable = 0
  /// How many differences of each kind there are.
  var kinds: [JSONDifference.Kind: Int] = [:]
  /// What is wrong with the first of those that cannot be compared.
  var problems: [String] = []
  /// How many problems there are.
  var problemCount = 0

  /// The first of the duplicate keys that both sides have alike, with their lines.
  var sharedDuplicates: [String] = []
  /// How many of them there are.
  var sharedDuplicateCount = 0
  /// The paths of the policy that lead to nothing in any document.
  var unmatched: [PathOption] = []

  private static let mostShown = 10

  var pairs: Int { same + different + unreadable }
  var differences: Int { kinds.values.reduce(0, +) }

  var status: Outcome {
    if unreadable > 0 || pairs == 0 { return .cannotTell }
    return different > 0 ? .different : .same
  }

  /// Why two files of lines have nothing to tell of; nil when two lines were compared.
  var problem: String? {
    guard isByLine, same + different == 0 else { return nil }
    let reason = pairs == 0 ? "neither file has lines" : "no line is valid JSON in both files"
    return "nothing was compared: \(reason)"
  }

  mutating func add(_ verdict: PairVerdict) {
    for difference in verdict.differences { add(difference) }
    for path in verdict.sharedDuplicates { add(sharedDuplicate: path, verdict.lines) }
    problemCount += verdict.problems.count
    problems += verdict.problems.prefix(Self.mostShown - problems.count)
    if verdict.problems.isEmpty {
      addPair(isSame: verdict.differences.isEmpty)
    } else {
      unreadable += 1
    }
  }

  /// Counts a difference; the pair is counted by itself.
  mutating func add(_ difference: JSONDifference) { kinds[difference.kind, default: 0] += 1 }

  mutating func add(sharedDuplicate path: JSONPath, _ lines: LinePair? = nil) {
    sharedDuplicateCount += 1
    guard sharedDuplicates.count < Self.mostShown else { return }
    sharedDuplicates.append((lines.map { "\($0): " } ?? "") + "duplicate key \(path)")
  }

  /// Counts a pair that was compared.
  mutating func addPair(isSame: Bool) {
    if isSame { same += 1 } else { different += 1 }
  }
}

/// Compares two files, and reports.
struct DiffRun {
  var comparison: PairComparison
  var jobs: Int

  /// Compares the two documents that two files hold.
  ///
  /// - Returns: The counts; there is no report when a document cannot be read.
  func compareDocuments(
    _ left: Data, _ right: Data, into report: inout any DifferenceReport
  ) throws -> DiffCounts {
    var counts = DiffCounts()
    var documents: ComparedDocuments
    do {
      counts.unmatched = comparison.pathOptions
      if counts.unmatched.isEmpty,
        try JSONComparison.agreeQuickly(left, right, level: comparison.level)
      {
        counts.addPair(isSame: true)
        try report.finish(counts)
        return counts
      }
      documents = try ComparedDocuments(left, right)
    } catch let error as JSONComparisonError {
      counts.add(comparison.verdict(onUnreadable: DocumentPair(left: left, right: right), error))
      return counts
    }
    try compare(&documents, &counts, &report)
    try report.finish(counts)
    return counts
  }

  /// Hands each difference to the report as it is found.
  private func compare(
    _ documents: inout ComparedDocuments, _ counts: inout DiffCounts,
    _ report: inout any DifferenceReport
  ) throws {
    counts.unmatched.removeAll { documents.haveMatch(of: $0.pattern) }
    let reporting = Reporting(counts, report)
    documents.findings(level: comparison.level, policy: comparison.policy) { finding in
      reporting.take(finding)
    }
    (counts, report) = (reporting.counts, reporting.report)
    if let failure = reporting.failure { throw failure }
    counts.addPair(isSame: counts.differences == 0)
    if counts.differences > 0 { try report.add(&documents) }
  }

  /// Compares the documents of two files line by line.
  ///
  /// Blank lines are skipped: the first documents make a pair, and so on.
  func compareLines(
    _ left: inout LineReader, _ right: inout LineReader, into report: inout any DifferenceReport,
    progress: ProgressLine
  ) throws -> DiffCounts {
    var counts = DiffCounts(isByLine: true)
    var chunks = LineChunks()
    defer { progress.erase() }
    let rendering = report.rendering
    let unmatched = Locked(comparison.pathOptions)
    let work = OrderedWork(jobs: jobs) { [comparison] in
      { (chunk: LineChunk<LinePairs>) in ComparedChunk(chunk, comparison, unmatched, rendering) }
    }
    try work.run {
      try chunks.next(LinePairs()) {
        left.bytesTaken + right.bytesTaken
      } wouldWait: {
        try left.wouldWait() || right.wouldWait()
      } add: {
        try $0.add(from: &left, &right)
      }
    } isIdle: {
      chunks.isWaiting
    } take: { chunk in
      counts.same += chunk.same
      for (verdict, text) in chunk.verdicts {
        counts.add(verdict)
        if !verdict.differences.isEmpty { try report.add(verdict, text) }
      }
      progress.update(lines: counts.pairs, bytes: chunk.bytesTaken)
    }
    counts.unmatched = unmatched.withLock(\.self)
    try report.finish(counts)
    return counts
  }
}

/// What becomes of the findings of one comparison, until the report cannot be written.
private final class Reporting {
  private(set) var counts: DiffCounts
  private(set) var report: any DifferenceReport
  private(set) var failure: (any Error)?
  private let rendering: (PairVerdict) -> String

  init(_ counts: DiffCounts, _ report: any DifferenceReport) {
    (self.counts, self.report, rendering) = (counts, report, report.rendering)
  }

  /// Takes a finding, and returns whether more are wanted.
  func take(_ finding: JSONComparison.Finding) -> Bool {
    switch finding {
    case .sharedDuplicate(let path): counts.add(sharedDuplicate: path)
    case .difference(let difference):
      counts.add(difference)
      let verdict = PairVerdict(differences: [difference])
      do {
        try report.add(verdict, rendering(verdict))
      } catch {
        failure = error
      }
    }
    return failure == nil
  }
}

/// Lines of two files; those that stand beside one another make a pair.
private struct LinePairs: Sendable {
  private var left = LineBlock()
  private var right = LineBlock()
  /// How many pairs are whole: a line whose partner cannot be read belongs to none.
  private var count = 0

  /// Adds the next line of both files; false at the end of both.
  mutating func add(from left: inout LineReader, _ right: inout LineReader) throws -> Bool {
    let isOnLeft = try left.addNextWithText(to: &self.left)
    let isOnRight = try right.addNextWithText(to: &self.right)
    if isOnLeft || isOnRight { count += 1 }
    return isOnLeft || isOnRight
  }

  /// The pairs in their order; one side is missing where its file has ended.
  var pairs: some Sequence<DocumentPair> {
    let (left, right) = (left.lines, right.lines)
    return (0..<count).lazy.map { index in
      let one = index < left.count ? left[index] : nil
      let other = index < right.count ? right[index] : nil
      return DocumentPair(
        left: one?.bytes, right: other?.bytes,
        lines: LinePair(left: one?.number, right: other?.number))
    }
  }
}

/// What the comparison of some lines has found.
private struct ComparedChunk: Sendable {
  var same = 0
  /// The verdicts that say more, with the text of the report.
  var verdicts: [(verdict: PairVerdict, text: String)] = []
  var bytesTaken: Int

  init(
    _ chunk: LineChunk<LinePairs>, _ comparison: PairComparison,
    _ allUnmatched: Locked<[PathOption]>, _ rendering: (PairVerdict) -> String
  ) {
    bytesTaken = chunk.bytesTaken
    // A path that has led to something is not asked for again.
    var unmatched = allUnmatched.withLock(\.self)
    for pair in chunk.lines.pairs {
      if !unmatched.isEmpty { unmatched = pair.unmatched(unmatched) }
      let verdict = comparison.verdict(on: pair)
      if verdict.isPlain {
        same += 1
      } else {
        verdicts.append((verdict, verdict.differences.isEmpty ? "" : rendering(verdict)))
      }
    }
    let rest = unmatched
    allUnmatched.withLock { all in all.removeAll { !rest.contains($0) } }
  }
}
