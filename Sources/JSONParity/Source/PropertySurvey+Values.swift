import Foundation
import JSONCodable

// Whether code of the type does more than its verbs say: each value is read and written, and held against what the
// verb alone makes of it.

extension PropertySurvey {
  static var refusesSome: String { "code of the type refuses some values" }
  static var changesRead: String { "code of the type changes what it reads" }
  static var writesOtherwise: String {
    "what is written is not what its type writes, by code of the type's own"
  }

  /// A value of the property, and what is written of the value that has it.
  private struct Trial {
    /// What was read; nil for a sample.
    let tree: Any?
    /// The value; nil where reading was an error.
    let value: Any?
    let written: JSONObject?

    init(tree: Any?, value: Any?, written: JSONObject?) {
      (self.tree, self.value, self.written) = (tree, value, written)
    }

    init(tree: Any, _ outcome: Probing<T>.Outcome) {
      self.init(tree: tree, value: outcome.value, written: outcome.written)
    }
  }

  /// Finds out whether code of the type changes what is read, or what is written.
  mutating func findCode(_ steps: [Step], _ base: JSONObject) {
    guard let reading = field.reading, !field.isWrapper, !field.hasOwnTransformer,
      result.problems.isEmpty
    else { return }
    let trials = trials(steps, base, reading)
    let problems = trials.compactMap { problem(of: $0, reading) }
    result.problems += problems.prefix(1)
    if problems.isEmpty { findWritingBesideOthers(reading) }
    if result.problems.isEmpty { findOrder(steps, base, reading) }
  }

  /// Finds out whether code writes the elements of a set in an order of its own.
  private mutating func findOrder(
    _ steps: [Step], _ base: JSONObject, _ reading: MappingFacts.Reading
  ) {
    guard let place = result.written,
      Self.unwrapped(field.type) is any (SetAlgebra & Collection).Type
    else { return }
    // Of so many, one order in 40,000 is that of the set by chance.
    let lists: [[Any]] = [
      (1...8).map { "probe \($0)" }, Array(1...8), reading.probes.flatMap { $0 as? [Any] ?? [] },
    ]
    for list in lists {
      let outcome = probing.outcome(of: position, .value(list), at: steps, in: base)
      guard let set = outcome.value else { continue }
      let isOwn = SetOrder.free {
        let found = outcome.written.flatMap { JSONSteps.value(at: place, in: $0) }
        return !JSONSteps.isSame(found, reading.tree(of: set))
      }
      if isOwn { result.problems.append("its elements are written in an order of the code's own") }
      return
    }
  }

  /// Finds out whether other properties decide how the property is written.
  private mutating func findWritingBesideOthers(_ reading: MappingFacts.Reading) {
    let isOther = probing.others.contains { document in
      guard let value = probing.outcome(of: position, document.value).value else { return false }
      return problem(ofWriting: value, in: document.written, reading) != nil
    }
    if isOther { result.problems.append("how it is written" + Self.dependsOnOthers) }
  }

  /// Finds out whether code of the type sets a property that no verb reads.
  ///
  /// One that is another in each value, such as a new identifier, says nothing.
  mutating func findWhetherSet() {
    guard let made, result.problems.isEmpty else { return }
    let properties = Probing<T>.properties(of: made)
    guard properties.indices.contains(position) else { return }
    let initial = properties[position]
    let isSet = (probing.documents + probing.others).contains { document in
      guard let value = probing.outcome(of: position, document.value).value,
        !Self.isSame(value, initial),
        let again = probing.outcome(of: position, document.object).value
      else { return false }
      return Self.isSame(value, again)
    }
    if isSet { result.problems.append("code of the type sets it, and no verb") }
    if !isSet, !field.isMapped, isLookedUpUnseen(initial) {
      result.problems.append(
        "a sample has another value than init() makes, and no verb maps it: whether code looks it up, nothing shows"
      )
    }
  }

  /// Whether a property that is not mapped has in a sample what nothing found so far has put there.
  private func isLookedUpUnseen(_ initial: Any) -> Bool {
    guard !(T.self is any JSONMappable.Type), T.JSONKey(forProperty: field.name) != nil,
      let another = (T.self as? any JSONDecodable.Type)?.init() as? T,
      Self.isSame(initial, Probing<T>.properties(of: another)[position])
    else { return false }
    return probing.samples.contains { sample in
      !Self.isSame(Probing<T>.properties(of: sample.value)[position], initial)
    }
  }

