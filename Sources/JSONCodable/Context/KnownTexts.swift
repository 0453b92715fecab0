/// What one thread has worked out of texts that come again, such as names and key paths.
///
/// There are at most 1,024 results, one in each slot, and they end with the thread. A text has two slots to lie in, so that
/// two that begin at the same one are both kept. A text is found by
/// where it lies, since most are constants of the program. Of a text that is not all ASCII the spelling counts,
/// too, since it may equal another one.
final class KnownTexts<Result> {
  static var capacity: Int { 1_024 }

  // In rows, since an array of optional pairs asks the runtime for their types where nothing is optimised.
  private let isKnown = UnsafeMutablePointer<Bool>.allocate(capacity: capacity)
  private let isASCII = UnsafeMutablePointer<Bool>.allocate(capacity: capacity)
  private let texts = UnsafeMutablePointer<String>.allocate(capacity: capacity)
  private let results = UnsafeMutablePointer<Result>.allocate(capacity: capacity)
  private let work: (String) -> Result

  /// Creates an empty table.
  ///
  /// - Parameter work: Works out the result of a text, which is always the same.
  init(_ work: @escaping (String) -> Result) {
    isKnown.initialize(repeating: false, count: Self.capacity)
    isASCII.initialize(repeating: false, count: Self.capacity)
    self.work = work
  }

  deinit {
    for slot in 0..<Self.capacity where isKnown[slot] {
      (texts + slot).deinitialize(count: 1)
      (results + slot).deinitialize(count: 1)
    }
    isKnown.deallocate()
    isASCII.deallocate()
    texts.deallocate()
    results.deallocate()
  }

  /// How many results there are.
  var count: Int { (0..<Self.capacity).count { isKnown[$0] } }

  /// The result of a text.
  @inline(__always)
  subscript(text: String) -> Result {
    let slot = Memory.hash(ofStorage: text) & (Self.capacity - 1)
    if isASCII[slot], texts[slot] == text { return results[slot] }
    if isASCII[slot ^ 1], texts[slot ^ 1] == text { return results[slot ^ 1] }
    return workOut(text, for: slot)
  }

  @inline(never)
  private func workOut(_ text: String, for first: Int) -> Result {
    for slot in [first, first ^ 1] where isKnown[slot] {
      if texts[slot].utf8.elementsEqual(text.utf8) { return results[slot] }
    }
    // Where both are taken, the text that came first goes.
    let slot = isKnown[first] && !isKnown[first ^ 1] ? first ^ 1 : first
    let result = work(text)
    isASCII[slot] = text.utf8.allSatisfy { $0 < 0x80 }
    if isKnown[slot] {
      (texts[slot], results[slot]) = (text, result)
    } else {
      (texts + slot).initialize(to: text)
      (results + slot).initialize(to: result)
      isKnown[slot] = true
    }
    return result
  }
}

/// The keys in snake case of the names that a thread has met.
enum KnownKeys {
  private static let threads = ThreadLocal { KnownTexts(SnakeCase.key) }

  /// The keys of the calling thread.
  static var ofThread: KnownTexts<String> { threads.value }
}

/// The steps of the key paths that a thread has met.
enum KnownKeyPaths {
  private static let threads = ThreadLocal { KnownTexts(JSONPath.components) }
  private static let threadsInSnakeCase = ThreadLocal {
    KnownTexts { JSONPath.components(of: $0)?.map { $0.inStyle(.snakeCase) } }
  }

  /// Returns the steps of a key path in a style of keys; nil where the text is not one.
  static func steps(
    of text: String, _ style: JSONOptions.KeyStyle
  ) -> [JSONPath.Component]? {
    switch style {
    case .asDeclared: threads.value[text]
    case .snakeCase: threadsInSnakeCase.value[text]
    }
  }
}
