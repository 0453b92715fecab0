extension JSONNode {
  /// Returns a part of the text.
  func text(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}

extension QuotedText {
  /// The string as it is written, with its quotes.
  var spelling: String { String(decoding: text[range], as: UTF8.self) }

  /// Returns whether two strings are written with the same bytes.
  func hasSameBytes(as other: QuotedText) -> Bool {
    text[range].elementsEqual(other.text[other.range])
  }
}

// MARK: - White space

extension JSONNode {
  /// The white space around a whole document, before and behind it.
  var spacesAroundRoot: [String] { [text(0..<offset), text(end..<text.count)] }

  /// The white space before and behind an element.
  var spacesAroundElement: [String] { [spaceBefore(offset), spaceBehind(end)] }

  /// The white space in an array or object with nothing in it.
  var spacesInside: [String] { [text(offset + 1..<end - 1)] }

  /// Returns the white space before a key, on both sides of the colon, and behind this value of it.
  func spacesAroundMember(_ key: QuotedText) -> [String] {
    let range = key.range
    return [
      spaceBefore(range.lowerBound), spaceBehind(range.upperBound), spaceBefore(offset),
      spaceBehind(end),
    ]
  }

  private func spaceBefore(_ offset: Int) -> String {
    let start = text[..<offset].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? 0
    return text(start..<offset)
  }

  private func spaceBehind(_ offset: Int) -> String {
    text(offset..<(text[offset...].firstIndex { !Self.isSpace($0) } ?? text.count))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
