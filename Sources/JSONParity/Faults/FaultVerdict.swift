/// What two mappings say of a document with a fault.
public enum FaultVerdict: String, Hashable, Sendable, CaseIterable {
  /// Both read it, and both write the same.
  case same
  /// Neither reads it.
  case bothReject
  /// Only the mapper reads it.
  case onlyMapper
  /// Only Codable reads it.
  case onlyCodable
  /// Both read it, and they do not write the same.
  case different

  /// Whether the two agree; both rejecting is agreement.
  public var isAgreement: Bool { self == .same || self == .bothReject }

  /// The sign in a cell of the matrix.
  public var symbol: String {
    switch self {
    case .same: "="
    case .bothReject: "×"
    case .onlyMapper: "M"
    case .onlyCodable: "C"
    case .different: "≠"
    }
  }

  /// The verdict in words.
  public var summary: String {
    switch self {
    case .same: "both read it, with the same values"
    case .bothReject: "both reject it"
    case .onlyMapper: "only the mapper reads it"
    case .onlyCodable: "only Codable reads it"
    case .different: "both read it, with different values"
    }
  }
}

/// A document with a fault on which two mappings disagree.
public struct FaultDisagreement: Hashable, Sendable, CustomStringConvertible {
  /// The index of the document that the fault was derived from.
  public var document: Int
  /// The fault, with the document that has it.
  public var fault: Fault
  /// What the two say.
  public var verdict: FaultVerdict
  /// What the mapper makes of the document with the fault.
  public var mapper: ParityOutcome
  /// What Codable makes of it.
  public var codable: ParityOutcome
  /// What is different in what both write.
  public var differences: [JSONDifference]
  /// How the values in Swift differ, where what both write does not.
  public var unequalValues: String?

  /// The text of the document with the fault.
  public var variant: String { fault.document.text() }

  /// The document, the fault, its place and the verdict in one line.
  public var description: String {
    "documents[\(document)] \(fault.path) \(fault.kind.summary): \(verdict.summary)"
  }
}
