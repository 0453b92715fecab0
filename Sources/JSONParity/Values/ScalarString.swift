// Swift compares strings by canonical equivalence; JSON has no such thing. Everything in this module
// that compares, finds or sorts strings does it by unicode scalars, for which UTF-8 bytes will do.

extension String {
  /// Whether two strings are the same scalar for scalar.
  func hasSameScalars(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return withUTF8Bytes { left in
      other.withUTF8Bytes { right in left.elementsEqual(right) }
    }
  }

  func hashScalars(into hasher: inout Hasher) {
    withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  func withUTF8Bytes<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    if let result = try utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return try copy.withUTF8(body)
  }
}

/// A string as the key of a dictionary that tells scalars apart.
struct ScalarString: Hashable, Comparable {
  var string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: Self, right: Self) -> Bool {
    left.string.hasSameScalars(as: right.string)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    string.hashScalars(into: &hasher)
  }
}
