/// A decimal of at most 19 digits, as nearly all are: an integer without zeros at its end, and a power of ten.
///
///     -0.0120e5  =  -12 × 10^2
///
/// Two texts of one number have equal short decimals or one has none.
struct ShortDecimal: Hashable {
  private static let mostDigits = 19
  private static let mostExponentDigits = 9

  private var isNegative = false
  private var digits: UInt64 = 0
  private var exponent = 0

  /// Creates a decimal from the text of a number that is known to be valid; nil if it is long.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var (significant, isFraction) = (0, false)
    var index = text.startIndex
    reading: while index < text.endIndex {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let written = Self.exponent(text[index...]) else { return nil }
        exponent += written
        break reading
      default:
        if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
        guard significant <= Self.mostDigits else { return nil }
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        if isFraction { exponent -= 1 }
      }
    }
    removeZeros()
  }

  /// Creates a decimal from one of any size; nil if it is long.
  init?(_ exact: ExactDecimal) {
    guard exact.digits.count <= Self.mostDigits, case .small(let exponent) = exact.exponent
    else { return nil }
    isNegative = exact.isNegative
    digits = exact.digits.reduce(0) { $0 * 10 + UInt64($1) }
    self.exponent = exponent - exact.digits.count
    removeZeros()
  }

  private static func exponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let hasSign = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
    let written = text.dropFirst(hasSign ? 1 : 0)
    guard written.count <= mostExponentDigits else { return nil }
    let magnitude = written.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private mutating func removeZeros() {
    guard digits > 0 else { return (isNegative, exponent) = (false, 0) }
    while digits.isMultiple(of: 10) {
      digits /= 10
      exponent += 1
    }
  }
}
