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
        result.problems.append("what it is without a value" + Self.dependsOnOthers)
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
      let isStable = areSame(other, self.absence(steps, document.object))
      result.problems.append(
        isStable
          ? Self.difference(absence, other) + Self.dependsOnOthers
          : Self.isAnotherEachTime)
      return
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

  /// Returns what of two documents without a value is not the same.
  private static func difference(_ one: Absence, _ other: Absence) -> String {
    let isRefused = [(one.nothing, other.nothing), (one.null, other.null)].contains {
      ($0 == nil) != ($1 == nil)
    }
    return isRefused ? "whether it must be there" : "what it is without a value"
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

  static var dependsOnOthers: String { " depends on other keys, by code of the type's own" }

  private func areSame(_ left: Absence, _ right: Absence) -> Bool {
    areSame(left.nothing, right.nothing) && areSame(left.null, right.null)
  }

  func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSame(left, right)
  }
}