  private func trials(
    _ steps: [Step], _ base: JSONObject, _ reading: MappingFacts.Reading
  ) -> [Trial] {
    let base = withoutOthers(base)
    let present = (probing.documents + probing.given).compactMap { document in
      JSONSteps.value(at: steps, in: document.object).map { tree in
        let value = probing.outcome(of: position, document.value).value
        return Trial(tree: tree, value: value, written: document.written)
      }
    }
    // Members that code behind the verb may look at.
    let varied = present.prefix(4).compactMap(\.tree).filter { Self.holdsObjects($0) }
      .flatMap { TreeVariations.of($0) }
    let others = probe.map { Self.withOtherKeys($0, field.type) + Self.repeated($0) } ?? []
    let trees = (reading.probes + reading.edges + otherTrees + others + varied)
      .filter { !($0 is NSNull) }
    let long = long(present.compactMap(\.tree) + trees).map { [$0] } ?? []
    let absent = [.nothing, .null].map { (content: Probing<T>.Content) in
      let outcome = probing.outcome(of: position, content, at: steps, in: base)
      return Trial(tree: nil, value: outcome.value, written: outcome.written)
    }
    return present + absent
      + (trees + long).map { tree in
        Trial(tree: tree, probing.outcome(of: position, .value(tree), at: steps, in: base))
      }
      + probing.samples.map { sample in
        let values = Probing<T>.properties(of: sample.value)
        return Trial(tree: nil, value: values[position], written: sample.object)
      }
  }

  private static func holdsObjects(_ tree: Any) -> Bool {
    tree is JSONObject || (tree as? [Any])?.first is JSONObject
  }

  private func problem(of trial: Trial, _ reading: MappingFacts.Reading) -> String? {
    if let tree = trial.tree, let expected = value(from: tree, reading) {
      guard let value = trial.value else { return Self.refusesSome }
      if !Self.isSame(expected, value) { return Self.changesRead }
    }
    return trial.value.flatMap { problem(ofWriting: $0, in: trial.written, reading) }
  }

  private func problem(
    ofWriting value: Any, in document: JSONObject?, _ reading: MappingFacts.Reading
  ) -> String? {
    guard let place = result.written, let document, let expected = reading.tree(of: value)
    else { return nil }
    guard let found = JSONSteps.value(at: place, in: document) else {
      return problem(ofMissing: value)
    }
    return JSONSteps.isSame(expected, found)
      ? nil : Self.writesOtherwise
  }

  private func problem(ofMissing value: Any) -> String? {
    if result.leavesOutEmpty, Self.isEmpty(value) { return nil }
    let text = result.type.literal(value) ?? "what has some value"
    return "\(text) is left out, by code of the type's own"
  }

  /// Returns a container with the elements of another one so often that code which leaves out some shows.
  private func long(_ trees: [Any]) -> Any? {
    // More than a page of them.
    let count = 129
    let isDictionary =
      Self.unwrapped(field.type) is any (Collection & ExpressibleByDictionaryLiteral).Type
    for tree in trees {
      if let array = tree as? [Any], !array.isEmpty {
        return (0..<count).map { array[$0 % array.count] }
      }
      if isDictionary, let value = (tree as? JSONObject)?.values.first {
        return Dictionary(uniqueKeysWithValues: (0..<count).map { ("\($0)", value) })
      }
    }
    return nil
  }

  func value(from tree: Any, _ reading: MappingFacts.Reading) -> Any? {
    reading.type == Any.self
      ? MappingFacts.value(of: field.type, from: tree) : reading.value(from: tree)
  }

  /// Returns whether two values are the same, whatever optionals they stand in.
  static func isSame(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (content(of: left), content(of: right))
    if ComparedValues.areSame(left, right) { return true }
    guard let tree = MappingFacts.tree(of: left) else { return false }
    return MappingFacts.tree(of: right).map { JSONSteps.isSame(tree, $0) } ?? false
  }

  /// Returns what stands in optionals, or the innermost nil.
  static func content(of value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let child = mirror.children.first else { return value }
    return content(of: child.value)
  }

  private static func isEmpty(_ value: Any) -> Bool {
    switch content(of: value) {
    case let collection as any Collection: collection.isEmpty
    case let set as any SetAlgebra: set.isEmpty
    default: false
    }
  }
}
