import Foundation
package import JSONParity

/// Of every fault in a document a mapping agrees with itself, and the report is whole.
package struct FaultLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "faults"
  /// Of so many texts one is tried.
  package let every: Int
  private let same: ParityCheck
  private let other: ParityCheck
  private let json: @Sendable (ParityReport) -> String
  /// The faults of longer documents take long.
  private static let longest = 1_000

  /// Creates the laws.
  package init(every: Int = 1) {
    self.init(every: every, same: .mapper(MappedSample.self)) { $0.json() }
  }

  package init(
    every: Int = 1, same: ParityMapping<MappedSample>,
    json: @escaping @Sendable (ParityReport) -> String
  ) {
    (self.every, self.json) = (every, json)
    self.same = ParityCheck("same", .mapper(MappedSample.self), same)
    other = ParityCheck("other", .mapper(RestoredSample.self), .codable(CodedSample.self))
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    guard text.count <= Self.longest else { return nil }
    let document = ParityDocument(Data(text))
    let report = same.run([document])
    guard report.isClean, report.faultMatrix.disagreements.isEmpty else {
      return Disagreement(law: "a mapping agrees with itself on faults", finding: "\(report)")
    }
    return reportFault(other.run([document]))
  }

  private func reportFault(_ report: ParityReport) -> Disagreement? {
    guard PlainReader.value(Array(json(report).utf8)) != nil else {
      return Disagreement(law: "a report is JSON", finding: json(report))
    }
    return nil
  }
}
