import JSONParity

/// Compares what a reader has read with the value that the text holds.
struct Agreement {
  /// The rows that hold for the reader.
  let rows: [KnownDifference]
  /// Whether the reader gives every exact number, or what else its numbers are held against.
  let numbers: NumberLaw

  /// Returns where and how the reader's content differs, or nil.
  func mismatch(_ expected: JSONValue, _ actual: Content, at path: String = "$") -> String? {
    switch (expected, actual) {
    case (.null, .null): return nil
    case (.boolean(let left), .boolean(let right)) where left == right: return nil
    case (.string(let left), .string(let right)):
      return left.utf8.elementsEqual(right.utf8)
        ? nil : "\(path): string \(left.debugDescription) read as \(right.debugDescription)"
    case (.number(let left), .number(let right)):
      return mismatch(number: left, right).map { "\(path): \($0)" }
    case (.array(let left), .array(let right)):
      guard left.count == right.count else {
        return "\(path): \(left.count) elements read as \(right.count)"
      }
      for index in left.indices {
        if let found = mismatch(left[index], right[index], at: "\(path)[\(index)]") { return found }
      }
      return nil
    case (.object(let left), .object(let right)): return mismatch(members: left, right, path)
    default: return "\(path): \(expected.typeName) read as \(actual)"
    }
  }

  private func mismatch(number: JSONValue.Number, _ read: ReadNumber) -> String? {
    guard let found = numbers.mismatch(number, read) else { return nil }
    if rows.contains(where: { $0.excuses(number: number.text, read) }) { return nil }
    return "number \(number.text) read as \(read): \(found)"
  }

  private func mismatch(
    members: [JSONValue.Member], _ read: [String: Content], _ path: String
  ) -> String? {
    var expected: [String: Expected] = [:]
    let keepsFirst = rows.contains { $0.keepsFirstKey }
    for member in members {
      if expected[member.key] == nil {
        expected[member.key] = Expected(key: member.key, value: member.value)
      } else {
        expected[member.key]?.isRepeated = true
        if !keepsFirst { expected[member.key]?.value = member.value }
      }
    }
    guard expected.count == read.count else {
      return "\(path): \(expected.count) keys read as \(read.count)"
    }
    for (key, value) in read {
      guard let member = expected[key] else { return "\(path): no key \(key.debugDescription)" }
      guard member.isRepeated || member.key.utf8.elementsEqual(key.utf8) else {
        return "\(path): key \(member.key.debugDescription) read as \(key.debugDescription)"
      }
      if let found = mismatch(member.value, value, at: "\(path).\(key)") { return found }
    }
    return nil
  }

  /// What must stand at a key.
  ///
  /// Canonically equal keys are one key to Swift, in either spelling.
  private struct Expected {
    var key: String
    var value: JSONValue
    var isRepeated = false
  }
}

/// What a reader's numbers must be.
enum NumberLaw {
  /// The text itself.
  case text
  /// The exact value where 38 digits hold it, and otherwise the nearest double.
  case exact
  /// The nearest double, and beside it the integer if the number is one.
  case decoded
  /// The nearest double.
  case nearest
  /// What JSONDecoder makes of the same number.
  case likeDecoder

  /// Returns what is wrong with a number, or nil.
  func mismatch(_ number: JSONValue.Number, _ read: ReadNumber) -> String? {
    let nearest = Double(number.text)
    switch self {
    case .text: return read.text == number.text ? nil : "another text"
    case .exact, .decoded:
      if read.double?.bitPattern != nearest?.bitPattern { return "not the nearest double" }
      let literal = Literal(number.text)
      if let text = read.text, literal.fitsDecimal {
        let value = JSONValue.Number(text)
        if value?.hasSameValue(as: number) != true { return "not the exact value" }
      }
      if read.integer != literal.integer() { return "not the Int64" }
      return read.unsigned == literal.integer() ? nil : "not the UInt64"
    case .nearest:
      return read.double?.bitPattern == nearest?.bitPattern ? nil : "not the nearest double"
    case .likeDecoder:
      return NumberLaw.decoderReading(of: number.text) == read ? nil : "not as JSONDecoder"
    }
  }

  private static func decoderReading(of literal: String) -> ReadNumber? {
    let isZero = NumberText.isZeroWithExponent(literal)
    let literal = isZero ? (literal.hasPrefix("-") ? "-0.0" : "0") : literal
    guard case .accepted(.number(let number)) = Reader.decoder.read(Array(literal.utf8)) else {
      return nil
    }
    return number
  }
}

/// The digits of a number, told apart without the package.
struct Literal {
  private let isNegative: Bool
  private let digits: String
  private let exponent: Int
  /// Whether the text has neither a fraction nor an exponent.
  let isInteger: Bool

  init(_ text: String) {
    isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: "e", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "E", omittingEmptySubsequences: false) }
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count > 1 ? halves[1] : ""
    isInteger = halves.count == 1 && parts.count == 1
    let written =
      parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? .min / 2 : .max / 2) : 0
    let all = (halves[0] + fraction).drop { $0 == "0" }
    let trailing = all.reversed().prefix { $0 == "0" }.count
    digits = String(all.dropLast(trailing))
    exponent = digits.isEmpty ? 0 : written - fraction.count + trailing
  }

  /// Whether 38 digits and the exponents of `Decimal` hold the number.
  var fitsDecimal: Bool {
    digits.count <= 38 && exponent >= -100 && exponent + digits.count <= 100
  }

  /// The value without its fraction, or nil where it does not fit.
  var wholePart: Int64? {
    let count = digits.count + exponent
    guard exponent < 0, count > 0 else { return exponent < 0 ? 0 : integer() }
    return Int64((isNegative ? "-" : "") + digits.prefix(count))
  }

  /// Returns the exact value as an integer, or nil.
  func integer<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T? {
    guard exponent >= 0, digits.count + exponent <= 40 else { return nil }
    return T(
      (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
        + String(repeating: "0", count: exponent))
  }
}
