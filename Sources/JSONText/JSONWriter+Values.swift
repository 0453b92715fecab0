extension JSONWriter {
  /// Writes `null`.
  @inlinable
  package mutating func null() {
    separate()
    put("null")
  }

  /// Writes `true` or `false`.
  @inlinable
  package mutating func boolean(_ value: Bool) {
    separate()
    if value {
      put("true")
    } else {
      put("false")
    }
  }

  /// Writes a string with its escapes.
  @inlinable
  package mutating func string(_ value: consuming String) {
    separate()
    put(quoted: value)
  }

  /// Writes a number that is already text, such as that of a `JSONNumberLiteral`.
  @inlinable
  package mutating func literal(_ text: String) {
    separate()
    put(plain: text)
  }

  @usableFromInline
  mutating func put(plain text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }
}

// MARK: - Numbers

extension JSONWriter {
  /// Writes an integer of any width.
  @inlinable
  package mutating func integer<I: FixedWidthInteger>(_ value: I) {
    separate()
    guard I.bitWidth <= 64 else { return put(plain: String(value)) }
    if I.isSigned, value < 0 { put(UInt8(ascii: "-")) }
    put(digits: UInt64(truncatingIfNeeded: value.magnitude))
  }

  /// Writes an `Int`, by far the most frequent integer, without the detour over its kind.
  package mutating func integer(_ value: Int) {
    separate()
    if value < 0 { put(UInt8(ascii: "-")) }
    put(digits: UInt64(value.magnitude))
  }

  /// Writes the shortest text that reads back as the same double; `5.0` is `5`, `-0.0` is `-0`.
  ///
  /// The value must be finite: there is no JSON for others.
  package mutating func double(_ value: Double) {
    precondition(value.isFinite, "a number without JSON")
    separate()
    guard !putShort(value) else { return }
    put(withoutPointZero: value.description)
  }

  /// Writes the shortest text that reads back as the same float; `5.0` is `5`, `-0.0` is `-0`.
  ///
  /// The value must be finite: there is no JSON for others.
  package mutating func float(_ value: Float) {
    precondition(value.isFinite, "a number without JSON")
    separate()
    put(withoutPointZero: value.description)
  }

  /// Writes a double of at most 15 digits, 6 of them decimals, and returns whether it was one.
  ///
  /// Two such decimals never have one double, so the one that is found is the shortest there is.
  private mutating func putShort(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    guard magnitude >= 1e-4, magnitude < 1e9 else {
      guard value == 0, value.sign == .plus else { return false }
      put(UInt8(ascii: "0"))
      return true
    }
    let millionths = (magnitude * 1e6).rounded()
    guard millionths / 1e6 == magnitude else { return false }
    if value < 0 { put(UInt8(ascii: "-")) }
    let (whole, rest) = UInt64(millionths).quotientAndRemainder(dividingBy: 1_000_000)
    put(digits: whole)
    if rest > 0 { put(decimals: rest) }
    return true
  }

  /// Writes a point and millionths without the zeros at the end.
  private mutating func put(decimals millionths: UInt64) {
    reserve(7)
    start[length] = 0x2E
    length &+= 1
    var rest = millionths
    var power: UInt64 = 100_000
    while rest > 0 {
      start[length] = 0x30 &+ UInt8(truncatingIfNeeded: rest / power)
      length &+= 1
      rest %= power
      power /= 10
    }
  }

  private mutating func put(withoutPointZero text: String) {
    put(plain: text)
    if start[length - 1] == UInt8(ascii: "0"), start[length - 2] == UInt8(ascii: ".") {
      length -= 2
    }
  }

  @usableFromInline
  mutating func put(digits value: UInt64) {
    reserve(20)
    let digits = digitCount(value)
    var (rest, index) = (value, length + digits)
    // Not `stride`, and no call for each digit: unoptimised, these take longer than the division.
    while index > length {
      index -= 1
      let quotient = rest / 10
      start[index] = 0x30 &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      rest = quotient
    }
    length += digits
  }

  private func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var rest = value
    while rest >= 1000 {
      rest /= 1000
      count += 3
    }
    return rest >= 100 ? count + 2 : rest >= 10 ? count + 1 : count
  }
}

// MARK: - Strings

extension JSONWriter {
  @usableFromInline
  mutating func put(quoted text: consuming String) {
    text.withUTF8 { bytes in
      if capacity - length < bytes.count + 2 { grow(bytes.count + 2) }
      start[length] = 0x22
      length += 1
      if let base = bytes.baseAddress { put(escaping: base, count: bytes.count) }
      // Behind the last run there is room for an escape.
      start[length] = 0x22
      length += 1
    }
  }

