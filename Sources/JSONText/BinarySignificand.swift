/// The first 63 or 64 bits of a decimal number, and whether others follow, so that it is rounded once.
///
/// A power of ten is one of five, shifted. As long as that fits a word, the number is a quotient or a
/// product of integers, and the remainder says whether something follows the bits that are kept:
///
///     -1.5  =  15 × 10⁻¹  =  15 / 5 × 2⁻¹
///
/// Longer powers are approximated to two words, with a bound for the error (W. Clinger, 1990). Where the bits
/// depend on what lies within that bound, as they do once in 2⁵⁴ numbers, there is no significand.
package struct BinarySignificand {
  /// The bits; the last one is set also where bits follow that are not all 0.
  private let bits: UInt64
  /// The power of two that `bits` is multiplied with.
  private let exponent: Int

  /// Creates the significand of an integer of two words, multiplied with a power of ten.
  ///
  /// Nil for zero, for what is below the normal doubles, and where the bits cannot be told.
  package init?(_ digits: DoubleWord, power: Int) { self.init(nonZero: digits, power) }

  @_transparent
  private init?(nonZero digits: DoubleWord, _ power: Int) {
    guard digits.high | digits.low != 0 else { return nil }
    let most = powersOfFive.count - 1
    if power < 0, -power <= most {
      self.init(dividing: digits, by: powersOfFive[-power], power)
    } else if power >= 0, power <= 2 * most,
      // Two words have room for twice the longest power.
      let product = digits.multiplied(by: powersOfFive[min(power, most)]),
      let product = product.multiplied(by: powersOfFive[max(power - most, 0)])
    {
      self.init(product, power)
    } else {
      self.init(approximating: digits, power)
    }
  }

  private init?(approximating digits: DoubleWord, _ power: Int) {
    guard let five = NearProduct.powerOfFive(power) else { return nil }
    let product = NearProduct(digits) * five
    guard product.isHighWordKnown else { return nil }
    bits = product.words.high | 1
    exponent = product.exponent + power + 64
    guard exponent + 63 >= Double.leastNormalMagnitude.exponent else { return nil }
  }

  @_transparent
  private init(dividing digits: DoubleWord, by divisor: UInt64, _ power: Int) {
    // With the highest bit of both set, the quotient of a half of the digits has 63 or 64 bits.
    let (left, right) = (digits.leadingZeros, divisor.leadingZeroBitCount)
    let digits = digits.shifted(left: left)
    let half = (digits.high >> 1, digits.high << 63 | digits.low >> 1)
    let (quotient, remainder) = (divisor << UInt64(right)).dividingFullWidth(half)
    bits = quotient | (remainder == 0 && digits.low & 1 == 0 ? 0 : 1)
    exponent = power + 1 - left + right
  }

  @_transparent
  private init(_ product: DoubleWord, _ power: Int) {
    let shift = product.leadingZeros
    let product = product.shifted(left: shift)
    bits = product.high | (product.low == 0 ? 0 : 1)
    exponent = power + 64 - shift
  }

  /// The nearest double, ties to even.
  package var double: Double {
    Double(sign: .plus, exponent: exponent + 1, significand: halfOfBits)
  }

  /// Half of the bits, rounded once: an `Int` has room for them, and the last one stays set where it is.
  @_transparent
  private var halfOfBits: Double { Double(small: bits >> 1 | bits & 1) }

  /// Returns whether the shortest text of the nearest double has exactly these digits, of which this was made;
  /// nil where it is too close to tell.
  ///
  /// The shortest text has the fewest digits that are nearer to the double than to another one, and of those it
  /// is nearest to the double (G. Steele and J. White, 1990). So it has these digits where no number of a digit
  /// less lies within half the distance of two doubles, and no other number of as many is nearer:
  ///
  ///     digits - last        digits  double        digits - last + 10
  ///        |                    |      |                  |
  ///
  /// A double keeps fifteen digits in any case, and never needs more than seventeen.
  ///
  /// - Parameter digits: An integer that does not end in 0.
  /// - Returns: Whether the shortest text has these digits.
  package func isShortest(_ digits: DoubleWord) -> Bool? {
    guard digits.high == 0, digits.low < 100_000_000_000_000_000 else { return false }
    return digits.low < 1_000_000_000_000_000 ? true : isShortest(ofMany: digits.low)
  }

  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  private func isShortest(ofMany digits: UInt64) -> Bool? {
    let distance: UInt64 = 1 << UInt64(11 - bits.leadingZeroBitCount)
    let (sum, overflow) = bits.addingReportingOverflow(distance / 2)
    let double = sum & ~(distance - 1)
    // At a power of two the next double below is nearer than the one above.
    guard !overflow, double & (double - 1) != 0 else { return nil }
    let (half, error) = (Double(small: distance / 2), Double(small: double &- bits))
    let step = 2 * halfOfBits / Double(small: digits)
    let last = Double(small: digits % 10)
    let shorter = min(last * step + error, (10 - last) * step - error)
    // The last bit may be off by one, and with it what is compared.
    let margin = 2.0
    let nearest = step / 2 - error.magnitude
    guard (shorter - half).magnitude > margin, nearest.magnitude > margin else { return nil }
    return shorter > half && nearest > 0
  }

  /// The nearest float, ties to even; nil below the normal floats.
  package var float: Float? {
    guard exponent + 62 >= Float.leastNormalMagnitude.exponent else { return nil }
    return Float(sign: .plus, exponent: exponent, significand: Float(bits))
  }
}

