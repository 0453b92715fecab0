import Foundation
import JSONParity

/// Of every fault in a document a mapping agrees with itself, and the report is whole.
package struct FaultLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "faults"
  /// Of so many texts one is tried.
  package let every: Int
  private let same: ParityCheck
  private let other: ParityCheck
  /// The faults of longer documents take long.
  private static let longest = 1_000

  /// Creates the laws.
  package init(every: Int = 1) {
    self.init(every: every, same: ParityMapping.mapper(MappedSample.self))
  }

  init(every: Int = 1, same: ParityMapping<MappedSample>) {
    self.every = every
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
    let isRead = report.hasCompared
    if isRead, PlainReader.value(text).map(Self.hasPlaces) == true, report.faultMatrix.count == 0 {
      return Disagreement(law: "a document has faults", finding: "none")
    }
    return reportFault(other.run([document]))
  }

  private static func hasPlaces(_ value: JSONValue) -> Bool {
    if case .object(let members) = value { !members.isEmpty } else { false }
  }

  private func reportFault(_ report: ParityReport) -> Disagreement? {
    guard PlainReader.value(Array(report.json().utf8)) != nil else {
      return Disagreement(law: "a report is JSON", finding: report.json())
    }
    for patch in report.patch() where PlainReader.value(Array("\(patch)".utf8)) == nil {
      return Disagreement(law: "the patch of a report is JSON", finding: "\(patch)")
    }
    return report.html().isEmpty || "\(report)".isEmpty
      ? Disagreement(law: "a report is written", finding: "nothing") : nil
  }
}
