/// The state of the reading that one thread is running: its place, its problems, its style of keys.
///
/// A nested object is read by code that does not know the key it stands under. So in a lenient reading
/// each level adds its step to the trail, and a problem gets the trail in front of its path.
@usableFromInline
final class DecodingScope {
  // One thread has it, and each access is over at once: there is no overlap to look for.
  @exclusivity(unchecked) private var problems: [JSONDecodingError] = []
  /// The way from the root of the lenient reading to the value that is being read.
  @exclusivity(unchecked) private var trail = JSONPath.Trail()
  @exclusivity(unchecked) private var isCollecting = false
  /// Whether the text that is being read has a number that no Swift type holds.
  @exclusivity(unchecked) @usableFromInline private(set) var isWary = false
  /// The style of keys in the context whose body the thread is running; nil where only the task knows it.
  @exclusivity(unchecked) private var boundKeyStyle: JSONOptions.KeyStyle?
  /// The style of keys, as of the last time that a verb asked for the scope.
  @exclusivity(unchecked) private var keyStyle = JSONOptions.KeyStyle.default
  private let knownKeys = KnownKeys.ofThread
  private var updating = Updating.none
  /// Held while the thread collects problems or reads warily, so that the verbs look for its scope.
  private var presence: AnyObject?
  /// How many numbers that no Swift type holds the thread has read.
  @exclusivity(unchecked) private var unrepresentableNumbers = 0

  private static let threads = ThreadLocal { DecodingScope() }

  /// The scope of the calling thread; nil where nothing in the process uses one.
  private static var current: DecodingScope? { Presence.ofAmbience.isHeld ? threads.value : nil }
}

extension Restoring {
  /// The scope of the calling thread; nil where reading a property is no more than taking the value at its
  /// key.
  ///
  /// It is more where keys have a style, problems are collected, or values are searched first.
  @usableFromInline
  static var scope: DecodingScope? {
    Presence.ofAmbience.isHeld ? DecodingScope.changingReading : nil
  }

  /// Whether the elements of an array must be read one by one in a scope.
  @usableFromInline
  static var looksCloser: Bool { scope?.looksCloser ?? false }
}

// MARK: - One property

extension DecodingScope {
  /// The scope of the calling thread; nil where it changes nothing in reading.
  @inline(never)
  fileprivate static var changingReading: DecodingScope? {
    let scope = threads.value
    let bound = Presence.ofTasks.isHeld ? nil : scope.boundKeyStyle
    let style = bound ?? JSONContext.scopedKeyStyle ?? .default
    scope.keyStyle = style
    return style != .asDeclared || scope.looksCloser ? scope : nil
  }

  /// Whether reading is more than a style of keys: problems are collected, or values are searched first.
  @usableFromInline
  var looksCloser: Bool { isCollecting || isWary }

  /// Returns the key for a name in the style of the running task.
  @usableFromInline
  func key(for name: String) -> String { keyStyle == .snakeCase ? knownKeys[name] : name }

  /// Runs the body of a context, with its style of keys at hand so that the task need not be asked for it.
  @inline(__always)
  static func bind<R>(_ style: JSONOptions.KeyStyle, _ body: () throws -> R) rethrows -> R {
    let scope = threads.value
    let outer = scope.boundKeyStyle
    scope.boundKeyStyle = style
    defer { scope.boundKeyStyle = outer }
    return try body()
  }

  /// Returns what a body reads at a key, with the key on the trail.
  ///
  /// Where the body returns nil, the value is read again, so the problems that it has recorded are removed.
  @usableFromInline
  func read<Value>(at key: String, _ body: () throws -> Value?) rethrows -> Value? {
    guard isCollecting else { return try body() }
    let count = problems.count
    trail.append(.key(key))
    defer { trail.removeLast() }
    if let value = try body() { return value }
    problems.removeSubrange(count...)
    return nil
  }

  /// Records an error, if problems are collected; returns whether they are.
  @usableFromInline
  func records(_ error: any Error) -> Bool { isCollecting && Self.record(error) }
}

// MARK: - Lenient reading

