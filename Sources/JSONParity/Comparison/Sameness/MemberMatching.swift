internal import JSONText

/// Which member of one object goes with which of another.
///
/// The first member with a key goes with the first of that key on the other side, the second with
/// the second, and so on. Ignored members are in none of the lists.
///
/// - Complexity: O(*n*) in the number of members.
struct MemberMatching {
  /// The members that both have, in the order of the left object.
  private(set) var pairs: [(left: Int, right: Int)] = []
  private(set) var leftOnly: [Int] = []
  private(set) var rightOnly: [Int] = []

  init(_ left: [JSONValue.Member], _ right: [JSONValue.Member], _ policy: PolicyCursor) {
    let leftIndices = policy.visibleIndices(left)
    if Self.haveSameKeys(left, right) {
      pairs = leftIndices.map { ($0, $0) }
      return
    }
    var keys = KeyIndex(right, policy.visibleIndices(right))
    for index in leftIndices {
      if let match = keys.take(left[index].key) {
        pairs.append((index, match))
      } else {
        leftOnly.append(index)
      }
    }
    rightOnly = keys.remaining
  }

  private static func haveSameKeys(_ left: [JSONValue.Member], _ right: [JSONValue.Member]) -> Bool
  {
    left.count == right.count
      && left.indices.allSatisfy { left[$0].key.hasSameScalars(as: right[$0].key) }
  }
}

/// Finds members by key and gives each only once: by looking while they are few, then by hashing.
private struct KeyIndex {
  private static let few = 12
  private let members: [JSONValue.Member]
  private var untaken: [Int]
  private var indices: [ScalarString: [Int]] = [:]
  private var taken: Set<Int> = []

  init(_ members: [JSONValue.Member], _ visible: [Int]) {
    self.members = members
    untaken = visible
    guard visible.count > Self.few else { return }
    // From the last, so that the first is the one to be popped.
    for index in visible.reversed() {
      indices[ScalarString(members[index].key), default: []].append(index)
    }
  }

  mutating func take(_ key: String) -> Int? {
    guard indices.isEmpty else {
      let index = indices[ScalarString(key)]?.popLast()
      if let index { taken.insert(index) }
      return index
    }
    return untaken.firstIndex { members[$0].key.hasSameScalars(as: key) }
      .map { untaken.remove(at: $0) }
  }

  /// The members that were not taken, in their order.
  var remaining: [Int] {
    taken.isEmpty ? untaken : untaken.filter { !taken.contains($0) }
  }
}
