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

  init(_ left: JSONChildren, _ right: JSONChildren, _ policy: PolicyCursor) {
    let leftIndices = policy.visibleMembers(left)
    pairs.reserveCapacity(Swift.min(leftIndices.count, right.count))
    if Self.haveSameKeys(left, right) {
      for index in leftIndices { pairs.append((index, index)) }
      return
    }
    var keys = KeyIndex(right, policy.visibleMembers(right))
    for index in leftIndices {
      if let match = keys.take(left.key(index)) {
        pairs.append((index, match))
      } else {
        leftOnly.append(index)
      }
    }
    rightOnly = keys.remaining
  }

  private static func haveSameKeys(_ left: JSONChildren, _ right: JSONChildren) -> Bool {
    left.count == right.count
      && left.indices.allSatisfy { left.key($0).hasSameScalars(as: right.key($0)) }
  }
}

/// Finds members by key and gives each only once: by looking while they are few, then by hashing.
private struct KeyIndex {
  private static let few = 12
  private let members: JSONChildren
  private var untaken: [Int] = []
  private var hashed: HashedKeys?

  init(_ members: JSONChildren, _ visible: VisibleParts) {
    self.members = members
    if visible.count > Self.few {
      hashed = HashedKeys(members, visible)
    } else {
      untaken = Array(visible)
    }
  }

  mutating func take(_ key: QuotedText) -> Int? {
    if hashed != nil { return hashed?.take(key) }
    return untaken.firstIndex { members.key($0).hasSameScalars(as: key) }
      .map { untaken.remove(at: $0) }
  }

  /// The members that were not taken, in their order.
  var remaining: [Int] { hashed?.remaining ?? untaken }
}

/// The keys of an object, numbered.
private struct HashedKeys {
  private let members: JSONChildren
  private let visible: VisibleParts
  private var numbering = Numbering()
  private var occurrences: Occurrences
  private var isTaken: [Bool]

  init(_ members: JSONChildren, _ visible: VisibleParts) {
    var numbering = Numbering()
    var numbers: [UInt32] = []
    numbers.reserveCapacity(visible.count)
    for (place, index) in visible.enumerated() {
      let key = members.key(index)
      let number = numbering.number(of: place, hash: key.hash) {
        members.key(visible[$0]).hasSameScalars(as: key)
      }
      numbers.append(UInt32(truncatingIfNeeded: number))
    }
    (self.members, self.visible, self.numbering) = (members, visible, numbering)
    occurrences = Occurrences(of: numbers, below: numbering.count)
    isTaken = Array(repeating: false, count: visible.count)
  }

  mutating func take(_ key: QuotedText) -> Int? {
    let number = numbering.find(hash: key.hash) {
      members.key(visible[$0]).hasSameScalars(as: key)
    }
    guard let number, let place = occurrences.take(number) else { return nil }
    isTaken[place] = true
    return visible[place]
  }

  var remaining: [Int] { visible.indices.filter { !isTaken[$0] }.map { visible[$0] } }
}
