internal import Foundation
internal import JSONText

/// A string or key of a text, from quote to quote.
struct QuotedText {
  let text: UnsafeBufferPointer<UInt8>
  let offset: Int

  /// The bytes in the text, with the quotes.
  var range: Range<Int> {
    var end = offset
    repeat { end = firstQuote(from: end + 1) } while isEscaped(end)
    return offset..<end + 1
  }

  private func firstQuote(from start: Int) -> Int {
    let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[start...])
    guard let base = rest.baseAddress, let found = memchr(base, 0x22, rest.count) else {
      preconditionFailure("a string that does not end")
    }
    return start + (UnsafeRawPointer(found) - base)
  }

  /// Returns whether an odd number of backslashes stands before a quote.
  private func isEscaped(_ quote: Int) -> Bool {
    var start = quote
    while text[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return !(quote - start).isMultiple(of: 2)
  }

  /// The string, without its escapes.
  var string: String { JSONScanner.string(inside: content) }

  private var content: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range.dropFirst().dropLast()])
  }

  /// Returns whether two strings are the same scalar for scalar, however they are written.
  func hasSameScalars(as other: QuotedText) -> Bool {
    var (index, otherIndex) = (offset + 1, other.offset + 1)
    while true {
      let (byte, otherByte) = (text[index], other.text[otherIndex])
      if byte == UInt8(ascii: "\\") || otherByte == UInt8(ascii: "\\") {
        return string.hasSameScalars(as: other.string)
      }
      guard byte == otherByte else { return false }
      if byte == UInt8(ascii: "\"") { return true }
      (index, otherIndex) = (index + 1, otherIndex + 1)
    }
  }

  /// A hash that strings with the same scalars share.
  var hash: Int {
    var hasher = Hasher()
    let content = content
    if content.contains(UInt8(ascii: "\\")) {
      string.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(content))
    }
    return hasher.finalize()
  }
}

extension JSONNode {
  /// The value, which is made anew each time.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var value: JSONValue {
    switch kind {
    case .null: return .null
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .number: return .number(number)
    case .string: return .string(quoted.string)
    case .array: return .array(children.map(\.value))
    case .object:
      let children = children
      return .object(
        children.indices.map { .init(key: children.key($0).string, value: children[$0].value) })
    }
  }

  /// The text of a string.
  var quoted: QuotedText { QuotedText(text: text, offset: offset) }

  /// The number, as it is written.
  var number: JSONValue.Number {
    JSONValue.Number(scanned: String(decoding: text[range], as: UTF8.self))
  }

  /// Returns whether two numbers stand for one, as exact decimals.
  func hasSameNumber(as other: JSONNode) -> Bool {
    if hasSameBytes(as: other) { return true }
    if let one = shortDecimal, let two = other.shortDecimal { return one == two }
    return number.hasSameValue(as: other.number)
  }

  /// A hash that equal numbers share.
  var hashOfNumber: Int {
    if let short = shortDecimal { return short.hashValue }
    let exact = ExactDecimal(number.text)
    return ShortDecimal(exact)?.hashValue ?? exact.hashValue
  }

  private var shortDecimal: ShortDecimal? { ShortDecimal(text[range]) }

  /// The end of a scalar, or of an array or object with nothing in it.
  var endOfLeaf: Int {
    switch kind {
    case .string: return quoted.range.upperBound
    case .true, .null: return offset + 4
    case .false: return offset + 5
    case .number: return endOfNumber
    case .array, .object:
      var end = offset + 1
      while text[end] != UInt8(ascii: "]"), text[end] != UInt8(ascii: "}") { end += 1 }
      return end + 1
    }
  }

  private var endOfNumber: Int {
    var end = offset + 1
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        end += 1
      default: return end
      }
    }
    return end
  }
}
