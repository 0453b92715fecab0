import CodableBridge
import Foundation
import JSONCodable
package import JSONParity

/// What a check says of two mappings is what reading and writing with each of them shows.
package struct CheckLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "checks"
  /// Of so many texts one is tried.
  package let every: Int
  /// One mapping held against itself.
  private let same: ParityCheck
  private let check: ParityCheck

  /// Creates the laws.
  package init(every: Int = 1) {
    self.init(every: every, same: .mapper(MappedSample.self), left: .mapper(RestoredSample.self))
  }

  package init(
    every: Int = 1, same: ParityMapping<MappedSample>, left: ParityMapping<RestoredSample>
  ) {
    self.every = every
    check = ParityCheck("sample", left, .dictionary(CodedSample.self))
    self.same = ParityCheck("same", .mapper(MappedSample.self), same)
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    let document = ParityDocument(Data(text))
    if let found = verdicts(of: same, on: document).first(where: { !$0.isAgreement }) {
      return Disagreement(law: "a mapping agrees with itself", finding: "\(found)")
    }
    let expected = verdict(on: Data(text))
    for found in verdicts(of: check, on: document) where found != expected {
      // What one makes of the other's output is looked at, too.
      if expected == .same, found == .different { continue }
      return Disagreement(law: "a verdict is right", finding: "\(found), expected \(expected)")
    }
    return nil
  }

  private func verdicts(of check: ParityCheck, on document: ParityDocument) -> [ParityVerdict] {
    let checker = check.checker()
    return checker.verdicts(on: [document]).map(\.verdict)
      + checker.report(on: document, faults: false).counts.keys
  }

  private func verdict(on data: Data) -> ParityVerdict {
    let left = Self.value { try RestoredSample(JSONData: data).JSONData() }
    let right = Self.value {
      let tree = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      let sample = try DictionaryDecoder().decode(CodedSample.self, from: tree)
      return try JSONSerialization.data(withJSONObject: DictionaryEncoder().encode(sample))
    }
    switch (left, right) {
    case (nil, nil): return .bothReject
    case (_, nil): return .onlyLeft
    case (nil, _): return .onlyRight
    case (let left?, let right?): return left.says(right) ? .same : .different
    }
  }

  /// Returns what is written, or nil where the document is not read.
  private static func value(_ body: () throws -> Data) -> JSONValue? {
    attempt(body).flatMap { PlainReader.value(Array($0)) }
  }
}
