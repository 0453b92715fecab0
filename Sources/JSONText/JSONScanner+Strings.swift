import Builtin
import Foundation

// A string is walked once: eight bytes at a time over plain ASCII, over ASCII and characters of two bytes, and over
// characters of three and of four. The walk checks all; only a string with escapes is copied to be unescaped.

extension JSONScanner {
  /// Reads a string.
  ///
  /// - Throws: `JSONSyntaxError` for a bad escape, a lone surrogate, a raw control character or
  ///   bytes that are not UTF-8.
  @usableFromInline
  package mutating func string() throws -> String {
    skipWhiteSpace()
    let start = position + 1
    let end = try endOfPlainString()
    if position > end { return String(decoding: bytes(in: start..<end), as: UTF8.self) }
    let hasEscapes = try walkString(from: end)
    let content = start..<position - 1
    return hasEscapes ? unescaped(content) : String(wellFormed: bytes(in: content))
  }

  /// Reads a string, checks it and forgets it.
  ///
  /// - Throws: `JSONSyntaxError`, as `string()` does.
  @usableFromInline
  package mutating func skipString() throws {
    skipWhiteSpace()
    let end = try endOfPlainString()
    if position <= end { _ = try walkString(from: end) }
  }

  /// Returns where the plain text of the string that starts here ends, and moves behind the string if it ends there, too.
  @_transparent
  private mutating func endOfPlainString() throws -> Int {
    guard position < count, base[position] == 0x22 else { throw unexpected("a string") }
    let end = endOfPlainText(from: position + 1)
    if end < count, base[end] == 0x22 { position = end + 1 }
    return end
  }

  /// Moves behind the string, whose text up to an offset is plain, and returns whether it has escapes.
  private mutating func walkString(from start: Int) throws -> Bool {
    var index = start
    var hasEscapes = false
    while index < count {
      let byte = base[index]
      if byte >= 0x80 {
        index = try endOfForeignText(from: index)
      } else if byte == 0x22 {
        position = index + 1
        return hasEscapes
      } else if byte == 0x5C {
        hasEscapes = true
        index = try endOfEscape(at: index)
      } else {
        let control = codePoint(UInt32(byte))
        throw failure("unescaped control character \(control) in a string", at: index)
      }
      index = endOfPlainText(from: index)
    }
    throw failure("unexpected end in a string", at: index)
  }

  /// Returns the next quote, backslash or control character behind one that is not ASCII.
  ///
  /// Where one character is not ASCII, others mostly follow.
  @_transparent
  private func endOfForeignText(from start: Int) throws -> Int {
    var index = start
    while index < count {
      let length = lengthOfSequences(at: index)
      if length == 0 {
        guard base[index] < 0x80 else { throw failure("invalid UTF-8", at: index) }
        return index
      }
      index &+= length
    }
    return index
  }

  /// Returns the next byte that is a quote, a backslash, a control character or not ASCII.
  @_transparent
  private func endOfPlainText(from start: Int) -> Int {
    var index = start
    while index + 8 <= count {
      let word = bytesInOrder(UnsafeRawPointer(base + index))
      let special = (word | specials(word)) & 0x8080_8080_8080_8080
      if special != 0 { return index + special.trailingZeroBitCount / 8 }
      index += 8
    }
    // Not a function of a byte: unoptimised, a call takes longer than the byte.
    while index < count, base[index] >= 0x20, base[index] < 0x80, base[index] != 0x22,
      base[index] != 0x5C
    { index += 1 }
    return index
  }

