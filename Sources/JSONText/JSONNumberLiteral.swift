import Foundation

/// A number as it is written in a document, not yet turned into a number type.
///
/// Valid as long as the scanner that gave it; keep `text` to keep it longer.
package struct JSONNumberLiteral {
  /// The bytes of the number in the document.
  package let range: Range<Int>
  /// Whether the number has neither a fraction nor an exponent.
  package let isInteger: Bool
  /// Whether the number has a minus sign; `-0` has one.
  package let isNegative: Bool
  /// The first 19 significant digits before the exponent as one integer.
  @usableFromInline let magnitude: UInt64
  /// How many digits stand from the first that is not 0.
  package let significantDigits: Int
  /// The power of ten of the last digit.
  package let exponent: Int
  private let start: UnsafePointer<UInt8>

  init(
    range: Range<Int>, isInteger: Bool, isNegative: Bool, digits: JSONDigits, exponent: Int,
    start: UnsafePointer<UInt8>
  ) {
    self.range = range
    self.isInteger = isInteger
    self.isNegative = isNegative
    self.magnitude = digits.magnitude
    self.significantDigits = digits.significant
    self.exponent = exponent
    self.start = start
  }

  /// The number exactly as it is written.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  // Not `range.count`: unoptimised, it goes through a witness table.
  private var length: Int { range.upperBound - range.lowerBound }

  /// Returns whether the number is written like this.
  package func isWritten(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard let other = text.baseAddress, text.count == length else { return false }
      return memcmp(start, other, text.count) == 0
    }
  }

  /// Whether the number is zero, however it is written: `0`, `-0.00`, `0e9`.
  ///
  /// A literal that is not zero and whose `double` is, lies below the smallest double.
  @inlinable package var isZero: Bool { significantDigits == 0 }
}

// MARK: - Values

extension JSONNumberLiteral {
  /// The number, if it is written as an integer and fits.
  @inlinable package var int64: Int64? {
    guard let magnitude = integerMagnitude else { return nil }
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude == 1 << 63 ? .min : Int64(exactly: magnitude).map { -$0 }
  }

  /// The number, if it is written as an integer, is not below zero and fits.
  @inlinable package var uint64: UInt64? {
    guard let magnitude = integerMagnitude, !isNegative || magnitude == 0 else { return nil }
    return magnitude
  }

  @inlinable var integerMagnitude: UInt64? {
    guard isInteger else { return nil }
    return significantDigits <= 19 ? magnitude : longIntegerMagnitude
  }

  /// The number of twenty digits, if it fits: the last one is the last byte.
  @usableFromInline
  var longIntegerMagnitude: UInt64? {
    guard significantDigits == JSONDigits.kept + 1 else { return nil }
    let digits = DoubleWord(low: magnitude).multiplied(
      by: 10, adding: UInt64(start[length - 1] &- 0x30))
    return digits.flatMap { $0.high == 0 ? $0.low : nil }
  }

  /// The digits before the exponent as an integer of two words, without zeros at the end, and the power of
  /// ten of the last digit; nil where they do not fit.
  package var digits: (integer: DoubleWord, exponent: Int)? {
    var integer = DoubleWord(low: magnitude)
    // The first digits are known. Those behind them are gathered in words, the zeros before a digit with it.
    var (word, factor, zeros, seen) = (UInt64(0), UInt64(1), 0, 0)
    for byte in UnsafeBufferPointer(start: start, count: length) {
      if byte | 0x20 == 0x65 { break }
      let digit = byte &- 0x30
      guard digit < 10, seen > 0 || digit > 0 else { continue }
      seen += 1
      guard seen > JSONDigits.kept else { continue }
      zeros += 1
      guard digit > 0 else { continue }
      while zeros > 0 {
        if factor == JSONDigits.mostOfWord {
          guard let next = integer.multiplied(by: factor, adding: word) else { return nil }
          (integer, word, factor) = (next, 0, 1)
        }
        zeros -= 1
        word = word * 10 + (zeros == 0 ? UInt64(digit) : 0)
        factor *= 10
      }
    }
    if factor > 1 {
      return integer.multiplied(by: factor, adding: word).map { ($0, exponent + zeros) }
    }
    var first = magnitude
    while first > 0, first % 10 == 0 { (first, zeros) = (first / 10, zeros + 1) }
    return (DoubleWord(low: first), exponent + zeros)
  }

