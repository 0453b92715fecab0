import JSONParity
import Randomness

/// Random values with few keys and few scalars, so that much of them is alike.
struct RandomDocuments {
  var random: SplitMix64
  var repeatsKeys = false

  init(seed: UInt64, repeatsKeys: Bool = false) {
    random = SplitMix64(seed: seed)
    self.repeatsKeys = repeatsKeys
  }

  private static let keys = [
    "a", "b", "c", "ab", "a/b", "m~n", "", "é", "e\u{301}", "full_name", "fullName",
  ]
  private static let scalars: [JSONValue] =
    [.null, .boolean(true), .boolean(false)]
    + ["", "a", "é", "e\u{301}", "1"].map { .string($0) }
    + ["0", "-0.0", "1", "1.0", "2", "1e400", "9007199254740993", "9007199254740992"]
    .compactMap { JSONValue.Number($0) }.map { .number($0) }

  mutating func value(depth: Int = 4) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
    case 2, 3: array(depth: depth)
    case 4, 5: object(depth: depth)
    default: scalar()
    }
  }

  mutating func scalar() -> JSONValue {
    Self.scalars.randomElement(using: &random) ?? .null
  }

  private mutating func array(depth: Int) -> JSONValue {
    .array((0..<Int.random(in: 0...6, using: &random)).map { _ in value(depth: depth - 1) })
  }

  private mutating func object(depth: Int) -> JSONValue {
    let count = Int.random(in: 0...5, using: &random)
    let keys = Self.keys.shuffled(using: &random).prefix(count)
    let members = keys.map { key in
      JSONValue.Member(
        key: repeatsKeys && random.oneIn(4) ? "a" : key, value: value(depth: depth - 1))
    }
    return .object(members)
  }

  /// A value with some parts changed, removed, added, moved or put in another order.
  mutating func variant(of value: JSONValue) -> JSONValue {
    if random.oneIn(8) { return self.value(depth: 2) }
    switch value {
    case .array(let elements):
      var changed = elements.map { random.oneIn(3) ? variant(of: $0) : $0 }
      edit(&changed) { $0.value(depth: 2) }
      return .array(changed)
    case .object(let members):
      var changed = members.map { member in
        JSONValue.Member(
          key: member.key, value: random.oneIn(3) ? variant(of: member.value) : member.value)
      }
      let keys = Self.keys.filter { key in
        !members.contains { $0.key.unicodeScalars.elementsEqual(key.unicodeScalars) }
      }
      edit(&changed) { documents in
        JSONValue.Member(
          key: keys.randomElement(using: &documents.random) ?? "z", value: documents.value(depth: 1)
        )
      }
      return .object(changed)
    default: return random.oneIn(3) ? scalar() : value
    }
  }

  private mutating func edit<Item>(_ items: inout [Item], _ new: (inout Self) -> Item) {
    if !items.isEmpty, random.oneIn(3) {
      items.remove(at: Int.random(in: items.indices, using: &random))
    }
    if random.oneIn(3) {
      items.insert(new(&self), at: Int.random(in: 0...items.count, using: &random))
    }
    if items.count > 1, random.oneIn(3) {
      let item = items.remove(at: Int.random(in: items.indices, using: &random))
      items.insert(item, at: Int.random(in: 0...items.count, using: &random))
    }
  }
}

/// Two documents of one seed.
struct DocumentPair: Sendable, CustomStringConvertible {
  var left: JSONValue
  var right: JSONValue

  init(left: JSONValue, right: JSONValue) {
    self.left = left
    self.right = right
  }

  init(seed: UInt64, repeatsKeys: Bool = false) {
    var documents = RandomDocuments(seed: seed, repeatsKeys: repeatsKeys)
    left = documents.value()
    right = documents.random.oneIn(5) ? documents.value() : documents.variant(of: left)
  }

  /// The pairs of the first seeds, which are made once for all properties.
  static let firstSeeds: Range<UInt64> = 0..<2_000
  private static let first = firstSeeds.map { DocumentPair(seed: $0) }
  private static let firstThatRepeat = firstSeeds.map { DocumentPair(seed: $0, repeatsKeys: true) }

  /// Returns the pair of one of the first seeds.
  static func first(_ seed: UInt64, repeatsKeys: Bool = false) -> DocumentPair {
    (repeatsKeys ? firstThatRepeat : first)[Int(seed)]
  }

  var description: String { "\(left) and \(right)" }

  /// The smallest pair, as far as removing parts goes, for which a claim does not hold.
  func shrunk(where fails: (DocumentPair) throws -> Bool) rethrows -> DocumentPair {
    var pair = self
    search: while true {
      for candidate in pair.smaller where try fails(candidate) {
        pair = candidate
        continue search
      }
      return pair
    }
  }

  private var smaller: [DocumentPair] {
    left.smaller.map { DocumentPair(left: $0, right: right) }
      + right.smaller.map { DocumentPair(left: left, right: $0) }
  }
}

extension JSONValue {
  /// The parts of a value, and the value without one of its parts or with a smaller one.
  fileprivate var smaller: [JSONValue] {
    switch self {
    case .array(let elements):
      elements
        + elements.indices.map { index in
          .array(elements.enumerated().filter { $0.offset != index }.map(\.element))
        }
        + elements.indices.flatMap { index in
          elements[index].smaller.map { smaller in
            var copy = elements
            copy[index] = smaller
            return .array(copy)
          }
        }
    case .object(let members):
      members.map(\.value)
        + members.indices.map { index in
          .object(members.enumerated().filter { $0.offset != index }.map(\.element))
        }
        + members.indices.flatMap { index in
          members[index].value.smaller.map { smaller in
            var copy = members
            copy[index].value = smaller
            return .object(copy)
          }
        }
    default: []
    }
  }
}
