/// A finding of a line.
struct ReportedLine: Sendable {
  var finding: LineFinding
  var lineClass: LineClass
  var line: Int
}

/// A type that takes findings as they come, in the order of the lines, and at the end the counts.
protocol LineReport {
  /// Whether it shows findings of lines on which both agree.
  static var showsAgreement: Bool { get }
  /// Returns the text that the report has for a finding; empty where it needs the finding itself.
  ///
  /// It is called on any thread, since it may take as long as to check the line.
  var rendering: @Sendable (ReportedLine) -> String { get }
  /// Adds a finding, with its text.
  mutating func add(_ line: ReportedLine, _ text: String) throws
  mutating func finish(_ counts: LineCounts) throws
}
