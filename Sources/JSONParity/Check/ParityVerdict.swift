/// What two mappings make of a document.
public enum ParityVerdict: String, Hashable, Sendable, CaseIterable {
  /// Both read it, and both write the same.
  case same
  /// Neither reads it.
  case bothReject
  /// Only the left one reads it.
  case onlyLeft
  /// Only the right one reads it.
  case onlyRight
  /// Both read it, and they do not write the same.
  case different

  /// Whether the two agree; both rejecting is agreement.
  public var isAgreement: Bool { self == .same || self == .bothReject }

  /// The sign in a cell of the matrix.
  public var symbol: String {
    switch self {
    case .same: "="
    case .bothReject: "×"
    case .onlyLeft: "<"
    case .onlyRight: ">"
    case .different: "≠"
    }
  }
}

/// How reports call the two sides of a comparison.
public struct ParitySides: Hashable, Sendable {
  /// The first side.
  public let left: ParitySide
  /// The second side.
  public let right: ParitySide

  init(_ left: ParitySide, _ right: ParitySide) {
    (self.left, self.right) = ParitySide.distinguish(left, right)
  }

  /// Returns a verdict in words.
  public func summary(of verdict: ParityVerdict) -> String {
    switch verdict {
    case .same: "both read it, with the same values"
    case .bothReject: "both reject it"
    case .onlyLeft: "only \(left.phrase) reads it"
    case .onlyRight: "only \(right.phrase) reads it"
    case .different: "both read it, with different values"
    }
  }

  /// Both sides with their types.
  package var title: String { "\(left.title), \(right.title)" }
}
