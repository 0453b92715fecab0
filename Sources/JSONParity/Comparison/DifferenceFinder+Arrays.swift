extension DifferenceFinder {
  mutating func compareArrays(
    _ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor, isSame: Bool
  ) {
    let (one, other) = (left.children, right.children)
    if level == .bytes { reportWhitespaceInArrays(left, one, right, other) }
    if policy.allowsAnyOrder { return compareUnordered(one, other, policy) }
    let alignment =
      isSame ? ArrayAlignment(same: one, other, policy) : ArrayAlignment(one, other, policy)
    for step in alignment.steps {
      guard !isDone else { return }
      switch step {
      case .pair(let leftIndex, let rightIndex, let isSame):
        comparePair(one, leftIndex, other, rightIndex, policy, isSame: isSame)
      case .left(let index, movedTo: let target?): reportMove(one, index, other, target, policy)
      case .left(let index, movedTo: nil): reportElement(one, index, .left, policy)
      case .right(_, hasMoved: true): break
      case .right(let index, hasMoved: false): reportElement(other, index, .right, policy)
      }
    }
  }

  private mutating func comparePair(
    _ left: JSONChildren, _ leftIndex: Int, _ right: JSONChildren, _ rightIndex: Int,
    _ policy: PolicyCursor, isSame: Bool
  ) {
    // What goes together is known to be the same under the rules for all elements.
    let isSame = isSame && !policy.namesIndices
    descend(.index(leftIndex), .index(rightIndex)) { finder in
      finder.compare(
        left[leftIndex], right[rightIndex], policy.into(.index(leftIndex)), isSame: isSame)
    }
  }

  private mutating func reportMove(
    _ left: JSONChildren, _ leftIndex: Int, _ right: JSONChildren, _ rightIndex: Int,
    _ policy: PolicyCursor
  ) {
    descend(.index(leftIndex), .index(rightIndex)) { finder in
      finder.report(.order, left[leftIndex], right[rightIndex])
    }
    comparePair(left, leftIndex, right, rightIndex, policy, isSame: true)
  }

  /// Writes down an element that only one side has.
  private mutating func reportElement(
    _ elements: JSONChildren, _ index: Int, _ side: JSONComparisonError.Document,
    _ policy: PolicyCursor
  ) {
    let element = elements[index]
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
    _ left: JSONChildren, _ right: JSONChildren, _ policy: PolicyCursor
  ) {
    for step in UnorderedPairs(left, right, policy).steps {
      guard !isDone else { return }
      switch step {
      case .pair(let index, let partner, let isSame):
        comparePair(left, index, right, partner, policy, isSame: isSame)
      case .left(let index, _): reportElement(left, index, .left, policy)
      case .right(let index, _): reportElement(right, index, .right, policy)
      }
    }
  }

  // MARK: - White space

  private mutating func reportWhitespaceInArrays(
    _ left: JSONNode, _ one: JSONChildren, _ right: JSONNode, _ other: JSONChildren
  ) {
    guard hasSpellings else { return }
    if one.isEmpty, other.isEmpty {
      return reportWhitespace(left, right, left.spacesInside, right.spacesInside)
    }
    reportWhitespace(
      left, right, one.lazy.flatMap(\.spacesAroundElement),
      other.lazy.flatMap(\.spacesAroundElement))
  }
}
