/// The findings that a page for a browser shows: the first ones, as many as a browser takes.
///
/// The rest is counted, so that memory does not grow with their number.
struct PageFindings<Finding> {
  private static var mostFindings: Int { 1_000 }
  private static var mostText: Int { 4 << 20 }

  private(set) var shown: [Finding] = []
  private(set) var hidden = 0
  private var text = 0

  /// Shows a finding, or counts it.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - size: How many bytes of text it has.
  mutating func add(_ finding: Finding, size: @autoclosure () -> Int) {
    guard shown.count < Self.mostFindings, text < Self.mostText else { return hidden += 1 }
    shown.append(finding)
    text += size()
  }
}
