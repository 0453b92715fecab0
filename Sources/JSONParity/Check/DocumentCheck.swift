internal import Foundation

/// The second look at one document, as it stands: what two mappings make of it, in words.
struct DocumentCheck {
  let pair: any MappingPair
  let document: ParityDocument
  let exchange: Exchange
  private(set) var findings: [ParityFinding] = []

  /// Creates the second look.
  ///
  /// - Parameters:
  ///   - pair: The two mappings.
  ///   - document: The document.
  ///   - explainsRejection: Whether to say why both reject it, which takes longer than to reject it.
  ///   - crossesAlways: Whether to look at what each makes of the other's output also where they write
  ///     different documents: what that shows is mostly a consequence.
  init(
    _ pair: any MappingPair, _ document: ParityDocument, explainsRejection: Bool = true,
    crossesAlways: Bool = true
  ) {
    defer { pair.forget() }
    self.pair = pair
    self.document = document
    exchange = pair.exchange(document.data)
    if exchange.verdict == .bothReject, !explainsRejection { return }
    checkReading()
    if exchange.left.isRead, exchange.right.isRead, crossesAlways || findings.isEmpty {
      let known = Set(findings.compactMap(\.difference).flatMap(Sides.both))
      for crossing in pair.crossings(document.data, exchange) { check(crossing, besides: known) }
    }
    if !findings.isEmpty { explain() }
  }

  /// Creates the second look at what the left mapping has written: what the right one makes of that.
  init(_ pair: any MappingPair, written text: ParityDocument) {
    defer { pair.forget() }
    self.pair = pair
    document = text
    exchange = pair.exchange(written: text.data)
    if exchange.verdict == .bothReject { return }
    checkReading()
    if !findings.isEmpty { explain() }
  }

  /// What the two say of the document, also of each other's output.
  var verdict: ParityVerdict {
    exchange.verdict == .same && !findings.isEmpty ? .different : exchange.verdict
  }

  /// The verdict with its reasons.
  var documentVerdict: DocumentVerdict {
    DocumentVerdict(
      verdict: verdict, findings: findings,
      isJSON: exchange.verdict != .bothReject || document.isJSON)
  }

  private var outcomes: (left: LabeledOutcome, right: LabeledOutcome) {
    (
      LabeledOutcome(label: pair.sides.left.label, outcome: exchange.left),
      LabeledOutcome(label: pair.sides.right.label, outcome: exchange.right)
    )
  }

  /// Writes down whether both read the document, and what differs in what they write of it.
  private mutating func checkReading() {
    let (left, right) = (pair.sides.left.phrase, pair.sides.right.phrase)
    switch (exchange.left, exchange.right) {
    case (.rejected(let one), .rejected(let other)), (.unwritable(let one), .unwritable(let other)):
      let verdict = exchange.left.isRead ? "neither writes it" : "both reject it"
      add(
        .bothReject, "\(verdict): \(left): \(one); \(right): \(other)",
        "\(verdict): \(left): \(one.kind); \(right): \(other.kind)")
    case (_, .rejected(let rejection)):
      add(
        .reads, "only \(left) reads it: \(rejection)", "only \(left) reads it: \(rejection.kind)")
    case (.rejected(let rejection), _):
      add(
        .reads, "only \(right) reads it: \(rejection)", "only \(right) reads it: \(rejection.kind)")
    case (_, .unwritable(let rejection)):
      add(
        .writes, "only \(left) writes it: \(rejection)", "only \(left) writes it: \(rejection.kind)"
      )
    case (.unwritable(let rejection), _):
      add(
        .writes, "only \(right) writes it: \(rejection)",
        "only \(right) writes it: \(rejection.kind)")
    case (.written, .written):
      for difference in exchange.differences {
        add(.writes, "\(difference)", difference.kind.title, difference)
      }
    }
    if let unequal = exchange.unequalValues {
      add(
        .reads, "both read it, but not equal values: \(unequal)",
        "both read it, but not equal values")
    }
  }

