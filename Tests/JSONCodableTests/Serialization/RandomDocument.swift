import Randomness

/// Makes random documents of the keys of one pool.
struct RandomDocument {
  /// The keys as they stand in a text, with their quotes.
  let keys: [String]
  let objectCount: Int
  let mostMembers: Int
  /// Whether an object may have a key twice.
  let hasDuplicates: Bool
  /// How deep objects are nested in each object.
  let depth: Int
  var random: SplitMix64

  mutating func text() -> String {
    "[" + (0..<objectCount).map { _ in object(depth: depth) }.joined(separator: ",") + "]"
  }

  private mutating func object(depth: Int) -> String {
    var chosen = distinctKeys(below(mostMembers + 1))
    if hasDuplicates, !chosen.isEmpty { chosen += [chosen[below(chosen.count)]] }
    let members = chosen.map { "\($0):\(value(depth: depth))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Chooses as many keys as there are, at most.
  private mutating func distinctKeys(_ count: Int) -> [String] {
    if 2 * count > keys.count { return Array(keys.shuffled(using: &random).prefix(count)) }
    var indices: Set<Int> = []
    var chosen: [String] = []
    while chosen.count < count {
      let index = below(keys.count)
      if indices.insert(index).inserted { chosen.append(keys[index]) }
    }
    return chosen
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 12 : 9) {
    case 0: "null"
    case 1: "true"
    case 2: "\(below(1_000))"
    case 3: "-1.5"
    case 4: #""a\/\u00e9😀""#
    case 5: "[]"
    case 6: "{}"
    case 7: "[1,[\"x\",false]]"
    case 8: "\"\(below(1_000))\""
    case 9: "[\(object(depth: depth - 1)),\(object(depth: depth - 1))]"
    default: object(depth: depth - 1)
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
}
