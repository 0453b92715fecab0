internal import JSONCodable

/// A type that tells which of some elements that are not the same are the most alike.
///
///     left   {"id":1,"x":1}                      the element with id 1 is changed, the one with
///     right  {"id":0,"x":9}, {"id":1,"x":2}      id 0 came
///
struct Likeness {
  typealias Pair = (left: Int, right: Int)
  /// Beyond so many cells elements are paired by position.
  private static let largestTable = 2_500
  /// How many parts of an array or object are looked at.
  private static let mostParts = 32
  /// The likeness of values of the same type that share nothing.
  private static let sameType = 2

  let policy: PolicyCursor

  /// Returns whether so many elements are paired by likeness; else they are paired by position.
  static func isAsked(_ left: Int, _ right: Int) -> Bool {
    (left > 1 || right > 1) && left * right <= largestTable
  }

  /// Pairs elements in order so that the sum of their likeness is largest.
  func pairs(_ left: [JSONNode], _ right: [JSONNode]) -> [Pair] {
    bestPairs(table(left, right), rows: left.count, columns: right.count)
  }

  /// Pairs elements that have a part in common, each left one with the likest right one.
  ///
  /// The elements are named by their indices, and so are the pairs.
  func unorderedPairs(
    _ left: [Int], _ leftElement: (Int) -> JSONNode, _ right: [Int],
    _ rightElement: (Int) -> JSONNode
  ) -> [Pair] {
    guard left.count * right.count <= Self.largestTable else { return [] }
    let table = table(left.map(leftElement), right.map(rightElement))
    var free = Array(right.indices)
    var pairs: [Pair] = []
    for row in left.indices {
      let candidates = free.map { (column: $0, score: table[row * right.count + $0]) }
      guard let best = candidates.max(by: { $0.score < $1.score }), best.score > Self.sameType
      else { continue }
      let first = candidates.first { $0.score == best.score }?.column ?? best.column
      pairs.append((left[row], right[first]))
      free.removeAll { $0 == first }
    }
    return pairs
  }

  private func table(_ left: [JSONNode], _ right: [JSONNode]) -> [Int] {
    let leftParts = left.map { parts($0) }
    let rightParts = right.map { parts($0) }
    return left.indices.flatMap { row in
      right.indices.map { column in
        guard left[row].hasSameType(as: right[column]) else { return 1 }
        let size = max(leftParts[row].count, rightParts[column].count)
        guard size > 0 else { return Self.sameType }
        let shared = leftParts[row].intersection(rightParts[column]).count
        return Self.sameType + (16 * shared + size - 1) / size
      }
    }
  }

  /// Hashes of the first elements, or of the first members with their keys.
  private func parts(_ node: JSONNode) -> Set<Int> {
    let children = node.children
    let first = children.indices.prefix(Self.mostParts)
    switch node.kind {
    case .object:
      return Set(
        first.map { index in
          let key = children.key(index)
          let hash = MeaningHash.of(children[index], under: policy.into(.key(key.string)))
          return MeaningHash.ofMember(key, hash)
        })
    case .array:
      return Set(
        first.map { index in
          MeaningHash.ofPair(index, MeaningHash.of(children[index], under: policy.intoAnyIndex()))
        })
    default: return []
    }
  }

  /// Returns the path through the table with the largest sum, pairing early elements on a tie.
  private func bestPairs(_ table: [Int], rows: Int, columns: Int) -> [Pair] {
    let width = columns + 1
    var sums = [Int](repeating: 0, count: (rows + 1) * width)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let cell = row * width + column
        let paired = sums[cell + width + 1] + table[row * columns + column]
        sums[cell] = max(paired, sums[cell + width], sums[cell + 1])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let cell = row * width + column
      if sums[cell] == sums[cell + width + 1] + table[row * columns + column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if sums[cell] == sums[cell + width] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}
