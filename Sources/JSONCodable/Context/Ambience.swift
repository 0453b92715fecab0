import Synchronization

/// Whether anything beside the JSON can play a part: a context scope or a lenient reading.
///
/// As long as the process has used neither, the frequent case, nobody has to look for them.
@usableFromInline
enum Ambience {
  private static let used = Atomic<Bool>(false)

  /// Whether a scope was ever opened or a lenient reading ever begun.
  @usableFromInline static var isInUse: Bool { used.load(ordering: .relaxed) }

  /// Notes that one is.
  static func use() { used.store(true, ordering: .relaxed) }
}
