/// What one thread has worked out of texts that come again, such as names and key paths.
///
/// There are at most 1,024 results, one in each slot, and they end with the thread. A text is found by
/// where it lies, since most are constants of the program. A text that is not all ASCII has no slot, since
/// it may equal another one in another spelling.
final class KnownTexts<Result> {
  static var capacity: Int { 1_024 }

  @exclusivity(unchecked) private var slots: [(text: String, result: Result)?]
  private let work: (String) -> Result

  /// Creates an empty table.
  ///
  /// - Parameter work: Works out the result of a text, which is always the same.
  init(_ work: @escaping (String) -> Result) {
    slots = Array(repeating: nil, count: Self.capacity)
    self.work = work
  }

  /// How many results there are.
  var count: Int { slots.count { $0 != nil } }

  /// The result of a text.
  @inline(__always)
  subscript(text: String) -> Result {
    let slot = Memory.hash(ofStorage: text) & (Self.capacity - 1)
    if let known = slots[slot], known.text == text { return known.result }
    return workOut(text, for: slot)
  }

  @inline(never)
  private func workOut(_ text: String, for slot: Int) -> Result {
    let result = work(text)
    if text.utf8.allSatisfy({ $0 < 0x80 }) { slots[slot] = (text, result) }
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
