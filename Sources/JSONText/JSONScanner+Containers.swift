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
    try enter(UInt8(ascii: "{"), "an object")
    if takes(UInt8(ascii: "}")) { return depth -= 1 }
    try requireKey("a key or \"}\"")
    while true {
      let start = position
      let key = try string()
      try requireColon()
      lastKeyOffset = start
      try body(&self, key)
      if takes(UInt8(ascii: ",")) {
        try requireKey("a key")
        continue
      }
      guard takes(UInt8(ascii: "}")) else { throw unexpected("\",\" or \"}\"") }
      return depth -= 1
    }
  }

  /// Reads an object without making its keys; `body` gets the place of each key, with its quotes.
  ///
  /// - Throws: `JSONSyntaxError`, also where the object is nested too deep, and what `body` throws.
  @inlinable
  package mutating func memberPlaces(
    _ body: (inout JSONScanner, Range<Int>) throws -> Void
  ) throws {
    try enter(UInt8(ascii: "{"), "an object")
    if takes(UInt8(ascii: "}")) { return depth -= 1 }
    try requireKey("a key or \"}\"")
    while true {
      let start = position
      try skipString()
      let key = start..<position
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
