internal import Foundation
import JSONCodable

/// The second look: the two mappings of a check on one thread, asked about one document after the other.
protocol MappingPair {
  var sides: ParitySides { get }
  var policy: ComparisonPolicy { get }

  /// Returns what each writes for a document that it has read.
  func exchange(_ document: Data) -> Exchange
  /// Returns what the left one has written, beside what the right one writes when it has read that.
  func exchange(written text: Data) -> Exchange
  /// Returns what is different in two texts that come of a document, save for the order of what has none.
  func differences(_ one: JSONValue, _ other: JSONValue, of document: Data) -> [JSONDifference]
  /// Returns what each writes of the other's value, if one type has both mappings, and what each reads
  /// from the other's text.
  func crossings(_ document: Data, _ exchange: Exchange) -> [Crossing]
  /// Forgets what is kept of a document.
  func forget()
}

/// What two mappings make of one document.
struct Exchange {
  var left: ParityOutcome
  var right: ParityOutcome
  /// How the values that they have read differ in Swift, although what they write does not.
  var unequalValues: String?
  /// What is different in what they write.
  var differences: [JSONDifference] = []

  /// What the two say of the document.
  var verdict: ParityVerdict {
    switch (left, right) {
    case (.rejected, .rejected), (.unwritable, .unwritable): .bothReject
    case (_, .rejected): .onlyLeft
    case (.rejected, _): .onlyRight
    case (.written, .written):
      differences.isEmpty && unequalValues == nil ? .same : .different
    default: .different
    }
  }
}

/// A comparison beyond what both write of the document: two sides that are to be the same.
struct Crossing {
  var stage: ParityFinding.Stage
  /// What a finding says in front of the difference.
  var prefix: String
  var left: LabeledOutcome
  var right: LabeledOutcome
}

/// One mapping, with the coders of one thread.
struct MappingSide<Value> {
  let side: ParitySide
  let coders: ParityMapping<Value>.Coders
  let orders = WrittenOrders<Value>()

  init(_ mapping: ParityMapping<Value>, as side: ParitySide? = nil) {
    self.side = side ?? mapping.side
    coders = mapping.makeCoders()
  }

  /// Reads a document.
  func reading(_ document: Data) -> Result<Value, any Error> {
    Result { try coders.read(document) }
  }

  /// Returns what is written of a value.
  func writing(_ value: Value) -> ParityOutcome {
    ParityOutcome(writing: { try JSONValue(parsing: try coders.write(value)) })
  }

  /// Returns what is written of what was read.
  func writing(_ reading: Result<Value, any Error>) -> ParityOutcome {
    switch reading {
    case .success(let value): writing(value)
    case .failure(let error): .rejected(ParityRejection(error))
    }
  }

  /// Reads a document and writes the value again.
  func outcome(of document: Data) -> ParityOutcome { writing(reading(document)) }
}

extension ParityOutcome {
  /// Creates the outcome of what is written.
  fileprivate init(writing text: () throws -> JSONValue) {
    do {
      self = .written(try text().sortedByKeys)
    } catch let error as JSONSyntaxError {
      self = .unwritable(ParityRejection(path: .root, problem: "not JSON: \(error)"))
    } catch {
      self = .unwritable(ParityRejection(error))
    }
  }
}

/// Two mappings of which the types are known.
struct TypedPair<Left, Right>: MappingPair {
  let left: MappingSide<Left>
  let right: MappingSide<Right>
  let sides: ParitySides
  let policy: ComparisonPolicy
  /// Whether two values are equal; nil where they are of two types, or their type has no `==`.
  private let areEqual: ((Left, Right) -> Bool)?

  init(
    _ left: ParityMapping<Left>, _ right: ParityMapping<Right>, policy: ComparisonPolicy,
    areEqual: ((Left, Right) -> Bool)?
  ) {
    sides = ParitySides(left.side, right.side)
    self.left = MappingSide(left, as: sides.left)
    self.right = MappingSide(right, as: sides.right)
    self.policy = policy
    self.areEqual = areEqual
  }