  /// Writes down what differs in a crossing, save for what repeats a difference of the document.
  ///
  /// Who reads what the other has written mostly gets what the other has got.
  private mutating func check(_ crossing: Crossing, besides known: Set<Sides>) {
    let (left, right) = (crossing.left, crossing.right)
    switch (left.outcome, right.outcome) {
    case (.written(let one), .written(let other)):
      // Nothing is different, or what the document itself has shown.
      if one == other || left.outcome == exchange.left && right.outcome == exchange.right { return }
      let isNew = { !known.contains(Sides($0)) }
      // Mostly nothing is, also as the texts stand: then nobody has to find out which arrays have no order.
      guard JSONComparison.differ(one, other, policy: pair.policy, where: isNew) else { return }
      let differences = pair.differences(one, other, of: document.data).filter(isNew)
      for difference in lasting(differences, crossing) {
        add(
          crossing.stage, "\(crossing.prefix)\(difference)", difference.kind.title, difference,
          (left, right))
      }
    case (.written, let failure), (let failure, .written):
      guard failure != exchange.left, failure != exchange.right else { return }
      add(
        crossing.stage, crossing.prefix + failure.failureMessage,
        crossing.prefix + (failure.rejection?.kind ?? ""), nil, (left, right))
    default: break
    }
  }

  /// Returns the differences of a crossing that are there when it is made again.
  private func lasting(_ differences: [JSONDifference], _ crossing: Crossing) -> [JSONDifference] {
    guard differences.contains(where: { $0.changedPlace != nil }) else { return differences }
    // What is the same on both sides then is no crossing at all.
    let again = pair.crossings(document.data, pair.exchange(document.data)).first {
      $0.stage == crossing.stage && $0.prefix == crossing.prefix
    }
    let found = again.flatMap { again in
      again.left.outcome.value.flatMap { one in
        again.right.outcome.value.map { pair.differences(one, $0, of: document.data) }
      }
    }
    return differences.lasting(in: found ?? [])
  }

  private mutating func add(
    _ stage: ParityFinding.Stage, _ message: String, _ problem: String,
    _ difference: JSONDifference? = nil,
    _ crossing: (left: LabeledOutcome, right: LabeledOutcome)? = nil
  ) {
    let (left, right) = crossing ?? outcomes
    findings.append(
      ParityFinding(
        document: document.index, documentName: document.name, stage: stage, message: message,
        problem: problem, left: left, right: right, difference: difference))
  }

  /// Shows where the document is not read, and names the keys that it has twice: they are the usual cause of
  /// a difference.
  private mutating func explain() {
    let isUnread = { (finding: ParityFinding) in
      finding.stage == .reads || finding.stage == .bothReject
    }
    let value = findings.contains(where: isUnread) ? document.value : nil
    let duplicates = exchange.verdict == .bothReject ? nil : document.duplicateKeys
    for index in findings.indices {
      let finding = findings[index]
      if isUnread(finding), let value { findings[index].mark(in: value) }
      if let duplicates {
        findings[index].message = "duplicate key \(duplicates): " + finding.message
      }
    }
  }
}

extension ParityOutcome {
  fileprivate var failureMessage: String {
    switch self {
    case .written: ""
    case .rejected(let rejection): "rejected: \(rejection)"
    case .unwritable(let rejection): "not written: \(rejection)"
    }
  }
}

/// What stands where on the sides of a difference, whatever the indices are: those in a set are other ones each time.
private struct Sides: Hashable {
  private struct Part: Hashable {
    let place: JSONPathPattern
    let value: JSONValue

    init(_ side: JSONDifference.Side) {
      (place, value) = (JSONPathPattern(anyIndexOf: side.path), side.value)
    }
  }

  private var left, right: Part?

  init(_ difference: JSONDifference) {
    (left, right) = (difference.left.map(Part.init), difference.right.map(Part.init))
  }

  /// The sides of a difference as they are, and the other way round.
  static func both(_ difference: JSONDifference) -> [Sides] {
    let sides = Sides(difference)
    var others = sides
    swap(&others.left, &others.right)
    return [sides, others]
  }
}
