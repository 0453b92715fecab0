/// How one array became another when the order does not count: which elements stayed, changed, went and came.
struct UnorderedPairs {
  /// All elements: those of the left array in their order, then those that only the right one has.
  private(set) var steps: [ArrayAlignment.Step] = []

  /// Creates the pairs from the elements of two arrays; `policy` is the cursor of the arrays themselves.
  init(_ left: JSONChildren, _ right: JSONChildren, _ policy: PolicyCursor) {
    let leftIndices = policy.visibleElements(left)
    let matching = UnorderedMatching(
      left, leftIndices, right, policy.visibleElements(right), policy)
    let (leftRest, rightRest) = (matching.leftOnly, matching.rightOnly)
    let alike = Likeness(policy: policy.intoAnyIndex())
      .unorderedPairs(leftRest, { left[$0] }, rightRest, { right[$0] })
    var partners: [(index: Int, isSame: Bool)?] = Array(repeating: nil, count: left.count)
    for pair in matching.pairs { partners[pair.left] = (pair.right, true) }
    for pair in alike { partners[pair.left] = (pair.right, false) }
    for index in leftIndices {
      if let partner = partners[index] {
        steps.append(.pair(left: index, right: partner.index, isSame: partner.isSame))
      } else {
        steps.append(.left(index, movedTo: nil))
      }
    }
    let taken = Set(alike.map(\.right))
    for index in rightRest where !taken.contains(index) {
      steps.append(.right(index, hasMoved: false))
    }
  }
}
