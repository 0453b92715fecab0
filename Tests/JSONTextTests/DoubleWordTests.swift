import JSONText
import Randomness
import Testing

@Suite("Two words are what UInt128 is")
struct DoubleWordTests {
  /// Words at the edges of what a shift, a carry and a product take.
  private static let edges: [UInt64] = [
    0, 1, 2, 9, 10, 1 << 32, 1 << 63 - 1, 1 << 63, .max / 10, .max / 10 + 1, .max - 1, .max,
  ]

  private static func random(_ seed: UInt64) -> [UInt64] {
    var random = SplitMix64(seed: seed)
    return (0..<10).map { _ in random.next() >> UInt64.random(in: 0..<64, using: &random) }
  }

  private static let words = edges + random(7)
  private static let pairs = words.flatMap { high in
    words.map { DoubleWord(high: high, low: $0) }
  }

  private func whole(_ word: DoubleWord) -> UInt128 { UInt128(word.high) << 64 | UInt128(word.low) }

  @Test func `the zeros at the front are counted`() {
    for word in Self.pairs { #expect(word.leadingZeros == whole(word).leadingZeroBitCount) }
  }

  @Test func `bits move to the left, and out of the two words`() {
    for word in Self.pairs {
      for count in 0..<128 {
        #expect(whole(word.shifted(left: count)) == whole(word) << UInt128(count))
      }
    }
  }

  @Test func `a product with a summand has two words, or there is none`() {
    for word in Self.pairs {
      for factor in Self.edges {
        for summand in [0, 9, .max] as [UInt64] {
          let product = whole(word).multipliedReportingOverflow(by: UInt128(factor))
          let sum = product.partialValue.addingReportingOverflow(UInt128(summand))
          let expected = product.overflow || sum.overflow ? nil : sum.partialValue
          #expect(word.multiplied(by: factor, adding: summand).map(whole) == expected)
        }
      }
    }
  }

  @Test func `the last of 128 bits decides between two doubles`() {
    // A tenth of it is the middle of two doubles and a tenth.
    let digits = DoubleWord(high: 0xA000_0000_0000_0500, low: 1)
    #expect(BinarySignificand(digits, power: -1)?.double == 0x1.0000000000001p124)
    let middle = DoubleWord(high: 0xA000_0000_0000_0500, low: 0)
    #expect(BinarySignificand(middle, power: -1)?.double == 0x1p124)
  }

  @Test(arguments: [1, 2])
  func `powers of ten of every length give the nearest double`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50_000 {
      let digits = random.next() >> (random.next() % 64)
      let power = Int.random(in: -345...310, using: &random)
      guard let significand = BinarySignificand(DoubleWord(low: digits), power: power) else {
        continue
      }
      #expect(significand.double == Double("\(digits)e\(power)"), "\(digits)e\(power)")
      if let float = significand.float { #expect(float == Float("\(digits)e\(power)")) }
    }
    for power in -290...290 {
      #expect(BinarySignificand(DoubleWord(low: 7), power: power)?.double == Double("7e\(power)"))
    }
  }

  @Test func `a quotient by a long power that is the middle of two doubles is not approximated`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<1_000 {
      // An odd number of 54 bits is the middle.
      let power = Int.random(in: 28...31, using: &random)
      let middle = UInt128(random.next() >> 10 | 1 << 53 | 1)
      let digits = (0..<power).reduce(middle) { product, _ in product * 5 }
      let word = DoubleWord(high: UInt64(digits >> 64), low: UInt64(truncatingIfNeeded: digits))
      #expect(BinarySignificand(word, power: -power) == nil)
    }
  }
}
