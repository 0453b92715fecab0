import Foundation

extension JSONScanner {
  /// Reads an array; `body` reads or skips exactly one element each time it is called.
  ///
  /// - Throws: `JSONSyntaxError`, also where the array is nested too deep, and what `body` throws.
  @inlinable
  package mutating func elements(_ body: (inout JSONScanner) throws -> Void) throws {
    guard try beginArray() else { return }
    try requireStack()
    repeat { try body(&self) } while try nextElement()
  }

  /// Reads an object; `body` gets each key in turn and reads or skips exactly one value.
  ///
  /// Keys come in the order of the text, a duplicate as often as it is there.
  ///
  /// - Throws: `JSONSyntaxError`, also where the object is nested too deep, and what `body` throws.
  @inlinable
  package mutating func members(_ body: (inout JSONScanner, String) throws -> Void) throws {
    try members({ try $0.string() }, body)
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
  @_transparent
  public mutating func members<Key>(
    _ readKey: (inout JSONScanner) throws -> Key,
    _ body: (inout JSONScanner, Key) throws -> Void
  ) throws {
    guard try beginObject() else { return }
    try requireStack()
    repeat {
      let key = try readKey(&self)
      try requireColon()
      try body(&self, key)
    } while try nextMember()
  }

  /// Moves behind a text if it comes next, and returns whether it did.
  ///
  /// - Parameter text: A key, with its quotes, that was read before: what is equal to it is right as well.
  /// - Returns: Whether it came next.
  @_transparent
  public mutating func take(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count - position >= text.count, let start = text.baseAddress,
      isSame(base + position, start, text.count)
    else { return false }
    position += text.count
    return true
  }
}

/// Returns whether bytes are the same; apart, since what other modules inline cannot name a function of C.
@usableFromInline
func isSame(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  memcmp(one, other, count) == 0
}

// MARK: - Steps

// To read without recursion: begin, read a value, and go on as long as there is a next one.
//
// Bytes stand here as numbers, since `UInt8(ascii:)` is a call where nothing is optimised:
//
//     22 "     2C ,     3A :     5B [     5D ]     7B {     7D }

extension JSONScanner {
  /// Begins an array, and returns whether there is an element to read; if not, the array has ended.
  ///
  /// - Throws: `JSONSyntaxError`, also where the array is nested too deep.
  @_transparent
  public mutating func beginArray() throws -> Bool {
    try enter(0x5B, "an array")
    guard takes(0x5D) else { return true }
    depth -= 1
    return false
  }

  /// Ends an element, and returns whether there is another one; if not, the array has ended.
  @_transparent
  public mutating func nextElement() throws -> Bool {
    if takes(0x2C) { return true }
    guard takes(0x5D) else { throw unexpected("\",\" or \"]\"") }
    depth -= 1
    return false
  }

  /// Begins an object, and returns whether there is a key to read; if not, the object has ended.
  ///
  /// - Throws: `JSONSyntaxError`, also where the object is nested too deep.
  @_transparent
  public mutating func beginObject() throws -> Bool {
    try enter(0x7B, "an object")
    guard takes(0x7D) else {
      try requireKey("a key or \"}\"")
      return true
    }
    depth -= 1
    return false
  }

  /// Ends a member, and returns whether there is another key; if not, the object has ended.
  @_transparent
  public mutating func nextMember() throws -> Bool {
    if position < count, base[position] == 0x2C {
      // The same as below, without a call: where nothing is optimised, calls are most of a member.
      position += 1
      try requireKey("a key")
      return true
    }
    if takes(0x2C) {
      try requireKey("a key")
      return true
    }
    guard takes(0x7D) else { throw unexpected("\",\" or \"}\"") }
    depth -= 1
    return false
  }

  @inlinable
  @_transparent
  mutating func enter(_ bracket: UInt8, _ expected: StaticString) throws {
    skipWhiteSpace()
    guard position < count, base[position] == bracket else { throw unexpected("\(expected)") }
    guard depth < maximumDepth else { throw tooDeep() }
    depth += 1
    position += 1
  }

  /// Checks that the stack has room to read the inside of a value by recursion.
  ///
  /// - Throws: `JSONSyntaxError` where it has none.
  @inlinable
  @_transparent
  func requireStack() throws {
    if stack.isExhausted { throw stackExhausted() }
  }

  /// Skips white space and takes one byte if it is the one that is asked for.
  @inlinable
  @_transparent
  mutating func takes(_ byte: UInt8) -> Bool {
    if position < count, base[position] > 0x20 {
      guard base[position] == byte else { return false }
      position += 1
      return true
    }
    skipWhiteSpace()
    guard position < count, base[position] == byte else { return false }
    position += 1
    return true
  }

  @inlinable
  @_transparent
  mutating func requireKey(_ expected: StaticString) throws {
    if position < count, base[position] == 0x22 { return }
    skipWhiteSpace()
    guard position < count, base[position] == 0x22 else {
      throw unexpected("\(expected)")
    }
  }

  /// Moves behind the colon between a key and its value.
  @_transparent
  public mutating func requireColon() throws {
    if position < count, base[position] == 0x3A {
      position += 1
      return
    }
    guard takes(0x3A) else { throw unexpected("\":\"") }
  }
}