  /// Returns how many bytes the well-formed UTF-8 sequences at an offset have, those of a word at most; 0 if
  /// the first is not well-formed, or a quote, a backslash or a control character.
  ///
  /// The sequences are of one and two bytes, or up to two of three or of four. The lead byte of each is the lowest:
  ///
  ///     2 bytes    10...... 110xxxx.
  ///     3 bytes    10...... 10x..... 1110xxxx
  ///     4 bytes    10...... 10...... 10xx.... 11110xxx
  ///
  /// The bits that are 0 or 1 here mark a sequence; those with an `x` tell what needs fewer bytes, is a surrogate, or lies
  /// beyond Unicode. A bit of `wrong` is set where a rule is broken, so the lowest one ends the run.
  @_transparent
  func lengthOfSequences(at offset: Int) -> Int {
    let word = word(at: offset)
    let lead = word & 0xFF
    if lead < 0xE0 { return lengthOfShortSequences(word) }
    if lead < 0xF0 {
      let high = word & 0x00200F_00200F
      // The highest bit of a lane is set where `high` is not 0, and where it is not that of a surrogate.
      let isLong = high &+ 0x7FFFFF_7FFFFF
      let isScalar = (high ^ 0x00200D_00200D) &+ 0x7FFFFF_7FFFFF
      let wrong =
        (word & 0xC0C0F0_C0C0F0 ^ 0x8080E0_8080E0)
        | (isLong & isScalar & 0x800000_800000 ^ 0x800000_800000)
      return wrong == 0 ? 6 : wrong.trailingZeroBitCount / 24 * 3
    }
    // The plane of Unicode, of which there are 16 behind the first.
    let plane = (word & 0x07_00000007) &<< 2 | (word &>> 12) & 0x03_00000003
    let wrong =
      (word & 0xC0C0C0F8_C0C0C0F8 ^ 0x808080F0_808080F0)
      | ((plane &+ 0x0F_0000000F) & 0x30_00000030 ^ 0x10_00000010)
    return wrong.trailingZeroBitCount / 32 * 4
  }

  /// Returns how many bytes the sequences of one and two bytes have with which a word begins.
  ///
  /// A pair is a lead byte of two in front of a byte `10......`; no other lead byte is right, and no other such byte.
  @_transparent
  private func lengthOfShortSequences(_ word: UInt64) -> Int {
    // The highest bit of each byte: of those that are not ASCII, of lead bytes, and of those that follow.
    let foreign = word & 0x8080_8080_8080_8080
    let leads = foreign & (word &<< 1)
    let following = foreign ^ leads
    // A lead byte of two has a 0 next, and one of the bits with an `x`.
    let isLong = (word & 0x1E1E_1E1E_1E1E_1E1E) &+ 0x7E7E_7E7E_7E7E_7E7E
    let pairs = leads & ~(word &<< 2) & isLong & (following &>> 8)
    let wrong =
      (leads ^ pairs) | (following ^ (pairs &<< 8))
      | (specials(word) & ~word & 0x8080_8080_8080_8080)
    return wrong.trailingZeroBitCount &>> 3
  }

  /// Marks quotes, backslashes and what is below a space, in the highest bits of the bytes of a word; others that are not
  /// ASCII may be marked as well.
  ///
  /// The lowest mark is exact; those above it may be by a borrow.
  @_transparent
  private func specials(_ word: UInt64) -> UInt64 {
    ((word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101)
      | ((word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101)
      | (word &- 0x2020_2020_2020_2020)
  }

  /// Returns the bytes at an offset, the first of them the lowest, with zeros for those behind the document.
  @_transparent
  private func word(at offset: Int) -> UInt64 {
    count &- offset >= 8 ? bytesInOrder(UnsafeRawPointer(base + offset)) : lastWord(at: offset)
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var (word, index) = (0 as UInt64, count)
    while index > offset {
      index -= 1
      word = word << 8 | UInt64(base[index])
    }
    return word
  }
}

// MARK: - Escapes

extension JSONScanner {
  /// Returns a string without its escapes, from what stands between the quotes and has been checked before.
  package static func string(inside content: UnsafeBufferPointer<UInt8>) -> String {
    guard let base = content.baseAddress, content.contains(UInt8(ascii: "\\")) else {
      return String(wellFormed: content)
    }
    return JSONScanner(base: base, count: content.count, maximumDepth: 0)
      .unescaped(0..<content.count)
  }

  private func unescaped(_ content: Range<Int>) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: content.count) { buffer in
      let length = unescape(content, into: buffer)
      return String(wellFormed: UnsafeBufferPointer(start: buffer.baseAddress, count: length))
    }
  }
}

