/// What a check has found: the differences on documents as they stand, and on the faults in them.
///
/// A report can be read (`text(_:)`, `html()`), taken apart (`findings`, `faultMatrix`, `json()`) and
/// applied (`patch()`). The same check of the same documents gives the same report.
public struct ParityReport: Sendable, CustomStringConvertible {
  /// A document that was checked, and what both make of it.
  public struct Document: Hashable, Sendable {
    /// The text.
    public var text: String
    /// What the mapper makes of it.
    public var mapper: ParityOutcome
    /// What Codable makes of it.
    public var codable: ParityOutcome
  }

  /// What the check is called.
  public let name: String
  /// The name of the type that the mapper reads and writes.
  public let mapped: String
  /// The name of the type that Codable reads and writes.
  public let codable: String
  /// Which differences do not count.
  public let policy: ComparisonPolicy
  /// The kinds of faults on which the two may disagree.
  public let accepted: Set<FaultKind>
  /// The documents that were checked, in their order.
  public private(set) var documents: [Document] = []
  /// Where the two differ on the documents as they stand.
  public private(set) var findings: [ParityFinding] = []
  /// How the two agree on every fault; without rows when no faults were looked at.
  public internal(set) var faultMatrix = FaultMatrix()

  init(
    name: String, mapped: String, codable: String, policy: ComparisonPolicy,
    accepted: Set<FaultKind>
  ) {
    self.name = name
    self.mapped = mapped
    self.codable = codable
    self.policy = policy
    self.accepted = accepted
  }

  mutating func add(_ check: DocumentCheck) {
    documents.append(
      Document(text: check.text, mapper: check.exchange.mapper, codable: check.exchange.codable))
    findings += check.findings
  }

  /// Adds what the same check has found on the documents that follow.
  package mutating func add(_ other: ParityReport) {
    documents += other.documents
    findings += other.findings
    faultMatrix.add(other.faultMatrix)
  }

  /// Whether the two do not differ, save on faults of the accepted kinds.
  public var isClean: Bool { findings.isEmpty && unacceptedDisagreements.isEmpty }

  /// The faults on which the two disagree, without those of the accepted kinds.
  public var unacceptedDisagreements: [FaultDisagreement] {
    faultMatrix.disagreements.filter { !accepted.contains($0.fault.kind) }
  }

  /// Whether there is a document that both read; if not, a clean report says nothing.
  public var hasCompared: Bool {
    documents.contains { $0.mapper.isRead && $0.codable.isRead }
  }

  /// Returns the changes that lead from what the mapper writes of each document to what Codable
  /// writes.
  ///
  /// - Returns: An RFC 6902 JSON Patch for each document, in their order; without operations where
  ///   both write the same, or one of them nothing.
  public func patch() -> [JSONPatch] {
    documents.map { document in
      guard let left = document.mapper.value, let right = document.codable.value else {
        return JSONPatch()
      }
      return JSONPatch(from: left, to: right, policy: policy)
    }
  }

  /// The report as plain text, without a line feed at the end.
  public var description: String { String(text().dropLast()) }
}
