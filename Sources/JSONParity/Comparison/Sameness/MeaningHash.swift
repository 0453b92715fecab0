internal import JSONCodable
internal import JSONText

extension JSONNode {
  /// Returns whether two values say the same thing as far as a policy cares, by their hashes first where these are kept.
  ///
  /// So values of many levels can be compared at each of them.
  func isSameByHash(as other: JSONNode, under policy: PolicyCursor) -> Bool {
    if policy.isEmpty, hasParts, other.hasParts, !hasSameBytes(as: other) {
      guard MeaningHash.of(self, under: policy) == MeaningHash.of(other, under: policy)
      else { return false }
    }
    return isSame(as: other, under: policy)
  }
}

/// Hashes by meaning: values that say the same thing under a policy have the same hash.
///
/// The reverse need not hold, so a hash finds candidates and `isSame(as:under:)` decides; that keeps
/// the results the same from run to run, although the hashes are not.
enum MeaningHash {
  /// Returns the hash of a value.
  ///
  /// Without a policy the hash of each array and object is worked out once and kept in the table: a
  /// value at depth *d* would be hashed *d* times, once for every array it is in.
  static func of(_ node: JSONNode, under policy: PolicyCursor) -> Int {
    guard node.hasParts, policy.isEmpty else { return madeAnew(node, under: policy) }
    let known = node.knownHash
    if known != 0 { return known }
    let hash = madeAnew(node, under: policy)
    node.knownHash = hash
    return hash
  }

  private static func madeAnew(_ node: JSONNode, under policy: PolicyCursor) -> Int {
    switch node.kind {
    // Unlike the small numbers below: likeness goes by hashes alone.
    case .null, .true, .false: node.kind.hashValue
    case .number: policy.tolerance == nil ? node.hashOfNumber : 1
    case .string: node.quoted.hash
    case .array: ofArray(node, under: policy)
    case .object: ofObject(node, under: policy)
    }
  }

  private static func ofArray(_ node: JSONNode, under policy: PolicyCursor) -> Int {
    let children = node.children
    let elementPolicy = policy.intoAnyIndex()
    let visible = policy.visibleElements(children)
    if policy.allowsAnyOrder {
      return visible.reduce(visible.count) { $0 &+ of(children[$1], under: elementPolicy) }
    }
    var hasher = Hasher()
    hasher.combine(3)
    hasher.combine(visible.count)
    // Arrays of which as many elements are visible have them at the same indices.
    let namesIndices = policy.namesIndices
    for index in visible {
      let policy = namesIndices ? policy.into(.index(index)) : elementPolicy
      hasher.combine(of(children[index], under: policy))
    }
    return hasher.finalize()
  }

  /// A sum, because the order of members does not count.
  private static func ofObject(_ node: JSONNode, under policy: PolicyCursor) -> Int {
    let children = node.children
    let visible = policy.visibleMembers(children)
    return visible.reduce(visible.count) { sum, index in
      let key = children.key(index)
      return sum &+ ofMember(key, of(children[index], under: policy.into(.key(key.string))))
    }
  }

  /// Returns the hash of a key with the hash of its value.
  static func ofMember(_ key: QuotedText, _ hash: Int) -> Int { ofPair(key.hash, hash) }

  /// Returns the hash of two hashes.
  static func ofPair(_ one: Int, _ two: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(one)
    hasher.combine(two)
    return hasher.finalize()
  }
}
