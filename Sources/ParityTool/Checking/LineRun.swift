/// Takes findings as they come, in the order of the lines, and the counts at the end.
package protocol LineReport {
  mutating func add(_ finding: LineFinding, of lineClass: LineClass, line: Int) throws
  mutating func finish(_ counts: LineCounts) throws
}

/// Checks every line of an input and reports.
///
/// Blank lines are skipped and not counted.
///
/// - Parameters:
///   - reader: Gives the lines.
///   - check: Gives the verdict on each.
///   - report: Takes the findings and the counts.
///   - progress: Shows how far the work is; it is gone at the end.
/// - Returns: How many lines fell in each class.
/// - Throws: What the reader throws, and what the report throws.
package func checkLines(
  of reader: inout LineReader, by check: LineCheck, into report: inout any LineReport,
  progress: ProgressLine
) throws -> LineCounts {
  var counts = LineCounts()
  var checked = 0
  defer { progress.erase() }
  while let line = try reader.next() {
    if line.isBlank { continue }
    let verdict = check(line.bytes)
    counts[verdict.lineClass] += 1
    checked += 1
    for finding in verdict.findings {
      try report.add(finding, of: verdict.lineClass, line: line.number)
    }
    progress.update(lines: checked, bytes: reader.bytesTaken)
  }
  try report.finish(counts)
  return counts
}
