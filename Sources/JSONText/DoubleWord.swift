/// An unsigned integer of two words, for systems that have no `UInt128`.
package struct DoubleWord: Hashable, Sendable {
  package let high, low: UInt64

  @inlinable
  package init(high: UInt64 = 0, low: UInt64) { (self.high, self.low) = (high, low) }

  @inlinable package var leadingZeros: Int {
    high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
  }

  /// Returns the integer with its bits moved to the left; what leaves the two words is lost.
  @inlinable
  package func shifted(left count: Int) -> DoubleWord {
    if count >= 64 { return DoubleWord(high: low << UInt64(count - 64), low: 0) }
    // A shift by all 64 bits gives 0.
    return DoubleWord(
      high: high << UInt64(count) | low >> UInt64(64 - count), low: low << UInt64(count))
  }

  /// Returns `self * factor + summand`; nil where that has more than two words.
  @inlinable
  package func multiplied(by factor: UInt64, adding summand: UInt64 = 0) -> DoubleWord? {
    let product = low.multipliedFullWidth(by: factor)
    let lower = product.low.addingReportingOverflow(summand)
    let upper = high.multipliedReportingOverflow(by: factor)
    // The high half of a product is never the largest word, so that it takes the carry.
    let sum = upper.partialValue.addingReportingOverflow(product.high + (lower.overflow ? 1 : 0))
    guard !upper.overflow, !sum.overflow else { return nil }
    return DoubleWord(high: sum.partialValue, low: lower.partialValue)
  }

  /// The integer without zeros at the end of its decimal digits, and how many there were; zero has none.
  package var withoutZeros: (integer: DoubleWord, zeros: Int) { split }

  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  private var split: (integer: DoubleWord, zeros: Int) {
    var (integer, zeros) = (self, 0)
    // The high word counts 2 to the power of 64, whose last digit is 6.
    while (integer.high % 10 * 6 + integer.low % 10) % 10 == 0, integer.high | integer.low != 0 {
      let high = integer.high.quotientAndRemainder(dividingBy: 10)
      let low = (10 as UInt64).dividingFullWidth((high.remainder, integer.low)).quotient
      (integer, zeros) = (DoubleWord(high: high.quotient, low: low), zeros + 1)
    }
    return (integer, zeros)
  }
}
