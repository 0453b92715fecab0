/// How one array became another: which elements stayed, changed, moved, went and came.
///
///     left   A B C  D         A B C stay, D is changed to d, E came: not four changes and one more
///     right  A B E C d
///
/// Equal elements are paired by a common subsequence. Of the others, those that are on both sides
/// have moved. Between equal elements, what is left is paired by likeness, in order.
struct ArrayAlignment {
  enum Step: Equatable {
    /// Elements that go together; `isSame` when they say the same, save where a rule names their index.
    case pair(left: Int, right: Int, isSame: Bool)
    /// An element of the left array that stands somewhere else on the right, or nowhere.
    case left(Int, movedTo: Int?)
    /// An element of the right array that stands somewhere else on the left, or nowhere.
    case right(Int, hasMoved: Bool)
  }

  /// How an element on the left goes with its partner.
  enum Bond: UInt8 {
    case none, same, alike, moved

    /// Whether the two stand in the order of both arrays.
    var isInOrder: Bool { self == .same || self == .alike }
  }

  // Places, not indices: an element that is ignored has none. Beside the elements themselves this is all
  // that is kept for each of them: five bytes on the left and one on the right.
  fileprivate let left: VisibleParts
  fileprivate let right: VisibleParts
  fileprivate var bonds: [Bond]
  fileprivate var partners: [UInt32]
  fileprivate var isTarget: [Bool]

  /// Creates the alignment from the elements of two arrays; `policy` is the cursor of the arrays
  /// themselves.
  init(_ left: JSONChildren, _ right: JSONChildren, _ policy: PolicyCursor) {
    var aligner = Aligner(
      left: left, right: right, arrayPolicy: policy, namesIndices: policy.namesIndices,
      policy: policy.intoUnnamedIndex(),
      alignment: ArrayAlignment(
        places: policy.visibleElements(left), policy.visibleElements(right)))
    aligner.align()
    self = aligner.alignment
  }

  /// Creates the alignment from arrays that are known to be the same.
  init(same left: JSONChildren, _ right: JSONChildren, _ policy: PolicyCursor) {
    self.init(places: policy.visibleElements(left), policy.visibleElements(right))
    for place in 0..<min(self.left.count, self.right.count) { pair(place, place, .same) }
  }

  private init(places left: VisibleParts, _ right: VisibleParts) {
    (self.left, self.right) = (left, right)
    bonds = Array(repeating: .none, count: left.count)
    partners = Array(repeating: 0, count: left.count)
    isTarget = Array(repeating: false, count: right.count)
  }

  fileprivate mutating func pair(_ left: Int, _ right: Int, _ bond: Bond) {
    bonds[left] = bond
    partners[left] = UInt32(truncatingIfNeeded: right)
    if bond == .moved { isTarget[right] = true }
  }
}

// MARK: - Steps

extension ArrayAlignment {
  /// All elements in the order of both arrays.
  var steps: some Sequence<Step> {
    sequence(state: (0, 0)) { (next: inout (left: Int, right: Int)) -> Step? in
      if next.left < bonds.count, !bonds[next.left].isInOrder {
        next.left += 1
        return leftStep(next.left - 1)
      }
      let end = next.left < bonds.count ? Int(partners[next.left]) : isTarget.count
      if next.right < end {
        next.right += 1
        return rightStep(next.right - 1)
      }
      guard next.left < bonds.count else { return nil }
      next = (next.left + 1, end + 1)
      return pairStep(next.left - 1)
    }
  }

  /// The steps from the last to the first.
  var stepsFromEnd: some Sequence<Step> {
    let start = (left: bonds.count, right: isTarget.count, pair: pair(before: bonds.count))
    return sequence(state: start) { (rest: inout (left: Int, right: Int, pair: Int)) -> Step? in
      if rest.right > (rest.pair < 0 ? 0 : Int(partners[rest.pair]) + 1) {
        rest.right -= 1
        return rightStep(rest.right)
      }
      if rest.left > rest.pair + 1 {
        rest.left -= 1
        return leftStep(rest.left)
      }
      guard rest.pair >= 0 else { return nil }
      let place = rest.pair
      rest = (place, Int(partners[place]), pair(before: place))
      return pairStep(place)
    }
  }

  /// Returns the last place before another of which the partner stands in order; -1 for none.
  private func pair(before place: Int) -> Int {
    var place = place - 1
    while place >= 0, !bonds[place].isInOrder { place -= 1 }
    return place
  }

  private func pairStep(_ place: Int) -> Step {
    .pair(left: left[place], right: right[Int(partners[place])], isSame: bonds[place] == .same)
  }

  private func leftStep(_ place: Int) -> Step {
    .left(left[place], movedTo: bonds[place] == .moved ? right[Int(partners[place])] : nil)
  }

  private func rightStep(_ place: Int) -> Step {
    .right(right[place], hasMoved: isTarget[place])
  }
}

// MARK: - Aligning

private struct Aligner {
  let left: JSONChildren
  let right: JSONChildren
  /// The cursor of the arrays, and whether it names an index.
  let arrayPolicy: PolicyCursor
  let namesIndices: Bool
  /// The cursor of the elements that no rule names by their index.
  let policy: PolicyCursor
  var alignment: ArrayAlignment

