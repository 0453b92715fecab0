internal import Foundation
import JSONCodable

// Arrays that come of a Swift set: two sets of the same elements often have two orders, also where one mapping has
// read both from one document.

extension MappingSide {
  /// How often a document is read before an array counts as one that has an order.
  ///
  /// Two elements of a set come in the order of the first reading half of the time.
  private static var mostReadings: Int { 32 }

  /// Returns which of some arrays this mapping writes in another order when it reads a document again.
  func unordered(among arrays: Set<JSONPathPattern>, _ document: Data) -> Set<JSONPathPattern> {
    var found: Set<JSONPathPattern> = []
    // The order of a set comes from where it lies, so each is kept.
    var values: [Value] = []
    var first: JSONValue?
    while found != arrays, values.count < Self.mostReadings {
      guard case .success(let value) = reading(document), let text = writing(value).value else {
        return []
      }
      values.append(value)
      if let first { found.formUnion(arrays.intersection(first.arraysInOtherOrder(in: text))) }
      first = first ?? text
    }
    return withExtendedLifetime(values) { found }
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
    unordered: (Set<JSONPathPattern>) -> Set<JSONPathPattern>
  ) -> (differences: [JSONDifference], policy: ComparisonPolicy) {
    typealias Found = (differences: [JSONDifference], policy: ComparisonPolicy)
    func found(anyOrderIn arrays: Set<JSONPathPattern>) -> Found {
      var policy = self
      policy.unordered += arrays
      return (JSONComparison.differences(one, other, policy: policy).filter(counts), policy)
    }
    let strict = found(anyOrderIn: [])
    if strict.differences.isEmpty { return strict }
    let arrays = one.arraysWithOrder.intersection(other.arraysWithOrder)
    guard !arrays.isEmpty,
      found(anyOrderIn: arrays).differences.count < strict.differences.count
    else { return strict }
    let withoutOrder = unordered(arrays)
    return withoutOrder.isEmpty ? strict : found(anyOrderIn: withoutOrder)
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

extension JSONValue {
  /// The arrays of more than one element.
  fileprivate var arraysWithOrder: Set<JSONPathPattern> {
    var found: Set<JSONPathPattern> = []
    findArrays([], &found)
    return found
  }

  private func findArrays(_ path: [JSONPath.Component], _ found: inout Set<JSONPathPattern>) {
    switch self {
    case .array(let elements):
      if elements.count > 1 { found.insert(JSONPathPattern(anyIndexOf: JSONPath(path))) }
      for element in elements { element.findArrays(path + [.index(0)], &found) }
    case .object(let members):
      for member in members { member.value.findArrays(path + [.key(member.key)], &found) }
    default: break
    }
  }

  /// Returns the arrays that have the same elements in another value, in another order.
  ///
  /// The order inside the elements does not count: it may be that of a set, too.
  fileprivate func arraysInOtherOrder(in other: JSONValue) -> Set<JSONPathPattern> {
    var found: Set<JSONPathPattern> = []
    findOrders(in: other, [], &found)
    return found
  }

  private func findOrders(
    in other: JSONValue, _ path: [JSONPath.Component], _ found: inout Set<JSONPathPattern>
  ) {
    switch (self, other) {
    case (.array(let ones), .array(let others)):
      let (texts, otherTexts) = (ones.map(\.textWithoutOrder), others.map(\.textWithoutOrder))
      var order = Dictionary(grouping: others.indices) { otherTexts[$0] }
      if texts != otherTexts {
        guard texts.sorted() == otherTexts.sorted() else { return }
        found.insert(JSONPathPattern(anyIndexOf: JSONPath(path)))
      }
      for (element, text) in zip(ones, texts) {
        guard let index = order[text]?.popLast() else { return }
        element.findOrders(in: others[index], path + [.index(0)], &found)
      }
    case (.object(let ones), .object(let others)):
      for (one, other) in zip(ones, others) where one.key == other.key {
        one.value.findOrders(in: other.value, path + [.key(one.key)], &found)
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
