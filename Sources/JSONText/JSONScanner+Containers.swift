extension JSONScanner {
  /// Reads an array; `body` reads or skips exactly one element each time it is called.
  ///
  /// - Throws: `JSONSyntaxError`, also where the array is nested too deep, and what `body` throws.
  @inlinable
  package mutating func elements(_ body: (inout JSONScanner) throws -> Void) throws {
    try enter(UInt8(ascii: "["), "an array")
    if takes(UInt8(ascii: "]")) { return depth -= 1 }
    while true {
      try body(&self)
      if takes(UInt8(ascii: ",")) { continue }
      guard takes(UInt8(ascii: "]")) else { throw unexpected("\",\" or \"]\"") }
      return depth -= 1
    }
  }

  /// Reads an object; `body` gets each key in turn and reads or skips exactly one value.
  ///
  /// Keys come in the order of the text, a duplicate as often as it is there. While `body` runs
  /// and before it reads the value, `keyOffset` is the place of the key.
  ///
  /// - Throws: `JSONSyntaxError`, also where the object is nested too deep, and what `body` throws.
  @inlinable
  package mutating func members(_ body: (inout JSONScanner, String) throws -> Void) throws {
    var start = 0
    try members { scanner in
      start = scanner.position
      return try scanner.string()
    } _: { scanner, key in
      scanner.lastKeyOffset = start
      try body(&scanner, key)
    }
  }

  /// Reads an object without making its keys; `body` gets the place of each key, with its quotes.
  ///
  /// - Throws: `JSONSyntaxError`, also where the object is nested too deep, and what `body` throws.
  @inlinable
  package mutating func memberPlaces(
    _ body: (inout JSONScanner, Range<Int>) throws -> Void
  ) throws {
    try members(
      { scanner in
        let start = scanner.position
        try scanner.skipString()
        return start..<scanner.position
      }, body)
  }

  /// Reads an object; `readKey` reads or skips each key in turn, by `string()` or by `take(_:)`, and
  /// `body` gets what it has made of the key and reads or skips exactly one value.
  ///
  /// - Throws: `JSONSyntaxError`, also where the object is nested too deep, and what the two throw.
  @inlinable
  @inline(__always)
  package mutating func members<Key>(
    _ readKey: (inout JSONScanner) throws -> Key,
    _ body: (inout JSONScanner, Key) throws -> Void
  ) throws {
    try enter(UInt8(ascii: "{"), "an object")
    if takes(UInt8(ascii: "}")) { return depth -= 1 }
    try requireKey("a key or \"}\"")
    while true {
      let key = try readKey(&self)
      try requireColon()
      try body(&self, key)
      if takes(UInt8(ascii: ",")) {
        try requireKey("a key")
        continue
      }
      guard takes(UInt8(ascii: "}")) else { throw unexpected("\",\" or \"}\"") }
      return depth -= 1
    }
  }

  /// Moves behind a text if it comes next, and says whether it did.
  @inlinable
  @inline(__always)
  package mutating func take(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count - position >= text.count, let start = text.baseAddress else { return false }
    let (here, there) = (UnsafeRawPointer(base + position), UnsafeRawPointer(start))
    var index = 0
    while index + 8 <= text.count {
      let word = here.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard word == there.loadUnaligned(fromByteOffset: index, as: UInt64.self) else {
        return false
      }
      index += 8
    }
    while index < text.count {
      guard here.load(fromByteOffset: index, as: UInt8.self) == start[index] else { return false }
      index += 1
    }
    position += text.count
    return true
  }

  @inlinable
  @inline(__always)
  mutating func enter(_ bracket: UInt8, _ expected: StaticString) throws {
    skipWhiteSpace()
    guard position < count, base[position] == bracket else { throw unexpected("\(expected)") }
    guard depth < maximumDepth else { throw tooDeep() }
    depth += 1
    position += 1
  }

  /// Skips white space and takes one byte if it is the one that is asked for.
  @inlinable
  @inline(__always)
  mutating func takes(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard position < count, base[position] == byte else { return false }
    position += 1
    return true
  }

  @inlinable
  @inline(__always)
  mutating func requireKey(_ expected: StaticString) throws {
    skipWhiteSpace()
    guard position < count, base[position] == UInt8(ascii: "\"") else {
      throw unexpected("\(expected)")
    }
  }

  @inlinable
  @inline(__always)
  mutating func requireColon() throws {
    guard takes(UInt8(ascii: ":")) else { throw unexpected("\":\"") }
  }
}
