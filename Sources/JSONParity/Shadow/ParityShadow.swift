public import Foundation
internal import JSONCodable

/// A new mapping that runs beside the old one in production, and never in its way.
///
///     let users = ParityShadow(
///       "user", old: .mapper(User.self), new: .codable(NewUser.self), every: 100
///     ) { finding in log.notice("\(finding)") }
///
///     let user = try users.read(data)         // what the old mapping reads, and its errors
///     let text = try users.write(user)        // what the old mapping writes
///
/// One reading of every so many is looked at, and one writing. Of a document, what both write of it is compared. Of a
/// value, the old mapping writes it, the new one reads that and writes it again, and the two texts are compared. What
/// the old mapping makes of its own text as well is no finding. The new mapping may throw or be wrong; the caller does
/// not notice.
///
/// A finding comes once for each cause. How often it was seen can be asked for. Unless values are asked for,
/// no finding has one in it: it names places, kinds and types. A place is made of keys, so a dictionary whose
/// keys are somebody's names should be left out by the policy.
///
/// - Complexity: A call that is not looked at costs what the old mapping does, and three short locks. One that is looked at
///   runs both mappings and the comparison on the calling thread before it returns.
public struct ParityShadow<Value>: Sendable {
  private let old: Pool<ParityMapping<Value>.Coders>
  /// Looks at what one mapping makes of a document, or at what the old one has written.
  private let look: @Sendable (Data, _ isWritten: Bool) -> Void
  private let state: Locked<ShadowState>
  private let every: Int

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - name: What findings call it.
  ///   - old: The mapping that answers.
  ///   - new: The mapping that runs beside it.
  ///   - every: Of so many readings one is looked at, and of so many writings; 1 for each. It must be at least 1.
  ///   - policy: Which differences do not count.
  ///   - showsValues: Whether findings may have the document's own values in them.
  ///   - report: Takes each cause when it is first seen, on the thread of the call.
  public init<New>(
    _ name: String, old: ParityMapping<Value>, new: ParityMapping<New>, every: Int = 1,
    policy: ComparisonPolicy = .init(), showsValues: Bool = false,
    report: @escaping @Sendable (ShadowFinding) -> Void
  ) {
    precondition(every >= 1, "one of 0 calls cannot be looked at")
    self.every = every
    self.old = Pool(old.makeCoders)
    let state = Locked(ShadowState())
    self.state = state
    let pairs = Pool<any MappingPair> { TypedPair(old, new, policy: policy, areEqual: nil) }
    look = { text, isWritten in
      // The caller's own reading has reported what there is.
      let findings = JSONContext.withoutReports {
        pairs.use { pair in
          let document = ParityDocument(text, name: name)
          return isWritten
            ? DocumentCheck(pair, written: document).findings
            : DocumentCheck(pair, document, explainsRejection: false).findings
        }
      }
      var causes = ParityCauses()
      let found = causes.add(findings)
        .map { ShadowFinding($0, name: name, showsValues: showsValues) }
      for finding in state.withLock({ $0.add(found) }) { report(finding) }
    }
  }

  /// Reads a document by the old mapping.
  ///
  /// - Throws: What the old mapping throws.
  public func read(_ data: Data) throws -> Value {
    defer { if isSampled(isWriting: false) { look(data, false) } }
    return try old.use { try $0.read(data) }
  }

  /// Writes a value by the old mapping.
  ///
  /// - Throws: What the old mapping throws.
  public func write(_ value: Value) throws -> Data {
    let data = try old.use { try $0.write(value) }
    if isSampled(isWriting: true) { look(data, true) }
    return data
  }

  /// Returns what was found so far, the most frequent first, and how many calls have had it.
  ///
  /// At most 10,000 causes are kept.
  public func findings() -> [(finding: ShadowFinding, count: Int)] {
    let found = state.withLock(\.found)
    return found.indices.sorted { (found[$1].count, $0) < (found[$0].count, $1) }.map { found[$0] }
  }

  /// How many calls were looked at.
  public var callsLookedAt: Int { state.withLock(\.looks) }

  private func isSampled(isWriting: Bool) -> Bool {
    state.withLock { $0.takes(isWriting: isWriting, every: every) }
  }
}

/// What a shadow has counted: nothing of a document stays in it but what its findings say.
private struct ShadowState: Sendable {
  /// What is the same in the findings of one cause.
  private struct Cause: Hashable {
    let stage: ParityFinding.Stage
    let path, problem: String
  }

  private static let most = 10_000

  /// The readings, and the writings, since the last one that was looked at.
  ///
  /// Counted together, the second of two calls that go in turn would be the only one that is ever looked at.
  private var readings = 0, writings = 0
  private(set) var looks = 0
  private(set) var found: [(finding: ShadowFinding, count: Int)] = []
  private var places: [Cause: Int] = [:]

  /// Counts a call; returns whether it is to be looked at.
  mutating func takes(isWriting: Bool, every: Int) -> Bool {
    func isNext(_ calls: inout Int) -> Bool {
      calls = (calls + 1) % every
      return calls == 0
    }
    guard isWriting ? isNext(&writings) : isNext(&readings) else { return false }
    looks += 1
    return true
  }

  /// Adds the findings of one call; returns those that are the first of their cause.
  mutating func add(_ findings: [ShadowFinding]) -> [ShadowFinding] {
    findings.filter { finding in
      let cause = Cause(stage: finding.stage, path: finding.path, problem: finding.problem)
      if let place = places[cause] {
        found[place].count += 1
        return false
      }
      guard found.count < Self.most else { return false }
      places[cause] = found.count
      found.append((finding, 1))
      return true
    }
  }
}

/// Things that one thread uses at a time, such as coders; they are made as they are needed, and kept.
private final class Pool<Item>: @unchecked Sendable {
  // Safe to share: an item is used by one thread alone, between taking it out and putting it back.
  private let items = Locked<[Item]>([])
  private let make: @Sendable () -> Item

  init(_ make: @escaping @Sendable () -> Item) { self.make = make }

  func use<R>(_ body: (Item) throws -> R) rethrows -> R {
    let item = UncheckedItem(
      item: items.withLock { UncheckedItem(item: $0.popLast()) }.item ?? make())
    defer { items.withLock { $0.append(item.item) } }
    return try body(item.item)
  }

  private struct UncheckedItem<Content>: @unchecked Sendable {
    // Safe to share: it is handed from one thread to the next under the lock.
    let item: Content
  }
}

/// One cause for which a new mapping differs from the old one.
public struct ShadowFinding: Hashable, Sendable, CustomStringConvertible {
  /// What the shadow is called.
  public let name: String
  /// When the two differ.
  public let stage: ParityFinding.Stage
  /// Where, with `[*]` for any index.
  public let path: String
  /// What is wrong, without the values.
  public let problem: String
  /// What is wrong, with the document's own values; nil where they must not be shown.
  public let message: String?

  fileprivate init(_ cause: ParityCause, name: String, showsValues: Bool) {
    self.name = name
    stage = cause.stage
    path = cause.path.description
    problem = cause.problem
    message = showsValues ? cause.examples.first?.message : nil
  }

  /// The name, the stage, the place and the problem in one line.
  public var description: String { "\(name): \(stage.title) \(path): \(message ?? problem)" }
}