  /// The nearest double, ties to even; infinite when the number is too large for any.
  package var double: Double {
    // Clinger's fast path: with two exact operands there is only one rounding.
    if significantDigits <= 15, isZero || exponent.magnitude < doublePowers.count {
      var value = Double(magnitude)
      if !isZero, exponent < 0 { value /= doublePowers[-exponent] }
      if !isZero, exponent > 0 { value *= doublePowers[exponent] }
      return isNegative ? -value : value
    }
    // The standard library takes every JSON number, and rounds correctly.
    guard let value = whole?.double ?? nearest({ $0.double }) else { return Double(text) ?? .nan }
    return isNegative ? -value : value
  }

  /// The nearest float, ties to even, found from the digits and not by way of a double.
  package var float: Float {
    if significantDigits <= 7, isZero || exponent.magnitude < floatPowers.count {
      var value = Float(magnitude)
      if !isZero, exponent < 0 { value /= floatPowers[-exponent] }
      if !isZero, exponent > 0 { value *= floatPowers[exponent] }
      return isNegative ? -value : value
    }
    guard let value = whole?.float ?? nearest({ $0.float }) else { return Float(text) ?? .nan }
    return isNegative ? -value : value
  }

  /// The number without its sign, where all digits are kept.
  @inline(__always)
  private var whole: BinarySignificand? {
    guard significantDigits <= JSONDigits.kept else { return nil }
    return BinarySignificand(DoubleWord(low: magnitude), power: exponent)
  }

  /// Returns the number without its sign that is nearest to all numbers with the same first 19 digits; nil where
  /// there is none.
  private func nearest<F: Equatable>(_ value: (BinarySignificand) -> F) -> F? {
    let rest = significantDigits - JSONDigits.kept
    guard rest > 0 else { return nil }
    let nearest = BinarySignificand(DoubleWord(low: magnitude), power: exponent + rest).map(value)
    let next = BinarySignificand(DoubleWord(low: magnitude + 1), power: exponent + rest).map(value)
    return nearest == next ? nearest : nil
  }
}

/// The powers of ten that a double holds exactly.
private let doublePowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

/// The powers of ten that a float holds exactly.
private let floatPowers: [Float] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

// MARK: - Scanning

/// The digits of a number, gathered while they are scanned.
struct JSONDigits {
  /// How many digits surely fit a word.
  static let kept = 19
  /// A power of ten with so many zeros.
  static var mostOfWord: UInt64 { 10_000_000_000_000_000_000 }

  /// The number of the digits; without its highest bits where there are more than 19.
  var magnitude: UInt64 = 0
  /// How many digits there are from the first that is not 0.
  var significant = 0

  @inline(__always)
  mutating func append(_ digit: UInt8) {
    magnitude = magnitude &* 10 &+ UInt64(truncatingIfNeeded: digit)
  }
}

// Bytes stand here as numbers, since `UInt8(ascii:)` is a call where nothing is optimised:
//
//     2D -     2E .     30 0     65 e

extension JSONScanner {
  /// Reads a number with its text.
  package mutating func number() throws -> JSONNumberLiteral {
    skipWhiteSpace()
    let start = position
    let isNegative = start < count && base[start] == 0x2D
    guard isNegative || digit(at: start) != nil else { throw unexpected("a number") }
    var digits = JSONDigits()
    var end = try integerPart(from: isNegative ? start + 1 : start, &digits)
    let integerEnd = end
    // Most numbers end here: a call of a function that finds nothing takes longer than the number.
    let isLonger = end < count && (base[end] == 0x2E || base[end] | 0x20 == 0x65)
    let fractionLength = isLonger ? try fraction(from: &end, &digits) : 0
    if digits.significant > JSONDigits.kept {
      digits.magnitude = firstDigits(from: isNegative ? start + 1 : start)
    }
    let exponent = isLonger ? try exponent(from: &end) : 0
    position = end
    return JSONNumberLiteral(
      range: start..<end, isInteger: end == integerEnd, isNegative: isNegative, digits: digits,
      exponent: exponent - fractionLength, start: base + start)
  }