extension JSONScanner {
  /// Checks the escape at an offset, a pair of surrogates as one, and returns the offset behind it.
  private func endOfEscape(at offset: Int) throws -> Int {
    guard offset + 1 < count else { throw unexpected("an escape", at: offset + 1) }
    switch base[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 2
    case UInt8(ascii: "u"): return try endOfUnicodeEscape(at: offset)
    case 0x20..<0x7F:
      let letter = Character(UnicodeScalar(base[offset + 1]))
      throw failure("invalid escape \"\\\(letter)\"", at: offset)
    default:
      throw failure("invalid escape \"\\\" before \(found(at: offset + 1))", at: offset)
    }
  }

  private func endOfUnicodeEscape(at offset: Int) throws -> Int {
    let unit = try checkedHex(at: offset + 2)
    let end = offset + 6
    guard unit & 0xF800 == 0xD800 else { return end }
    if unit < 0xDC00, end + 1 < count, base[end] == UInt8(ascii: "\\"),
      base[end + 1] == UInt8(ascii: "u"), try checkedHex(at: end + 2) & 0xFC00 == 0xDC00
    {
      return end + 6
    }
    throw failure("lone surrogate \\u\(String(unit, radix: 16))", at: offset)
  }

  private func checkedHex(at offset: Int) throws -> UInt32 {
    var index = offset
    while index < offset + 4 {
      guard index < count, base[index].hexValue != nil else {
        throw unexpected("a hex digit", at: index)
      }
      index += 1
    }
    return hex(at: offset)
  }

  /// Returns the value of four hex digits that were checked before.
  private func hex(at offset: Int) -> UInt32 {
    // Not `reduce`: where nothing is optimised, a closure takes fifty times as long as a digit.
    var value: UInt32 = 0, index = offset
    while index < offset + 4 {
      value = value << 4 | UInt32(base[index].hexValue ?? 0)
      index += 1
    }
    return value
  }

  /// Copies a checked string without its escapes, which never takes more room, and returns the length.
  private func unescape(
    _ content: Range<Int>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    var index = content.lowerBound
    var length = 0
    while true {
      // What stands before the next escape is copied at once.
      let rest = base + index
      let room = content.upperBound - index
      let plain =
        memchr(rest, 0x5C, room).map { UnsafeRawPointer($0) - UnsafeRawPointer(rest) } ?? room
      memcpy(start + length, rest, plain)
      (index, length) = (index + plain, length + plain)
      guard index < content.upperBound else { return length }
      if base[index + 1] != UInt8(ascii: "u") {
        buffer[length] = unescaped(base[index + 1])
        (index, length) = (index + 2, length + 1)
      } else {
        var scalar = hex(at: index + 2)
        index += 6
        if scalar & 0xF800 == 0xD800 {
          scalar = 0x10000 + (scalar & 0x3FF) << 10 + hex(at: index + 2) & 0x3FF
          index += 6
        }
        length += store(scalar, in: buffer, at: length)
      }
    }
  }

  private func unescaped(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private func store(
    _ value: UInt32, in buffer: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) -> Int {
    let scalar = UnicodeScalar(value) ?? "\u{FFFD}"
    var length = 0
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      buffer[index + length] = byte
      length += 1
    }
    return length
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit; nil for every other byte.
  ///
  /// Ranges, and `UInt8(ascii:)`, are calls where nothing is optimised.
  @inlinable package var hexValue: UInt8? {
    let digit = self &- 0x30
    if digit < 10 { return digit }
    // A letter in lower case differs from one in upper case by a bit.
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter &+ 10 : nil
  }
}

/// Returns eight bytes as a word, the first of them the lowest.
@_transparent
func bytesInOrder(_ start: UnsafeRawPointer) -> UInt64 {
  // Not `loadUnaligned`, which is two calls where nothing is optimised.
  let word: UInt64 = Builtin.loadRaw(start._rawValue)
  // Not `littleEndian`, which is a call of a generic function where nothing is optimised.
  #if _endian(big)
    return word.byteSwapped
  #else
    return word
  #endif
}
