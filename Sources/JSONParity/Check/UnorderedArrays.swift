internal import Foundation
import JSONCodable

// Arrays that come of a Swift set: two sets of the same elements often have two orders, also where one mapping has
// read both from one document.

/// The place of an array, with any index of what stands in an array without an order.
typealias ArrayPlace = [JSONPathPattern.Component]

/// The arrays that texts have in different orders, and what of them has moved.
typealias ArrayOrders = [ArrayPlace: ArrayOrder]

enum ArrayOrder { case elements, pairs }

/// Arrays that a mapping writes in another order each time.
struct UnorderedArrays {
  /// Those whose elements have any order.
  var ofElements: Set<ArrayPlace> = []
  /// Those whose elements go two by two, such as the keys and values of a dictionary that `Codable` writes as an array.
  var ofPairs: Set<ArrayPlace> = []

  var isEmpty: Bool { ofElements.isEmpty && ofPairs.isEmpty }
  var all: Set<ArrayPlace> { ofElements.union(ofPairs) }
}

extension MappingSide {
  /// How often a document is read before an array counts as one that has an order.
  ///
  /// Two elements of a set come in the order of the first reading half of the time.
  private static var mostReadings: Int { 32 }
  /// How often it is read before the elements of an array count as pairs, which those of a set are by chance.
  private static var leastReadingsOfPairs: Int { 12 }

  /// Returns which of some arrays this mapping writes in another order when it reads a document again.
  func unordered(among arrays: Set<ArrayPlace>, _ document: Data) -> UnorderedArrays {
    var orders: [Int: ArrayOrder] = [:]
    var found: ArrayOrders = [:]
    // The order of a set comes from where it lies, so each is kept.
    var values: [Value] = []
    var first: ValueTexts?
    while values.count < Self.mostReadings {
      let isKnown = arrays.allSatisfy(ArrayPlaces(Set(found.keys)).cover)
      if isKnown, !found.values.contains(.pairs) || values.count >= Self.leastReadingsOfPairs {
        break
      }
      guard case .success(let value) = reading(document), let text = writing(value).value else {
        return UnorderedArrays()
      }
      values.append(value)
      let texts = ValueTexts(text)
      if let first {
        first.noteOrders(in: texts, &orders)
        found = first.places(of: orders)
      }
      first = first ?? texts
    }
    let pairs = Set(found.filter { $0.value == .pairs }.keys)
    return withExtendedLifetime(values) {
      UnorderedArrays(
        ofElements: Set(found.keys).subtracting(pairs).common(with: arrays),
        ofPairs: pairs.common(with: arrays))
    }
  }

  /// Returns what this mapping writes at the places where it writes another value when it reads a document again, such
  /// as a new identifier, by a comparison of what it writes.
  func changing(_ document: Data, _ compare: TextComparison) -> [JSONPath: FreshValues] {
    guard let one = outcome(of: document).value, let other = outcome(of: document).value else {
      return [:]
    }
    let values = compare(one, other).compactMap { difference in
      difference.changedPlace.flatMap { place in FreshValues(difference).map { (place, $0) } }
    }
    return Dictionary(values) { $1 }
  }
}

/// Returns what is different in two texts.
typealias TextComparison = (JSONValue, JSONValue) -> [JSONDifference]

/// What is different in two texts, save for the order in arrays that have none.
struct TextDifferences {
  var differences: [JSONDifference]
  /// The comparison that has found them.
  let compare: TextComparison
  /// The arrays that have no order, as far as it was asked for.
  var unordered = UnorderedArrays()
}

