internal import JSONCodable
internal import JSONText

extension JSONValue {
  /// Returns whether two values say the same thing as far as a policy cares.
  func isSame(as other: JSONValue, under policy: PolicyCursor) -> Bool {
    if AmpleStack.run(forLevels: levels, { self == other }) { return true }
    var documents = ComparedDocuments(self, other)
    return documents.withRoots { $0.isSame(as: $1, under: policy) }
  }
}

extension JSONNode {
  /// Returns whether two values say the same thing as far as a policy cares.
  func isSame(as other: JSONNode, under policy: PolicyCursor) -> Bool {
    let kind = kind
    guard kind == other.kind else { return false }
    switch kind {
    case .null, .true, .false: return true
    case .number:
      if hasSameNumber(as: other) { return true }
      return !policy.isEmpty && policy.tolerates(number, other.number)
    case .string: return quoted.hasSameScalars(as: other.quoted)
    // What is written alike is the same under every policy.
    case .array: return hasSameBytes(as: other) || hasSameElements(as: other, policy)
    case .object: return hasSameBytes(as: other) || hasSameMembers(as: other, policy)
    }
  }

  private func hasSameElements(as other: JSONNode, _ policy: PolicyCursor) -> Bool {
    if policy.isEmpty { return hasSameElements(as: other) }
    let (left, right) = (children, other.children)
    let (leftIndices, rightIndices) = (policy.visibleElements(left), policy.visibleElements(right))
    guard leftIndices.count == rightIndices.count else { return false }
    if policy.allowsAnyOrder {
      let matching = UnorderedMatching(left, leftIndices, right, rightIndices, policy)
      return matching.leftOnly.isEmpty
    }
    return zip(leftIndices, rightIndices).allSatisfy {
      left[$0].isSame(as: right[$1], under: policy.into(.index($0)))
    }
  }

  /// Compares elements in turn, without a list of them.
  private func hasSameElements(as other: JSONNode) -> Bool {
    let policy = PolicyCursor()
    var (index, otherIndex) = (inside.lowerBound, other.inside.lowerBound)
    while index < next, otherIndex < other.next {
      let (one, two) = (node(at: index), other.node(at: otherIndex))
      guard one.isSame(as: two, under: policy) else { return false }
      (index, otherIndex) = (one.next, two.next)
    }
    return index == next && otherIndex == other.next
  }

  private func hasSameMembers(as other: JSONNode, _ policy: PolicyCursor) -> Bool {
    let (left, right) = (children, other.children)
    if policy.isEmpty, left.count != right.count { return false }
    let matching = MemberMatching(left, right, policy)
    guard matching.leftOnly.isEmpty, matching.rightOnly.isEmpty else { return false }
    return matching.pairs.allSatisfy { pair in
      left[pair.left].isSame(
        as: right[pair.right], under: policy.into(.key(left.key(pair.left).string)))
    }
  }
}

/// The positions of the parts that a policy does not ignore.
struct VisibleParts: RandomAccessCollection {
  /// The positions, if some are ignored.
  private var listed: [UInt32]?
  private let all: Int

  init(all count: Int) {
    all = count
  }

  init(_ count: Int, where isVisible: (Int) -> Bool) {
    all = count
    listed = (0..<count).filter(isVisible).map { UInt32(truncatingIfNeeded: $0) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { listed?.count ?? all }
  subscript(position: Int) -> Int { listed.map { Int($0[position]) } ?? position }
}

extension PolicyCursor {
  /// Returns the positions of an array's elements that are not ignored.
  func visibleElements(_ elements: JSONChildren) -> VisibleParts {
    guard mayIgnoreParts else { return VisibleParts(all: elements.count) }
    return VisibleParts(elements.count) { !into(.index($0)).isIgnored }
  }

  /// Returns the positions of an object's members that are not ignored.
  func visibleMembers(_ members: JSONChildren) -> VisibleParts {
    guard mayIgnoreParts else { return VisibleParts(all: members.count) }
    return VisibleParts(members.count) { !into(.key(members.key($0).string)).isIgnored }
  }
}
