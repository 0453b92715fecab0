internal import JSONCodable

/// Faults on which two mappings may disagree.
///
///     [.duplicateKey, .null]                             everywhere
///     FaultAcceptance(kinds: [.null], path: "$.tags")    at one place and below
///     .keptDefaults(by: .onlyLeft)                       the left one keeps a default where the right one refuses
public struct FaultAcceptance: Hashable, Sendable {
  /// The kinds of faults; none stands for all.
  public var kinds: Set<FaultKind>
  /// Where, also below; nil for everywhere.
  public var path: JSONPathPattern?
  /// How the two may disagree; nil for in every way.
  public var verdict: ParityVerdict?

  /// Creates an acceptance.
  public init(
    kinds: Set<FaultKind> = [], path: JSONPathPattern? = nil, verdict: ParityVerdict? = nil
  ) {
    self.kinds = kinds
    self.path = path
    self.verdict = verdict
  }

  /// Returns the acceptance of a kind of fault everywhere.
  public static func kind(_ kind: FaultKind) -> FaultAcceptance { FaultAcceptance(kinds: [kind]) }

  /// A key that is there twice.
  public static let duplicateKey = kind(.duplicateKey)
  /// A number with more digits than a double holds.
  public static let precision = kind(.precision)
  /// A value that is null.
  public static let null = kind(.null)
  /// A key that is not there.
  public static let missingKey = kind(.missingKey)

  /// Returns the acceptance of what a type does that keeps its defaults, and the other one does not.
  ///
  /// - Parameter verdict: Which of the two keeps them: `.onlyLeft` or `.onlyRight`.
  /// - Returns: The acceptance.
  public static func keptDefaults(by verdict: ParityVerdict) -> FaultAcceptance {
    FaultAcceptance(kinds: [.missingKey, .null, .keyCase, .emptyObject], verdict: verdict)
  }

  /// Returns whether a fault at a path, with a verdict, is accepted.
  func covers(_ kind: FaultKind, _ place: JSONPath, _ verdict: ParityVerdict) -> Bool {
    guard kinds.isEmpty || kinds.contains(kind) else { return false }
    if let accepted = self.verdict, accepted != verdict { return false }
    return path?.matchesStart(of: place) ?? true
  }
}
