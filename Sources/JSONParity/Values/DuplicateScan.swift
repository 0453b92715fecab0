internal import JSONText

/// Checks that a text is JSON and says whether an object in it has a key twice, without a tree.
///
/// This is all that is to be done for two documents with the same bytes.
enum DuplicateScan {
  static func finds(in bytes: UnsafeRawBufferPointer) throws -> Bool {
    try JSONScanner.scan(bytes, maximumDepth: JSONValue.maximumDepth) { try finds(&$0) }
  }

  private static func finds(_ scanner: inout JSONScanner) throws -> Bool {
    var found = false
    switch try scanner.peek() {
    case .array:
      try scanner.elements { if try finds(&$0) { found = true } }
    case .object:
      var seen = SeenKeys()
      try scanner.members { scanner, key in
        if !seen.insert(key) { found = true }
        if try finds(&scanner) { found = true }
      }
    default: try scanner.skipValue()
    }
    return found
  }
}

/// The keys of an object so far: a list while they are few, then a set.
private struct SeenKeys {
  private var few: [String] = []
  private var many: Set<ScalarString> = []

  /// Adds a key; false when it is there already.
  mutating func insert(_ key: String) -> Bool {
    if few.count < 16 {
      guard !few.contains(where: { $0.hasSameScalars(as: key) }) else { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few.map(ScalarString.init)) }
    return many.insert(ScalarString(key)).inserted
  }
}
