import JSONCodable

/// A value with its texts, each put together once from those of its parts, and when it is asked for.
///
/// Where arrays stand in arrays, to write each element anew at each level would cost the third power of the levels.
///
/// - Complexity: O(*n* · *d*) for a text of *n* values in *d* levels.
final class ValueTexts {
  private let value: JSONValue
  /// The elements or members.
  private let parts: [ValueTexts]
  /// How many values these are, with the value itself and all that is in them.
  private let size: Int
  /// Whether an array in here, or this one, has more than one element.
  private let hasOrder: Bool
  /// The text as the value stands.
  private lazy var text: String = joined(\.text) { $0 }
  /// The text with the elements of all arrays in the order of their texts.
  private lazy var withoutOrder: String =
    hasOrder ? joined(\.withoutOrder) { $0.sorted() } : text
  /// The same with the form of what may be another value each time.
  private lazy var ofForm: String =
    parts.isEmpty ? FreshValues.form(of: value) ?? text : joined(\.ofForm) { $0.sorted() }

  /// Creates the texts of a value.
  init(_ value: JSONValue) {
    self.value = value
    let parts: [ValueTexts] =
      switch value {
      case .array(let elements): elements.map { ValueTexts($0) }
      case .object(let members): members.map { ValueTexts($0.value) }
      default: []
      }
    self.parts = parts
    size = parts.reduce(1) { $0 + $1.size }
    var hasOrder = parts.contains(where: \.hasOrder)
    if case .array = value, parts.count > 1 { hasOrder = true }
    self.hasOrder = hasOrder
  }

  /// Returns the text of the value, put together from texts of its parts; those of elements are arranged.
  private func joined(
    _ text: KeyPath<ValueTexts, String>, _ arranged: ([String]) -> [String]
  ) -> String {
    switch value {
    case .array: "[" + arranged(parts.map { $0[keyPath: text] }).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + zip(members, parts).map { JSONValue.string($0.key).text() + ":" + $1[keyPath: text] }
        .joined(separator: ",") + "}"
    default: value.text()
    }
  }

  /// Returns whether another value is the same but for the order in arrays, and for what may be new each time.
  func isOfForm(of other: ValueTexts) -> Bool { ofForm == other.ofForm }

  // MARK: - Orders

  /// Notes the arrays that have the same elements in another value, in another order.
  ///
  /// The order inside the elements does not count: it may be that of a set, too.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - number: The number of this value: each has one more than the one before it in the text.
  ///   - orders: What is known of arrays by their numbers.
  func noteOrders(in other: ValueTexts, number: Int = 0, _ orders: inout [Int: ArrayOrder]) {
    // An array that has no order has none, and what has not moved says nothing.
    if !hasOrder || orders[number] == .elements && !parts.contains(where: \.hasOrder) { return }
    if value == other.value { return }
    let partners: [ValueTexts?]
    switch (value, other.value) {
    case (.array, .array):
      let others = other.parts
      guard parts.count == others.count else { return }
      // Where each element has something new that no form tells, they are taken in their order.
      let matches = Self.matches(parts, others) ?? Array(parts.indices)
      if matches.indices.contains(where: { matches[$0] != $0 }) {
        let isOfPairs = Self.pairs(parts).map { $0 == Self.pairs(others) } ?? false
        orders[number] = isOfPairs && orders[number] != .elements ? .pairs : .elements
      }
      partners = matches.map { others[$0] }
    case (.object(let ones), .object(let others)):
      partners = zip(zip(ones, others), other.parts).map { $0.0.key == $0.1.key ? $1 : nil }
    default: return
    }
    var number = number + 1
    for (part, partner) in zip(parts, partners) {
      if let partner { part.noteOrders(in: partner, number: number, &orders) }
      number += part.size
    }
  }

  /// Returns the arrays with an order that is known by their numbers, by their places.
  func places(of orders: [Int: ArrayOrder]) -> ArrayOrders {
    var found: ArrayOrders = [:]
    findPlaces(of: orders, [], number: 0, &found)
    return found
  }

