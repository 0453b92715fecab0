package import Foundation
import JSONText

/// The digits of a `Decimal` as an integer, taken from where they lie.
///
///     byte 0     the power of ten
///     byte 1     the high half: how many pairs of bytes below have digits; bit 3: a minus sign; bit 2: surely no
///                zero at the end of the digits
///     byte 4 …   the digits as an integer of 128 bits, the lowest byte first
///
/// Foundation shows the digits only as text, and makes a decimal of them by multiplying: either takes many times
/// as long as all else in reading a number. The layout is used only after it has proved itself.
enum DecimalDigits {
  /// Returns the digits of a decimal; nil where they have to be taken from its text.
  @inline(__always)
  static func of(_ decimal: Decimal) -> DoubleWord? {
    isLayoutKnown ? lying(in: decimal) : nil
  }

  /// Returns the decimal of digits and a power of ten; nil where it has to be calculated.
  static func decimal(_ digits: DoubleWord, isNegative: Bool, exponent: Int) -> Decimal? {
    // Foundation keeps no zeros at the end either, as long as there is a power of ten for them.
    let short = digits.withoutZeros
    let highest = Int8(exactly: exponent + short.zeros)
    let digits = highest == nil ? digits : short.integer
    guard isLayoutKnown, digits.high | digits.low != 0,
      let exponent = highest ?? Int8(exactly: exponent)
    else { return nil }
    var decimal = Decimal()
    withUnsafeMutableBytes(of: &decimal) { bytes in
      bytes[0] = UInt8(bitPattern: exponent)
      bytes[1] = flags(of: digits, isNegative)
      bytes.storeBytes(of: digits.low.littleEndian, toByteOffset: 4, as: UInt64.self)
      bytes.storeBytes(of: digits.high.littleEndian, toByteOffset: 12, as: UInt64.self)
    }
    return decimal
  }

  /// Returns byte 1 of a decimal of digits, without bit 2.
  private static func flags(of digits: DoubleWord, _ isNegative: Bool) -> UInt8 {
    UInt8((128 - digits.leadingZeros + 15) / 16) << 4 | (isNegative ? 1 << 3 : 0)
  }

  /// - Precondition: The layout is that of the table above.
  @inline(__always)
  private static func lying(in decimal: Decimal) -> DoubleWord {
    withUnsafeBytes(of: decimal) { bytes in
      let count = Int(bytes[1] >> 4)
      let low = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
      let high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self))
      // What lies behind the digits means nothing.
      return count > 4
        ? DoubleWord(high: high & .max >> UInt64(16 * (8 - count)), low: low)
        : DoubleWord(low: count == 0 ? 0 : low & .max >> UInt64(16 * (4 - count)))
    }
  }

  /// Whether decimals of every length have their digits where the table says.
  private static let isLayoutKnown: Bool = {
    guard MemoryLayout<Decimal>.size == 20 else { return false }
    return (0..<8).allSatisfy { (word: Int) -> Bool in
      // 2 to the power of 16 × word, and 7 more, without a rounding in between.
      let digits =
        word < 4
        ? DoubleWord(low: 1 << UInt64(16 * word) + 7)
        : DoubleWord(high: 1 << UInt64(16 * (word - 4)), low: 7)
      let power = (0..<word).reduce(Decimal(1)) { power, _ in power * 65_536 }
      return [FloatingPointSign.minus, .plus].allSatisfy { sign in
        let decimal = Decimal(sign: sign, exponent: -word, significand: power + 7)
        guard lying(in: decimal) == digits, decimal.exponent == -word else { return false }
        return withUnsafeBytes(of: decimal) { bytes in
          Int8(bitPattern: bytes[0]) == -word && bytes[2] | bytes[3] == 0
            && bytes[1] & ~(1 << 2) == flags(of: digits, sign == .minus)
        }
      }
    }
  }()
}

extension JSONNumber {
  /// Returns the nearest double of a decimal; nil where its digits alone do not tell it.
  package static func nearestDouble(of decimal: Decimal) -> Double? {
    guard let magnitude = significand(of: decimal)?.double else { return nil }
    return decimal.sign == .minus ? -magnitude : magnitude
  }

  /// Returns the nearest float of a decimal; nil where its digits alone do not tell it, or it is infinite.
  package static func nearestFloat(of decimal: Decimal) -> Float? {
    guard let magnitude = significand(of: decimal)?.float, magnitude.isFinite else { return nil }
    return decimal.sign == .minus ? -magnitude : magnitude
  }

  private static func significand(of decimal: Decimal) -> BinarySignificand? {
    guard let digits = DecimalDigits.of(decimal) else { return nil }
    return BinarySignificand(digits, power: decimal.exponent)
  }
}