  func exchange(_ document: Data) -> Exchange {
    let (one, other) = (left.reading(document), right.reading(document))
    var exchange = Exchange(left: left.writing(one), right: right.writing(other))
    guard case .success(let leftValue) = one, case .success(let rightValue) = other
    else { return exchange }
    if let one = exchange.left.value, let other = exchange.right.value, one != other {
      let found = found(one, other, of: document, by: policy)
      // So that nothing shows the order of a set as a difference.
      let (left, right) = (one.sorted(at: found.unordered), other.sorted(at: found.unordered))
      (exchange.left, exchange.right) = (.written(left), .written(right))
      exchange.differences = lasting(found, between: (one, other), document, by: policy)
    }
    if exchange.differences.isEmpty, let areEqual, !areEqual(leftValue, rightValue),
      case .success(let leftAgain) = left.reading(document),
      case .success(let rightAgain) = right.reading(document), !areEqual(leftAgain, rightAgain)
    {
      exchange.unequalValues = SwiftValues.difference(
        leftValue, rightValue, besides: anew(document))
    }
    return exchange
  }

  func forget() {
    left.orders.forget()
    right.orders.forget()
  }

  func exchange(written text: Data) -> Exchange {
    let written = ParityOutcome(writing: { try JSONValue(parsing: text) })
    var exchange = Exchange(left: written, right: right.outcome(of: text))
    switch (exchange.left, exchange.right) {
    case (.written(let one), .written(let other)):
      if one != other {
        exchange.differences = ofRightAlone(differences(one, other, of: text), other, text)
      }
    case (.written, _):
      // What the left one does not do with its own text either says nothing of the right one.
      let own = left.outcome(of: text)
      if own.value == nil, own.isRead == exchange.right.isRead { exchange.left = own }
    default: break
    }
    return exchange
  }

  /// Returns the differences between a text of the left mapping and what the right one makes of it, without those that are
  /// the same in what the left one makes of it.
  private func ofRightAlone(
    _ differences: [JSONDifference], _ other: JSONValue, _ text: Data
  ) -> [JSONDifference] {
    guard !differences.isEmpty, let own = left.outcome(of: text).value else { return differences }
    let places = self.differences(own, other, of: text).flatMap(\.places)
    return differences.filter { difference in
      difference.places.contains { place in places.contains { $0.meets(place) } }
    }
  }

  /// Returns the differences between two texts of a document that are there as well when both read it again, without what
  /// both make anew: a time in whole seconds differs at the turn of a second alone.
  private func lasting(
    _ found: TextDifferences, between texts: (left: JSONValue, right: JSONValue),
    _ document: Data, by policy: ComparisonPolicy
  ) -> [JSONDifference] {
    var differences = found.differences
    guard differences.contains(where: { $0.changedPlace != nil }) else { return differences }
    var one = left.outcome(of: document).value
    // A mapping that writes the same again makes nothing anew.
    if one != texts.left {
      differences = withoutFresh(differences, document, found.compare)
      guard differences.contains(where: { $0.changedPlace != nil }) else { return differences }
      one = left.outcome(of: document).value
    }
    guard let one, let other = right.outcome(of: document).value, (one, other) != texts
    else { return differences }
    return differences.lasting(in: self.differences(one, other, of: document, by: policy))
  }

  func differences(_ one: JSONValue, _ other: JSONValue, of document: Data) -> [JSONDifference] {
    differences(one, other, of: document, by: policy)
  }

  private func differences(
    _ one: JSONValue, _ other: JSONValue, of document: Data, by policy: ComparisonPolicy
  ) -> [JSONDifference] {
    let found = found(one, other, of: document, by: policy)
    return withoutFresh(found.differences, document, found.compare)
  }

  /// Returns what is different in two texts, save for the order of what has none.
  private func found(
    _ one: JSONValue, _ other: JSONValue, of document: Data, by policy: ComparisonPolicy
  ) -> TextDifferences {
    policy.differences(one, other) { arrays in
      let ofRight = right.unordered(among: arrays, document)
      var found = left.unordered(among: ofRight.all, document)
      // What goes in pairs on one side alone has no pairs.
      found.ofElements.formUnion(found.ofPairs.subtracting(ofRight.ofPairs))
      found.ofPairs.formIntersection(ofRight.ofPairs)
      return found
    }
  }

  /// Returns differences without what both make anew each time, if that is of one form.
  private func withoutFresh(
    _ differences: [JSONDifference], _ document: Data, _ compare: TextComparison
  ) -> [JSONDifference] {
    guard differences.contains(where: { $0.changedPlace != nil }) else { return differences }
    let ofLeft = left.changing(document, compare)
    if ofLeft.isEmpty { return differences }
    let ofRight = right.changing(document, compare)
    return differences.filter { difference in
      guard let place = difference.changedPlace, let one = ofLeft[place], let other = ofRight[place]
      else { return true }
      return !one.mayBe(ofForm: other)
    }
  }

