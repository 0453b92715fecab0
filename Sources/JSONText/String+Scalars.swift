// Swift compares strings by canonical equivalence; JSON has no such thing. Keys of paths, and all that
// the comparison finds or sorts, go by unicode scalars, for which UTF-8 bytes will do.

extension String {
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
