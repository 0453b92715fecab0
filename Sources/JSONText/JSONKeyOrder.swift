import Foundation

/// The order in which `JSONSerialization` writes keys with `.sortedKeys`.
///
/// Numbers in keys count as numbers, case decides last: `_a`, `a`, `A`, `a9`, `a10`, `b`.
package enum JSONKeyOrder {
  /// Returns whether `JSONSerialization` writes `left` before `right`.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    plainPrecedes(left, right) ?? foundationPrecedes(left, right)
  }

  static func foundationPrecedes(_ left: String, _ right: String) -> Bool {
    let options: String.CompareOptions = [.numeric, .caseInsensitive, .forcedOrdering]
    let range = left.startIndex..<left.endIndex
    let order = left.compare(right, options: options, range: range, locale: NSLocale.system)
    return order == .orderedAscending
  }

  #if os(Linux)
    /// Returns the same order for keys of letters, digits and `_`, which takes Foundation 1 µs; nil for
    /// other keys, and where two numbers would have to be compared.
    static func plainPrecedes(_ left: String, _ right: String) -> Bool? {
      var (left, right) = (left, right)
      return left.withUTF8 { left in right.withUTF8 { right in plainPrecedes(left, right) } }
    }
  #else
    static func plainPrecedes(_ left: String, _ right: String) -> Bool? { nil }
  #endif

  private static func plainPrecedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard left.allSatisfy(isPlain), right.allSatisfy(isPlain) else { return nil }
    var caseOrder: Bool?
    for (one, other) in zip(left, right) where one != other {
      if isDigit(one) || isDigit(other) { return nil }
      if rank(one) != rank(other) { return rank(one) < rank(other) }
      // Lower case first, if nothing else tells the two apart.
      caseOrder = caseOrder ?? (one > other)
    }
    return left.count == right.count ? caseOrder ?? false : left.count < right.count
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isDigit(byte) || rank(byte) == 0 || (0x61...0x7A).contains(rank(byte))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns the place of a letter without its case; `_` comes before all of them.
  private static func rank(_ byte: UInt8) -> UInt8 { byte == 0x5F ? 0 : byte | 0x20 }
}
