internal import JSONText

extension JSONValue {
  /// Returns whether two values say the same thing as far as a policy cares.
  func isSame(as other: JSONValue, under policy: PolicyCursor) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)):
      left.hasSameValue(as: right) || policy.tolerates(left, right)
    case (.string(let left), .string(let right)): left.hasSameScalars(as: right)
    case (.array(let left), .array(let right)): Self.areSame(left, right, policy)
    case (.object(let left), .object(let right)): Self.areSame(left, right, policy)
    default: false
    }
  }

  private static func areSame(
    _ left: [JSONValue], _ right: [JSONValue], _ policy: PolicyCursor
  ) -> Bool {
    if policy.isEmpty {
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.isSame(as: $1, under: policy) }
    }
    let leftIndices = policy.visibleIndices(left.count)
    let rightIndices = policy.visibleIndices(right.count)
    guard leftIndices.count == rightIndices.count else { return false }
    if policy.allowsAnyOrder {
      let matching = UnorderedMatching(
        leftIndices.map { left[$0] }, rightIndices.map { right[$0] }, policy.intoAnyIndex())
      return matching.leftOnly.isEmpty
    }
    return zip(leftIndices, rightIndices).allSatisfy {
      left[$0].isSame(as: right[$1], under: policy.into(.index($0)))
    }
  }

  private static func areSame(
    _ left: [Member], _ right: [Member], _ policy: PolicyCursor
  ) -> Bool {
    if policy.isEmpty, left.count != right.count { return false }
    let matching = MemberMatching(left, right, policy)
    guard matching.leftOnly.isEmpty, matching.rightOnly.isEmpty else { return false }
    return matching.pairs.allSatisfy { pair in
      let key = left[pair.left].key
      return left[pair.left].value
        .isSame(as: right[pair.right].value, under: policy.into(.key(key)))
    }
  }
}

extension PolicyCursor {
  /// Returns the indices of an array's elements that are not ignored.
  func visibleIndices(_ count: Int) -> [Int] {
    isEmpty ? Array(0..<count) : (0..<count).filter { !into(.index($0)).isIgnored }
  }

  /// Returns the indices of an object's members that are not ignored.
  func visibleIndices(_ members: [JSONValue.Member]) -> [Int] {
    isEmpty
      ? Array(members.indices) : members.indices.filter { !into(.key(members[$0].key)).isIgnored }
  }
}
