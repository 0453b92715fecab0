/// A long common subsequence of two sequences of numbers.
///
/// Up to `largestTable` cells it is the longest one. Beyond that, elements are paired first with
/// first, second with second of their kind, the longest rising run of those pairs is kept, and only
/// small gaps between them are searched again, so that a million elements cost no more than
/// O(*n* log *n*), and in memory twelve bytes for each.
struct CommonSubsequence {
  static let none = Numbering.none
  private static let largestTable = 1_000_000
  private static let largestGap = 10_000

  private let left: [UInt32]
  private let right: [UInt32]
  /// How many numbers there are.
  private let count: Int
  /// Whether a number is on both sides.
  private let isCommon: [Bool]
  /// The place on the right for each place on the left, rising; `none` where there is none.
  private(set) var partners: [UInt32]

  /// Creates the subsequence of two sequences of numbers below a count.
  init(_ left: [UInt32], _ right: [UInt32], below count: Int) {
    (self.left, self.right, self.count) = (left, right, count)
    isCommon = Self.common(left, right, below: count)
    partners = []
    let (leftCount, rightCount) = (commonCount(left[...]), commonCount(right[...]))
    if leftCount * rightCount <= Self.largestTable {
      partners = Array(repeating: Self.none, count: left.count)
      pairLongest(left.indices, right.indices)
    } else {
      pairOccurrences()
      keepLongestRising()
      fillGaps()
    }
  }

  private static func common(_ left: [UInt32], _ right: [UInt32], below count: Int) -> [Bool] {
    var sides = [UInt8](repeating: 0, count: count)
    for number in left { sides[Int(number)] |= 1 }
    for number in right { sides[Int(number)] |= 2 }
    return sides.map { $0 == 3 }
  }

  private func commonCount(_ numbers: ArraySlice<UInt32>) -> Int {
    numbers.reduce(0) { $0 + (isCommon[Int($1)] ? 1 : 0) }
  }

  // MARK: - By table

  private mutating func pairLongest(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    let leftPlaces = leftRange.filter { isCommon[Int(left[$0])] }
    let rightPlaces = rightRange.filter { isCommon[Int(right[$0])] }
    guard !leftPlaces.isEmpty, !rightPlaces.isEmpty else { return }
    let lengths = lengths(leftPlaces, rightPlaces)
    let width = rightPlaces.count + 1
    var (row, column) = (0, 0)
    while row < leftPlaces.count, column < rightPlaces.count {
      let cell = row * width + column
      if left[leftPlaces[row]] == right[rightPlaces[column]] {
        partners[leftPlaces[row]] = UInt32(truncatingIfNeeded: rightPlaces[column])
        (row, column) = (row + 1, column + 1)
      } else if lengths[cell + width] >= lengths[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }

  /// Returns how long the longest common subsequence is from each pair of places on.
  private func lengths(_ leftPlaces: [Int], _ rightPlaces: [Int]) -> [Int32] {
    let width = rightPlaces.count + 1
    var lengths = [Int32](repeating: 0, count: (leftPlaces.count + 1) * width)
    for row in leftPlaces.indices.reversed() {
      let number = left[leftPlaces[row]]
      for column in rightPlaces.indices.reversed() {
        let cell = row * width + column
        lengths[cell] =
          number == right[rightPlaces[column]]
          ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    return lengths
  }

  // MARK: - By anchors

  /// Pairs the *k*-th occurrences of a number on both sides.
  private mutating func pairOccurrences() {
    var occurrences = Occurrences(of: right, below: count)
    partners = left.map { number in
      occurrences.take(Int(number)).map { UInt32(truncatingIfNeeded: $0) } ?? Self.none
    }
  }

  /// Keeps the longest selection in which the right places rise too, by patience sorting.
  private mutating func keepLongestRising() {
    // The left place on top of each pile, and what lay on top of the pile before when it came.
    var tops: [UInt32] = []
    var before = [UInt32](repeating: Self.none, count: left.count)
    for place in left.indices where partners[place] != Self.none {
      let pile = tops.firstIndex(fromWhich: { partners[Int($0)] >= partners[place] })
      if pile > 0 { before[place] = tops[pile - 1] }
      let new = UInt32(truncatingIfNeeded: place)
      if pile == tops.count { tops.append(new) } else { tops[pile] = new }
    }
    var kept = tops.last ?? Self.none
    for place in left.indices.reversed() {
      if UInt32(truncatingIfNeeded: place) == kept {
        kept = before[place]
      } else {
        partners[place] = Self.none
      }
    }
  }

  private mutating func fillGaps() {
    var (leftStart, rightStart) = (0, 0)
    for place in 0...left.count {
      let partner = place < left.count ? partners[place] : UInt32(truncatingIfNeeded: right.count)
      guard partner != Self.none else { continue }
      fillGap(leftStart..<place, rightStart..<Int(partner))
      (leftStart, rightStart) = (place + 1, Int(partner) + 1)
    }
  }

  private mutating func fillGap(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    guard !leftRange.isEmpty, !rightRange.isEmpty else { return }
    let cells = commonCount(left[leftRange]) * commonCount(right[rightRange])
    if cells <= Self.largestGap { pairLongest(leftRange, rightRange) }
  }
}

extension [UInt32] {
  /// Returns the first index from which on a condition holds.
  fileprivate func firstIndex(fromWhich condition: (UInt32) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
