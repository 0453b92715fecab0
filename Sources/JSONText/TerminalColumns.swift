// How much room a text takes on a terminal, which gives some characters two columns.

extension Character {
  /// How many columns a terminal gives the character: two to ideographs, syllables of Hangul, fullwidth forms and
  /// emoji, one to all others.
  package var columns: Int {
    guard let first = unicodeScalars.first, first.value >= 0xA9 else { return 1 }
    let isWide =
      first.isWide || first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
    return isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether the East Asian width of the scalar is wide or fullwidth, as far as it is not an emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// How many columns a terminal gives the text, which is on one line.
  package var columns: Int {
    // Most texts are plain ASCII; to look at each character would take most of the time.
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// Returns the characters at the front that fit some columns; the first one even where it does not.
  package func prefix(columns most: Int) -> SubSequence {
    // A mark behind the last of them would belong to it.
    if utf8.prefix(most + 1).allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return self[..<(utf8.index(startIndex, offsetBy: most, limitedBy: endIndex) ?? endIndex)]
    }
    var used = 0
    var end = startIndex
    while end < endIndex {
      used += self[end].columns
      if used > most, end > startIndex { break }
      end = index(after: end)
    }
    return self[..<end]
  }

  /// Returns the characters at the end that fit some columns; the last one even where it does not.
  package func suffix(columns most: Int) -> SubSequence {
    var used = 0
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      used += self[previous].columns
      if used > most, start < endIndex { break }
      start = previous
    }
    return self[start...]
  }
}
