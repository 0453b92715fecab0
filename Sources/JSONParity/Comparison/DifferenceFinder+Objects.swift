internal import JSONCodable

extension DifferenceFinder {
  mutating func compareObjects(
    _ left: JSONNode, _ leftMembers: [JSONValue.Member], _ right: JSONNode,
    _ rightMembers: [JSONValue.Member], _ policy: PolicyCursor, isSame: Bool
  ) {
    let matching = MemberMatching(leftMembers, rightMembers, policy)
    if level != .meaning { reportOrder(left, right, matching) }
    if level == .bytes { reportWhitespaceInObjects(left, right, matching) }
    let leftRepeats = left.repeatsKeys ? leftMembers.repeatedIndices : []
    let rightRepeats = right.repeatsKeys ? rightMembers.repeatedIndices : []
    let shared =
      leftRepeats.isEmpty || rightRepeats.isEmpty
      ? [] : matching.sharedDuplicates(leftRepeats, leftMembers, rightMembers, policy)
    let renames = RenamedKeys.find(
      leftMembers, matching.leftOnly.filter { !leftRepeats.contains($0) },
      rightMembers, matching.rightOnly.filter { !rightRepeats.contains($0) })
    for match in matching.matches(renames) {
      switch match {
      case .both(let one, let other):
        let isShared = shared.contains(ScalarString(leftMembers[one].key))
        compareMembers(
          left, leftMembers, one, right, other, policy, isSame: isSame || isShared,
          repeats: leftRepeats.contains(one) ? isShared ? .alike : .unlike : .no)
      case .renamed(let one, let other):
        compareRenamed(
          left, leftMembers[one].key, one, right, rightMembers[other].key, other, policy)
      case .left(let one):
        reportMember(left, leftMembers, one, .left, policy, isRepeat: leftRepeats.contains(one))
      case .right(let other):
        reportMember(
          right, rightMembers, other, .right, policy, isRepeat: rightRepeats.contains(other))
      }
    }
  }

  private mutating func compareMembers(
    _ left: JSONNode, _ leftMembers: [JSONValue.Member], _ leftIndex: Int, _ right: JSONNode,
    _ rightIndex: Int, _ policy: PolicyCursor, isSame: Bool, repeats: KeyRepeat
  ) {
    let key = JSONPath.Component.key(leftMembers[leftIndex].key)
    let (one, other) = (left.children[leftIndex], right.children[rightIndex])
    let cursor = policy.into(key)
    descend(key, key) { finder in
      if repeats == .unlike {
        finder.report(.duplicateKey, one, other)
        finder.reportRepeats(in: one, .left, cursor)
        finder.reportRepeats(in: other, .right, cursor)
      } else {
        if repeats == .alike { finder.reportSharedDuplicate() }
        finder.compareKeys(left, leftIndex, right, rightIndex)
        finder.compare(one, other, cursor, isSame: isSame)
      }
    }
  }

  private mutating func compareRenamed(
    _ left: JSONNode, _ leftKey: String, _ leftIndex: Int, _ right: JSONNode, _ rightKey: String,
    _ rightIndex: Int, _ policy: PolicyCursor
  ) {
    let (one, other) = (left.children[leftIndex], right.children[rightIndex])
    descend(.key(leftKey), .key(rightKey)) { finder in
      let ranges = finder.spellings.map { bytes in
        (bytes.left.key(left.keys[leftIndex]), bytes.right.key(right.keys[rightIndex]))
      }
      finder.report(.renamedKey, one, other, ranges: ranges)
      finder.compare(one, other, policy.into(.key(leftKey)), isSame: false)
    }
  }

  /// Writes down a member that only one side has.
  private mutating func reportMember(
    _ object: JSONNode, _ members: [JSONValue.Member], _ index: Int,
    _ side: JSONComparisonError.Document, _ policy: PolicyCursor, isRepeat: Bool
  ) {
    let key = JSONPath.Component.key(members[index].key)
    let child = object.children[index]
    let isLeft = side == .left
    let kind: JSONDifference.Kind =
      if isRepeat {
        .duplicateKey
      } else if case .null = child.value {
        .nullVersusAbsent
      } else {
        isLeft ? .missingRight : .missingLeft
      }
    descend(key, key) { finder in
      finder.report(kind, isLeft ? child : nil, isLeft ? nil : child)
      finder.reportRepeats(in: child, side, policy.into(key))
    }
  }

