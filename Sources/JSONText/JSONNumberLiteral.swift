import Foundation

/// A number as it is written in a document, not yet turned into a number type.
///
/// Valid as long as the scanner that gave it; keep `text` to keep it longer. It is public for the reason that
/// `JSONScanner` is.
public struct JSONNumberLiteral {
  /// The bytes of the number in the document.
  package let range: Range<Int>
  /// Whether the number has neither a fraction nor an exponent.
  @usableFromInline package let isInteger: Bool
  /// Whether the number has a minus sign; `-0` has one.
  @usableFromInline package let isNegative: Bool
  /// The first 19 significant digits before the exponent as one integer.
  @usableFromInline let magnitude: UInt64
  /// How many digits stand from the first that is not 0.
  @usableFromInline package let significantDigits: Int
  /// The power of ten of the last digit.
  package let exponent: Int
  private let start: UnsafePointer<UInt8>
  /// How many bytes stand before the exponent.
  private let digitsEnd: Int

  // Transparent: where nothing is optimised, the call takes longer than the rest.
  @_transparent
  fileprivate init(
    range: Range<Int>, isInteger: Bool, isNegative: Bool, digits: JSONDigits, exponent: Int,
    start: UnsafePointer<UInt8>, digitsEnd: Int
  ) {
    self.range = range
    self.isInteger = isInteger
    self.isNegative = isNegative
    self.magnitude = digits.magnitude
    self.significantDigits = digits.significant
    self.exponent = exponent
    self.start = start
    self.digitsEnd = digitsEnd
  }

  /// The number exactly as it is written.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  // Not `range.count`: unoptimised, it goes through a witness table.
  private var length: Int { range.upperBound - range.lowerBound }

  /// Whether the number is zero, however it is written: `0`, `-0.00`, `0e9`.
  ///
  /// A literal that is not zero and whose `double` is, lies below the smallest double.
  @inlinable package var isZero: Bool { significantDigits == 0 }
}

// MARK: - Values

extension JSONNumberLiteral {
  /// The number, if it is written as an integer that surely fits, as most are; nil for `-0` as well, which is none.
  @_transparent
  public var shortInteger: Int? {
    guard isInteger, significantDigits <= Self.mostOfInteger, !isNegative || magnitude != 0
    else { return nil }
    let integer = Int(truncatingIfNeeded: magnitude)
    return isNegative ? 0 &- integer : integer
  }

  /// How many digits surely fit an `Int`.
  @_transparent
  @usableFromInline
  static var mostOfInteger: Int { MemoryLayout<Int>.size >= 8 ? 18 : 9 }

  /// The number, if it is written as an integer and fits.
  @inlinable package var int64: Int64? {
    guard let magnitude = integerMagnitude else { return nil }
    if isNegative { return magnitude <= 1 << 63 ? Int64(bitPattern: 0 &- magnitude) : nil }
    return magnitude < 1 << 63 ? Int64(bitPattern: magnitude) : nil
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
    significantDigits > JSONDigits.kept ? manyDigits : shortDigits(exponent)
  }

  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  private func shortDigits(_ exponent: Int) -> (integer: DoubleWord, exponent: Int) {
    let (integer, zeros) = DoubleWord(low: magnitude).withoutZeros
    return (integer, exponent + zeros)
  }

  /// The same of a number with more digits than a word has.
  private var manyDigits: (integer: DoubleWord, exponent: Int)? {
    let behind = significantDigits - JSONDigits.kept
    let end = lastDigit()
    let rest = behind - end.zeros
    guard rest > 0 else { return shortDigits(exponent + behind) }
    guard rest <= JSONDigits.mostBehind else { return nil }
    let (integer, left) = digits(rest, from: offset(of: rest, before: end.offset))
    return left == 0 ? (integer, exponent + end.zeros) : nil
  }

  /// The first digits before the exponent, as many as fit an integer of two words, and the power of ten of the
  /// last of them.
  package var firstDigits: (integer: DoubleWord, exponent: Int) {
    let behind = max(significantDigits - JSONDigits.kept, 0)
    let most = min(behind, JSONDigits.mostBehind)
    let (integer, left) = digits(most, from: offset(of: behind, before: digitsEnd))
    return (integer, exponent + behind - most + left)
  }