extension ComparisonPolicy {
  /// Returns what is different in two texts, save for the order in arrays that have none.
  ///
  /// - Parameters:
  ///   - one: A text.
  ///   - other: Another one.
  ///   - counts: Whether a difference counts.
  ///   - unordered: Returns which of some arrays have no order; asked where that would bring the texts nearer.
  /// - Returns: The differences, and how they were found.
  func differences(
    _ one: JSONValue, _ other: JSONValue,
    where counts: @escaping (JSONDifference) -> Bool = { _ in true },
    unordered: (Set<ArrayPlace>) -> UnorderedArrays
  ) -> TextDifferences {
    func comparison(
      anyOrderIn arrays: Set<ArrayPlace>, sorting others: UnorderedArrays = .init()
    ) -> TextComparison {
      var policy = self
      policy.unordered += arrays.map { JSONPathPattern($0) }
      return { one, other in
        let (one, other) = (one.sorted(at: others), other.sorted(at: others))
        // What is new each time is like nothing else: in its order, it stands at one place.
        let isInPlace = !others.isEmpty && FreshValues.areAllThatDiffers(one, other)
        return JSONComparison.differences(one, other, policy: isInPlace ? self : policy)
          .filter(counts)
      }
    }
    let strict = comparison(anyOrderIn: [])
    let differences = strict(one, other)
    let asTheyStand = TextDifferences(differences: differences, compare: strict)
    if differences.isEmpty { return asTheyStand }
    let arrays = one.arraysWithOrder.like(other.arraysWithOrder)
    let loose = comparison(anyOrderIn: Set(arrays.map(\.withAnyIndex)))
    guard !arrays.isEmpty,
      ValueTexts(one).isOfForm(of: ValueTexts(other)) || loose(one, other).count < differences.count
    else { return asTheyStand }
    let withoutOrder = unordered(arrays)
    if withoutOrder.isEmpty { return asTheyStand }
    // A policy has one rule for all elements of an array. Where only some of them hold a set, these are sorted.
    let all = ArrayPlaces(withoutOrder.all)
    let mixed = Set(arrays.filter { !all.cover($0) }.map(\.withAnyIndex))
    let apart = withoutOrder.ofElements.filter { mixed.contains($0.withAnyIndex) }
    let whole = withoutOrder.ofElements.subtracting(apart)
    let found = comparison(
      anyOrderIn: Set(whole.map(\.withAnyIndex)), sorting: withoutOrder)
    return TextDifferences(
      differences: found(one, other), compare: found, unordered: withoutOrder)
  }
}

extension JSONDifference {
  /// The place of a value that is another one of its type; nil for every other difference.
  var changedPlace: JSONPath? { left?.path == right?.path ? changedPlaceOfLeft : nil }

  /// The same on the left, also where it is another one on the right.
  fileprivate var changedPlaceOfLeft: JSONPath? {
    [.changedValue, .numberPrecision].contains(kind) ? left?.path : nil
  }
}

extension [JSONDifference] {
  /// Returns these without the values that are changed in these alone, and not when the same was done again.
  ///
  /// An element of a set is at another index when it is written again, so that any index will do.
  func lasting(in others: [JSONDifference]) -> [JSONDifference] {
    let places = Set(
      others.compactMap(\.changedPlaceOfLeft).map { JSONPathPattern(anyIndexOf: $0) })
    return filter { difference in
      difference.changedPlace.map { places.contains(JSONPathPattern(anyIndexOf: $0)) } ?? true
    }
  }
}

extension ArrayPlace {
  fileprivate var withAnyIndex: ArrayPlace { map(\.withAnyIndex) }

  /// Returns the place that two say, where one may say any index; nil where they are two places.
  fileprivate func common(with other: ArrayPlace) -> ArrayPlace? {
    guard count == other.count,
      zip(self, other).allSatisfy({ $0 == $1 || $0 == .any || $1 == .any })
    else { return nil }
    return zip(self, other).map { $0 == .any ? .any : $1 }
  }
}

extension Set<ArrayPlace> {
  /// Returns the places that are in both, one of which may say any index.
  fileprivate func common(with others: Self) -> Self {
    let alike = Dictionary(grouping: self, by: \.withAnyIndex)
    return Set(
      others.compactMap { other in
        if contains(other) { return other }
        let hasAnyIndex = other.contains(.any)
        return (alike[other.withAnyIndex] ?? []).lazy
          .compactMap { hasAnyIndex || $0.contains(.any) ? $0.common(with: other) : nil }.first
      })
  }

  /// Returns the places of both that are like one of the other, whatever the indices are.
  fileprivate func like(_ others: Self) -> Self {
    let common = Set(map(\.withAnyIndex)).intersection(others.map(\.withAnyIndex))
    return union(others).filter { common.contains($0.withAnyIndex) }
  }
}

/// Places of arrays, some of which say any index.
struct ArrayPlaces {
  private let places: Set<ArrayPlace>
  /// Those that say any index, by what they are if all their indices are any.
  private let ofAnyIndex: [ArrayPlace: [ArrayPlace]]

  init(_ places: Set<ArrayPlace>) {
    self.places = places
    ofAnyIndex = Dictionary(grouping: places.filter { $0.contains(.any) }, by: \.withAnyIndex)
  }

  /// Returns whether a place is among them, be it as any index.
  func cover(_ place: ArrayPlace) -> Bool {
    if places.contains(place) { return true }
    guard !ofAnyIndex.isEmpty, let alike = ofAnyIndex[place.withAnyIndex] else { return false }
    return alike.contains { $0.common(with: place) != nil }
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

  /// Returns the value with what has no order in the order of its texts.
  func sorted(at arrays: UnorderedArrays) -> JSONValue {
    if arrays.isEmpty { return self }
    return ValueTexts(self).sorted(
      at: ArrayPlaces(arrays.ofElements), pairsAt: ArrayPlaces(arrays.ofPairs))
  }
}
