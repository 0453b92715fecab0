internal import JSONCodable
internal import JSONText

extension ParityReport {
  /// How a report is laid out as text.
  public struct TextFormat: Hashable, Sendable {
    /// Whether to colour it for a terminal; signs say the same without.
    public var hasColor: Bool
    /// How many columns a line may have, at least 40; nil for as many as it takes.
    public var width: Int?
    /// How many causes, and how many faults, to show at most.
    public var maximum: Int
    /// Whether to say why both reject documents.
    public var showsRejected: Bool

    /// Creates a format.
    public init(
      hasColor: Bool = false, width: Int? = nil, maximum: Int = 20, showsRejected: Bool = true
    ) {
      self.hasColor = hasColor
      self.width = width
      self.maximum = maximum
      self.showsRejected = showsRejected
    }
  }

  /// Returns the report as text: the causes of what differs, the most frequent first, each with an example
  /// side by side; then the matrix of faults, its legend, and the faults on which the two disagree.
  ///
  /// - Parameter format: How it is laid out.
  /// - Returns: Lines that end in a line feed.
  public func text(_ format: TextFormat = .init()) -> String {
    var writer = ReportWriter(format)
    writer.header(self)
    let causes = causes.sorted
    for cause in causes.prefix(format.maximum) { writer.cause(cause, policy) }
    writer.rest(causes.count - format.maximum, "cause")
    writer.rejected(self)
    if faultMatrix.count > 0 {
      writer.matrix(self)
      let disagreements = representatives
      for shown in disagreements.prefix(format.maximum) {
        writer.disagreement(shown.first, count: shown.count, policy)
      }
      writer.rest(disagreements.count - format.maximum, "fault")
      writer.accepted(self)
    }
    return writer.text
  }

  /// The first disagreement with each verdict of each cell, of those that are not accepted.
  var representatives: [(first: FaultDisagreement, count: Int)] {
    faultMatrix.rows.flatMap { row in
      row.cells.sorted { $0.key < $1.key }.flatMap { _, cell in
        cell.verdicts.compactMap { verdict in
          let shown = cell.disagreements.filter { $0.verdict == verdict && !accepts($0) }
          return shown.first.map { (first: $0, count: shown.count) }
        }
      }
    }
  }
}
