internal import JSONCodable
internal import JSONText

extension DifferenceFinder {
  mutating func compareObjects(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, isSame: Bool
  ) {
    let (one, other) = (left.children, right.children)
    let matching = MemberMatching(one, other, policy)
    if level != .meaning { reportOrder(left, one, right, other, matching) }
    if level == .bytes { reportWhitespaceInObjects(left, one, right, other, matching) }
    let repeats = RepeatedMembers(left, one, right, other, matching, policy)
    let renames = repeats.renames(one, other, matching)
    matching.forEachMatch(renames) { match in
      guard !isDone else { return }
      switch match {
      case .both(let index, let partner):
        compareMembers(
          one, index, other, partner, policy, isSame: isSame || repeats.isShared(one.key(index)),
          repeats: repeats.kind(of: index, one))
      case .renamed(let index, let partner): compareRenamed(one, index, other, partner, policy)
      case .left(let index):
        reportMember(one, index, .left, policy, isRepeat: repeats.left.contains(index))
      case .right(let index):
        reportMember(other, index, .right, policy, isRepeat: repeats.right.contains(index))
      }
    }
  }

  private mutating func compareMembers(
    _ left: JSONChildren, _ leftIndex: Int, _ right: JSONChildren, _ rightIndex: Int,
    _ policy: PolicyCursor, isSame: Bool, repeats: RepeatedMembers.Kind
  ) {
    let key = left.key(leftIndex)
    let (one, other) = (left[leftIndex], right[rightIndex])
    let cursor = policy.into(.key(key.string))
    descend(.key(key), .key(key)) { finder in
      if repeats == .unlike {
        finder.report(.duplicateKey, one, other)
        finder.reportRepeats(in: one, .left, cursor)
        finder.reportRepeats(in: other, .right, cursor)
      } else {
        if repeats == .alike { finder.reportSharedDuplicate() }
        finder.compareKeys(key, one, right.key(rightIndex), other)
        finder.compare(one, other, cursor, isSame: isSame)
      }
    }
  }

  private mutating func compareRenamed(
    _ left: JSONChildren, _ leftIndex: Int, _ right: JSONChildren, _ rightIndex: Int,
    _ policy: PolicyCursor
  ) {
    let (one, other) = (left[leftIndex], right[rightIndex])
    let (key, otherKey) = (left.key(leftIndex), right.key(rightIndex))
    descend(.key(key), .key(otherKey)) { finder in
      finder.report(.renamedKey, one, other, ranges: (key.range, otherKey.range))
      finder.compare(one, other, policy.into(.key(key.string)), isSame: false)
    }
  }

  /// Writes down a member that only one side has.
  private mutating func reportMember(
    _ members: JSONChildren, _ index: Int, _ side: JSONComparisonError.Document,
    _ policy: PolicyCursor, isRepeat: Bool
  ) {
    let key = members.key(index)
    let child = members[index]
    let isLeft = side == .left
    let kind: JSONDifference.Kind =
      if isRepeat {
        .duplicateKey
      } else if child.kind == .null {
        .nullVersusAbsent
      } else {
        isLeft ? .missingRight : .missingLeft
      }
    descend(.key(key), .key(key)) { finder in
      finder.report(kind, isLeft ? child : nil, isLeft ? nil : child)
      finder.reportRepeats(in: child, side, policy.into(.key(key.string)))
    }
  }

  // MARK: - Spelling

  private mutating func compareKeys(
    _ leftKey: QuotedText, _ left: JSONNode, _ rightKey: QuotedText, _ right: JSONNode
  ) {
    guard level != .meaning, hasSpellings, !leftKey.hasSameBytes(as: rightKey) else { return }
    report(
      .stringSpelling, left, right, spellings: (leftKey.spelling, rightKey.spelling),
      ranges: (leftKey.range, rightKey.range))
  }

  /// Writes down once that the members which both objects have come in another order.
  private mutating func reportOrder(
    _ left: JSONNode, _ leftMembers: JSONChildren, _ right: JSONNode, _ rightMembers: JSONChildren,
    _ matching: MemberMatching
  ) {
    let pairs = matching.pairs
    let isRising = zip(pairs, pairs.dropFirst()).allSatisfy { $0.right < $1.right }
    guard !isRising else { return }
    report(
      .order, left, right,
      spellings: (
        leftMembers.keyTexts(pairs.map(\.left)), rightMembers.keyTexts(pairs.map(\.right).sorted())
      ))
  }

