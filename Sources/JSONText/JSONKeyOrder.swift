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
    /// Returns the same order for keys of printable ASCII, of which Foundation takes 1 µs each; nil for other keys,
    /// and where a number may not fit into 64 bits.
    static func plainPrecedes(_ left: String, _ right: String) -> Bool? {
      var (left, right) = (left, right)
      return left.withUTF8 { left in right.withUTF8 { right in plainPrecedes(left, right) } }
    }
  #else
    static func plainPrecedes(_ left: String, _ right: String) -> Bool? { nil }
  #endif

  /// A key, with the ranks of its first characters, which decide most comparisons.
  @usableFromInline
  package struct Key {
    package let text: String
    /// The ranks of its first characters, up to a digit; 0 where only whole keys can be compared.
    ///
    /// Where two differ, and neither is 0, the lower one stands first.
    let prefixRank: UInt64

    @usableFromInline
    package init(_ text: String) {
      self.text = text
      prefixRank = JSONKeyOrder.prefixRank(of: text)
    }

    /// Returns whether a key stands before another.
    package static func < (left: Key, right: Key) -> Bool {
      if left.prefixRank != right.prefixRank, left.prefixRank != 0, right.prefixRank != 0 {
        return left.prefixRank < right.prefixRank
      }
      return precedes(left.text, right.text)
    }
  }

  #if os(Linux)
    /// Returns the places of the first eight characters in the order of Foundation, from the highest byte on; 0 for an
    /// empty key, and for one that is not of printable ASCII.
    ///
    /// All digits have one place, and nothing follows it, since numbers have to be compared as such.
    private static func prefixRank(of text: String) -> UInt64 {
      var text = text
      return text.withUTF8 { text in
        guard text.allSatisfy(isPlain) else { return 0 }
        return ranks.withUnsafeBufferPointer { ranks in
          var word: UInt64 = 0
          var shift: UInt64 = 64
          for byte in text.prefix(8) {
            shift -= 8
            word |= (UInt64(ranks[Int(isDigit(byte) ? 0x30 : byte)]) + 1) << shift
            if isDigit(byte) { break }
          }
          return word
        }
      }
    }
  #else
    private static func prefixRank(of text: String) -> UInt64 { 0 }
  #endif

  private static func plainPrecedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard left.allSatisfy(isPlain), right.allSatisfy(isPlain) else { return nil }
    return ranks.withUnsafeBufferPointer { ranks in
      var (index, other) = (0, 0)
      // Of what tells them apart at last: lower case comes first, and the shorter of two equal numbers.
      var isBefore: Bool?
      while index < left.count, other < right.count {
        let (byte, otherByte) = (left[index], right[other])
        if isDigit(byte), isDigit(otherByte) {
          let (start, otherStart) = (index, other)
          let number = number(in: left, at: &index)
          let otherNumber = self.number(in: right, at: &other)
          let (length, otherLength) = (index - start, other - otherStart)
          // Foundation takes such numbers modulo 2^64, or as they are where case has told the keys apart before.
          if max(length, otherLength) > digitsOfWord { return nil }
          if number != otherNumber { return number < otherNumber }
          if length != otherLength { isBefore = isBefore ?? (length < otherLength) }
          continue
        }
        let (rank, otherRank) = (ranks[Int(byte)], ranks[Int(otherByte)])
        if rank != otherRank { return rank < otherRank }
        if byte != otherByte { isBefore = isBefore ?? (byte > otherByte) }
        index += 1
        other += 1
      }
      return index < left.count ? false : other < right.count ? true : isBefore ?? false
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The most digits of which every number fits into 64 bits.
  private static let digitsOfWord = 19

  /// Returns the number at an index, modulo 2^64, and goes behind it.
  private static func number(in text: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt64 {
    var number: UInt64 = 0
    while index < text.count, isDigit(text[index]) {
      number = number &* 10 &+ UInt64(text[index] &- 0x30)
      index += 1
    }
    return number
  }

  /// The places of the characters in the order of Foundation, those of letters without their case.
  private static let ranks: [UInt8] = {
    let order = #" _-,;:!?.'"()[]{}@*/\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"#
    var ranks = [UInt8](repeating: 0, count: 128)
    for (rank, byte) in order.utf8.enumerated() { ranks[Int(byte)] = UInt8(rank) }
    for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      ranks[Int(letter)] = ranks[Int(letter | 0x20)]
    }
    return ranks
  }()
}
