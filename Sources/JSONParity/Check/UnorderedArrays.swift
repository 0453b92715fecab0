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

/// What is known of the orders in what a mapping writes of a document, until that is forgotten.
///
/// A check asks for each comparison of texts that come of one document.
final class WrittenOrders<Value> {
  /// The readings of one document.
  struct Readings {
    let document: Data
    /// How often it was read.
    var count = 0
    /// The values that were read.
    ///
    /// The order of a set comes from where it lies, so each is kept.
    var values: [Value] = []
    /// The texts of the first one.
    var first: ValueTexts?
    /// The arrays that have moved, by their numbers and by their places.
    var orders: [Int: ArrayOrder] = [:]
    var found: ArrayOrders = [:]
  }

  /// Those of a document, and of what one mapping has written for it.
  private var latest: [Readings] = []
  private static var most: Int { 2 }

  /// Calls a function with what is known of a document, which it may add to.
  func use<R>(of document: Data, _ body: (inout Readings) -> R) -> R {
    let index = latest.firstIndex { $0.document == document }
    var readings = index.map { latest.remove(at: $0) } ?? Readings(document: document)
    defer { latest = latest.suffix(Self.most - 1) + [readings] }
    return body(&readings)
  }

  /// Forgets what was read.
  func forget() { latest = [] }
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
    orders.use(of: document) { readings in
      guard read(&readings, toKnow: arrays) else { return UnorderedArrays() }
      let pairs = Set(readings.found.filter { $0.value == .pairs }.keys)
      return UnorderedArrays(
        ofElements: Set(readings.found.keys).subtracting(pairs).common(with: arrays),
        ofPairs: pairs.common(with: arrays))
    }
  }

  /// Reads a document until it is known which of some arrays have an order; returns whether it is read and written each
  /// time.
  private func read(
    _ readings: inout WrittenOrders<Value>.Readings, toKnow arrays: Set<ArrayPlace>
  ) -> Bool {
    func areKnown(_ found: ArrayOrders) -> Bool {
      arrays.allSatisfy(ArrayPlaces(Set(found.keys)).cover)
    }
    var isKnown = areKnown(readings.found)
    while readings.count < Self.mostReadings {
      if isKnown,
        !readings.found.values.contains(.pairs) || readings.count >= Self.leastReadingsOfPairs
      {
        break
      }
      guard case .success(let value) = reading(readings.document),
        let text = writing(value).value
      else { return false }
      readings.values.append(value)
      readings.count += 1
      let texts = ValueTexts(text)
      let known = readings.orders
      readings.first?.noteOrders(in: texts, &readings.orders)
      if readings.orders != known, let first = readings.first {
        readings.found = first.places(of: readings.orders)
        isKnown = areKnown(readings.found)
      }
      readings.first = readings.first ?? texts
    }
    // Nobody reads it again.
    if readings.count == Self.mostReadings { (readings.values, readings.first) = ([], nil) }
    return true
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
    where counts: ((JSONDifference) -> Bool)? = nil,
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
        let found = JSONComparison.differences(one, other, policy: isInPlace ? self : policy)
        return counts.map { found.filter($0) } ?? found
      }
    }
    let strict = comparison(anyOrderIn: [])
    lazy var asTheyStand = TextDifferences(differences: strict(one, other), compare: strict)
    lazy var arrays = one.arraysWithOrder.like(other.arraysWithOrder)
    let haveSameLeaves = one.hashOfLeaves == other.hashOfLeaves
    if haveSameLeaves, ValueTexts(one).isOfForm(of: ValueTexts(other)) {
      guard JSONComparison.differ(one, other, policy: self, where: counts ?? { _ in true }),
        !arrays.isEmpty
      else { return asTheyStand }
    } else {
      let count = asTheyStand.differences.count
      // A single difference is none in another order only where both say the same then.
      let lasts =
        count == 1 && !haveSameLeaves && counts == nil && ignored.isEmpty && tolerances.isEmpty
      guard count > 0, !lasts, !arrays.isEmpty,
        comparison(anyOrderIn: Set(arrays.map(\.withAnyIndex)))(one, other).count < count
      else { return asTheyStand }
    }
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
