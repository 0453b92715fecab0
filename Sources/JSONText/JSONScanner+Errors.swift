// Errors are made off the hot path: line and column are counted only here.

extension JSONScanner {
  @usableFromInline
  @inline(never)
  func unexpected(_ expected: String) -> JSONSyntaxError {
    unexpected(expected, at: position)
  }

  @inline(never)
  func unexpected(_ expected: String, at offset: Int) -> JSONSyntaxError {
    failure("unexpected \(found(at: offset)), expected \(expected)", at: offset)
  }

  @usableFromInline
  @inline(never)
  func tooDeep() -> JSONSyntaxError {
    maximumDepth < askedDepth
      ? stackExhausted() : failure(JSONSyntaxError.tooDeep + "\(maximumDepth) levels", at: position)
  }

  @usableFromInline
  @inline(never)
  func stackExhausted() -> JSONSyntaxError {
    failure(JSONSyntaxError.tooDeep + "the stack of the thread allows", at: position)
  }

  @inline(never)
  func failure(_ reason: String, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, position: place(at: offset))
  }

  /// Returns the line and the column of an offset.
  private func place(at offset: Int) -> JSONSyntaxError.Position {
    var line = 1
    var column = 1
    for index in lengthOfByteOrderMark..<offset {
      if base[index] == 0x0A {
        (line, column) = (line + 1, 1)
      } else if base[index] & 0xC0 != 0x80 {
        // The other bytes of a sequence are those of its first.
        column += 1
      }
    }
    return .init(line: line, column: column, offset: offset)
  }

  /// Returns what stands at an offset, in words: `end`, `"x"`, `U+000A`, `byte 0xFF`.
  func found(at offset: Int) -> String {
    guard offset < count else { return "end" }
    switch base[offset] {
    case UInt8(ascii: "\""): return "quote"
    case 0x20..<0x7F: return "\"\(Character(UnicodeScalar(base[offset])))\""
    case 0..<0x80: return codePoint(UInt32(base[offset]))
    default: break
    }
    let length = lengthOfSequences(at: offset)
    guard length > 0, let scalar = text(in: offset..<offset + length).unicodeScalars.first else {
      return "byte 0x" + String(base[offset], radix: 16, uppercase: true)
    }
    if scalar == "\u{FEFF}" { return "byte order mark" }
    let shows = scalar.properties.isGraphemeBase && !scalar.steersTerminal
    return shows ? "\"\(Character(scalar))\"" : codePoint(scalar.value)
  }

  func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension JSONSyntaxError {
  @usableFromInline
  static var emptyDocument: JSONSyntaxError {
    JSONSyntaxError(
      reason: "unexpected end, expected a value", position: .init(line: 1, column: 1, offset: 0))
  }
}

extension JSONSyntaxError {
  fileprivate static let tooDeep = "deeper than "

  /// Whether the text has more levels than are read.
  package var isOfDepth: Bool { reason.hasPrefix(Self.tooDeep) }
}
