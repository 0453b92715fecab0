/// Which element of one array goes with which of another when the order does not count.
///
/// Where numbers may differ, "same" is no longer transitive, and a largest matching is looked for. In arrays of more than
/// `largestExact` elements it is one for the elements that are numbers. Others go with one that is exactly the same, then
/// with that at the same place; only if no more than `largestExact` are left is the matching of those the largest one.
/// Beyond that each goes with the first that fits among `mostCandidates` that are alike but for their numbers.
///
/// Where no largest matching of all is looked for, an element that a rule names by its index takes what the others have
/// left.
///
/// - Complexity: O(*n*) in the size of the arrays, O(*n* log *n*) for numbers under a tolerance, and for other elements
///   O(`largestExact`³ + *n* `mostCandidates`) comparisons.
struct UnorderedMatching {
  private static let largestExact = 256
  private static let mostCandidates = 256

  /// The elements that go together, in the order of the left array.
  private(set) var pairs: [(left: Int, right: Int)] = []
  private(set) var leftOnly: [Int]
  private(set) var rightOnly: [Int]
  private let left: JSONChildren
  private let right: JSONChildren
  /// The cursor of the arrays.
  private let policy: PolicyCursor

  /// Creates the matching of some elements of two arrays; `policy` is the cursor of the arrays.
  init(
    _ left: JSONChildren, _ leftIndices: VisibleParts, _ right: JSONChildren,
    _ rightIndices: VisibleParts, _ policy: PolicyCursor
  ) {
    (self.left, self.right, self.policy) = (left, right, policy)
    (leftOnly, rightOnly) = (Array(leftIndices), Array(rightIndices))
    let elements = policy.intoUnnamedIndex()
    if isFew, elements.hasTolerances {
      match(largestMatching())
    } else if policy.namesIndices {
      let named = leftOnly.filter(policy.names)
      leftOnly.removeAll(where: policy.names)
      matchInSteps(elements)
      let unmatched = leftOnly
      leftOnly = named
      match(largestMatching())
      leftOnly = (unmatched + leftOnly).sorted()
    } else {
      matchInSteps(elements)
    }
    pairs.sort { $0.left < $1.left }
  }

  /// Whether so few are left that every way to match them is looked at.
  private var isFew: Bool { max(leftOnly.count, rightOnly.count) <= Self.largestExact }

  /// Matches elements under one policy, those first of which it is clear what they go with.
  private mutating func matchInSteps(_ policy: PolicyCursor) {
    guard policy.hasTolerances else { return match(firstMatching(policy)) }
    if policy.tolerance != nil { matchNumbers(policy) }
    match(firstMatching(policy.withoutTolerances))
    match(matchingInPlace(policy))
    match(isFew ? largestMatching() : nearMatching(policy))
  }

  /// Notes the partners of what is not matched yet, by its place among the rest.
  private mutating func match(_ partners: [Int?]) {
    var isTaken = Array(repeating: false, count: rightOnly.count)
    for case (let index, let partner?) in zip(leftOnly, partners) {
      isTaken[partner] = true
      pairs.append((index, rightOnly[partner]))
    }
    leftOnly = zip(leftOnly, partners).filter { $1 == nil }.map(\.0)
    rightOnly = rightOnly.indices.filter { !isTaken[$0] }.map { rightOnly[$0] }
  }

  private func firstMatching(_ policy: PolicyCursor) -> [Int?] {
    guard !leftOnly.isEmpty, !rightOnly.isEmpty else {
      return Array(repeating: nil, count: leftOnly.count)
    }
    var classes = SamenessClasses(policy, left: left[0], right: right[0])
    let leftNumbers = leftOnly.map { classes.number(of: left[$0], .left) }
    let rightNumbers = rightOnly.map { classes.number(of: right[$0], .right) }
    var free = Occurrences(of: rightNumbers, below: classes.count)
    return leftNumbers.map { free.take(Int($0)) }
  }

