import Synchronization

/// Whether anything beside the JSON can play a part: a context scope or a lenient reading.
///
/// As long as the process has used neither, the frequent case, nobody has to look for them.
@usableFromInline
enum Ambience {
  /// An odd number once a scope was opened or a lenient reading has begun; and two more for each
  /// place where a value is being read again.
  private static let uses = Atomic<Int>(0)

  /// Whether somebody has to look for what is beside the JSON.
  @usableFromInline static var isInUse: Bool { uses.load(ordering: .relaxed) != 0 }

  /// Notes that a scope is opened or a lenient reading begins.
  static func use() { uses.bitwiseOr(1, ordering: .relaxed) }

  /// Reads again in the general way what could not be read quickly.
  ///
  /// All that is inside goes the general way at once. Else each level would be read twice in each
  /// reading of the level around it, and the time would double with every level.
  static func readAgain<Value>(_ read: () throws -> Value) rethrows -> Value {
    guard uses.load(ordering: .relaxed) & 1 == 0 else { return try read() }
    uses.add(2, ordering: .relaxed)
    defer { uses.subtract(2, ordering: .relaxed) }
    return try read()
  }
}
