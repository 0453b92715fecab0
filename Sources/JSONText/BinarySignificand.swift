/// The first 63 or 64 bits of a decimal number, and whether others follow, so that it is rounded once.
///
/// A power of ten is one of five, shifted. As long as that fits a word, the number is a quotient or a
/// product of integers, and the remainder says whether something follows the bits that are kept:
///
///     -1.5  =  15 × 10⁻¹  =  15 / 5 × 2⁻¹
///
/// Nothing is approximated, and no table of long powers is needed, as it is in the algorithms for all
/// exponents. What lies beyond is left to the standard library.
package struct BinarySignificand {
  /// The bits; the last one is set also where bits follow that are not all 0.
  private let bits: UInt64
  /// The power of two that `bits` is multiplied with.
  private let exponent: Int

  /// Creates the significand of an integer of two words, multiplied with a power of ten.
  ///
  /// Nil for zero, for quotients by a power beyond 27, and where a product has more than two words.
  package init?(_ digits: DoubleWord, power: Int) {
    guard digits.high | digits.low != 0 else { return nil }
    let most = powersOfFive.count - 1
    if power < 0 {
      guard -power <= most else { return nil }
      self.init(dividing: digits, by: powersOfFive[-power], power)
    } else {
      // Two words have room for twice the longest power.
      guard power <= 2 * most,
        let product = digits.multiplied(by: powersOfFive[min(power, most)]),
        let product = product.multiplied(by: powersOfFive[max(power - most, 0)])
      else { return nil }
      self.init(product, power)
    }
  }

  @inline(__always)
  private init(dividing digits: DoubleWord, by divisor: UInt64, _ power: Int) {
    // With the highest bit of both set, the quotient of a half of the digits has 63 or 64 bits.
    let (left, right) = (digits.leadingZeros, divisor.leadingZeroBitCount)
    let digits = digits.shifted(left: left)
    let half = (digits.high >> 1, digits.high << 63 | digits.low >> 1)
    let (quotient, remainder) = (divisor << UInt64(right)).dividingFullWidth(half)
    bits = quotient | (remainder == 0 && digits.low & 1 == 0 ? 0 : 1)
    exponent = power + 1 - left + right
  }

  @inline(__always)
  private init(_ product: DoubleWord, _ power: Int) {
    let shift = product.leadingZeros
    let product = product.shifted(left: shift)
    bits = product.high | (product.low == 0 ? 0 : 1)
    exponent = power + 64 - shift
  }

  /// The nearest double, ties to even.
  package var double: Double { Double(sign: .plus, exponent: exponent, significand: Double(bits)) }

  /// The nearest float, ties to even.
  package var float: Float { Float(sign: .plus, exponent: exponent, significand: Float(bits)) }
}

/// The powers of five that fit a word.
private let powersOfFive: [UInt64] = (0..<27).reduce(into: [1]) { powers, place in
  powers.append(powers[place] * 5)
}
