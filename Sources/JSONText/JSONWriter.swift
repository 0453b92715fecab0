/// A writer of JSON text, value by value, without a tree.
///
/// The caller names values in the order of the text; commas and indentation come by themselves:
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("sets")
///     writer.beginArray()
///     writer.integer(5)
///     writer.double(2.5)
///     writer.endArray()
///     writer.endObject()
///     writer.bytes                       // {"sets":[5,2.5]}
///
/// The bytes are those of `JSONSerialization` on Linux with the same options. That the calls nest
/// properly is the caller's duty.
package struct JSONWriter: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0
  @usableFromInline var depth = 0
  @usableFromInline var place = Place.free
  @usableFromInline let isPretty: Bool
  /// Whether `/` is written as `\/`.
  @usableFromInline package let escapesSlashes: Bool
  /// Whether the members of an object stand in the order of their keys, as `JSONKeyOrder` says.
  @usableFromInline package let sortsKeys: Bool
  var written = WrittenMembers()

  /// What stands before the next value or key.
  @usableFromInline
  enum Place { case free, first, next }

  /// Creates a writer with an empty text.
  ///
  /// - Parameters:
  ///   - prettyPrinted: Whether every element and member gets a line of its own.
  ///   - escapingSlashes: Whether `/` is written as `\/`.
  ///   - sortingKeys: Whether members are put in the order of their keys.
  ///   - capacity: The room to begin with, in bytes.
  package init(
    prettyPrinted: Bool = false, escapingSlashes: Bool = true, sortingKeys: Bool = false,
    capacity: Int = 256
  ) {
    self.capacity = max(capacity, 32)
    start = .allocate(capacity: self.capacity)
    isPretty = prettyPrinted
    escapesSlashes = escapingSlashes
    sortsKeys = sortingKeys
  }

  deinit { start.deallocate() }

  /// The text written so far.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: length)) }

  /// The text written so far, as a string.
  package var string: String {
    String(wellFormed: UnsafeBufferPointer(start: start, count: length))
  }

  /// Calls a function with the text written so far, without a copy.
  @inlinable
  package func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: start, count: length))
  }
}

// MARK: - Taking back

extension JSONWriter {
  /// A position in the text to rewind to.
  package struct Position {
    @usableFromInline let length: Int
    @usableFromInline let place: Place

    @inlinable
    init(length: Int, place: Place) {
      self.length = length
      self.place = place
    }
  }

  /// The end of the text written so far.
  @inlinable package var position: Position { Position(length: length, place: place) }

  /// Removes what was written behind a position in the same array or object.
  @inlinable
  package mutating func rewind(to position: Position) {
    length = position.length
    place = position.place
  }

  /// Returns whether nothing was written behind a position.
  package func ends(at position: Position) -> Bool { length == position.length }

  /// Returns whether the value that begins at a position is null.
  package func isNull(since position: Position) -> Bool {
    length - position.length == 4 && start[position.length] == UInt8(ascii: "n")
  }
}

// MARK: - Structure

extension JSONWriter {
  /// Begins an object; keys and values follow in turn.
  @inlinable
  package mutating func beginObject() {
    begin(UInt8(ascii: "{"))
    if sortsKeys { beginMembers() }
  }

  /// Ends the object begun last.
  @inlinable
  package mutating func endObject() {
    if sortsKeys { sortMembers() }
    end(UInt8(ascii: "}"))
  }

  /// Begins an array; its elements follow.
  @inlinable package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the array begun last.
  @inlinable package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a key; its value follows.
  @inlinable
  package mutating func key(_ key: String) {
    if sortsKeys { return self.key(JSONKeyOrder.Key(key)) }
    separate()
    put(quoted: key)
    colon()
  }

  /// Writes a key that `escaped(_:)` has prepared, where keys are not sorted; its value follows.
  @inlinable
  @inline(__always)
  package mutating func key(escaped bytes: UnsafeBufferPointer<UInt8>) {
    assert(!sortsKeys, "a prepared key in a writer that sorts keys")
    guard let base = bytes.baseAddress, !isPretty else {
      separate()
      put(bytes)
      return colon()
    }
    // The same without a call for each part: where nothing is optimised, calls are most of a key.
    let count = bytes.count
    if capacity - length < count + 2 { grow(count + 2) }
    if case .next = place {
      start[length] = 0x2C  // ,
      length += 1
    }
    UnsafeMutableRawPointer(start + length).copyMemory(from: base, byteCount: count)
    start[length + count] = 0x3A  // :
    length += count + 1
    place = .free
  }

  /// Returns the bytes that this writer writes for a string, to be kept for `key(escaped:)`.
  package func escaped(_ text: String) -> [UInt8] {
    var writer = JSONWriter(escapingSlashes: escapesSlashes)
    writer.string(text)
    return writer.bytes
  }

  @_transparent
  @usableFromInline
  mutating func begin(_ bracket: UInt8) {
    separate()
    put(bracket)
    if isPretty { put(UInt8(ascii: "\n")) }
    depth += 1
    place = .first
  }

  @_transparent
  @usableFromInline
  mutating func end(_ bracket: UInt8) {
    precondition(depth > 0, "an array or object ends that has not begun")
    depth -= 1
    if isPretty {
      put(UInt8(ascii: "\n"))
      indent()
    }
    put(bracket)
    place = .next
  }

  @_transparent
  @usableFromInline
  mutating func colon() {
    if isPretty { put(0x20) }
    put(0x3A)  // :
    if isPretty { put(0x20) }
    place = .free
  }

  /// Writes what stands between the last value and the next.
  @_transparent
  @usableFromInline
  mutating func separate() {
    // Not `==`, which is a call where nothing is optimised.
    if case .next = place { put(0x2C) }  // ,
    if isPretty { separateLines() }
    place = .next
  }

  @usableFromInline
  mutating func separateLines() {
    switch place {
    case .free: break
    case .first: indent()
    case .next:
      put(0x0A)
      indent()
    }
  }

  @usableFromInline
  mutating func indent() {
    let end = length + 2 * depth
    if capacity < end { grow(2 * depth) }
    let (start, first) = (start, length)
    var index = first
    while index < end {
      start[index] = 0x20
      index &+= 1
    }
    length = end
  }
}

// MARK: - Bytes

extension JSONWriter {
  @inlinable
  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if capacity - length < extra { grow(extra) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(_ extra: Int) {
    capacity = max(capacity * 2, length + extra)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: length)
    start.deallocate()
    start = larger
  }

  @_transparent
  @usableFromInline
  mutating func put(_ byte: UInt8) {
    // Not `reserve`, here and below: where nothing is optimised, a call takes longer than the rest.
    if length == capacity { grow(1) }
    start[length] = byte
    length += 1
  }

  @_transparent
  @usableFromInline
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let count = bytes.count
    if capacity - length < count { grow(count) }
    UnsafeMutableRawPointer(start + length).copyMemory(from: base, byteCount: count)
    length += count
  }

  @inlinable
  @inline(__always)
  mutating func put(_ text: StaticString) {
    put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