  private func findPlaces(
    of orders: [Int: ArrayOrder], _ place: ArrayPlace, number: Int, _ found: inout ArrayOrders
  ) {
    let own = orders[number]
    if let own, found[place] != .elements { found[place] = own }
    var number = number + 1
    for (index, part) in parts.enumerated() {
      let step: ArrayPlace.Element =
        if case .object(let members) = value {
          .key(ScalarString(members[index].key))
        } else {
          own == nil ? .index(index) : .any
        }
      part.findPlaces(of: orders, place + [step], number: number, &found)
      number += part.size
    }
  }

  /// Returns for each element the index of the one in another array that is the same, or else has the same parts in
  /// another order, or else of the same forms; nil where the arrays have other elements.
  private static func matches(_ ones: [ValueTexts], _ others: [ValueTexts]) -> [Int]? {
    var matches = [Int?](repeating: nil, count: ones.count), isFree = ones.map { _ in true }
    for text in [\.text, \.withoutOrder, \.ofForm] as [KeyPath<ValueTexts, String>] {
      let open = ones.indices.filter { matches[$0] == nil }
      if open.isEmpty { break }
      // The one at the same index where that is one of them.
      for index in open
      where isFree[index] && ones[index][keyPath: text] == others[index][keyPath: text] {
        (matches[index], isFree[index]) = (index, false)
      }
      var rest = Dictionary(grouping: others.indices.filter { isFree[$0] }.reversed()) {
        others[$0][keyPath: text]
      }
      for index in open where matches[index] == nil {
        guard let match = rest[ones[index][keyPath: text]]?.popLast() else { continue }
        (matches[index], isFree[match]) = (match, false)
      }
    }
    let all = matches.compactMap(\.self)
    return all.count == ones.count ? all : nil
  }

  /// Returns how often each two elements stand one behind the other, two by two; nil for an odd number of elements.
  private static func pairs(_ elements: [ValueTexts]) -> [[String]: Int]? {
    guard elements.count.isMultiple(of: 2) else { return nil }
    let pairs = stride(from: 0, to: elements.count, by: 2).map { index in
      (elements[index...index + 1].map(\.ofForm), 1)
    }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  // MARK: - Sorting

  /// Returns the value with the elements of some arrays in the order of their texts, what is new each time last.
  func sorted(
    at places: ArrayPlaces, pairsAt placesOfPairs: ArrayPlaces, _ place: ArrayPlace = []
  ) -> JSONValue {
    switch value {
    case .array:
      let isOfPairs = placesOfPairs.cover(place)
      let isSorted = isOfPairs || places.cover(place)
      let elements = parts.enumerated().map { index, element in
        element.sorted(
          at: places, pairsAt: placesOfPairs, place + [isSorted ? .any : .index(index)])
      }
      return .array(isSorted ? order(inPairs: isOfPairs).map { elements[$0] } : elements)
    case .object(let members):
      return .object(
        zip(members, parts).map { member, part in
          let place = place + [.key(ScalarString(member.key))]
          let value = part.sorted(at: places, pairsAt: placesOfPairs, place)
          return JSONValue.Member(key: member.key, value: value)
        })
    default: return value
    }
  }

  /// Returns the indices of the elements in the order of their texts, or with each two that go together in the order of
  /// the first ones' texts.
  private func order(inPairs isOfPairs: Bool) -> [Int] {
    let length = isOfPairs ? 2 : 1
    let starts = Array(stride(from: 0, to: parts.count - parts.count % length, by: length))
    let texts = starts.map { start in
      let elements = parts[start..<start + length]
      return elements.map(\.ofForm) + elements.map(\.withoutOrder)
    }
    let sorted = starts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
      .map { starts[$0] }
    return sorted.flatMap { $0..<$0 + length } + (parts.count - parts.count % length..<parts.count)
  }
}

extension JSONValue {
  /// A hash of the scalars in the value, without keys and in any order, and of what may be new each time by its form.
  ///
  /// Two values have the same one if they are the same but for the order in arrays and for what may be new.
  var hashOfLeaves: Int {
    switch self {
    case .array(let elements): return elements.reduce(0) { $0 &+ $1.hashOfLeaves }
    case .object(let members): return members.reduce(0) { $0 &+ $1.value.hashOfLeaves }
    default:
      var hasher = Hasher()
      if let form = FreshValues.form(of: self) {
        hasher.combine(form)
      } else if case .number(let number) = self {
        // However it is written.
        hasher.combine(number.double)
      } else {
        hasher.combine(self)
      }
      return hasher.finalize()
    }
  }
}