  /// Matches as many numbers as can be, from the smallest to the largest.
  private mutating func matchNumbers(_ policy: PolicyCursor) {
    let (ones, others) = (numbers(left, leftOnly), numbers(right, rightOnly))
    var partners: [Int?] = Array(repeating: nil, count: leftOnly.count)
    var (place, other) = (0, 0)
    while place < ones.count, other < others.count {
      let (one, two) = (ones[place], others[other])
      if left[leftOnly[one.place]].isSame(as: right[rightOnly[two.place]], under: policy) {
        partners[one.place] = two.place
        (place, other) = (place + 1, other + 1)
      } else if one.number < two.number {
        place += 1
      } else {
        other += 1
      }
    }
    match(partners)
  }

  /// Returns the numbers among some elements in their order, with their places among these.
  private func numbers(
    _ elements: JSONChildren, _ indices: [Int]
  ) -> [(number: Double, place: Int)] {
    indices.indices.compactMap { place in
      let element = elements[indices[place]]
      guard element.kind == .number, let number = element.number.double else { return nil }
      return (number, place)
    }
    .sorted { ($0.number, $0.place) < ($1.number, $1.place) }
  }

  /// Matches what is the same at the same place.
  private func matchingInPlace(_ policy: PolicyCursor) -> [Int?] {
    var rest = rightOnly.indices[...]
    return leftOnly.map { index in
      while let place = rest.first, rightOnly[place] < index { rest.removeFirst() }
      guard let place = rest.first, rightOnly[place] == index,
        left[index].isSame(as: right[index], under: policy)
      else { return nil }
      return place
    }
  }

  /// Matches each element with the first that is the same, of not too many that are alike but for their numbers.
  private func nearMatching(_ policy: PolicyCursor) -> [Int?] {
    var free: [Int: [Int]] = [:]
    for place in rightOnly.indices {
      free[MeaningHash.of(right[rightOnly[place]], under: policy), default: []].append(place)
    }
    return leftOnly.map { index in
      let hash = MeaningHash.of(left[index], under: policy)
      let found = free[hash]?.prefix(Self.mostCandidates).firstIndex {
        left[index].isSame(as: right[rightOnly[$0]], under: policy)
      }
      return found.flatMap { free[hash]?.remove(at: $0) }
    }
  }

  /// Finds augmenting paths, the textbook way.
  private func largestMatching() -> [Int?] {
    let neighbours = leftOnly.map { index in
      let policy = policy.into(.index(index))
      return rightOnly.indices.filter {
        left[index].isSame(as: right[rightOnly[$0]], under: policy)
      }
    }
    var partners: [Int?] = Array(repeating: nil, count: rightOnly.count)
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
    for index in leftOnly.indices {
      var visited: Set<Int> = []
      _ = place(index, &visited)
    }
    var result: [Int?] = Array(repeating: nil, count: leftOnly.count)
    for case (let index, let holder?) in partners.enumerated() { result[holder] = index }
    return result
  }
}

/// Numbers values of two documents so that those which say the same thing have the same number.
struct SamenessClasses {
  /// How many different values with one hash are looked at; only tolerances make there be many.
  ///
  /// A value behind them counts as a new one.
  private static let mostCandidates = 256
  private let policy: PolicyCursor
  private let tables: (left: JSONNode, right: JSONNode)
  private var numbering = Numbering()

  /// Creates the classes of values in two tables, of which it gets any value.
  init(_ policy: PolicyCursor, left: JSONNode, right: JSONNode) {
    self.policy = policy
    tables = (left, right)
  }

  var count: Int { numbering.count }

  mutating func number(of node: JSONNode, _ side: JSONComparisonError.Document) -> UInt32 {
    let hash = MeaningHash.of(node, under: policy)
    let mark = Int(JSONTable.mark)
    // The place of a value is its index, marked if it is on the right.
    let place = side == .right ? node.index | mark : node.index
    let number = numbering.number(of: place, hash: hash, mostCandidates: Self.mostCandidates) {
      [tables, policy] place in
      let table = place & mark != 0 ? tables.right : tables.left
      return table.node(at: place & ~mark).isSame(as: node, under: policy)
    }
    return UInt32(truncatingIfNeeded: number)
  }
}