  @inline(__always)
  private func digit(at offset: Int) -> UInt8? {
    guard offset < count else { return nil }
    let value = base[offset] &- 0x30
    return value < 10 ? value : nil
  }

  /// Appends all digits from an offset on, and returns the offset behind them.
  ///
  /// It calls nothing for a digit: unoptimised, a call takes longer than the digit.
  @inline(__always)
  private func append(from start: Int, to digits: inout JSONDigits) -> Int {
    var end = start
    var magnitude = digits.magnitude
    while end + 8 <= count, base[end + 7] &- 0x30 < 10,
      let eight = eightDigits(bytesInOrder(UnsafeRawPointer(base + end)))
    {
      magnitude = magnitude &* 100_000_000 &+ eight
      end += 8
    }
    while end < count {
      let digit = base[end] &- 0x30
      if digit > 9 { break }
      magnitude = magnitude &* 10 &+ UInt64(truncatingIfNeeded: digit)
      end += 1
    }
    digits.magnitude = magnitude
    return end
  }

  /// Returns what eight digits stand for, the first of them the lowest byte; nil for what is no eight digits.
  ///
  /// Neighbours are added in pairs, as D. Lemire described in 2018: ones to tens, then pairs of digits to hundreds,
  /// then fours to ten thousands. Each factor is that number (A, 64, 2710), shifted, and one.
  @inline(__always)
  private func eightDigits(_ word: UInt64) -> UInt64? {
    // A digit is 30 to 39: its high half is 3, also when 6 is added.
    let halves: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    guard word & halves == 0x3030_3030_3030_3030,
      (word &+ 0x0606_0606_0606_0606) & halves == 0x3030_3030_3030_3030
    else { return nil }
    var sum = ((word & 0x0F0F_0F0F_0F0F_0F0F) &* 0x0A01) &>> 8
    sum = ((sum & 0x00FF_00FF_00FF_00FF) &* 0x64_0001) &>> 16
    return ((sum & 0x0000_FFFF_0000_FFFF) &* 0x2710_0000_0001) &>> 32
  }

  @inline(__always)
  private func integerPart(from start: Int, _ digits: inout JSONDigits) throws -> Int {
    let end = append(from: start, to: &digits)
    guard end > start else { throw unexpected("a digit", at: start) }
    if base[start] != 0x30 {
      digits.significant = end - start
    } else if end > start + 1 {
      throw failure("number with a leading zero", at: start)
    }
    return end
  }

  /// Moves behind a fraction, if there is one, and returns the number of its digits.
  @inline(__always)
  private func fraction(from end: inout Int, _ digits: inout JSONDigits) throws -> Int {
    guard end < count, base[end] == 0x2E else { return 0 }
    let start = end + 1
    var first = start
    if digits.significant == 0 {
      while first < count, base[first] == 0x30 { first += 1 }
    }
    end = append(from: first, to: &digits)
    guard end > start else { throw unexpected("a digit", at: end) }
    digits.significant += end - first
    return end - start
  }

  /// Returns the first significant digits of a number that has more than are kept.
  private func firstDigits(from start: Int) -> UInt64 {
    var digits = JSONDigits()
    var offset = start
    while digits.significant < JSONDigits.kept {
      if let next = digit(at: offset) {
        digits.append(next)
        if digits.magnitude > 0 { digits.significant += 1 }
      }
      offset += 1
    }
    return digits.magnitude
  }

  /// Moves behind an exponent, if there is one, and returns its value, which has an upper bound.
  @inline(__always)
  private func exponent(from end: inout Int) throws -> Int {
    guard end < count, base[end] | 0x20 == 0x65 else { return 0 }
    end += 1
    let isNegative = end < count && base[end] == UInt8(ascii: "-")
    if isNegative || end < count && base[end] == UInt8(ascii: "+") { end += 1 }
    let start = end
    var value = 0
    while let next = digit(at: end) {
      value = min(value * 10 + Int(next), 1 << 40)
      end += 1
    }
    guard end > start else { throw unexpected("a digit", at: end) }
    return isNegative ? -value : value
  }
}