  /// Writes runs of bytes that stand for themselves as they are, and escapes those between them.
  @_transparent
  private mutating func put(escaping bytes: UnsafePointer<UInt8>, count: Int) {
    // Given to what follows, since the writer would be copied for it where nothing is optimised.
    let slash: UInt8 = escapesSlashes ? 0x2F : 0x5C
    var index = 0
    while true {
      // A run of less than eight bytes is written as a word, over whose rest comes what follows.
      while index &+ 8 <= count {
        let word = UnsafeRawPointer(bytes + index)
        let special = Self.specialBytes(of: bytesInOrder(word), slash)
        if special == 0 { break }
        if capacity &- length < 8 &+ Self.longestEscape { grow(8 + Self.longestEscape) }
        UnsafeMutableRawPointer(start + length).copyMemory(from: word, byteCount: 8)
        let run = special.trailingZeroBitCount &>> 3
        length &+= run
        put(escapeOf: bytes[index &+ run])
        index &+= run &+ 1
      }
      // Where eight are left here, they stand for themselves.
      let seen = index &+ 8 <= count ? index &+ 8 : index
      let end = Self.endOfRun(bytes, from: seen, count: count, slash)
      let run = end &- index
      if capacity &- length < run &+ Self.longestEscape { grow(run + Self.longestEscape) }
      UnsafeMutableRawPointer(start + length).copyMemory(from: bytes + index, byteCount: run)
      length &+= run
      guard end < count else { return }
      put(escapeOf: bytes[end])
      index = end &+ 1
    }
  }

  /// The bytes of an escape such as `\u001f`.
  @_transparent
  private static var longestEscape: Int { 6 }

  /// Returns the next byte that needs an escape; eight bytes are looked at together, and 32 in a run that is long already.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where to begin.
  ///   - count: How many bytes the text has.
  ///   - slash: A slash, if it is escaped; otherwise a backslash.
  /// - Returns: The index of the byte, or `count`.
  @_transparent
  private static func endOfRun(
    _ bytes: UnsafePointer<UInt8>, from start: Int, count: Int, _ slash: UInt8
  ) -> Int {
    var index = start
    while index &+ 8 <= count {
      let special = specialBytes(of: bytesInOrder(UnsafeRawPointer(bytes + index)), slash)
      if special != 0 { return index &+ special.trailingZeroBitCount &>> 3 }
      index &+= 8
      guard index &- start == 16 else { continue }
      while index &+ 32 <= count {
        let words = UnsafeRawPointer(bytes + index)
        let special =
          specialBytes(of: bytesInOrder(words), slash)
          | specialBytes(of: bytesInOrder(words + 8), slash)
          | specialBytes(of: bytesInOrder(words + 16), slash)
          | specialBytes(of: bytesInOrder(words + 24), slash)
        if special != 0 { break }
        index &+= 32
      }
    }
    if index < count, count >= 8 {
      // The last eight without what was seen; zeros come behind them, the first of which is found if nothing else is.
      let seen = 8 &- (count &- index)
      let last = bytesInOrder(UnsafeRawPointer(bytes + (count &- 8)))
      let word = last &>> UInt64(truncatingIfNeeded: 8 &* seen)
      return index &+ specialBytes(of: word, slash).trailingZeroBitCount &>> 3
    }
    // Not a function of a byte: unoptimised, a call takes longer than the byte.
    while index < count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == slash { break }
      index &+= 1
    }
    return index
  }

  /// Returns the highest bit of each byte of a word that needs an escape, from the lowest such byte on.
  ///
  /// Transparent, like its caller: where nothing is optimised, each variable of a function is cleared by a call first.
  @_transparent
  private static func specialBytes(of word: UInt64, _ slash: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // With this bit turned, a quote is below 0x21 as control characters are, and no other byte.
    let controls = word ^ (ones &* 0x02)
    let backslashes = word ^ (ones &* 0x5C)
    let slashes = word ^ (ones &* UInt64(truncatingIfNeeded: slash))
    // The lowest byte that is found is exact; those above it may be found by a borrow.
    let found = (controls &- ones &* 0x21) | (backslashes &- ones) | (slashes &- ones)
    return found & ~word & (ones &* 0x80)
  }

  /// Writes the escape of a byte, for which there is room.
  @_transparent
  private mutating func put(escapeOf byte: UInt8) {
    start[length] = 0x5C
    let letter: UInt8
    switch byte {
    case 0x08: letter = 0x62
    case 0x09: letter = 0x74
    case 0x0A: letter = 0x6E
    case 0x0C: letter = 0x66
    case 0x0D: letter = 0x72
    // Not a range, which is a call of a generic function where nothing is optimised.
    case _ where byte < 0x20:
      start[length + 1] = 0x75
      start[length + 2] = 0x30
      start[length + 3] = 0x30
      start[length + 4] = 0x30 | byte >> 4
      let digit = byte & 0xF
      start[length + 5] = digit < 10 ? 0x30 | digit : 0x57 &+ digit
      length += 6
      return
    default: letter = byte
    }
    start[length + 1] = letter
    length += 2
  }
}