  /// Returns the parts that are other ones each time that a mapping reads a document, such as an identity.
  private func anew(_ document: Data) -> Set<String> {
    func parts<Value>(_ side: MappingSide<Value>) -> Set<String> {
      guard case .success(let one) = side.reading(document),
        case .success(let other) = side.reading(document)
      else { return [] }
      return SwiftValues.differentParts(one, other)
    }
    return parts(left).union(parts(right))
  }

  // MARK: - Crossings

  func crossings(_ document: Data, _ exchange: Exchange) -> [Crossing] {
    sharedValues(document, exchange) + otherOutputs(document, exchange)
  }

  /// Returns what each makes of the output of the other.
  ///
  /// What both lose of the same output they lose alike: that is what ``RoundTripCheck`` finds.
  private func otherOutputs(_ document: Data, _ exchange: Exchange) -> [Crossing] {
    let crossings = [
      otherOutput(left, exchange.left, of: sides.right, exchange.right),
      otherOutput(right, exchange.right, of: sides.left, exchange.left),
    ].compactMap(\.self)
    guard crossings.count == 2, exchange.differences.isEmpty,
      let text = exchange.left.value?.text(), areSame(exchange.left, exchange.right, of: document)
    else { return crossings }
    let (one, other) = (crossings[0].right.outcome, crossings[1].right.outcome)
    return areSame(one, other, of: Data(text.utf8)) ? [] : crossings
  }

  /// Returns whether what both make of a document is the same, whatever the policy says, save for the order of sets and for
  /// what each makes anew.
  private func areSame(_ one: ParityOutcome, _ other: ParityOutcome, of document: Data) -> Bool {
    guard let left = one.value, let right = other.value else {
      return one.isRead == other.isRead && one.value == other.value
    }
    if left == right { return true }
    let strict = ComparisonPolicy()
    let found = found(left, right, of: document, by: strict)
    return lasting(found, between: (left, right), document, by: strict).isEmpty
  }

  /// Returns what each writes of the value that the other has read; none if the types are two.
  private func sharedValues(_ document: Data, _ exchange: Exchange) -> [Crossing] {
    guard case .success(let one) = left.reading(document),
      case .success(let other) = right.reading(document),
      let leftForRight = one as? Right, let rightForLeft = other as? Left
    else { return [] }
    return [
      Crossing(
        stage: .writes, prefix: "of what \(sides.left.phrase) has read: ",
        left: LabeledOutcome(label: sides.left.label, outcome: exchange.left),
        right: LabeledOutcome(label: sides.right.label, outcome: right.writing(leftForRight))),
      Crossing(
        stage: .writes, prefix: "of what \(sides.right.phrase) has read: ",
        left: LabeledOutcome(label: sides.left.label, outcome: left.writing(rightForLeft)),
        right: LabeledOutcome(label: sides.right.label, outcome: exchange.right)),
    ]
  }

  /// Returns what one writes for the text of the other, beside what it writes for the document.
  private func otherOutput<Value>(
    _ reader: MappingSide<Value>, _ own: ParityOutcome, of writer: ParitySide,
    _ output: ParityOutcome
  ) -> Crossing? {
    guard let text = output.value?.text(), own.isRead else { return nil }
    return Crossing(
      stage: .readsTheOther,
      prefix: "\(reader.side.phrase), of what \(writer.phrase) has written: ",
      left: LabeledOutcome(label: "\(reader.side.label), of the document", outcome: own),
      right: LabeledOutcome(
        label: "\(reader.side.label), by way of \(writer.phrase)",
        outcome: reader.outcome(of: Data(text.utf8))))
  }
}

extension JSONDifference {
  /// Where it is, on each side on which something is.
  fileprivate var places: [JSONPath] { [left?.path, right?.path].compactMap(\.self) }
}

extension JSONPath {
  /// Returns whether one path leads to another one, or to what is around it, whatever the indices are: those in a set
  /// are other ones each time.
  fileprivate func meets(_ other: JSONPath) -> Bool {
    zip(components, other.components).allSatisfy { step, other in
      if case (.index, .index) = (step, other) { true } else { step == other }
    }
  }
}
