internal import Foundation
import JSONCodable

/// What comes back of documents that one mapping reads and writes again, on one thread.
struct RoundTrip<Value> {
  /// What one document has given.
  struct Result {
    /// What was read; nil where the document is not.
    var value: Value?
    var findings: [ParityFinding] = []
  }

  let side: MappingSide<Value>
  let policy: ComparisonPolicy

  init(_ side: MappingSide<Value>, _ policy: ComparisonPolicy) {
    self.side = side
    self.policy = policy
  }

  /// Reads a document, writes it, and reads that again.
  func check(_ document: ParityDocument) -> Result {
    defer { side.orders.forget() }
    var trip = Trip(document: document, label: side.side.label)
    let original: JSONValue
    let value: Value
    do {
      original = try document.parsed()
      trip.original = original.sortedByKeys
      value = try side.coders.read(document.data)
    } catch {
      let rejection = ParityRejection(error)
      trip.add("not read: \(rejection)", "not read: \(rejection.kind)", .rejected(rejection))
      return Result(findings: trip.findings)
    }
    if let written = written(value, &trip) { checkBack(value, original, written, &trip) }
    return Result(value: value, findings: trip.findings)
  }

  private func checkBack(
    _ value: Value, _ original: JSONValue, _ written: JSONValue, _ trip: inout Trip
  ) {
    for difference in losses(original, written, trip.document.data) {
      let isMissing = difference.kind == .missingRight
      trip.add(
        isMissing ? "not written again: \(difference.onlySideAtPlace)" : "\(difference)",
        isMissing ? "not written again" : difference.kind.title, .written(written), difference)
    }
    let back: Value
    do {
      back = try side.coders.read(Data(written.text().utf8))
    } catch {
      let rejection = ParityRejection(error)
      return trip.add(
        "what was written is not read: \(rejection)",
        "what was written is not read: \(rejection.kind)", .rejected(rejection))
    }
    guard let again = self.written(back, &trip) else { return }
    var differences = JSONComparison.differences(written, again, policy: policy)
    // The order is that of a set, then: one of an array would be another value.
    if differences.contains(where: { $0.kind == .order }), ComparedValues.areSame(value, back) {
      differences.removeAll { $0.kind == .order }
    }
    for difference in differences {
      trip.add(
        "after the second reading: \(difference)",
        "after the second reading: \(difference.kind.title)", .written(again), difference)
    }
    // NaN is not equal to itself.
    if differences.isEmpty, ComparedValues.areEqual(value, back) == false,
      !ComparedValues.areSame(value, back),
      let difference = SwiftValues.difference(value, back)
    {
      trip.add(
        "comes back as another value: \(difference)",
        "comes back as another value", .written(again))
    }
  }

  /// Returns what a document has and the output has not; the order of a set is nothing that it has.
  private func losses(
    _ original: JSONValue, _ written: JSONValue, _ document: Data
  ) -> [JSONDifference] {
    policy.differences(original, written, where: \.isLoss) { arrays in
      side.unordered(among: arrays, document)
    }.differences
  }

  private func written(_ value: Value, _ trip: inout Trip) -> JSONValue? {
    switch SetOrder.kept({ side.writing(value) }) {
    case .written(let written): return written
    case .rejected(let rejection), .unwritable(let rejection):
      trip.add(
        "not written: \(rejection)", "not written: \(rejection.kind)", .unwritable(rejection))
      return nil
    }
  }
}

/// What is found on the way of one document.
private struct Trip {
  let document: ParityDocument
  let label: String
  var original: JSONValue?
  var findings: [ParityFinding] = []

  mutating func add(
    _ message: String, _ problem: String, _ outcome: ParityOutcome,
    _ difference: JSONDifference? = nil
  ) {
    let left = original.map(ParityOutcome.written) ?? outcome
    var finding = ParityFinding(
      document: document.index, documentName: document.name, stage: .roundTrip, message: message,
      problem: problem, left: LabeledOutcome(label: "document", outcome: left),
      right: LabeledOutcome(label: label, outcome: outcome), difference: difference)
    if !outcome.isRead, let original { finding.mark(in: original) }
    findings.append(finding)
  }
}

/// Makes what checks the round trip of one side, for each thread.
struct RoundTripMaker: Sendable {
  let side: ParitySide
  let make: @Sendable () -> (ParityDocument) -> DocumentVerdict

  init<Value>(_ mapping: ParityMapping<Value>, _ side: ParitySide, _ policy: ComparisonPolicy) {
    self.side = side
    make = {
      let trip = RoundTrip(MappingSide(mapping, as: side), policy)
      return { document in
        let result = trip.check(document)
        let verdict: ParityVerdict =
          result.value == nil ? .bothReject : result.findings.isEmpty ? .same : .different
        return DocumentVerdict(
          verdict: verdict, findings: result.findings,
          isJSON: result.value != nil || document.isJSON)
      }
    }
  }
}

extension [ParityFinding] {
  /// Returns what two sides lose of a document; what both lose alike is one finding, of both.
  func joined(with others: Self) -> Self {
    let losses = filter { $0.difference != nil }.map(\.message)
    let shared = Set(losses).intersection(others.map(\.message))
    let findings = map { finding in
      var finding = finding
      if shared.contains(finding.message) { finding.right.label = "both" }
      return finding
    }
    return findings + others.filter { !shared.contains($0.message) }
  }
}

extension JSONDifference {
  /// Whether it is about an element of an array.
  private var isOfElement: Bool {
    if case .index = (left ?? right)?.path.components.last { true } else { false }
  }

  /// Whether the document on the left has something that the output on the right has not.
  fileprivate var isLoss: Bool {
    switch kind {
    case .missingLeft, .nullVersusAbsent, .numberSpelling, .stringSpelling, .whitespace: false
    case .missingRight, .changedValue, .changedType, .numberPrecision, .duplicateKey, .renamedKey:
      true
    case .order: isOfElement
    }
  }
}
