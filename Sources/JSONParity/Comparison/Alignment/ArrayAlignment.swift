/// How one array became another: which elements stayed, changed, moved, went and came.
///
///     left   A B C  D         A B C stay, D is changed to d, E came: not four changes and one more
///     right  A B E C d
///
/// Equal elements are paired by a common subsequence. Of the others, those that are on both sides
/// have moved. Between equal elements, what is left is paired by likeness, in order.
struct ArrayAlignment {
  enum Step: Equatable {
    /// Elements that go together; `isSame` when they say the same.
    case pair(left: Int, right: Int, isSame: Bool)
    case left(Int)
    case right(Int)
  }

  /// In the order of both arrays.
  private(set) var steps: [Step] = []
  /// The elements that stand somewhere else on the right, by their left index.
  private(set) var moves: [Int: Int] = [:]

  /// Creates the alignment from two arrays; `policy` is the cursor of the arrays themselves.
  init(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, _ hashes: DocumentHashes
  ) {
    let leftIndices = policy.visibleIndices(left.children.count)
    let rightIndices = policy.visibleIndices(right.children.count)
    var aligner = Aligner(
      left: leftIndices.map { left.children[$0] }, right: rightIndices.map { right.children[$0] },
      policy: policy.intoAnyIndex(), hashes: hashes)
    aligner.align()
    steps = aligner.steps.map { step in
      switch step {
      case .pair(let left, let right, let isSame):
        .pair(left: leftIndices[left], right: rightIndices[right], isSame: isSame)
      case .left(let index): .left(leftIndices[index])
      case .right(let index): .right(rightIndices[index])
      }
    }
    for (left, right) in aligner.moves { moves[leftIndices[left]] = rightIndices[right] }
  }

  /// Creates the alignment from arrays that are known to be the same.
  init(same left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    let leftIndices = policy.visibleIndices(left.children.count)
    let rightIndices = policy.visibleIndices(right.children.count)
    steps = zip(leftIndices, rightIndices).map { .pair(left: $0, right: $1, isSame: true) }
  }
}

private struct Aligner {
  let left: [JSONNode]
  let right: [JSONNode]
  /// The cursor of the elements.
  let policy: PolicyCursor
  let hashes: DocumentHashes
  var steps: [ArrayAlignment.Step] = []
  var moves: [Int: Int] = [:]
  private var targets: Set<Int> = []

  init(left: [JSONNode], right: [JSONNode], policy: PolicyCursor, hashes: DocumentHashes) {
    self.left = left
    self.right = right
    self.policy = policy
    self.hashes = hashes
  }

  mutating func align() {
    var start = 0
    let shorter = min(left.count, right.count)
    while start < shorter, areSame(start, start) {
      steps.append(.pair(left: start, right: start, isSame: true))
      start += 1
    }
    var tail = 0
    while tail < shorter - start, areSame(left.count - 1 - tail, right.count - 1 - tail) {
      tail += 1
    }
    alignMiddle(start..<left.count - tail, start..<right.count - tail)
    for offset in (0..<tail).reversed() {
      steps.append(
        .pair(left: left.count - 1 - offset, right: right.count - 1 - offset, isSame: true))
    }
  }

  private mutating func areSame(_ leftIndex: Int, _ rightIndex: Int) -> Bool {
    let (one, other) = (left[leftIndex], right[rightIndex])
    if policy.isEmpty, !one.children.isEmpty, !other.children.isEmpty {
      guard hashes.left.hash(one, under: policy) == hashes.right.hash(other, under: policy)
      else { return false }
    }
    return one.value.isSame(as: other.value, under: policy)
  }

  /// Aligns what stands between the equal heads and the equal tails.
  private mutating func alignMiddle(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    guard leftRange.count > 1 || rightRange.count > 1, !leftRange.isEmpty, !rightRange.isEmpty
    else { return alignBlock(Array(leftRange), Array(rightRange)) }
    var classes = SamenessClasses(policy)
    let leftNumbers = leftRange.map { index in
      classes.number(of: left[index].value, hash: hashes.left.hash(left[index], under: policy))
    }
    let rightNumbers = rightRange.map { index in
      classes.number(of: right[index].value, hash: hashes.right.hash(right[index], under: policy))
    }
    let pairs = CommonSubsequence.pairs(leftNumbers, rightNumbers)
      .map { ($0.left + leftRange.lowerBound, $0.right + rightRange.lowerBound) }
    findMoves(leftRange, leftNumbers, rightRange, rightNumbers, pairs)
    appendBlocks(leftRange, rightRange, pairs)
  }

  private mutating func findMoves(
    _ leftRange: Range<Int>, _ leftNumbers: [Int], _ rightRange: Range<Int>, _ rightNumbers: [Int],
    _ pairs: [(Int, Int)]
  ) {
    let leftPaired = Set(pairs.map(\.0))
    let rightPaired = Set(pairs.map(\.1))
    var free: [Int: [Int]] = [:]
    for index in rightRange.reversed() where !rightPaired.contains(index) {
      free[rightNumbers[index - rightRange.lowerBound], default: []].append(index)
    }
    for index in leftRange where !leftPaired.contains(index) {
      if let target = free[leftNumbers[index - leftRange.lowerBound]]?.popLast() {
        moves[index] = target
        targets.insert(target)
      }
    }
  }

  private mutating func appendBlocks(
    _ leftRange: Range<Int>, _ rightRange: Range<Int>, _ pairs: [(Int, Int)]
  ) {
    var (leftStart, rightStart) = (leftRange.lowerBound, rightRange.lowerBound)
    for (leftIndex, rightIndex) in pairs {
      alignBlock(Array(leftStart..<leftIndex), Array(rightStart..<rightIndex))
      steps.append(.pair(left: leftIndex, right: rightIndex, isSame: true))
      (leftStart, rightStart) = (leftIndex + 1, rightIndex + 1)
    }
    alignBlock(Array(leftStart..<leftRange.upperBound), Array(rightStart..<rightRange.upperBound))
  }

  /// Pairs elements between two equal ones by likeness; those that have moved stay single.
  private mutating func alignBlock(_ leftBlock: [Int], _ rightBlock: [Int]) {
    let leftStaying = leftBlock.filter { moves[$0] == nil }
    let rightStaying = rightBlock.filter { !targets.contains($0) }
    let pairs = Likeness(policy: policy, hashes: hashes)
      .pairs(leftStaying.map { left[$0] }, rightStaying.map { right[$0] })
    var (leftRest, rightRest) = (leftBlock[...], rightBlock[...])
    for pair in pairs {
      let (leftIndex, rightIndex) = (leftStaying[pair.left], rightStaying[pair.right])
      appendSingles(&leftRest, before: leftIndex, &rightRest, before: rightIndex)
      steps.append(.pair(left: leftIndex, right: rightIndex, isSame: false))
      leftRest.removeFirst()
      rightRest.removeFirst()
    }
    steps += leftRest.map { .left($0) } + rightRest.map { .right($0) }
  }

  private mutating func appendSingles(
    _ leftRest: inout ArraySlice<Int>, before leftIndex: Int, _ rightRest: inout ArraySlice<Int>,
    before rightIndex: Int
  ) {
    while let next = leftRest.first, next < leftIndex {
      steps.append(.left(leftRest.removeFirst()))
    }
    while let next = rightRest.first, next < rightIndex {
      steps.append(.right(rightRest.removeFirst()))
    }
  }
}
