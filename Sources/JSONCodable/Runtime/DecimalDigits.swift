package import Foundation
import JSONText

/// The digits of a `Decimal` as an integer, taken from where they lie.
///
///     byte 0     the power of ten
///     byte 1     the high half: how many pairs of bytes below have digits
///     byte 4 …   the digits as an integer of 128 bits, the lowest byte first
///
/// Foundation shows the digits only as text, which takes twenty times as long as all else in reading a
/// number. The layout is used only after it has proved itself; without it, the text is taken.
enum DecimalDigits {
  /// Returns the digits of a decimal; nil where they have to be taken from its text.
  @inline(__always)
  static func of(_ decimal: Decimal) -> DoubleWord? {
    isLayoutKnown ? lying(in: decimal) : nil
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
    return (0..<8).allSatisfy { word in
      // 2 to the power of 16 × word, and 7 more, without a rounding in between.
      let digits =
        word < 4
        ? DoubleWord(low: 1 << UInt64(16 * word) + 7)
        : DoubleWord(high: 1 << UInt64(16 * (word - 4)), low: 7)
      let power = (0..<word).reduce(Decimal(1)) { power, _ in power * 65_536 }
      let decimal = Decimal(sign: .minus, exponent: -word, significand: power + 7)
      return lying(in: decimal) == digits && decimal.exponent == -word
    }
  }()
}

extension JSONNumber {
  /// Returns the nearest double of a decimal; nil where its digits alone do not tell it.
  package static func double(_ decimal: Decimal) -> Double? {
    guard let digits = DecimalDigits.of(decimal) else { return nil }
    let value = BinarySignificand(digits, power: decimal.exponent)
    return (value?.double).map { decimal.sign == .minus ? -$0 : $0 }
  }
}
