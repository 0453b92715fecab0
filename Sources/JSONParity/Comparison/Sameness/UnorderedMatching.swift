/// Which element of one array goes with which of another when the order does not count.
///
/// Where numbers may differ, "same" is no longer transitive, and a largest matching is looked for.
/// In arrays of more than `largestExact` elements that is done only with those for which there is no
/// exact match, and beyond that many of them the first one that fits is taken.
///
/// - Complexity: O(*n*) in the size of the arrays, and O(`largestExact`³) comparisons for elements
///   under a tolerance.
struct UnorderedMatching {
  private static let largestExact = 256

  /// The elements that go together, in the order of the left array.
  private(set) var pairs: [(left: Int, right: Int)] = []
  private(set) var leftOnly: [Int]
  private(set) var rightOnly: [Int]

  /// Creates the matching from two arrays; `policy` is the cursor of the elements.
  init(_ left: [JSONValue], _ right: [JSONValue], _ policy: PolicyCursor) {
    leftOnly = Array(left.indices)
    rightOnly = Array(right.indices)
    let isSmall = max(left.count, right.count) <= Self.largestExact
    if !policy.hasTolerances || !isSmall {
      match(left, right, policy.withoutTolerances, Self.firstMatching)
    }
    if policy.hasTolerances {
      let isFew = max(leftOnly.count, rightOnly.count) <= Self.largestExact
      match(left, right, policy, isFew ? Self.largestMatching : Self.firstMatching)
    }
    pairs.sort { $0.left < $1.left }
  }

  /// Matches what is not matched yet.
  private mutating func match(
    _ left: [JSONValue], _ right: [JSONValue], _ policy: PolicyCursor,
    _ matching: ([JSONValue], [JSONValue], PolicyCursor) -> [Int?]
  ) {
    let partners = matching(leftOnly.map { left[$0] }, rightOnly.map { right[$0] }, policy)
    let taken = Set(partners.compactMap(\.self))
    pairs += zip(leftOnly, partners).compactMap { index, partner in
      partner.map { (index, rightOnly[$0]) }
    }
    leftOnly = zip(leftOnly, partners).filter { $1 == nil }.map(\.0)
    rightOnly = rightOnly.indices.filter { !taken.contains($0) }.map { rightOnly[$0] }
  }

  private static func firstMatching(
    _ left: [JSONValue], _ right: [JSONValue], _ policy: PolicyCursor
  ) -> [Int?] {
    var classes = SamenessClasses(policy)
    let leftClasses = left.map { classes.number(of: $0, hash: MeaningHash.of($0, under: policy)) }
    var free: [Int: [Int]] = [:]
    for index in right.indices.reversed() {
      let hash = MeaningHash.of(right[index], under: policy)
      free[classes.number(of: right[index], hash: hash), default: []].append(index)
    }
    return leftClasses.map { free[$0]?.popLast() }
  }

  /// Finds augmenting paths, the textbook way.
  private static func largestMatching(
    _ left: [JSONValue], _ right: [JSONValue], _ policy: PolicyCursor
  ) -> [Int?] {
    let neighbours = left.map { element in
      right.indices.filter { element.isSame(as: right[$0], under: policy) }
    }
    var partners: [Int?] = Array(repeating: nil, count: right.count)
    func place(_ index: Int, _ visited: inout Set<Int>) -> Bool {
      for candidate in neighbours[index] where visited.insert(candidate).inserted {
        guard let holder = partners[candidate] else {
          partners[candidate] = index
          return true
        }
        if place(holder, &visited) {
          partners[candidate] = index
          return true
        }
      }
      return false
    }
    for index in left.indices {
      var visited: Set<Int> = []
      _ = place(index, &visited)
    }
    var result: [Int?] = Array(repeating: nil, count: left.count)
    for case (let index, let holder?) in partners.enumerated() { result[holder] = index }
    return result
  }
}

/// Numbers values so that those which say the same thing have the same number.
struct SamenessClasses {
  /// How many different values with one hash are looked at; only tolerances make there be many.
  private static let mostCandidates = 256
  private let policy: PolicyCursor
  private var representatives: [JSONValue] = []
  private var candidates: [Int: [Int]] = [:]

  init(_ policy: PolicyCursor) {
    self.policy = policy
  }

  mutating func number(of value: JSONValue, hash: Int) -> Int {
    let known = candidates[hash, default: []].prefix(Self.mostCandidates)
    if let match = known.first(where: { representatives[$0].isSame(as: value, under: policy) }) {
      return match
    }
    representatives.append(value)
    candidates[hash, default: []].append(representatives.count - 1)
    return representatives.count - 1
  }
}
