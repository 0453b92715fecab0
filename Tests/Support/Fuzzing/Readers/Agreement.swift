import JSONParity

/// Compares what a reader has read with the value that the text holds.
struct Agreement {
  /// The rows that hold for the reader.
  let rows: [KnownDifference]
  /// Whether the reader gives every exact number, or what else its numbers are held against.
  let numbers: NumberLaw

  /// Returns where and how the reader's content differs, or nil.
  func mismatch(_ expected: JSONValue, _ actual: Content) -> String? {
    // The path is put together on the way back: mostly there is none.
    mismatch(at: expected, actual).map { "$\($0)" }
  }

  private func mismatch(at expected: JSONValue, _ actual: Content) -> String? {
    switch (expected, actual) {
    case (.null, .null): return nil
    case (.boolean(let left), .boolean(let right)) where left == right: return nil
    case (.string(let left), .string(let right)):
      return left.utf8.elementsEqual(right.utf8)
        ? nil : ": string \(left.debugDescription) read as \(right.debugDescription)"
    case (.number(let left), .number(let right)):
      return mismatch(number: left, right).map { ": \($0)" }
    case (.array(let left), .array(let right)):
      guard left.count == right.count else {
        return ": \(left.count) elements read as \(right.count)"
      }
      for index in left.indices {
        if let found = mismatch(at: left[index], right[index]) { return "[\(index)]\(found)" }
      }
      return nil
    case (.object(let left), .object(let right)): return mismatch(members: left, right)
    default: return ": \(expected.typeName) read as \(actual)"
    }
  }

  private func mismatch(number: JSONValue.Number, _ read: ReadNumber) -> String? {
    guard let found = numbers.mismatch(number, read) else { return nil }
    if rows.contains(where: { $0.excuses(number: number.text, read) }) { return nil }
    return "number \(number.text) read as \(read): \(found)"
  }

  private func mismatch(members: [JSONValue.Member], _ read: [String: Content]) -> String? {
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
      return ": \(expected.count) keys read as \(read.count)"
    }
    for (key, value) in read {
      guard let member = expected[key] else { return ": no key \(key.debugDescription)" }
      guard member.isRepeated || member.key.utf8.elementsEqual(key.utf8) else {
        return ": key \(member.key.debugDescription) read as \(key.debugDescription)"
      }
      if let found = mismatch(at: member.value, value) { return ".\(key)\(found)" }
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
      let expected = NumberLaw.decoderReading(of: number.text)
      if expected == read { return nil }
      // JSONDecoder takes a number with more digits than `Decimal` has for the integer that its double is.
      let literal = Literal(number.text)
      let isOnlyNear = !literal.fitsDecimal && literal.integer() as UInt64? == nil
      let isStricter =
        read.integer == nil && read.unsigned == nil
        && read.double?.bitPattern == expected?.double?.bitPattern
      return isOnlyNear && isStricter ? nil : "not as JSONDecoder"
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
