internal import Foundation
import JSONCodable

// Arrays that come of a Swift set: two sets of the same elements often have two orders, also where one mapping has
// read both from one document.

/// The place of an array, with any index of what stands in an array without an order.
typealias ArrayPlace = [JSONPathPattern.Component]

extension MappingSide {
  /// How often a document is read before an array counts as one that has an order.
  ///
  /// Two elements of a set come in the order of the first reading half of the time.
  private static var mostReadings: Int { 32 }

  /// Returns which of some arrays this mapping writes in another order when it reads a document again.
  func unordered(among arrays: Set<ArrayPlace>, _ document: Data) -> Set<ArrayPlace> {
    var found: Set<ArrayPlace> = []
    // The order of a set comes from where it lies, so each is kept.
    var values: [Value] = []
    var first: JSONValue?
    while !found.isSuperset(of: arrays), values.count < Self.mostReadings {
      guard case .success(let value) = reading(document), let text = writing(value).value else {
        return []
      }
      values.append(value)
      if let first { found.formUnion(first.arraysInOtherOrder(in: text)) }
      first = first ?? text
    }
    return withExtendedLifetime(values) { found.common(with: arrays) }
  }

  /// Returns the places at which this mapping writes another value when it reads a document again, such as a new
  /// identifier.
  func changing(_ document: Data, _ policy: ComparisonPolicy) -> Set<JSONPath> {
    guard let one = outcome(of: document).value, let other = outcome(of: document).value else {
      return []
    }
    return Set(JSONComparison.differences(one, other, policy: policy).compactMap(\.changedPlace))
  }
}

extension ComparisonPolicy {
  /// Returns what is different in two texts, save for the order in arrays that have none.
  ///
  /// - Parameters:
  ///   - one: A text.
  ///   - other: Another one.
  ///   - counts: Whether a difference counts.
  ///   - unordered: Returns which of some arrays have no order; asked where that would bring the texts nearer.
  /// - Returns: The differences, and the policy with the arrays that have no order.
  func differences(
    _ one: JSONValue, _ other: JSONValue, where counts: (JSONDifference) -> Bool = { _ in true },
    unordered: (Set<ArrayPlace>) -> Set<ArrayPlace>
  ) -> (differences: [JSONDifference], policy: ComparisonPolicy) {
    typealias Found = (differences: [JSONDifference], policy: ComparisonPolicy)
    func found(anyOrderIn arrays: Set<ArrayPlace>) -> Found {
      var policy = self
      policy.unordered += arrays.map { JSONPathPattern($0) }
      return (JSONComparison.differences(one, other, policy: policy).filter(counts), policy)
    }
    let strict = found(anyOrderIn: [])
    if strict.differences.isEmpty { return strict }
    let arrays = one.arraysWithOrder.intersection(other.arraysWithOrder)
    guard !arrays.isEmpty,
      found(anyOrderIn: Set(arrays.map(\.withAnyIndex))).differences.count
        < strict.differences.count
    else { return strict }
    let withoutOrder = unordered(arrays)
    return withoutOrder.isEmpty
      ? strict : found(anyOrderIn: withoutOrder.summarized(among: arrays))
  }
}

extension JSONDifference {
  /// The place of a value that is another one of its type; nil for every other difference.
  var changedPlace: JSONPath? {
    guard [.changedValue, .numberPrecision].contains(kind), left?.path == right?.path else {
      return nil
    }
    return left?.path
  }
}

extension ArrayPlace {
  fileprivate var withAnyIndex: ArrayPlace { map(\.withAnyIndex) }

  /// Returns the place that two say, where one may say any index; nil where they are two places.
  fileprivate func common(with other: ArrayPlace) -> ArrayPlace? {
    guard zip(self, other).allSatisfy({ $0 == $1 || $0 == .any || $1 == .any }) else { return nil }
    return zip(self, other).map { $0 == .any ? .any : $1 }
  }
}

extension Set<ArrayPlace> {
  /// Returns the places that are in both, one of which may say any index.
  fileprivate func common(with others: Self) -> Self {
    let alike = Dictionary(grouping: filter { $0.contains(.any) }, by: \.withAnyIndex)
    return Set(
      others.compactMap { other in
        if contains(other) { return other }
        let candidates =
          other.contains(.any)
          ? filter { $0.withAnyIndex == other.withAnyIndex }
          : Set(alike[other.withAnyIndex] ?? [])
        return candidates.lazy.compactMap { $0.common(with: other) }.first
      })
  }

  /// Returns the places with any index where all arrays of such a place are among them.
  fileprivate func summarized(among arrays: Self) -> Self {
    let others = arrays.subtracting(self).map(\.withAnyIndex)
    let mixed = Set(others)
    return Set(map { mixed.contains($0.withAnyIndex) ? $0 : $0.withAnyIndex })
  }
}

extension JSONValue {
  /// The arrays of more than one element.
  fileprivate var arraysWithOrder: Set<ArrayPlace> {
    var found: Set<ArrayPlace> = []
    findArrays([], &found)
    return found
  }

  private func findArrays(_ place: ArrayPlace, _ found: inout Set<ArrayPlace>) {
    switch self {
    case .array(let elements):
      if elements.count > 1 { found.insert(place) }
      for (index, element) in elements.enumerated() {
        element.findArrays(place + [.index(index)], &found)
      }
    case .object(let members):
      for member in members {
        member.value.findArrays(place + [.key(ScalarString(member.key))], &found)
      }
    default: break
    }
  }

  /// Returns the arrays that have the same elements in another value, in another order.
  ///
  /// The order inside the elements does not count: it may be that of a set, too.
  fileprivate func arraysInOtherOrder(in other: JSONValue) -> Set<ArrayPlace> {
    var found: Set<ArrayPlace> = []
    findOrders(in: other, [], &found)
    return found
  }

  private func findOrders(
    in other: JSONValue, _ place: ArrayPlace, _ found: inout Set<ArrayPlace>
  ) {
    switch (self, other) {
    case (.array(let ones), .array(let others)):
      let (texts, otherTexts) = (ones.map(\.textWithoutOrder), others.map(\.textWithoutOrder))
      if texts == otherTexts {
        for (index, (one, other)) in zip(ones, others).enumerated() {
          one.findOrders(in: other, place + [.index(index)], &found)
        }
        return
      }
      guard texts.sorted() == otherTexts.sorted() else { return }
      found.insert(place)
      var rest = Dictionary(grouping: others.indices) { otherTexts[$0] }
      for (one, text) in zip(ones, texts) {
        // The same one where it is there: with two others of the same elements it would have another order.
        let alike = rest[text, default: []]
        let index = alike.firstIndex { others[$0] == one } ?? alike.startIndex
        guard let match = rest[text]?.remove(at: index) else { return }
        one.findOrders(in: others[match], place + [.any], &found)
      }
    case (.object(let ones), .object(let others)):
      for (one, other) in zip(ones, others) where one.key == other.key {
        one.value.findOrders(in: other.value, place + [.key(ScalarString(one.key))], &found)
      }
    default: break
    }
  }

  /// The text of the value with the elements of all arrays in the order of their texts.
  private var textWithoutOrder: String {
    switch self {
    case .array(let elements):
      "[" + elements.map(\.textWithoutOrder).sorted().joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { JSONValue.string($0.key).text() + ":" + $0.value.textWithoutOrder }
        .joined(separator: ",") + "}"
    default: text()
    }
  }
}
