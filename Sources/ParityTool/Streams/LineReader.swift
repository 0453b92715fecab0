import Foundation

/// A line of the input, without its line feed and the carriage return before that.
package struct InputLine: Hashable, Sendable {
  /// The number of the line, from 1; blank lines count.
  package var number: Int
  /// The bytes, whatever they are.
  package var bytes: [UInt8]

  package init(number: Int, bytes: [UInt8]) {
    self.number = number
    self.bytes = bytes
  }

  /// Whether the line has nothing but JSON's white space.
  package var isBlank: Bool { bytes.withUnsafeBytes(\.isBlank) }
}

extension UnsafeRawBufferPointer {
  /// Whether there is nothing but JSON's white space.
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
  }
}

/// Reads lines one by one, in memory for the longest line.
///
///     buffer   ….....{"a":1}\n{"b":2}\n{"c"…………
///              ↑     ↑                    ↑   ↑
///              0     start                end buffer.count
///
/// A byte order mark of UTF-8 at the start of the input belongs to no line. An input in UTF-16 or UTF-32 has no lines that
/// this could find, and is an error.
package struct LineReader {
  /// Reads into a buffer and returns how many bytes; 0 at the end.
  package typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let source: Source
  private let isReady: () -> Bool
  private let name: String
  private let usualCapacity: Int
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  private var number = 0
  /// How many bytes of the input the lines given so far have taken.
  package private(set) var bytesTaken = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes to read at once, in the usual case.
  ///   - name: What errors call the input.
  ///   - isReady: Whether the source would return without waiting for somebody to write.
  ///   - source: Where the bytes come from.
  package init(
    capacity: Int = 1 << 18, name: String = "the input",
    isReady: @escaping () -> Bool = { true }, source: @escaping Source
  ) {
    precondition(capacity >= 1, "a buffer has room for a byte")
    (self.source, self.name, self.isReady) = (source, name, isReady)
    usualCapacity = capacity
    buffer = [UInt8](repeating: 0, count: capacity)
  }

  /// Returns the next line, or nil at the end.
  ///
  /// A line feed at the end of the input starts no line.
  ///
  /// - Throws: What the source throws.
  package mutating func next() throws -> InputLine? {
    try advance().map { InputLine(number: number, bytes: Array(buffer[$0])) }
  }

  /// Adds the next line that is not blank to a block.
  ///
  /// - Returns: Whether there was one; false at the end.
  /// - Throws: What the source throws.
  mutating func addNextWithText(to block: inout LineBlock) throws -> Bool {
    while let place = try advance() {
      let isAdded = buffer.withUnsafeBytes { bytes in
        let line = UnsafeRawBufferPointer(rebasing: bytes[place])
        if line.isBlank { return false }
        block.add(line, number: number)
        return true
      }
      if isAdded { return true }
    }
    return false
  }

  /// Returns whether the next line with text is one that somebody has yet to write; reads what is there, and passes the
  /// blank lines before it.
  ///
  /// False at the end of a source, also where the next one is a pipe.
  ///
  /// - Throws: What the source throws.
  mutating func wouldWait() throws -> Bool {
    var searched = 0
    while true {
      if let length = lengthOfLine(after: searched) {
        let isBlank = buffer.withUnsafeBytes {
          UnsafeRawBufferPointer(rebasing: $0[start..<start + length]).isBlank
        }
        guard isBlank else { return false }
        _ = try advance()
        searched = 0
      } else if isAtEnd {
        return false
      } else {
        guard isReady() else { return true }
        searched = end - start
        try fill()
      }
    }
  }

  /// Takes the next line; its place in the buffer holds until the next one is taken.
  private mutating func advance() throws -> Range<Int>? {
    var searched = 0
    while true {
      if let length = lengthOfLine(after: searched) { return try take(length, separator: 1) }
      searched = end - start
      if isAtEnd { return searched == 0 ? nil : try take(searched, separator: 0) }
      try fill()
    }
  }

  /// Returns the bytes between `start` and the next line feed, found behind the first `searched`
  /// ones.
  private func lengthOfLine(after searched: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      let unread = UnsafeRawBufferPointer(rebasing: bytes[start + searched..<end])
      guard let base = unread.baseAddress,
        let found = memchr(base, Int32(Self.lineFeed), unread.count)
      else { return nil }
      return searched + (UnsafeRawPointer(found) - base)
    }
  }

  private mutating func take(_ length: Int, separator: Int) throws -> Range<Int> {
    var line = start..<start + length
    if number == 0 { try requireUTF8(line) }
    if separator == 1, line.count > 0, buffer[line.upperBound - 1] == Self.carriageReturn {
      line = line.lowerBound..<line.upperBound - 1
    }
    if number == 0, buffer[line].starts(with: Self.byteOrderMark) { line = line.dropFirst(3) }
    number += 1
    start += length + separator
    bytesTaken += length + separator
    return line
  }

  /// Makes room behind the unread bytes and reads into it.
  private mutating func fill() throws {
    if start > 0 { discardTaken() }
    if end == buffer.count {
      buffer.append(contentsOf: repeatElement(0, count: buffer.count))
    }
    let count = try buffer.withUnsafeMutableBytes { bytes in
      try source(UnsafeMutableRawBufferPointer(rebasing: bytes[end...]))
    }
    end += count
    isAtEnd = count == 0
  }

  /// Checks that the first line does not begin as one in UTF-16 or UTF-32 does: its line feeds are no bytes of their own.
  private func requireUTF8(_ line: Range<Int>) throws {
    let head = Array(buffer[line].prefix(3))
    guard head.count > 1 else { return }
    let isMarked = [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(head[..<2]))
    // A text of JSON begins with a character of ASCII.
    let isLittle = (1..<0x80).contains(head[0]) && head[1] == 0
    let isBig = head.count == 3 && head[0] == 0 && head[2] == 0
    guard isMarked || isLittle || isBig else { return }
    throw ToolError("cannot read \(name): it is in UTF-16 or UTF-32, expected lines in UTF-8")
  }

  /// Moves the unread bytes to the front; gives back the room that a long line has taken.
  private mutating func discardTaken() {
    if buffer.count > usualCapacity, end - start < usualCapacity {
      buffer = Array(buffer[start..<end]) + repeatElement(0, count: usualCapacity - (end - start))
    } else {
      buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        memmove(base, base + start, end - start)
      }
    }
    end -= start
    start = 0
  }
}

extension LineReader {
  /// Creates a reader from an open descriptor; `name` stands in errors.
  package init(descriptor: Int32, name: String) {
    self.init(name: name, isReady: { isReadable(descriptor) }) { buffer in
      let count = uninterrupted { read(descriptor, buffer.baseAddress, buffer.count) }
      guard count >= 0 else { throw ToolError("cannot read \(name): \(systemMessage())") }
      return count
    }
  }

  /// Creates a reader from bytes in memory.
  package init(bytes: [UInt8]) {
    var rest = bytes[...]
    self.init { buffer in
      let part = rest.prefix(buffer.count)
      buffer.copyBytes(from: part)
      rest.removeFirst(part.count)
      return part.count
    }
  }
}
