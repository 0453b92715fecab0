/// A long common subsequence of two sequences of numbers, as pairs of indices in rising order.
///
/// Up to `largestTable` cells it is the longest one. Beyond that, elements are paired first with
/// first, second with second of their kind, the longest rising run of those pairs is kept, and only
/// small gaps between them are searched again, so that a million elements cost no more than
/// O(*n* log *n*).
enum CommonSubsequence {
  typealias Pair = (left: Int, right: Int)
  private static let largestTable = 1_000_000
  private static let largestGap = 10_000

  static func pairs(_ left: [Int], _ right: [Int]) -> [Pair] {
    let common = Set(left).intersection(right)
    let leftIndices = left.indices.filter { common.contains(left[$0]) }
    let rightIndices = right.indices.filter { common.contains(right[$0]) }
    let leftNumbers = leftIndices.map { left[$0] }
    let rightNumbers = rightIndices.map { right[$0] }
    let pairs =
      leftNumbers.count * rightNumbers.count <= largestTable
      ? longest(leftNumbers[...], rightNumbers[...]) : anchored(leftNumbers, rightNumbers)
    return pairs.map { (leftIndices[$0.left], rightIndices[$0.right]) }
  }

  // MARK: - By table

  private static func longest(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> [Pair] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let width = right.count + 1
    var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
    for row in (0..<left.count).reversed() {
      let number = left[left.startIndex + row]
      for column in (0..<right.count).reversed() {
        let cell = row * width + column
        lengths[cell] =
          number == right[right.startIndex + column]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      let cell = row * width + column
      if left[left.startIndex + row] == right[right.startIndex + column] {
        pairs.append((left.startIndex + row, right.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  // MARK: - By anchors

  private static func anchored(_ left: [Int], _ right: [Int]) -> [Pair] {
    var pairs: [Pair] = []
    var previous: Pair = (-1, -1)
    for anchor in longestRising(occurrencePairs(left, right)) + [(left.count, right.count)] {
      let leftGap = left[(previous.left + 1)..<anchor.left]
      let rightGap = right[(previous.right + 1)..<anchor.right]
      if leftGap.count * rightGap.count <= largestGap {
        pairs += longest(leftGap, rightGap)
      }
      if anchor.left < left.count { pairs.append(anchor) }
      previous = anchor
    }
    return pairs
  }

  /// Returns pairs of the *k*-th occurrence of a number on each side, in left order.
  private static func occurrencePairs(_ left: [Int], _ right: [Int]) -> [Pair] {
    var free: [Int: [Int]] = [:]
    for index in right.indices.reversed() { free[right[index], default: []].append(index) }
    return left.indices.compactMap { index in
      free[left[index]]?.popLast().map { (index, $0) }
    }
  }

  /// Returns the longest selection in which the right indices rise too, by patience sorting.
  private static func longestRising(_ pairs: [Pair]) -> [Pair] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let pile = tails.partitioningIndex { pairs[$0].right >= pair.right }
      before[index] = pile > 0 ? tails[pile - 1] : -1
      if pile == tails.count { tails.append(index) } else { tails[pile] = index }
    }
    var result: [Pair] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }
}

extension [Int] {
  /// Returns the first index from which on a condition holds.
  fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
