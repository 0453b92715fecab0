internal import JSONText

/// Hashes by meaning: values that say the same thing under a policy have the same hash.
///
/// The reverse need not hold, so a hash finds candidates and `isSame(as:under:)` decides; that keeps
/// the results the same from run to run, although the hashes are not.
enum MeaningHash {
  static func of(_ value: JSONValue, under policy: PolicyCursor) -> Int {
    switch value {
    case .number where policy.tolerance != nil: return 1
    case .array where policy.namesIndices: return 2
    case .array(let elements) where policy.allowsAnyOrder:
      let hashes = elements.visible(policy).map { of($0, under: policy.intoAnyIndex()) }
      return hashes.reduce(hashes.count, &+)
    case .array(let elements):
      return ofArray(elements.visible(policy).map { of($0, under: policy.intoAnyIndex()) })
    case .object(let members):
      return ofObject(
        policy.visibleIndices(members).map { index in
          let member = members[index]
          return (member.key, of(member.value, under: policy.into(.key(member.key))))
        })
    default: return ofScalar(value)
    }
  }

  static func ofScalar(_ value: JSONValue) -> Int {
    var hasher = Hasher()
    switch value {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .number(let number): hasher.combine(ExactDecimal(number.text))
    case .string(let string): string.hashScalars(into: &hasher)
    case .array, .object: break
    }
    return hasher.finalize()
  }

  static func ofArray(_ hashes: [Int]) -> Int {
    var hasher = Hasher()
    hasher.combine(3)
    hasher.combine(hashes)
    return hasher.finalize()
  }

  /// A sum, because the order of members does not count.
  static func ofObject(_ members: [(key: String, hash: Int)]) -> Int {
    members.reduce(into: members.count) { sum, member in
      var hasher = Hasher()
      member.key.hashScalars(into: &hasher)
      hasher.combine(member.hash)
      sum &+= hasher.finalize()
    }
  }
}

extension [JSONValue] {
  fileprivate func visible(_ policy: PolicyCursor) -> [JSONValue] {
    policy.isEmpty ? self : policy.visibleIndices(count).map { self[$0] }
  }
}

/// The hashes of the arrays and objects of one document, each worked out once.
///
/// Without it a value at depth *d* would be hashed *d* times, once for every array it is in.
final class MeaningHashes {
  private var known: [Int: Int] = [:]

  func hash(_ node: JSONNode, under policy: PolicyCursor) -> Int {
    policy.isEmpty ? hash(node) : MeaningHash.of(node.value, under: policy)
  }

  private func hash(_ node: JSONNode) -> Int {
    switch node.value {
    case .array, .object: break
    default: return MeaningHash.ofScalar(node.value)
    }
    if let hash = known[node.range.lowerBound] { return hash }
    let hashes = node.children.map { hash($0) }
    let result =
      if case .object(let members) = node.value {
        MeaningHash.ofObject(zip(members, hashes).map { ($0.key, $1) })
      } else {
        MeaningHash.ofArray(hashes)
      }
    known[node.range.lowerBound] = result
    return result
  }
}

/// The hashes of both documents.
struct DocumentHashes {
  let left = MeaningHashes()
  let right = MeaningHashes()
}