  /// Returns the offset behind the last digit before the exponent that is not 0, and how many zeros follow it.
  ///
  /// - Precondition: The number is not zero.
  private func lastDigit() -> (offset: Int, zeros: Int) {
    var (end, zeros) = (digitsEnd, 0)
    while start[end - 1] == 0x30 || start[end - 1] == 0x2E {
      end -= 1
      if start[end] == 0x30 { zeros += 1 }
    }
    return (end, zeros)
  }

  /// Returns the offset of the first of so many digits that stand in front of another.
  private func offset(of count: Int, before end: Int) -> Int {
    var (place, left) = (end, count)
    while left > 0 {
      place -= 1
      if start[place] != 0x2E { left -= 1 }
    }
    return place
  }

  /// Returns the first digits with those that follow them from an offset on, and how many of these do not fit.
  ///
  /// - Precondition: There are so many, `mostBehind` at most: a word of them always fits, and one more may.
  private func digits(_ count: Int, from offset: Int) -> (integer: DoubleWord, left: Int) {
    var (integer, place, left) = (DoubleWord(low: magnitude), offset, count)
    while left > 0 {
      var (word, factor, rest) = (UInt64(0), UInt64(1), left)
      while rest > 0, factor < JSONDigits.mostOfWord {
        if start[place] != 0x2E {
          word = word * 10 + UInt64(start[place] &- 0x30)
          factor *= 10
          rest -= 1
        }
        place += 1
      }
      guard let next = integer.multiplied(by: factor, adding: word) else { break }
      (integer, left) = (next, rest)
    }
    return (integer, left)
  }

  /// The nearest double, ties to even; infinite when the number is too large for any.
  package var double: Double {
    if let shortDouble { return shortDouble }
    let digits = digits
    let known = digits.map { BinarySignificand($0.integer, power: $0.exponent)?.double } ?? nearest
    // The standard library takes every JSON number, and rounds correctly.
    guard let known else { return Double(text) ?? .nan }
    return isNegative ? -known : known
  }

  /// The double of up to fifteen digits and a short power of ten; nil for all others.
  package var shortDouble: Double? {
    // Clinger's fast path: with two exact operands there is only one rounding.
    guard significantDigits <= 15, isZero || exponent.magnitude < doublePowers.count else {
      return nil
    }
    var value = Double(small: magnitude)
    if !isZero, exponent < 0 { value /= doublePowers[-exponent] }
    if !isZero, exponent > 0 { value *= doublePowers[exponent] }
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
    let digits = digits
    guard let value = digits.flatMap({ BinarySignificand($0.integer, power: $0.exponent)?.float })
    else { return Float(text) ?? .nan }
    return isNegative ? -value : value
  }

  /// The double that is nearest to all numbers with the same first digits, without its sign; nil where there
  /// is none.
  private var nearest: Double? {
    let power = exponent + significantDigits - JSONDigits.kept
    let nearest = BinarySignificand(DoubleWord(low: magnitude), power: power)?.double
    let next = BinarySignificand(DoubleWord(low: magnitude + 1), power: power)?.double
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
  /// How many more may fit two words, which hold 39 digits at most.
  static let mostBehind = kept + 1
  /// A power of ten with as many zeros as digits fit a word.
  static var mostOfWord: UInt64 { 10_000_000_000_000_000_000 }

  /// The number of the digits; without its highest bits where there are more than 19.
  var magnitude: UInt64 = 0
  /// How many digits there are from the first that is not 0.
  var significant = 0
}

// Bytes stand here as numbers, since `UInt8(ascii:)` is a call where nothing is optimised:
//
//     2D -     2E .     30 0     65 e

extension JSONScanner {
  /// Reads a number with its text.
  package mutating func number() throws -> JSONNumberLiteral { try scannedNumber() }

