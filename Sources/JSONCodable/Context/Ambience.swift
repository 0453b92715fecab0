import Synchronization

/// Whether anything beside the JSON can play a part: a context scope or a lenient reading.
///
/// As long as there is none in the whole process, the frequent case, nobody has to look for one.
@usableFromInline
enum Ambience {
  /// How many scopes are alive and how many lenient readings are under way, in all tasks.
  ///
  /// A task that sees a scope keeps it alive, also one that outlives the body of the scope.
  private static let count = Atomic<Int>(0)

  /// Whether there is a scope or a lenient reading anywhere.
  @inline(__always) static var isInUse: Bool { count.load(ordering: .relaxed) != 0 }

  /// Notes the begin of a scope or a lenient reading.
  static func enter() { count.add(1, ordering: .relaxed) }

  /// Notes the end of one.
  static func leave() { count.subtract(1, ordering: .relaxed) }

  /// Whether reading is more than taking values: the keys are others, problems are collected, or values
  /// must be looked at first.
  @usableFromInline static var changesReading: Bool { DecodingScope.changingReading != nil }
}