/// A number of two words, the highest bit of which is set, and a power of two; not exact once it is a product.
private struct NearProduct {
  let words: DoubleWord
  let exponent: Int

  init(_ integer: DoubleWord, exponent: Int = 0) {
    words = integer.shifted(left: integer.leadingZeros)
    self.exponent = exponent - integer.leadingZeros
  }

  /// Returns the first two words of a product.
  ///
  /// It lacks up to 3 for what is left out, which is one part in 2¹²⁴, and as many parts as the factors lack.
  static func * (left: NearProduct, right: NearProduct) -> NearProduct {
    let (left, right, exponent) = (left.words, right.words, left.exponent + right.exponent + 128)
    let high = left.high.multipliedFullWidth(by: right.high)
    let middle = (
      left.high.multipliedFullWidth(by: right.low).high,
      left.low.multipliedFullWidth(by: right.high).high
    )
    let (sum, carry) = middle.0.addingReportingOverflow(middle.1)
    let low = high.low.addingReportingOverflow(sum)
    let words = DoubleWord(
      high: high.high + (carry ? 1 : 0) + (low.overflow ? 1 : 0), low: low.partialValue)
    return NearProduct(words, exponent: exponent)
  }

  /// Whether the error is too small to change the high word.
  ///
  /// Seventeen factors at most lack one part in 2¹²⁴ each, which is less than 512, and nothing is too much.
  var isHighWordKnown: Bool { words.low > 0 && words.low < .max - 512 }

  /// Returns a power of five; nil beyond those that doubles need.
  static func powerOfFive(_ power: Int) -> NearProduct? {
    let step = powersOfFive.count - 1
    let steps = power >= 0 ? power / step : (power - step + 1) / step
    guard steps.magnitude < longPowers.above.count else { return nil }
    let long = steps < 0 ? longPowers.below[-steps] : longPowers.above[steps]
    return long * NearProduct(DoubleWord(low: powersOfFive[power - steps * step]))
  }

  /// The powers of the longest power that fits a word, and of one by that power.
  private static let longPowers: (above: [NearProduct], below: [NearProduct]) = {
    let one = NearProduct(DoubleWord(low: 1))
    let factor = NearProduct(DoubleWord(low: powersOfFive[powersOfFive.count - 1]))
    let divisor = factor.words.high
    let first = divisor.dividingFullWidth((1 << 62, 0))
    let second = divisor.dividingFullWidth((first.remainder, 0))
    let inverse = NearProduct(
      DoubleWord(high: first.quotient, low: second.quotient), exponent: -190 - 64 - factor.exponent)
    func powers(of factor: NearProduct) -> [NearProduct] {
      (1..<15).reduce(into: [one]) { powers, place in powers.append(powers[place - 1] * factor) }
    }
    return (powers(of: factor), powers(of: inverse))
  }()
}

extension Double {
  /// Creates a number from a word of an `Int64`.
  ///
  /// Each conversion from another integer type is a generic call where nothing is optimised, and one from an
  /// unsigned type has a branch where all is.
  @_transparent
  init(small word: UInt64) { self.init(Int64(truncatingIfNeeded: word)) }
}

/// The powers of five that fit a word.
private let powersOfFive: [UInt64] = (0..<27).reduce(into: [1]) { powers, place in
  powers.append(powers[place] * 5)
}
