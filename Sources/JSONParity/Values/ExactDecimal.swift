internal import JSONText

/// The value of a JSON number of any size, in a form that only equal numbers share.
///
///     -0.0120e5  =  -1200  =  -0.12 × 10^4       digits 1, 2   exponent 4   negative
///
/// The value is `0.d₁d₂…dₙ × 10^exponent`, where neither d₁ nor dₙ is zero. Zero has no digits, the
/// exponent 0 and no sign. No power of ten is ever multiplied out, so `1e99999999999` costs nothing.
struct ExactDecimal: Hashable {
  var isNegative = false
  var digits: [UInt8] = []
  var exponent = DecimalExponent.small(0)

  /// Creates a decimal from the text of a number that is known to be valid.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    self = text.withUTF8Bytes(ExactDecimal.init(bytes:))
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    let end = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
    var pointPosition: Int?
    var leadingZeros = 0
    var digitCount = 0
    for byte in bytes[..<end] {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): pointPosition = digitCount
      default:
        digitCount += 1
        let digit = byte - UInt8(ascii: "0")
        if digits.isEmpty, digit == 0 { leadingZeros += 1 } else { digits.append(digit) }
      }
    }
    while digits.last == 0 { digits.removeLast() }
    guard !digits.isEmpty else {
      isNegative = false
      return
    }
    let shift = (pointPosition ?? digitCount) - leadingZeros
    exponent = DecimalExponent(written: bytes[end...].dropFirst(), shift: shift)
  }
}

/// The exponent of a decimal, an integer of any size.
///
/// `small` holds whatever is nearer to 0 than `limit`, `large` the rest, so that equal exponents
/// are equal values.
enum DecimalExponent: Hashable {
  case small(Int)
  case large(isNegative: Bool, digits: [UInt8])

  /// A power of ten that an `Int` holds, and how many zeros it has.
  private static let limit =
    Int.bitWidth > 32 ? Int(clamping: 1_000_000_000_000_000_000 as Int64) : 1_000_000_000
  private static let limitDigits = Int.bitWidth > 32 ? 18 : 9

  /// Creates the sum of a shift and an exponent as it stands behind the `e`: nothing, `5`, `+005`,
  /// `-7`.
  init(written: Slice<UnsafeBufferPointer<UInt8>>, shift: Int) {
    let isNegative = written.first == UInt8(ascii: "-")
    let hasSign = isNegative || written.first == UInt8(ascii: "+")
    let digits = written.dropFirst(hasSign ? 1 : 0).drop { $0 == UInt8(ascii: "0") }
      .map { $0 - UInt8(ascii: "0") }
    if digits.count <= Self.limitDigits {
      let magnitude = digits.reduce(0) { $0 * 10 + Int($1) }
      self.init((isNegative ? -magnitude : magnitude) + shift)
    } else {
      self.init(isNegative: isNegative, digits: digits, adding: isNegative ? -shift : shift)
    }
  }

  private init(_ value: Int) {
    if value.magnitude < Self.limit {
      self = .small(value)
    } else {
      let digits = String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
      self = .large(isNegative: value < 0, digits: digits)
    }
  }

  /// Creates the sum of a magnitude of more than `limitDigits` digits and a far smaller number.
  private init(isNegative: Bool, digits: [UInt8], adding shift: Int) {
    var sum = digits
    var carry = shift
    var index = sum.count - 1
    while carry != 0, index >= 0 {
      let total = Int(sum[index]) + carry
      let digit = ((total % 10) + 10) % 10
      sum[index] = UInt8(digit)
      carry = (total - digit) / 10
      index -= 1
    }
    while carry > 0 {
      sum.insert(UInt8(carry % 10), at: 0)
      carry /= 10
    }
    let trimmed = Array(sum.drop { $0 == 0 })
    if trimmed.count <= Self.limitDigits {
      let magnitude = trimmed.reduce(0) { $0 * 10 + Int($1) }
      self = .small(isNegative ? -magnitude : magnitude)
    } else {
      self = .large(isNegative: isNegative, digits: trimmed)
    }
  }
}

// MARK: - Tolerance

extension ExactDecimal {
  /// The widest sum that is worked out digit by digit; every double fits many times.
  private static let widest = 4_000

  /// Returns whether two numbers are no further apart than a third says, in exact arithmetic.
  ///
  ///     1.1 and 1.0 are 0.1 apart, not 0.10000000000000009
  ///
  /// - Returns: `nil` when the three are of such different sizes that nobody should work it out.
  func isWithin(_ tolerance: ExactDecimal, of other: ExactDecimal) -> Bool? {
    let numbers = [self, other, tolerance].filter { !$0.digits.isEmpty }
    let tops = numbers.compactMap(\.smallExponent)
    guard tops.count == numbers.count else { return nil }
    let top = tops.max() ?? 0
    let bottom = zip(numbers, tops).map { $1 - $0.digits.count }.min() ?? 0
    guard top - bottom <= Self.widest else { return nil }
    let width = top - bottom + 1
    let left = aligned(top: top + 1, width: width)
    let right = other.aligned(top: top + 1, width: width)
    let distance =
      isNegative == other.isNegative ? Self.difference(left, right) : Self.sum(left, right)
    let allowed = tolerance.aligned(top: top + 1, width: width)
    return !allowed.lexicographicallyPrecedes(distance)
  }

  private var smallExponent: Int? {
    guard case .small(let value) = exponent else { return nil }
    return value
  }

  /// Returns the digits with as many zeros around them as the place of the first and the width ask
  /// for.
  private func aligned(top: Int, width: Int) -> [UInt8] {
    guard let exponent = smallExponent, !digits.isEmpty else {
      return Array(repeating: 0, count: width)
    }
    let leading = Array(repeating: 0 as UInt8, count: top - exponent)
    let trailing = Array(repeating: 0 as UInt8, count: width - leading.count - digits.count)
    return leading + digits + trailing
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result = left
    var carry: UInt8 = 0
    for index in result.indices.reversed() {
      let total = left[index] + right[index] + carry
      result[index] = total % 10
      carry = total / 10
    }
    return result
  }

  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    let (larger, smaller) =
      left.lexicographicallyPrecedes(right) ? (right, left) : (left, right)
    var result = larger
    var borrow: UInt8 = 0
    for index in result.indices.reversed() {
      let needed = smaller[index] + borrow
      borrow = larger[index] < needed ? 1 : 0
      result[index] = larger[index] + borrow * 10 - needed
    }
    return result
  }
}