  private mutating func reportWhitespaceInObjects(
    _ left: JSONNode, _ leftMembers: JSONChildren, _ right: JSONNode, _ rightMembers: JSONChildren,
    _ matching: MemberMatching
  ) {
    guard hasSpellings else { return }
    if leftMembers.isEmpty, rightMembers.isEmpty {
      return reportWhitespace(left, right, left.spacesInside, right.spacesInside)
    }
    reportWhitespace(
      left, right,
      matching.pairs.lazy.flatMap {
        leftMembers[$0.left].spacesAroundMember(leftMembers.key($0.left))
      },
      matching.pairs.lazy.flatMap {
        rightMembers[$0.right].spacesAroundMember(rightMembers.key($0.right))
      })
  }
}

extension JSONChildren {
  /// Returns the keys of some members in quotes, as the description of a difference shows them.
  fileprivate func keyTexts(_ indices: [Int]) -> String {
    indices.map { ValueText.quoted(key($0).string) }.joined(separator: ", ")
  }
}

/// The members of two objects whose keys have been there before.
private struct RepeatedMembers {
  /// Whether the key of a member has been there before in both objects.
  enum Kind {
    case no
    /// All members with the key say the same on both sides.
    case alike
    case unlike
  }

  let left: Set<Int>
  let right: Set<Int>
  /// The keys that both objects repeat, with as many members that say the same in turn.
  private var shared: Set<ScalarString> = []

  init(
    _ left: JSONNode, _ leftMembers: JSONChildren, _ right: JSONNode, _ rightMembers: JSONChildren,
    _ matching: MemberMatching, _ policy: PolicyCursor
  ) {
    self.left = left.repeatsKeys ? leftMembers.repeats : []
    self.right = right.repeatsKeys ? rightMembers.repeats : []
    guard !self.left.isEmpty, !self.right.isEmpty else { return }
    var keys = Set(self.left.map { ScalarString(leftMembers.key($0).string) })
    keys.subtract(matching.leftOnly.map { ScalarString(leftMembers.key($0).string) })
    keys.subtract(matching.rightOnly.map { ScalarString(rightMembers.key($0).string) })
    for pair in matching.pairs {
      let key = ScalarString(leftMembers.key(pair.left).string)
      guard keys.contains(key) else { continue }
      let (one, other) = (leftMembers[pair.left], rightMembers[pair.right])
      if !one.isSame(as: other, under: policy.into(.key(key.string))) { keys.remove(key) }
    }
    shared = keys
  }

  func isShared(_ key: QuotedText) -> Bool {
    !shared.isEmpty && shared.contains(ScalarString(key.string))
  }

  func kind(of index: Int, _ members: JSONChildren) -> Kind {
    guard left.contains(index) else { return .no }
    return isShared(members.key(index)) ? .alike : .unlike
  }

  /// Returns the renamed ones among the members that only one object has.
  func renames(
    _ one: JSONChildren, _ other: JSONChildren, _ matching: MemberMatching
  ) -> RenamedKeys {
    RenamedKeys(
      one, left.isEmpty ? matching.leftOnly : matching.leftOnly.filter { !left.contains($0) },
      other, right.isEmpty ? matching.rightOnly : matching.rightOnly.filter { !right.contains($0) })
  }
}

extension MemberMatching {
  enum Match {
    case both(Int, Int)
    case renamed(Int, Int)
    case left(Int)
    case right(Int)
  }

  /// Calls a function with all members in the order of the left object, then with what only the right
  /// one has.
  func forEachMatch(_ renames: RenamedKeys, _ body: (Match) -> Void) {
    var rest = leftOnly[...]
    func takeRest(before end: Int) {
      while let index = rest.first, index < end {
        body(renames.partner(of: index).map { .renamed(index, $0) } ?? .left(index))
        rest.removeFirst()
      }
    }
    for pair in pairs {
      takeRest(before: pair.left)
      body(.both(pair.left, pair.right))
    }
    takeRest(before: .max)
    for index in rightOnly where !renames.isTarget(index) { body(.right(index)) }
  }
}
