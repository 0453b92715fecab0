extension DifferenceFinder {
  mutating func compareArrays(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, isSame: Bool
  ) {
    if level == .bytes { reportWhitespaceInArrays(left, right) }
    if policy.allowsAnyOrder { return compareUnordered(left, right, policy) }
    let alignment =
      isSame
      ? ArrayAlignment(same: left, right, policy) : ArrayAlignment(left, right, policy, hashes)
    let targets = Set(alignment.moves.values)
    for step in alignment.steps {
      switch step {
      case .pair(let leftIndex, let rightIndex, let isSame):
        comparePair(left, leftIndex, right, rightIndex, policy, isSame: isSame)
      case .left(let index):
        if let target = alignment.moves[index] {
          reportMove(left, index, right, target, policy)
        } else {
          reportElement(left, index, .left, policy)
        }
      case .right(let index) where targets.contains(index): break
      case .right(let index): reportElement(right, index, .right, policy)
      }
    }
  }

  private mutating func comparePair(
    _ left: JSONNode, _ leftIndex: Int, _ right: JSONNode, _ rightIndex: Int,
    _ policy: PolicyCursor, isSame: Bool
  ) {
    descend(.index(leftIndex), .index(rightIndex)) { finder in
      finder.compare(
        left.children[leftIndex], right.children[rightIndex], policy.into(.index(leftIndex)),
        isSame: isSame)
    }
  }

  private mutating func reportMove(
    _ left: JSONNode, _ leftIndex: Int, _ right: JSONNode, _ rightIndex: Int,
    _ policy: PolicyCursor
  ) {
    descend(.index(leftIndex), .index(rightIndex)) { finder in
      finder.report(.order, left.children[leftIndex], right.children[rightIndex])
    }
    comparePair(left, leftIndex, right, rightIndex, policy, isSame: true)
  }

  /// Writes down an element that only one side has.
  private mutating func reportElement(
    _ array: JSONNode, _ index: Int, _ side: JSONComparisonError.Document, _ policy: PolicyCursor
  ) {
    let element = array.children[index]
    descend(.index(index), .index(index)) { finder in
      switch side {
      case .left: finder.report(.missingRight, element, nil)
      case .right: finder.report(.missingLeft, nil, element)
      }
      finder.reportRepeats(in: element, side, policy.into(.index(index)))
    }
  }

  // MARK: - Any order

  private mutating func compareUnordered(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor
  ) {
    let leftIndices = policy.visibleIndices(left.children.count)
    let rightIndices = policy.visibleIndices(right.children.count)
    let elementPolicy = policy.intoAnyIndex()
    let matching = UnorderedMatching(
      leftIndices.map { left.children[$0].value }, rightIndices.map { right.children[$0].value },
      elementPolicy)
    let leftRest = matching.leftOnly.map { leftIndices[$0] }
    let rightRest = matching.rightOnly.map { rightIndices[$0] }
    let alike = Likeness(policy: elementPolicy, hashes: hashes)
      .unorderedPairs(leftRest.map { left.children[$0] }, rightRest.map { right.children[$0] })
      .map { (left: leftRest[$0.left], right: rightRest[$0.right]) }
    let pairs =
      matching.pairs.map { (leftIndices[$0.left], rightIndices[$0.right], true) }
      + alike.map { ($0.left, $0.right, false) }
    let partners = Dictionary(uniqueKeysWithValues: pairs.map { ($0.0, ($0.1, $0.2)) })
    for index in leftIndices {
      if let (partner, isSame) = partners[index] {
        comparePair(left, index, right, partner, policy, isSame: isSame)
      } else {
        reportElement(left, index, .left, policy)
      }
    }
    let taken = Set(alike.map(\.right))
    for index in rightRest where !taken.contains(index) {
      reportElement(right, index, .right, policy)
    }
  }

  // MARK: - White space

  private mutating func reportWhitespaceInArrays(_ left: JSONNode, _ right: JSONNode) {
    guard let (leftBytes, rightBytes) = spellings else { return }
    if left.children.isEmpty, right.children.isEmpty {
      return reportWhitespace(
        left, right, leftBytes.inside(left.range), rightBytes.inside(right.range))
    }
    reportWhitespace(
      left, right, left.children.flatMap { leftBytes.around($0.range) },
      right.children.flatMap { rightBytes.around($0.range) })
  }
}
