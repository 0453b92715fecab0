import Synchronization

/// A number of a JSON text that no Swift number type holds, such as `1e400`.
///
/// It takes the number's place in a tree, so that the document can be read as long as nobody asks
/// for the number. It never leaves the mapper: restoring it, or a tree with it, throws.
final class UnrepresentableNumber: Sendable {
  let literal: String

  private static let used = Atomic<Bool>(false)

  /// Whether the process has ever read such a number; if not, no tree has to be searched for one.
  static var areInUse: Bool { used.load(ordering: .relaxed) }

  init(literal: String) {
    self.literal = literal
    Self.used.store(true, ordering: .relaxed)
  }

  /// The error of whoever asks for the number.
  var outOfRange: JSONDecodingError {
    .init(
      problem: .outOfRange(number: Wording.cut(literal), expected: "a number that Double can hold"))
  }
}
