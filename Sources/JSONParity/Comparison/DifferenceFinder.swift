internal import JSONCodable
internal import JSONText

/// Walks two documents side by side and tells where they differ.
struct DifferenceFinder {
  let level: ComparisonLevel
  /// Whether the documents have a text of their own, so that it can be told how things are written.
  let hasSpellings: Bool
  private let take: (JSONComparison.Finding) -> Bool
  /// Whether no more findings are wanted.
  private(set) var isDone = false
  /// Where the walk is in each document.
  private var places: (left: [Step], right: [Step]) = ([], [])

  /// A step on the way; a key is made only for a difference.
  enum Step {
    case key(QuotedText)
    case index(Int)

    fileprivate var component: JSONPath.Component {
      switch self {
      case .key(let key): .key(key.string)
      case .index(let index): .index(index)
      }
    }
  }

  /// Creates a finder; `take` gets each finding, and says whether more are wanted.
  init(
    level: ComparisonLevel, hasSpellings: Bool, take: @escaping (JSONComparison.Finding) -> Bool
  ) {
    self.level = level
    self.hasSpellings = hasSpellings
    self.take = take
  }

  mutating func compareDocuments(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    guard !policy.isIgnored else { return }
    compare(left, right, policy, isSame: false)
    guard level == .bytes, hasSpellings else { return }
    reportWhitespace(left, right, left.spacesAroundRoot, right.spacesAroundRoot)
  }

  /// Compares two values; `isSame` says that they are known to say the same.
  mutating func compare(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, isSame: Bool
  ) {
    guard !isDone, !areClearlySame(left, right, policy, isSame) else { return }
    switch (left.kind, right.kind) {
    case (.null, .null), (.true, .true), (.false, .false): break
    case (.true, .false), (.false, .true): report(.changedValue, left, right)
    case (.number, .number): compareNumbers(left, right, policy)
    case (.string, .string): compareStrings(left, right)
    case (.array, .array): compareArrays(left, right, policy, isSame: isSame)
    case (.object, .object): compareObjects(left, right, policy, isSame: isSame)
    default:
      report(.changedType, left, right)
      reportRepeats(in: left, .left, policy)
      reportRepeats(in: right, .right, policy)
    }
  }

  /// Returns whether there is nothing to be found, as far as that can be told without a walk.
  private func areClearlySame(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, _ isSame: Bool
  ) -> Bool {
    guard !left.repeatsKeys, !right.repeatsKeys else { return false }
    if level == .meaning { return isSame || left.hasParts && left.hasSameBytes(as: right) }
    // A policy may pair elements otherwise than by their place.
    return policy.isEmpty && left.hasParts && left.hasSameBytes(as: right)
  }

  private mutating func compareNumbers(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor
  ) {
    guard !left.hasSameBytes(as: right) else { return }
    let (one, other) = (left.number, right.number)
    guard !policy.tolerates(one, other) else { return }
    if left.hasSameNumber(as: right) {
      guard level != .meaning else { return }
      report(.numberSpelling, left, right, spellings: (one.text, other.text))
    } else if let double = one.double, double == other.double {
      report(.numberPrecision, left, right)
    } else {
      report(.changedValue, left, right)
    }
  }

  private mutating func compareStrings(_ left: JSONNode, _ right: JSONNode) {
    let (one, other) = (left.quoted, right.quoted)
    guard one.hasSameScalars(as: other) else { return report(.changedValue, left, right) }
    guard level != .meaning, hasSpellings, !one.hasSameBytes(as: other) else { return }
    report(.stringSpelling, left, right, spellings: (one.spelling, other.spelling))
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
    guard !isDone else { return }
    let leftSide = left.map { side($0, places.left, spellings?.left, range: ranges?.left) }
    let rightSide = right.map { side($0, places.right, spellings?.right, range: ranges?.right) }
    tell(.difference(JSONDifference(kind: kind, left: leftSide, right: rightSide)))
  }

  /// Writes down that both have the same duplicate key at the present places.
  mutating func reportSharedDuplicate() {
    tell(.sharedDuplicate(path(places.left)))
  }

  private mutating func tell(_ finding: JSONComparison.Finding) {
    if !isDone { isDone = !take(finding) }
  }

  private func path(_ place: [Step]) -> JSONPath { JSONPath(place.map(\.component)) }

  private func side(
    _ node: JSONNode, _ place: [Step], _ spelling: String?, range: Range<Int>?
  ) -> JSONDifference.Side {
    JSONDifference.Side(
      path: path(place), value: node.value, range: hasSpellings ? range ?? node.range : nil,
      spelling: spelling)
  }

  /// Runs `body` one step further down in both documents.
  mutating func descend(
    _ left: Step, _ right: Step, _ body: (inout DifferenceFinder) -> Void
  ) {
    places.left.append(left)
    places.right.append(right)
    body(&self)
    places.left.removeLast()
    places.right.removeLast()
  }

  /// Writes down the first pair of white spaces that differ.
  mutating func reportWhitespace(
    _ left: JSONNode, _ right: JSONNode, _ leftSpaces: some Sequence<String>,
    _ rightSpaces: some Sequence<String>
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
    let children = node.children
    let repeated = node.kind == .object ? children.repeats : []
    for (index, child) in children.enumerated() {
      let step: Step = node.kind == .object ? .key(children.key(index)) : .index(index)
      let cursor = policy.into(step.component)
      descend(step, step) { finder in
        if repeated.contains(index), !cursor.isIgnored {
          let isLeft = side == .left
          finder.report(.duplicateKey, isLeft ? child : nil, isLeft ? nil : child)
        }
        finder.reportRepeats(in: child, side, cursor)
      }
    }
  }
}