  /// Transparent: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  private mutating func scannedNumber() throws -> JSONNumberLiteral {
    skipWhiteSpace()
    let start = position
    let isNegative = start < count && base[start] == 0x2D
    guard isNegative || start < count && base[start] &- 0x30 < 10 else {
      throw unexpected("a number")
    }
    var digits = JSONDigits()
    var end = try integerPart(from: isNegative ? start &+ 1 : start, &digits)
    let integerEnd = end
    // Most numbers end here: a call of a function that finds nothing takes longer than the number.
    let isLonger = end < count && (base[end] == 0x2E || base[end] | 0x20 == 0x65)
    let fractionLength = isLonger ? try fraction(from: &end, &digits) : 0
    if digits.significant > JSONDigits.kept {
      digits.magnitude = firstDigits(from: isNegative ? start + 1 : start)
    }
    let digitsEnd = end - start
    let exponent = isLonger ? try exponent(from: &end) : 0
    position = end
    return JSONNumberLiteral(
      range: start..<end, isInteger: end == integerEnd, isNegative: isNegative, digits: digits,
      exponent: exponent - fractionLength, start: base + start, digitsEnd: digitsEnd)
  }

  /// Appends all digits from an offset on, and returns the offset behind them.
  ///
  /// It calls nothing for a digit: unoptimised, a call takes longer than the digit. It is mutating, as those below are,
  /// since the scanner would be copied otherwise.
  @_transparent
  private mutating func append(from start: Int, to digits: inout JSONDigits) -> Int {
    let (base, count) = (base, count)
    var end = start
    var magnitude = digits.magnitude
    while count &- end >= 8, base[end &+ 7] &- 0x30 < 10,
      let eight = Self.eightDigits(bytesInOrder(UnsafeRawPointer(base + end)))
    {
      magnitude = magnitude &* 100_000_000 &+ eight
      end &+= 8
    }
    while end < count {
      let digit = base[end] &- 0x30
      if digit > 9 { break }
      magnitude = magnitude &* 10 &+ UInt64(truncatingIfNeeded: digit)
      end &+= 1
    }
    digits.magnitude = magnitude
    return end
  }

  /// Returns what eight digits stand for, the first of them the lowest byte; nil for what is no eight digits.
  ///
  /// Neighbours are added in pairs, as D. Lemire described in 2018: ones to tens, then pairs of digits to hundreds,
  /// then fours to ten thousands. Each factor is that number (A, 64, 2710), shifted, and one.
  @_transparent
  private static func eightDigits(_ word: UInt64) -> UInt64? {
    // A digit is 30 to 39: its high half is 3, also when 6 is added.
    let halves: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    guard word & halves == 0x3030_3030_3030_3030,
      (word &+ 0x0606_0606_0606_0606) & halves == 0x3030_3030_3030_3030
    else { return nil }
    var sum = ((word & 0x0F0F_0F0F_0F0F_0F0F) &* 0x0A01) &>> 8
    sum = ((sum & 0x00FF_00FF_00FF_00FF) &* 0x64_0001) &>> 16
    return ((sum & 0x0000_FFFF_0000_FFFF) &* 0x2710_0000_0001) &>> 32
  }

  @_transparent
  private mutating func integerPart(from start: Int, _ digits: inout JSONDigits) throws -> Int {
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
  @_transparent
  private mutating func fraction(from end: inout Int, _ digits: inout JSONDigits) throws -> Int {
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
    var (magnitude, left, offset) = (UInt64(0), JSONDigits.kept, start)
    while base[offset] == 0x30 || base[offset] == 0x2E { offset += 1 }
    while left > 0 {
      if left >= 8, let eight = Self.eightDigits(bytesInOrder(UnsafeRawPointer(base + offset))) {
        magnitude = magnitude &* 100_000_000 &+ eight
        (left, offset) = (left - 8, offset + 8)
      } else {
        let digit = base[offset] &- 0x30
        offset += 1
        if digit > 9 { continue }
        magnitude = magnitude &* 10 &+ UInt64(truncatingIfNeeded: digit)
        left -= 1
      }
    }
    return magnitude
  }

  /// Moves behind an exponent, if there is one, and returns its value, which has an upper bound.
  @_transparent
  private mutating func exponent(from end: inout Int) throws -> Int {
    guard end < count, base[end] | 0x20 == 0x65 else { return 0 }
    end += 1
    let isNegative = end < count && base[end] == UInt8(ascii: "-")
    if isNegative || end < count && base[end] == UInt8(ascii: "+") { end += 1 }
    let start = end
    // More digits than any text has.
    let most = Int.max >> 5
    var value = 0
    while end < count, base[end] &- 0x30 < 10 {
      value = min(value * 10 + Int(base[end] &- 0x30), most)
      end += 1
    }
    guard end > start else { throw unexpected("a digit", at: end) }
    return isNegative ? -value : value
  }
}
