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
  static var isInUse: Bool { count.load(ordering: .relaxed) != 0 }

  /// Notes the begin of a scope or a lenient reading.
  static func enter() { count.add(1, ordering: .relaxed) }

  /// Notes the end of one.
  static func leave() { count.subtract(1, ordering: .relaxed) }

  /// Whether reading a property is more than taking the value at its key: the keys are others, or
  /// problems are collected.
  @usableFromInline static var changesReading: Bool { isInUse && changesReadingHere }

  @inline(never)
  private static var changesReadingHere: Bool {
    DecodingScope.isCollecting || DecodingScope.hasUnrepresentableNumber
      || JSONContext.scopedOptions.map { $0.keys != .asDeclared } ?? false
  }
}
