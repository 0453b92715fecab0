import Foundation
import JSONCodable
package import JSONParity

/// A shadow answers as the old mapping does, and keeps values to itself.
package struct ShadowLaws: FuzzPart {
  /// What the texts are counted under.
  package let name = "shadows"
  /// Of so many texts one is tried.
  package let every: Int
  private let makeShadow: @Sendable (ParityMapping<RestoredSample>) -> ParityShadow<RestoredSample>
  private static let old = ParityMapping.mapper(RestoredSample.self)

  /// Creates the laws.
  package init(every: Int = 1) {
    self.init(every: every) { old in
      ParityShadow("sample", old: old, new: .codable(CodedSample.self)) { _ in }
    }
  }

  package init(
    every: Int = 1,
    _ makeShadow:
      @escaping @Sendable (ParityMapping<RestoredSample>) -> ParityShadow<RestoredSample>
  ) {
    (self.every, self.makeShadow) = (every, makeShadow)
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    let shadow = makeShadow(Self.old)
    let direct = Result { try RestoredSample(JSONData: Data(text)) }
    let answered = Result { try shadow.read(Data(text)) }
    guard Self.areAlike(direct, answered, text) else {
      return Disagreement(
        law: "a shadow reads as the old one", finding: "\(answered), not \(direct)")
    }
    if case .success(let sample) = direct {
      // The members of a dictionary come in any order.
      let old = Self.value { try sample.JSONData() }
      let new = Self.value { try shadow.write(sample) }
      guard let old, let new, old.says(new) else {
        return Disagreement(law: "a shadow writes as the old one", finding: "another text")
      }
    }
    let findings = shadow.findings().map { "\($0.finding)" }
    guard let value = PlainReader.value(text) else { return nil }
    return Self.leak(of: value, in: findings).map {
      Disagreement(law: "a finding has no value", finding: $0)
    }
  }

  private static func value(_ write: () throws -> Data) -> JSONValue? {
    attempt(write).flatMap { PlainReader.value(Array($0)) }
  }

  private static func areAlike(
    _ left: Result<RestoredSample, any Error>, _ right: Result<RestoredSample, any Error>,
    _ text: [UInt8]
  ) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): return left.held == right.held
    case (.failure(let left), .failure(let right)):
      if "\(left)" == "\(right)" { return true }
      // Of several wrong members of a dictionary either may be met first.
      let problems = attempt {
        try RestoredSample.lenient(JSONDictionary: JSONObject(JSONData: Data(text))).problems
      }
      return problems.map { Set($0.map { "\($0)" }).isSuperset(of: ["\(left)", "\(right)"]) }
        ?? false
    default: return false
    }
  }

  /// Returns a finding with a longer string of the document in it that is in no key.
  private static func leak(of value: JSONValue, in findings: [String]) -> String? {
    guard !findings.isEmpty else { return nil }
    let keys = value.allKeys + findings.map { $0.prefix { $0 != "$" }.description }
    let strings = value.allStrings.filter { text in
      text.utf8.count >= 8 && !keys.contains { $0.contains(text) }
    }
    return findings.first { finding in strings.contains(where: finding.contains) }
  }
}

extension JSONValue {
  fileprivate var allKeys: [String] {
    switch self {
    case .array(let elements): elements.flatMap(\.allKeys)
    case .object(let members): members.flatMap { [$0.key] + $0.value.allKeys }
    default: []
    }
  }

  fileprivate var allStrings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.allStrings)
    case .object(let members): members.flatMap { $0.value.allStrings }
    default: []
    }
  }
}
