import Foundation

/// Lines in one piece of memory, so that none of them costs an allocation.
///
///     bytes   {"a":1}{"b":2}{"c":3}
///     ends           ↑      ↑      ↑
///
struct LineBlock: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [(number: Int, end: Int)] = []

  /// How many lines there are.
  var count: Int { ends.count }

  /// Adds a line, without its line feed.
  mutating func add(_ line: UnsafeRawBufferPointer, number: Int) {
    bytes.append(contentsOf: line)
    ends.append((number, bytes.count))
  }

  /// The lines with their numbers, in their order; their bytes are slices of one piece.
  var lines: [(number: Int, bytes: Data)] {
    let data = Data(bytes)
    var start = 0
    return ends.map { number, end in
      defer { start = end }
      return (number, data[start..<end])
    }
  }
}
