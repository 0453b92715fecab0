// Swift compares strings by canonical equivalence; JSON has no such thing. Keys of paths, and all that
// the comparison finds or sorts, go by unicode scalars, for which UTF-8 bytes will do.

extension String {
  /// Creates a string from bytes that are known to be well-formed UTF-8.
  ///
  /// They are not checked once more, except by a standard library that makes no string otherwise.
  @usableFromInline
  package init(wellFormed bytes: UnsafeBufferPointer<UInt8>) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        self.init(copying: UTF8Span(unchecked: bytes.span))
        return
      }
    #endif
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// Creates a string from raw memory that holds well-formed UTF-8.
  package init(wellFormed bytes: UnsafeRawBufferPointer) {
    self.init(wellFormed: bytes.assumingMemoryBound(to: UInt8.self))
  }

  /// Returns whether two strings are the same scalar for scalar.
  @inlinable package func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withUTF8Bytes { left in
      other.withUTF8Bytes { right in left.elementsEqual(right) }
    }
  }

  /// Hashes what `hasSameScalars(as:)` compares.
  @inlinable package func hashScalars(into hasher: inout Hasher) {
    withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// Calls a function with the UTF-8 bytes of the string.
  @inlinable package func withUTF8Bytes<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return try copy.withUTF8(body)
  }
}