  private func leftElement(_ place: Int) -> JSONNode { left[alignment.left[place]] }
  private func rightElement(_ place: Int) -> JSONNode { right[alignment.right[place]] }

  mutating func align() {
    let (leftCount, rightCount) = (alignment.left.count, alignment.right.count)
    let shorter = min(leftCount, rightCount)
    var start = 0
    while start < shorter, areSame(start, start) {
      alignment.pair(start, start, .same)
      start += 1
    }
    var tail = 0
    while tail < shorter - start, areSame(leftCount - 1 - tail, rightCount - 1 - tail) {
      tail += 1
      alignment.pair(leftCount - tail, rightCount - tail, .same)
    }
    alignMiddle(start..<leftCount - tail, start..<rightCount - tail)
  }

  private func areSame(_ leftPlace: Int, _ rightPlace: Int) -> Bool {
    let (one, other) = (leftElement(leftPlace), rightElement(rightPlace))
    let policy =
      namesIndices ? arrayPolicy.into(.index(alignment.left[leftPlace])) : self.policy
    return one.isSameByHash(as: other, under: policy)
  }

  /// Aligns what stands between the equal heads and the equal tails.
  private mutating func alignMiddle(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    if !leftRange.isEmpty, !rightRange.isEmpty, leftRange.count > 1 || rightRange.count > 1 {
      pairSame(leftRange, rightRange)
    }
    var (leftStart, rightStart) = (leftRange.lowerBound, rightRange.lowerBound)
    for place in leftRange where alignment.bonds[place] == .same {
      let partner = Int(alignment.partners[place])
      alignBlock(leftStart..<place, rightStart..<partner)
      (leftStart, rightStart) = (place + 1, partner + 1)
    }
    alignBlock(leftStart..<leftRange.upperBound, rightStart..<rightRange.upperBound)
  }

  /// Pairs elements that are the same: those in order, and those that have moved.
  private mutating func pairSame(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    let (leftNumbers, rightNumbers, count) = numbers(leftRange, rightRange)
    let partners = CommonSubsequence(leftNumbers, rightNumbers, below: count).partners
    var isPaired = [Bool](repeating: false, count: rightRange.count)
    for place in partners.indices where partners[place] != CommonSubsequence.none {
      let partner = Int(partners[place])
      isPaired[partner] = true
      alignment.pair(leftRange.lowerBound + place, rightRange.lowerBound + partner, .same)
    }
    var free = Occurrences(of: rightNumbers, below: count) { !isPaired[$0] }
    for place in partners.indices where partners[place] == CommonSubsequence.none {
      guard let target = free.take(Int(leftNumbers[place])) else { continue }
      alignment.pair(leftRange.lowerBound + place, rightRange.lowerBound + target, .moved)
    }
  }

  /// Numbers elements, so that the same have the same number, and counts the numbers.
  private func numbers(
    _ leftRange: Range<Int>, _ rightRange: Range<Int>
  ) -> (left: [UInt32], right: [UInt32], count: Int) {
    var classes = SamenessClasses(policy, left: left[0], right: right[0])
    let leftNumbers = leftRange.map { classes.number(of: leftElement($0), .left) }
    let rightNumbers = rightRange.map { classes.number(of: rightElement($0), .right) }
    return (leftNumbers, rightNumbers, classes.count)
  }

  /// Pairs elements between two equal ones by likeness; those that have moved stay single.
  private mutating func alignBlock(_ leftBlock: Range<Int>, _ rightBlock: Range<Int>) {
    guard !leftBlock.isEmpty, !rightBlock.isEmpty else { return }
    let leftCount = leftBlock.count { alignment.bonds[$0] == .none }
    let rightCount = rightBlock.count { !alignment.isTarget[$0] }
    guard leftCount > 0, rightCount > 0 else { return }
    if Likeness.isAsked(leftCount, rightCount) {
      pairByLikeness(leftBlock, rightBlock)
    } else {
      pairInTurn(leftBlock, rightBlock)
    }
  }

  private mutating func pairByLikeness(_ leftBlock: Range<Int>, _ rightBlock: Range<Int>) {
    let leftPlaces = leftBlock.filter { alignment.bonds[$0] == .none }
    let rightPlaces = rightBlock.filter { !alignment.isTarget[$0] }
    let pairs = Likeness(policy: policy)
      .pairs(leftPlaces.map { leftElement($0) }, rightPlaces.map { rightElement($0) })
    for pair in pairs { alignment.pair(leftPlaces[pair.left], rightPlaces[pair.right], .alike) }
  }

  private mutating func pairInTurn(_ leftBlock: Range<Int>, _ rightBlock: Range<Int>) {
    var partner = rightBlock.lowerBound
    for place in leftBlock where alignment.bonds[place] == .none {
      while partner < rightBlock.upperBound, alignment.isTarget[partner] { partner += 1 }
      guard partner < rightBlock.upperBound else { return }
      alignment.pair(place, partner, .alike)
      partner += 1
    }
  }
}