  // MARK: - Spelling

  private mutating func compareKeys(
    _ left: JSONNode, _ leftIndex: Int, _ right: JSONNode, _ rightIndex: Int
  ) {
    guard level != .meaning, let (leftBytes, rightBytes) = spellings else { return }
    let leftKey = leftBytes.key(left.keys[leftIndex])
    let rightKey = rightBytes.key(right.keys[rightIndex])
    guard !leftBytes.isSame(leftKey, rightBytes, rightKey) else { return }
    report(
      .stringSpelling, left.children[leftIndex], right.children[rightIndex],
      spellings: (leftBytes.text(leftKey), rightBytes.text(rightKey)), ranges: (leftKey, rightKey))
  }

  /// Writes down once that the members which both objects have come in another order.
  private mutating func reportOrder(
    _ left: JSONNode, _ right: JSONNode, _ matching: MemberMatching
  ) {
    let isRising = zip(matching.pairs, matching.pairs.dropFirst()).allSatisfy {
      $0.right < $1.right
    }
    guard !isRising else { return }
    report(
      .order, left, right,
      spellings: (
        left.keyTexts(matching.pairs.map(\.left)),
        right.keyTexts(matching.pairs.map(\.right).sorted())
      ))
  }

  private mutating func reportWhitespaceInObjects(
    _ left: JSONNode, _ right: JSONNode, _ matching: MemberMatching
  ) {
    guard let (leftBytes, rightBytes) = spellings else { return }
    if left.children.isEmpty, right.children.isEmpty {
      return reportWhitespace(
        left, right, leftBytes.inside(left.range), rightBytes.inside(right.range))
    }
    let leftSpaces = matching.pairs.flatMap { pair in
      leftBytes.around(key: left.keys[pair.left], value: left.children[pair.left].range)
    }
    let rightSpaces = matching.pairs.flatMap { pair in
      rightBytes.around(key: right.keys[pair.right], value: right.children[pair.right].range)
    }
    reportWhitespace(left, right, leftSpaces, rightSpaces)
  }
}

extension JSONNode {
  /// Returns the keys of some members in quotes, as the description of a difference shows them.
  fileprivate func keyTexts(_ indices: [Int]) -> String {
    guard case .object(let members) = value else { return "" }
    return indices.map { ValueText.quoted(members[$0].key) }.joined(separator: ", ")
  }
}

/// Whether the key of a member has been there before in both objects.
private enum KeyRepeat {
  case no
  /// All members with the key say the same on both sides.
  case alike
  case unlike
}

extension MemberMatching {
  /// Returns the keys that both objects repeat, with as many members that say the same in turn.
  fileprivate func sharedDuplicates(
    _ repeats: Set<Int>, _ left: [JSONValue.Member], _ right: [JSONValue.Member],
    _ policy: PolicyCursor
  ) -> Set<ScalarString> {
    var keys = Set(repeats.map { ScalarString(left[$0].key) })
    keys.subtract(leftOnly.map { ScalarString(left[$0].key) })
    keys.subtract(rightOnly.map { ScalarString(right[$0].key) })
    for pair in pairs where keys.contains(ScalarString(left[pair.left].key)) {
      let key = left[pair.left].key
      let (one, other) = (left[pair.left].value, right[pair.right].value)
      if !one.isSame(as: other, under: policy.into(.key(key))) { keys.remove(ScalarString(key)) }
    }
    return keys
  }

  enum Match {
    case both(Int, Int)
    case renamed(Int, Int)
    case left(Int)
    case right(Int)
  }

  /// Returns all members in the order of the left object, then what only the right one has.
  func matches(_ renames: [Int: Int]) -> [Match] {
    var matches: [Match] = []
    var rest = leftOnly[...]
    for pair in pairs + [(Int.max, 0)] {
      while let index = rest.first, index < pair.left {
        matches.append(renames[index].map { .renamed(index, $0) } ?? .left(index))
        rest.removeFirst()
      }
      if pair.left < Int.max { matches.append(.both(pair.left, pair.right)) }
    }
    let targets = Set(renames.values)
    return matches + rightOnly.filter { !targets.contains($0) }.map { .right($0) }
  }
}
