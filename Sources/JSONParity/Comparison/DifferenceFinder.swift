internal import JSONCodable
internal import JSONText

/// Walks two documents side by side and writes down where they differ.
struct DifferenceFinder {
  let level: ComparisonLevel
  /// The bytes of both documents; `nil` for values that have no text.
  var spellings: (left: Spelling, right: Spelling)?
  private(set) var differences: [JSONDifference] = []
  /// Where an object of the left document has a key again, of which the right one has the same.
  private(set) var sharedDuplicates: [JSONPath] = []
  /// Where the walk is in each document.
  var places: (left: [JSONPath.Component], right: [JSONPath.Component]) = ([], [])
  let hashes = DocumentHashes()

  init(level: ComparisonLevel) {
    self.level = level
  }

  mutating func compareDocuments(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    guard !policy.isIgnored else { return }
    compare(left, right, policy, isSame: false)
    guard level == .bytes, let spellings else { return }
    reportWhitespace(left, right, spellings.left.around(left), spellings.right.around(right))
  }

  /// Compares two values; `isSame` says that they are known to say the same.
  mutating func compare(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, isSame: Bool
  ) {
    if isSame, level == .meaning, !left.repeatsKeys, !right.repeatsKeys { return }
    switch (left.value, right.value) {
    case (.null, .null): break
    case (.boolean(let one), .boolean(let other)):
      if one != other { report(.changedValue, left, right) }
    case (.number(let one), .number(let other)): compare(one, other, left, right, policy)
    case (.string(let one), .string(let other)): compare(one, other, left, right)
    case (.array, .array): compareArrays(left, right, policy, isSame: isSame)
    case (.object(let one), .object(let other)):
      compareObjects(left, one, right, other, policy, isSame: isSame)
    default:
      report(.changedType, left, right)
      reportRepeats(in: left, .left, policy)
      reportRepeats(in: right, .right, policy)
    }
  }

  private mutating func compare(
    _ one: JSONValue.Number, _ other: JSONValue.Number, _ left: JSONNode, _ right: JSONNode,
    _ policy: PolicyCursor
  ) {
    guard one.text != other.text, !policy.tolerates(one, other) else { return }
    if one.hasSameValue(as: other) {
      guard level != .meaning else { return }
      report(.numberSpelling, left, right, spellings: (one.text, other.text))
    } else if let double = one.double, double == other.double {
      report(.numberPrecision, left, right)
    } else {
      report(.changedValue, left, right)
    }
  }

  private mutating func compare(
    _ one: String, _ other: String, _ left: JSONNode, _ right: JSONNode
  ) {
    guard one.hasSameScalars(as: other) else { return report(.changedValue, left, right) }
    guard level != .meaning, let (leftBytes, rightBytes) = spellings,
      !leftBytes.isSame(left.range, rightBytes, right.range)
    else { return }
    report(
      .stringSpelling, left, right,
      spellings: (leftBytes.text(left.range), rightBytes.text(right.range)))
  }
}

// MARK: - Writing down

extension DifferenceFinder {
  /// Writes down a difference between what stands at the present places.
  mutating func report(
    _ kind: JSONDifference.Kind, _ left: JSONNode?, _ right: JSONNode?,
    spellings: (left: String, right: String)? = nil,
    ranges: (left: Range<Int>, right: Range<Int>)? = nil
  ) {
    let leftSide = left.map {
      side($0, places.left, spellings?.left, range: ranges?.left)
    }
    let rightSide = right.map {
      side($0, places.right, spellings?.right, range: ranges?.right)
    }
    differences.append(JSONDifference(kind: kind, left: leftSide, right: rightSide))
  }

  /// Writes down that both have the same duplicate key at the present places.
  mutating func reportSharedDuplicate() {
    sharedDuplicates.append(JSONPath(places.left))
  }

  private func side(
    _ node: JSONNode, _ place: [JSONPath.Component], _ spelling: String?, range: Range<Int>?
  ) -> JSONDifference.Side {
    JSONDifference.Side(
      path: JSONPath(place), value: node.value,
      range: spellings == nil ? nil : range ?? node.range, spelling: spelling)
  }

  /// Runs `body` one step further down in both documents.
  mutating func descend(
    _ left: JSONPath.Component, _ right: JSONPath.Component,
    _ body: (inout DifferenceFinder) -> Void
  ) {
    places.left.append(left)
    places.right.append(right)
    body(&self)
    places.left.removeLast()
    places.right.removeLast()
  }

  /// Writes down the first pair of white spaces that differ.
  mutating func reportWhitespace(
    _ left: JSONNode, _ right: JSONNode, _ leftSpaces: [String], _ rightSpaces: [String]
  ) {
    for (one, other) in zip(leftSpaces, rightSpaces) where !one.hasSameScalars(as: other) {
      return report(.whitespace, left, right, spellings: (one, other))
    }
  }

  /// Writes down the duplicate keys in a value that has nothing to be compared with.
  mutating func reportRepeats(
    in node: JSONNode, _ side: JSONComparisonError.Document, _ policy: PolicyCursor
  ) {
    guard node.repeatsKeys, !policy.isIgnored else { return }
    switch node.value {
    case .array:
      for (index, child) in node.children.enumerated() {
        descend(.index(index), .index(index)) { finder in
          finder.reportRepeats(in: child, side, policy.into(.index(index)))
        }
      }
    case .object(let members):
      let repeated = members.repeatedIndices
      for (index, child) in node.children.enumerated() {
        let key = JSONPath.Component.key(members[index].key)
        let cursor = policy.into(key)
        descend(key, key) { finder in
          if repeated.contains(index), !cursor.isIgnored {
            let isLeft = side == .left
            finder.report(.duplicateKey, isLeft ? child : nil, isLeft ? nil : child)
          }
          finder.reportRepeats(in: child, side, cursor)
        }
      }
    default: break
    }
  }
}

extension [JSONValue.Member] {
  /// The indices of the members whose key has been there before.
  var repeatedIndices: Set<Int> {
    guard repeatKeys else { return [] }
    var seen: Set<ScalarString> = []
    return Set(indices.filter { !seen.insert(ScalarString(self[$0].key)).inserted })
  }
}
