import Foundation

/// A reader of JSON text by RFC 8259, value by value, without a tree.
///
/// The caller looks at what comes and asks for it; what it does not want it skips:
///
///     try JSONScanner.scan("[1, 2, 39]") { scanner in
///       var sum: Int64 = 0
///       try scanner.elements { sum += try $0.number().int64 ?? 0 }
///       return sum                                                   // 42
///     }
///
/// Everything that is read or skipped is checked. A scanner that has thrown is spent, except that
/// one may `rewind(to:)` a place where a value began on the same level.
///
/// It is public so that its steps, which are `@_transparent`, become a part of the caller in every build. In a
/// debug build nothing else is inlined, and there a call takes longer than a step. No product has this module.
public struct JSONScanner {
  @usableFromInline let base: UnsafePointer<UInt8>
  @usableFromInline let count: Int
  @usableFromInline var position = 0
  @usableFromInline var depth = 0
  /// How many arrays and objects may stand in one another, and how many the caller has asked for.
  @usableFromInline let maximumDepth, askedDepth: Int
  @usableFromInline let stack = StackRoom.ofThread

  @usableFromInline
  init(base: UnsafePointer<UInt8>, count: Int, maximumDepth: Int) {
    self.base = base
    self.count = count
    // A tree takes no stack to read, but some to free.
    self.maximumDepth = min(maximumDepth, stack.levelsToFree)
    askedDepth = maximumDepth
  }

  /// The kinds of JSON values, told by their first byte.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case object, array, string, number, `true`, `false`, null
  }

  /// The offset of the next byte.
  @inlinable package var offset: Int { position }

  /// Goes back to the start of a value on the present level, to read it once more.
  @inlinable
  package mutating func rewind(to offset: Int) {
    precondition(offset >= 0 && offset <= position, "a scanner rewinds to where it has been")
    position = offset
  }

  /// Returns the text of a part of the document, such as the value between two offsets.
  package func text(in range: Range<Int>) -> String {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the document")
    return String(decoding: bytes(in: range), as: UTF8.self)
  }

  /// Returns a part of the document; valid as long as the scanner.
  @_transparent
  public func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    // Not `range.count`: unoptimised, it goes through a witness table.
    UnsafeBufferPointer(start: base + range.lowerBound, count: range.upperBound - range.lowerBound)
  }
}

// MARK: - Documents

extension JSONScanner {
  /// Scans one whole document: white space, one value read by `body`, white space, end.
  ///
  /// A byte order mark in front of it is skipped; offsets count it.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - maximumDepth: How many arrays and objects may stand in one another.
  ///   - body: Reads or skips exactly one value; the scanner is not valid after it returns.
  /// - Returns: What `body` returns.
  /// - Throws: `JSONSyntaxError` when the document is not JSON, and what `body` throws.
  @inlinable
  package static func scan<R>(
    _ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int = 512,
    _ body: (inout JSONScanner) throws -> R
  ) throws -> R {
    guard let base = bytes.baseAddress, bytes.count > 0 else { throw JSONSyntaxError.emptyDocument }
    var scanner = JSONScanner(base: base, count: bytes.count, maximumDepth: maximumDepth)
    scanner.position = scanner.lengthOfByteOrderMark
    let result = try body(&scanner)
    try scanner.finish()
    return result
  }

  /// Scans one whole document of raw memory, such as that of a `Data`.
  @inlinable
  package static func scan<R>(
    _ bytes: UnsafeRawBufferPointer, maximumDepth: Int = 512,
    _ body: (inout JSONScanner) throws -> R
  ) throws -> R {
    try bytes.withMemoryRebound(to: UInt8.self) {
      try scan($0, maximumDepth: maximumDepth, body)
    }
  }

  /// Scans one whole document of an array of bytes.
  @inlinable
  package static func scan<R>(
    _ bytes: [UInt8], maximumDepth: Int = 512, _ body: (inout JSONScanner) throws -> R
  ) throws -> R {
    try bytes.withUnsafeBufferPointer { try scan($0, maximumDepth: maximumDepth, body) }
  }

  /// Scans one whole document of a string.
  @inlinable
  package static func scan<R>(
    _ text: String, maximumDepth: Int = 512, _ body: (inout JSONScanner) throws -> R
  ) throws -> R {
    var text = text
    return try text.withUTF8 { try scan($0, maximumDepth: maximumDepth, body) }
  }

  /// How many bytes the byte order mark in front of the document has; 0 without one.
  @inlinable var lengthOfByteOrderMark: Int {
    count >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0
  }

  @usableFromInline
  mutating func finish() throws {
    skipWhiteSpace()
    guard position == count else {
      throw failure("unexpected \(found(at: position)) after the value", at: position)
    }
  }
}

// MARK: - Values

extension JSONScanner {
  /// Skips white space and returns the kind of the next value, without reading it.
  ///
  /// - Throws: `unexpected …, expected a value`.
  @_transparent
  public mutating func peek() throws -> Kind {
    skipWhiteSpace()
    guard position < count else { throw unexpected("a value") }
    // Numbers and no range of letters: `UInt8(ascii:)` is a call where nothing is optimised.
    let byte = base[position]
    if byte &- 0x30 < 10 { return .number }
    switch byte {
    case 0x22: return .string  // "
    case 0x2D: return .number  // -
    case 0x7B: return .object  // {
    case 0x5B: return .array  // [
    case 0x74: return .true  // t
    case 0x66: return .false  // f
    case 0x6E: return .null  // n
    default: throw unexpected("a value")
    }
  }

  /// Reads the `true`, `false` or `null` that `peek()` has announced.
  package mutating func literal() throws {
    skipWhiteSpace()
    guard position < count else { throw unexpected("a literal") }
    switch base[position] {
    case 0x74: try consume("true")
    case 0x66: try consume("false")
    case 0x6E: try consume("null")
    default: throw unexpected("a literal")
    }
  }

  @_transparent
  private mutating func consume(_ word: StaticString) throws {
    let length = word.utf8CodeUnitCount
    guard count - position >= length, memcmp(base + position, word.utf8Start, length) == 0 else {
      let rest = UnsafeBufferPointer(start: base + position, count: count - position)
      let right = zip(rest, UnsafeBufferPointer(start: word.utf8Start, count: length))
        .prefix { $0 == $1 }
      throw unexpected("\"\(word)\"", at: position + right.count)
    }
    position += length
  }

  /// Reads a value of any kind, checks it and forgets it.
  package mutating func skipValue() throws {
    switch try peek() {
    case .true, .false, .null: try literal()
    case .number: _ = try number()
    case .string: try skipString()
    case .array: try elements { try $0.skipValue() }
    case .object: try memberPlaces { scanner, _ in try scanner.skipValue() }
    }
  }

  @inlinable
  @_transparent
  mutating func skipWhiteSpace() {
    // One look for a text without white space: a variable is a call where nothing is optimised.
    if position < count, base[position] <= 0x20 { skipSpaces() }
  }

  @inlinable
  @_transparent
  mutating func skipSpaces() {
    while position < count {
      switch base[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}
