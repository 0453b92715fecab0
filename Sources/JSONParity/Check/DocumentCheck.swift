/// A comparison of two mappings on one document, as it stands.
struct DocumentCheck {
  let pair: any MappingPair
  let index: Int
  let text: String
  let exchange: Exchange
  private(set) var findings: [ParityFinding] = []

  init(_ pair: any MappingPair, index: Int, text: String) {
    self.pair = pair
    self.index = index
    self.text = text
    exchange = pair.exchange(text)
    checkReading()
    guard exchange.mapper.isRead, exchange.codable.isRead else { return }
    let known = findings.compactMap(\.difference)
    for crossing in pair.crossings(text, exchange) { check(crossing, besides: known) }
  }

  private var sides: (left: LabeledOutcome, right: LabeledOutcome) {
    (
      LabeledOutcome(label: "mapper", outcome: exchange.mapper),
      LabeledOutcome(label: "Codable", outcome: exchange.codable)
    )
  }

  /// Writes down whether both read the document, and what differs in what they write of it.
  private mutating func checkReading() {
    let (left, right) = sides
    switch (exchange.mapper, exchange.codable) {
    case (.rejected, .rejected), (.unwritable, .unwritable): break
    case (_, .rejected(let rejection)):
      add(.reads, "only the mapper reads it: \(rejection)", left, right)
    case (.rejected(let rejection), _):
      add(.reads, "only Codable reads it: \(rejection)", left, right)
    case (_, .unwritable(let rejection)):
      add(.writes, "only the mapper writes it: \(rejection)", left, right)
    case (.unwritable(let rejection), _):
      add(.writes, "only Codable writes it: \(rejection)", left, right)
    case (.written, .written):
      for difference in exchange.differences {
        add(.writes, "\(difference)", left, right, difference)
      }
    }
    if let unequal = exchange.unequalValues {
      add(.reads, "both read it, but not equal values: \(unequal)", left, right)
    }
  }

  /// Writes down what differs in a crossing, save for what repeats a difference of the document.
  ///
  /// Who reads what the other has written mostly gets what the other has got.
  private mutating func check(_ crossing: Crossing, besides known: [JSONDifference]) {
    let (left, right) = (crossing.left, crossing.right)
    switch (left.outcome, right.outcome) {
    case (.written(let one), .written(let other)):
      let differences = JSONComparison.differences(one, other, policy: pair.policy)
      for difference in differences where !known.contains(where: difference.repeats) {
        add(crossing.stage, "\(crossing.prefix)\(difference)", left, right, difference)
      }
    case (.written, let failure), (let failure, .written):
      guard failure != exchange.mapper, failure != exchange.codable else { return }
      add(crossing.stage, crossing.prefix + failure.failureMessage, left, right)
    default: break
    }
  }

  private mutating func add(
    _ stage: ParityFinding.Stage, _ message: String, _ left: LabeledOutcome,
    _ right: LabeledOutcome,
    _ difference: JSONDifference? = nil
  ) {
    findings.append(
      ParityFinding(
        document: index, stage: stage, message: message, left: left, right: right,
        difference: difference))
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

extension JSONDifference {
  /// Returns whether the same stands on the same sides, or on the opposite ones.
  fileprivate func repeats(_ other: JSONDifference) -> Bool {
    func same(_ one: Side?, _ other: Side?) -> Bool {
      one?.path == other?.path && one?.value == other?.value
    }
    return same(left, other.left) && same(right, other.right)
      || same(left, other.right) && same(right, other.left)
  }
}
