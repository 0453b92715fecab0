/// The two mappings of a check, asked about one text after the other.
protocol MappingPair {
  var policy: ComparisonPolicy { get }

  /// Returns what each writes for a text that it has read.
  func exchange(_ text: String) -> Exchange
  /// Returns what each writes of the other's value, if one type has both mappings, and what each reads
  /// from the other's text.
  func crossings(_ text: String, _ exchange: Exchange) -> [Crossing]
}

/// What two mappings make of one text.
struct Exchange {
  var mapper: ParityOutcome
  var codable: ParityOutcome
  /// How the values that they have read differ in Swift, although what they write does not.
  var unequalValues: String?
  /// What is different in what they write.
  var differences: [JSONDifference]

  /// What the two say of the text.
  var verdict: FaultVerdict {
    switch (mapper, codable) {
    case (.rejected, .rejected): .bothReject
    case (_, .rejected): .onlyMapper
    case (.rejected, _): .onlyCodable
    case (.unwritable, .unwritable): .same
    case (.written, .written):
      differences.isEmpty && unequalValues == nil ? .same : .different
    default: .different
    }
  }
}

/// A comparison beyond what both write of the text: two sides that are to be the same.
struct Crossing {
  var stage: ParityFinding.Stage
  /// What a finding says in front of the difference.
  var prefix: String
  var left: LabeledOutcome
  var right: LabeledOutcome
}

/// Two mappings of which the types are known.
struct TypedPair<Mapped, Coded>: MappingPair {
  let mapper: Mapping<Mapped>
  let codable: Mapping<Coded>
  let policy: ComparisonPolicy

  func exchange(_ text: String) -> Exchange {
    let (mapped, coded) = (mapper.reading(text), codable.reading(text))
    var exchange = Exchange(
      mapper: mapper.writing(mapped), codable: codable.writing(coded), differences: [])
    guard case .success(let mappedValue) = mapped, case .success(let codedValue) = coded
    else { return exchange }
    // Neither mapping writes a key twice, which is a difference where both values are the same.
    if let left = exchange.mapper.value, let right = exchange.codable.value,
      left != right, !left.isSame(as: right, under: PolicyCursor(policy))
    {
      exchange.differences = JSONComparison.differences(left, right, policy: policy)
    }
    if exchange.differences.isEmpty, let codedValue = codedValue as? Mapped,
      SwiftValues.areEqual(mappedValue, codedValue) == false, canTellEquals(text)
    {
      exchange.unequalValues = SwiftValues.difference(mappedValue, codedValue)
    }
    return exchange
  }

  /// Returns whether values that one mapping reads twice are equal; those with an identity are not.
  private func canTellEquals(_ text: String) -> Bool {
    switch (
      mapper.reading(text), mapper.reading(text), codable.reading(text), codable.reading(text)
    )
    {
    case (.success(let one), .success(let two), .success(let three), .success(let four)):
      SwiftValues.areEqual(one, two) == true && SwiftValues.areEqual(three, four) == true
    default: false
    }
  }

  // MARK: - Crossings

  func crossings(_ text: String, _ exchange: Exchange) -> [Crossing] {
    sharedValues(text, exchange)
      + [
        otherOutput(mapper, exchange.mapper, of: codable, exchange.codable),
        otherOutput(codable, exchange.codable, of: mapper, exchange.mapper),
      ].compactMap(\.self)
  }

  /// Returns what each writes of the value that the other has read; none if the types are two.
  private func sharedValues(_ text: String, _ exchange: Exchange) -> [Crossing] {
    guard case .success(let mapped) = mapper.reading(text),
      case .success(let coded) = codable.reading(text),
      let mappedForCodable = mapped as? Coded, let codedForMapper = coded as? Mapped
    else { return [] }
    return [
      Crossing(
        stage: .writes, prefix: "of what the mapper has read: ",
        left: LabeledOutcome(label: mapper.label, outcome: exchange.mapper),
        right: LabeledOutcome(label: codable.label, outcome: codable.writing(mappedForCodable))),
      Crossing(
        stage: .writes, prefix: "of what Codable has read: ",
        left: LabeledOutcome(label: mapper.label, outcome: mapper.writing(codedForMapper)),
        right: LabeledOutcome(label: codable.label, outcome: exchange.codable)),
    ]
  }

  /// Returns what one writes for the text of the other, beside what it writes for the document.
  private func otherOutput<Value, Other>(
    _ reader: Mapping<Value>, _ own: ParityOutcome, of writer: Mapping<Other>,
    _ output: ParityOutcome
  ) -> Crossing? {
    guard let text = output.value?.text(), own.isRead else { return nil }
    return Crossing(
      stage: .readsTheOther, prefix: "\(reader.name), of what \(writer.name) has written: ",
      left: LabeledOutcome(label: "\(reader.label), of the document", outcome: own),
      right: LabeledOutcome(
        label: "\(reader.label), by way of \(writer.name)", outcome: reader.outcome(of: text)))
  }
}
