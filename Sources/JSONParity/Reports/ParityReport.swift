/// What a check has found: the differences on documents as they stand, and on the faults in them.
///
/// A report can be read (`text(_:)`, `html()`), taken apart (`causes`, `findings`, `faultMatrix`, `json()`) and
/// applied (`patch()`). The same check of the same documents gives the same report, save for the order in which a set is
/// shown.
public struct ParityReport: Sendable, CustomStringConvertible {
  /// A document that was checked, and what both make of it.
  public struct Document: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The text.
    public var text: String
    /// What the left one makes of it.
    public var left: ParityOutcome
    /// What the right one makes of it.
    public var right: ParityOutcome
  }

  /// What the check is called.
  public let name: String
  /// How reports call the two.
  public let sides: ParitySides
  /// Which differences do not count.
  public let policy: ComparisonPolicy
  /// The faults on which the two may disagree.
  public let accepted: [FaultAcceptance]
  /// How many documents have each verdict.
  public private(set) var counts: [ParityVerdict: Int] = [:]
  /// How many documents are not JSON; both reject these.
  package private(set) var invalidCount = 0
  /// Why the two differ on the documents as they stand.
  public private(set) var causes = ParityCauses()
  /// Why both reject documents.
  public private(set) var rejections = ParityCauses()
  /// The documents that were checked, in their order; none of those that were only counted.
  public private(set) var documents: [Document] = []
  /// Where the two differ on the documents as they stand; none of those that were only counted.
  public private(set) var findings: [ParityFinding] = []
  /// How the two agree on every fault; without rows when no faults were looked at.
  public internal(set) var faultMatrix = FaultMatrix()

  /// Creates the report of a check on no documents.
  public init(_ check: ParityCheck) { self.init(check, title: check.name) }

  package init(_ check: ParityCheck, title: String) {
    name = title
    sides = check.sides
    policy = check.policy
    accepted = check.accepted
  }

  mutating func add(_ look: DocumentCheck) {
    documents.append(
      Document(
        name: look.document.name, text: look.document.text, left: look.exchange.left,
        right: look.exchange.right))
    count(look.documentVerdict)
    findings += look.findings.filter { $0.stage != .bothReject }
  }

  /// Counts a document and the causes of its findings, without keeping it.
  ///
  /// - Returns: The causes that are new.
  @discardableResult
  package mutating func count(_ verdict: DocumentVerdict) -> [ParityCause] {
    counts[verdict.verdict, default: 0] += 1
    if !verdict.isJSON { invalidCount += 1 }
    guard verdict.verdict != .bothReject else {
      rejections.add(verdict.findings)
      return []
    }
    return causes.add(verdict.findings)
  }

  /// Counts documents that both map alike.
  package mutating func countSame(_ count: Int) {
    if count > 0 { counts[.same, default: 0] += count }
  }

  /// Adds what the same check has found on the documents that follow.
  public mutating func add(_ other: ParityReport) {
    counts.merge(other.counts, uniquingKeysWith: +)
    invalidCount += other.invalidCount
    causes.add(other.causes)
    rejections.add(other.rejections)
    documents += other.documents
    findings += other.findings
    faultMatrix.add(other.faultMatrix)
  }

  /// Whether the two do not differ, save on faults that are accepted.
  public var isClean: Bool { causes.isEmpty && unacceptedDisagreements.isEmpty }

  /// The faults on which the two disagree, without those that are accepted.
  public var unacceptedDisagreements: [FaultDisagreement] {
    faultMatrix.disagreements.filter { !accepts($0) }
  }

  func accepts(_ shown: FaultDisagreement) -> Bool {
    accepted.contains { $0.covers(shown.fault.kind, shown.fault.path, shown.verdict) }
  }

  /// How many documents were checked.
  public var count: Int { counts.values.reduce(0, +) }

  /// Whether there is a document that both read; if not, a clean report says nothing.
  public var hasCompared: Bool { (counts[.same] ?? 0) + (counts[.different] ?? 0) > 0 }

  /// Returns the changes that lead from what the left one writes of each document to what the right one
  /// writes.
  ///
  /// - Returns: An RFC 6902 JSON Patch for each document, in their order; without operations where
  ///   both write the same, or one of them nothing.
  public func patch() -> [JSONPatch] {
    documents.map { document in
      guard let left = document.left.value, let right = document.right.value else {
        return JSONPatch()
      }
      return JSONPatch(from: left, to: right, policy: policy)
    }
  }

  /// The report as plain text, without a line feed at the end.
  public var description: String { String(text().dropLast()) }
}
