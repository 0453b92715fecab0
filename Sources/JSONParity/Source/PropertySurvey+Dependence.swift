import Foundation
import JSONCodable

// Whether what a property becomes depends on other keys: the documents of the samples, and such with other values at
// all places, are held against each other.

extension PropertySurvey {
  /// Finds out whether other keys decide what the property is without a value.
  mutating func findDependence(of absence: Absence, _ steps: [Step]) {
    guard result.problems.isEmpty, change != .identifier else { return }
    let documents =
      probing.documents + probing.varied + [probing.minimal].compactMap(\.self)
    if change == .byCode {
      if !documents.allSatisfy({ keeps(.nothing, steps, $0.object) }) {
        result.problems.append(SourceProperty.dependsOnOthers)
      }
      return
    }
    for document in documents {
      // Where the object around it is missing, that is what counts.
      if steps.count > 1, JSONSteps.value(at: steps.dropLast(), in: document.object) == nil {
        continue
      }
      let other = self.absence(steps, document.object)
      if areSame(absence, other) { continue }
      if let name = propertyInItsPlace(steps, documents) {
        (result.fallbackProperty, result.fallback) = (name, "self.\(SwiftName.member(name))")
        result.keepsDefault = false
        return
      }
      let isStable = areSame(other, self.absence(steps, document.object))
      result.problems.append(
        isStable
          ? Self.difference(absence, other)
          : Self.isAnotherEachTime)
      return
    }
  }

  /// Returns the property, read before this one, that it is the same as wherever a document has nothing and null.
  private func propertyInItsPlace(_ steps: [Step], _ documents: [Probing<T>.Document]) -> String? {
    guard result.rule == .kept, result.missing == .nothing, let first = documents.first?.object
    else { return nil }
    let found = valuesWithout(steps, in: documents.map(\.object))
    let values = found.compactMap(\.self)
    guard values.count == found.count else { return nil }
    return facts.fields[..<position].enumerated().first { index, field in
      guard let reading = field.reading, !field.isWrapper,
        field.type == self.field.type || field.type == Self.unwrapped(self.field.type)
      else { return false }
      let place = JSONSteps.steps(to: reading.access.place)
      let texts = Spellings.texts + reading.probes.flatMap(Spellings.of)
      let trees = reading.probes + reading.edges + texts + Spellings.numbers
      let others = trees.map { JSONSteps.setting(place, to: $0, in: first) }
      return (values + valuesWithout(steps, in: others).compactMap(\.self)).allSatisfy {
        Self.isSame($0[index], $0[position])
      }
    }?.element.name
  }

  /// Returns the properties of what documents are read as, each without the value at a place and with null there; nil for
  /// an error.
  private func valuesWithout(_ steps: [Step], in objects: [JSONObject]) -> [[Any]?] {
    objects.flatMap { object in
      [.nothing, .null].map { (content: Probing<T>.Content) in
        let document = probing.document(content, at: steps, in: withoutOthers(object))
        return Probing<T>.value(of: document).map { Probing<T>.properties(of: $0) }
      }
    }
  }

  /// Finds out whether places of no property are asked for where the property has no value.
  mutating func findOtherPlaces(_ steps: [Step], _ base: JSONObject) {
    let base = withoutOthers(base)
    let known = Set(
      Array(Probing<T>.asked(of: base))
        + facts.fields.compactMap(\.reading?.access.place).map(JSONSteps.name))
    let contents: [Any?] = [nil, NSNull()]
    let others = contents.flatMap {
      Probing<T>.asked(of: JSONSteps.setting(steps, to: $0, in: base))
    }
    result.placesWhereMissing = Set(others).subtracting(known).sorted()
    guard !result.placesWhereMissing.isEmpty else { return }
    let verb = result.placesWhereMissing.count == 1 ? "is" : "are"
    result.problems.append(
      "where it is missing, \(result.placesWhereMissing.joined(separator: " and ")) \(verb) read, "
        + "by code of the type's own")
  }

  /// Returns what of two documents without a value is not the same, as a reason.
  private static func difference(_ one: Absence, _ other: Absence) -> String {
    let isRefused = [(one.nothing, other.nothing), (one.null, other.null)].contains {
      ($0 == nil) != ($1 == nil)
    }
    return isRefused
      ? "whether it must be there" + dependsOnOthers : SourceProperty.dependsOnOthers
  }

  /// Finds out whether other keys decide what becomes of values that the verb alone refuses.
  mutating func findDependence(ofRefused steps: [Step], _ base: JSONObject) {
    guard result.problems.isEmpty else { return }
    let initial = outcomeOfNothing(steps, base).value
    let read = refused.filter { $0.value != nil }
    // What is read in part, and what counts as missing.
    let telling =
      read.filter { !areSame($0.value, initial) }.prefix(2)
      + read.filter { areSame($0.value, initial) }.prefix(1)
    let isDependent = probing.changed.contains { document in
      let base = withoutOthers(document.object)
      let nothing = outcomeOfNothing(steps, base).value
      return telling.contains { tree, value in
        let other = probing.outcome(of: position, .value(tree), at: steps, in: base).value
        if areSame(value, other) { return false }
        return !areSame(value, initial) || !areSame(other, nothing)
      }
    }
    if isDependent { result.problems.append("how it is read" + Self.dependsOnOthers) }
  }

  /// Finds out whether other keys decide how the property is read.
  mutating func findDependence(_ steps: [Step]) {
    guard let reading = field.reading, isJudged, result.problems.isEmpty else { return }
    let isDependent = probing.others.contains { document in
      guard let tree = JSONSteps.value(at: steps, in: document.object),
        let expected = value(from: tree, reading),
        let value = probing.outcome(of: position, document.value).value
      else { return false }
      return !Self.isSame(expected, value)
    }
    if isDependent { result.problems.append("how it is read" + Self.dependsOnOthers) }
  }

  static var dependsOnOthers: String { SourceProperty.onOthers }

  private func areSame(_ left: Absence, _ right: Absence) -> Bool {
    areSame(left.nothing, right.nothing) && areSame(left.null, right.null)
  }

  func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSame(left, right)
  }
}