extension DecodingScope {
  /// Reads with a collector and returns what it has collected.
  static func collect<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, problems: [JSONDecodingError]) {
    let scope = threads.value
    let outer = (scope.problems, scope.trail, scope.isCollecting, scope.presence)
    (scope.problems, scope.trail, scope.isCollecting) = ([], JSONPath.Trail(), true)
    scope.presence = Presence.ofAmbience.holder
    defer { (scope.problems, scope.trail, scope.isCollecting, scope.presence) = outer }
    let value = try body()
    return (value, scope.problems)
  }

  /// Records a problem if the thread collects them, and returns whether it does.
  ///
  /// An error of another type is not a problem of the JSON.
  @inline(never)
  @discardableResult
  static func record(_ error: any Error) -> Bool {
    guard let scope = current, scope.isCollecting, var problem = error as? JSONDecodingError else {
      return false
    }
    problem.path = scope.trail.lead(to: problem.path)
    scope.problems.append(problem)
    return true
  }

  /// Reads a part of a value; problems recorded and errors thrown inside get the part's place.
  @inline(__always)
  static func read<Value>(
    at place: @autoclosure () -> JSONPath.Component, _ body: () throws -> Value
  ) throws -> Value {
    do {
      guard let scope = current, scope.isCollecting else { return try body() }
      scope.trail.append(place())
      defer { scope.trail.removeLast() }
      return try body()
    } catch {
      throw JSONDecodingError.wrap(error, under: place())
    }
  }

  /// Reads a part of a value that may lie several levels down.
  @inline(__always)
  static func read<Value>(
    along path: @autoclosure () -> [JSONPath.Component], _ body: () throws -> Value
  ) throws -> Value {
    do {
      guard let scope = current, scope.isCollecting else { return try body() }
      let path = path()
      for step in path { scope.trail.append(step) }
      defer { for _ in path { scope.trail.removeLast() } }
      return try body()
    } catch {
      throw JSONDecodingError.wrap(error, under: JSONPath(path()))
    }
  }
}

// MARK: - Numbers

extension DecodingScope {
  /// Whether every value must be searched before a type gets it, since the text has a number that no
  /// Swift type holds.
  static var isWary: Bool { current?.isWary ?? false }

  /// Counts a number that no Swift type holds.
  static func noteUnrepresentableNumber() { threads.value.unrepresentableNumbers += 1 }

  /// Reads a tree, and runs a body with it: warily where the tree has such a number.
  static func read<R>(_ tree: () throws -> Any, _ body: (Any) throws -> R) throws -> R {
    let scope = threads.value
    let count = scope.unrepresentableNumbers
    let tree = try tree()
    if scope.unrepresentableNumbers == count { return try body(tree) }
    return try scope.warily { try body(tree) }
  }

  private func warily<R>(_ body: () throws -> R) rethrows -> R {
    let outer = (isWary, presence)
    (isWary, presence) = (true, Presence.ofAmbience.holder)
    defer { (isWary, presence) = outer }
    return try body()
  }
}

// MARK: - Updates

extension DecodingScope {
  /// What an update of an object has to know of the one around it.
  private enum Updating {
    /// There is none.
    case none
    /// The update around it is trying the JSON on a fresh instance, which it throws away.
    case trial(hasFailedInside: Bool)
    /// The update around it has tried everything: nothing inside will fail.
    case proven
  }

  /// Updates an object: all of it, or on error nothing.
  ///
  /// The JSON is tried on a fresh instance first. An update inside an update does not try again: that
  /// would double the time with every level. It has taken part in the trial of the outermost one.
  ///
  /// - Throws: What `trial` throws, or `change`.
  static func update(trial: () throws -> Void, change: () throws -> Void) throws {
    let scope = threads.value
    let outer = scope.updating
    switch outer {
    case .proven: return try change()
    case .trial:
      do {
        try change()
      } catch {
        scope.updating = .trial(hasFailedInside: true)
        throw error
      }
    case .none:
      defer { scope.updating = .none }
      scope.updating = .trial(hasFailedInside: false)
      try trial()
      // Where the program has caught the error of an inner update, that one must try by itself again.
      if case .trial(hasFailedInside: false) = scope.updating {
        scope.updating = .proven
      } else {
        scope.updating = .none
      }
      try change()
    }
  }
}
