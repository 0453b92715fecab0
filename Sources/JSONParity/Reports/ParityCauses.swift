internal import JSONCodable

/// Findings that have one cause: those of one stage and one kind, at paths that differ in their indices alone.
///
///     writes $.repository.owner.id: changed type (56 documents)
public struct ParityCause: Hashable, Sendable {
  /// When the two differ.
  public let stage: ParityFinding.Stage
  /// Where, with `[*]` for any index.
  public let path: JSONPathPattern
  /// What is wrong, without the values.
  public let problem: String
  /// How many documents have it.
  public fileprivate(set) var documents = 0
  /// The first findings, of different documents.
  public fileprivate(set) var examples: [ParityFinding] = []

  /// How many examples there are at most.
  static let mostExamples = 3

  fileprivate init(_ finding: ParityFinding) {
    stage = finding.stage
    path = JSONPathPattern(anyIndexOf: finding.path)
    problem = finding.problem
  }

  fileprivate var key: [String] { [stage.rawValue, path.description, problem] }

  fileprivate mutating func add(_ others: [ParityFinding], documents: Int) {
    self.documents += documents
    examples += others.prefix(Self.mostExamples - examples.count)
  }
}

/// All causes of the findings on documents.
///
/// Memory does not grow with the number of documents: of each cause the first findings are kept.
public struct ParityCauses: Hashable, Sendable {
  /// The causes, the most frequent first.
  public var sorted: [ParityCause] {
    all.enumerated().sorted {
      ($1.element.documents, $0.offset) < ($0.element.documents, $1.offset)
    }.map(\.element)
  }

  /// The causes, in the order in which they were found.
  private(set) var all: [ParityCause] = []
  /// How many documents have a finding beyond so many causes as are kept.
  private(set) var others = 0
  private var indices: [[String]: Int] = [:]

  private static let most = 10_000

  /// Whether there is none.
  public var isEmpty: Bool { all.isEmpty }
  /// How many there are.
  public var count: Int { all.count }

  /// Adds the findings of one document; returns the causes that are new.
  ///
  /// Where the two write different documents, what one makes of the other's is a consequence.
  @discardableResult
  mutating func add(_ findings: [ParityFinding]) -> [ParityCause] {
    var seen: Set<[String]> = []
    let differ = findings.contains { $0.stage == .writes || $0.stage == .reads }
    var new: [Int] = []
    for finding in findings {
      let cause = ParityCause(finding)
      if finding.stage == .readsTheOther, differ { continue }
      guard seen.insert(cause.key).inserted else { continue }
      guard let index = index(of: cause) else { continue }
      if all[index].documents == 0 { new.append(index) }
      all[index].add([finding], documents: 1)
    }
    return new.map { all[$0] }
  }

  /// Adds what was found on the documents that follow.
  mutating func add(_ other: ParityCauses) {
    for cause in other.all {
      var empty = cause
      (empty.documents, empty.examples) = (0, [])
      guard let index = index(of: empty) else { continue }
      all[index].add(cause.examples, documents: cause.documents)
    }
    others += other.others
  }

  private mutating func index(of cause: ParityCause) -> Int? {
    if let index = indices[cause.key] { return index }
    guard all.count < Self.most else {
      others += 1
      return nil
    }
    all.append(cause)
    indices[cause.key] = all.count - 1
    return all.count - 1
  }
}
