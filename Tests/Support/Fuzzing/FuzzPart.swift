/// A part of the package on which random texts are tried.
package protocol FuzzPart: Sendable {
  /// What its texts are counted under.
  var name: String { get }

  /// Of so many texts one is tried; 1 for each.
  var every: Int { get }

  /// Returns the first law that a text breaks, or nil.
  func firstBroken(by text: [UInt8]) -> Disagreement?

  /// Returns whether a text breaks one law.
  func isBroken(_ law: String, by text: [UInt8]) -> Bool
}

extension FuzzPart {
  /// Whether the first law that is broken is this one.
  package func isBroken(_ law: String, by text: [UInt8]) -> Bool {
    firstBroken(by: text)?.law == law
  }
}

/// What a text shows to be wrong.
package struct Disagreement: Hashable, Sendable, CustomStringConvertible {
  /// The law that is broken, by its name.
  package let law: String
  /// What was found.
  package let finding: String

  /// The law and the finding.
  package var description: String { "\(law): \(finding)" }
}

/// All parts, those that read each text first.
package let fuzzParts: [any FuzzPart] = [
  ReaderLaws("readers of the package", of: Reader.own),
  ModelLaws("typed reading", ModelRoute.mapper, every: 2),
  ModelLaws("contexts", ModelRoute.contexts, every: 8),
  WritingLaws(every: 16),
  DifferenceLaws(every: 16),
  ModelLaws("bridge", ModelRoute.bridge, every: 16),
  ModelLaws("dialect", ModelRoute.dialect, every: 16),
  ReaderLaws("other readers", of: Reader.others, every: 32),
  BridgeLaws(every: 32),
  CheckLaws(every: 64),
  ShadowLaws(every: 64),
  FaultLaws(every: 1_024),
  AuditLaws(every: 1_024),
]
