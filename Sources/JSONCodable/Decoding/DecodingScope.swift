import Builtin

/// The state of the reading that one thread is running: its place, its problems, its style of keys.
///
/// A nested object is read by code that does not know the key it stands under. So in a lenient reading
/// each level adds its step to the trail, and a problem gets the trail in front of its path.
@usableFromInline
final class DecodingScope {
  // One thread has it, and each access is over at once: there is no overlap to look for.
  @exclusivity(unchecked) private var problems: [JSONDecodingError] = []
  /// The way from the root of the lenient reading to the value that is being read.
  @exclusivity(unchecked) private(set) var trail = JSONPath.Trail()
  /// What makes reading more than taking the values at keys.
  @exclusivity(unchecked) private(set) var modes = Modes()
  /// Whether a verb outside of every scope reads what it may have to read again in another way.
  @exclusivity(unchecked) var isTrying = false
  /// How many steps of the trail lead to what a lenient reading reads again; the highest number for nothing.
  @exclusivity(unchecked) var retriedDepth = Int.max
  /// The objects that the running updates have reached, as they were.
  var journal: [InstanceSnapshot] = []
  /// The objects that are being updated, one inside the other.
  var openObjects: Set<ObjectIdentifier> = []
  /// What notes the verbs that are called, for the audit of a mapping.
  @exclusivity(unchecked) private var recorder: ReadingRecorder? {
    didSet { modes[.recorded] = recorder != nil }
  }
  /// The objects whose keys are watched.
  @exclusivity(unchecked) var watched = WatchedObjects()
  /// What the types have asked for whose keys were watched.
  var knownRequests: KnownKeyRequests {
    if let requests { return requests }
    let made = KnownKeyRequests()
    requests = made
    return made
  }
  // Not lazy, since each access would be looked at for an overlap.
  @exclusivity(unchecked) private var requests: KnownKeyRequests?
  /// How many updates are running, one inside the other.
  var updates = 0
  /// The settings of the context whose body the thread is running; nil where only the task knows them.
  @exclusivity(unchecked) private var boundSettings: Settings?
  /// Whether the settings are the bound ones.
  @exclusivity(unchecked) private var isCurrent = false
  /// The settings, as of the last time that a verb asked for the scope.
  @exclusivity(unchecked) private(set) var settings = Settings() {
    didSet {
      modes[.reporting] = settings.reports
      modes[.watching] = settings.unknownKeys != .ignore
      modes[.snakeCase] = settings.keys == .snakeCase
    }
  }
  private let knownKeys = KnownKeys.ofThread
  private let tasks = Presence.ofTasks
  /// How many numbers that no Swift type holds the thread has read.
  @exclusivity(unchecked) private var unrepresentableNumbers = 0

  /// The scope of the calling thread; nil where nothing in the process uses one.
  static var current: DecodingScope? { Presence.ofAmbience.isHeld ? threads.value : nil }
}

extension DecodingScope {
  /// The scopes of all threads.
  @_transparent
  static var threads: ThreadLocal<DecodingScope> {
    ThreadLocal(at: .init(Builtin.addressof(&slot))) { DecodingScope() }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var slot: UInt = 0
}

extension Restoring {
  /// The scope of the calling thread; nil where reading a property is no more than taking the value at its
  /// key.
  ///
  /// It is more where keys have a style, problems are collected, or values are searched first.
  @usableFromInline
  static var scope: DecodingScope? { unretainedScope?.takeUnretainedValue() }

  /// The same, for a verb that does not retain it: the thread keeps it.
  @usableFromInline
  static var unretainedScope: Unmanaged<DecodingScope>? {
    Presence.ofAmbience.isHeld ? DecodingScope.changingReading() : nil
  }

  /// The same, where reading an object is more than reading its properties: where it must be made whole inside
  /// an update, or its keys are watched.
  @usableFromInline
  static func scope(attending object: JSONObject) -> Unmanaged<DecodingScope>? {
    Presence.ofAmbience.isHeld ? DecodingScope.attending(object) : nil
  }
}

// MARK: - One property

extension DecodingScope {
  /// What a context asks of the reading.
  struct Settings {
    var keys = JSONOptions.KeyStyle.default
    /// Whether what is left out is reported.
    var reports = false
    var unknownKeys = JSONOptions.UnknownKeyStyle.default

    init() {}

    init(_ context: JSONContext) {
      keys = context.options.keys
      reports = context.report != nil
      unknownKeys = context.options.unknownKeys
    }
  }

  /// The scope of the calling thread; nil where it changes nothing in reading.
  @inline(never)
  fileprivate static func changingReading() -> Unmanaged<DecodingScope>? {
    scope { !$0.modes.isEmpty }
  }

  /// The scope of the calling thread; nil where reading an object is no more than reading its properties.
  @inline(never)
  fileprivate static func attending(_ object: JSONObject) -> Unmanaged<DecodingScope>? {
    scope { $0.attends(object) }
  }

  @inline(__always)
  private static func scope(
    where condition: (DecodingScope) -> Bool
  ) -> Unmanaged<DecodingScope>? {
    let scope = threads.unretained
    let isAsked = scope._withUnsafeGuaranteedRef { scope in
      scope.settle()
      return condition(scope)
    }
    return isAsked ? scope : nil
  }

  /// Finds the settings of now, after code has run that may have had a context of its own.
  @inline(__always)
  func settle() {
    if !isCurrent || tasks.isHeld { refresh() }
  }

  /// Takes the settings of the context that is in force.
  private func refresh() {
    let bound = tasks.isHeld ? nil : boundSettings
    settings = bound ?? JSONContext.scopedReadingSettings ?? Settings()
    isCurrent = bound != nil
  }

  /// What makes reading more than taking the values at keys.
  ///
  /// No `OptionSet`, each function of which is a generic one: a call, or more, where nothing is optimised.
  struct Modes {
    private var bits: UInt8 = 0

    /// The text that is being read has a number that no Swift type holds.
    static var wary: Modes { Modes(bits: 1 << 0) }
    /// An update is running, and no value inside it is being made whole.
    static var updating: Modes { Modes(bits: 1 << 1) }
    /// The verbs are noted for the audit of a mapping.
    static var recorded: Modes { Modes(bits: 1 << 2) }
    /// The keys that the verbs ask for are noted.
    static var watching: Modes { Modes(bits: 1 << 3) }
    /// Problems are collected.
    static var collecting: Modes { Modes(bits: 1 << 4) }
    /// What is left out is reported.
    static var reporting: Modes { Modes(bits: 1 << 5) }
    /// Keys are in snake case.
    static var snakeCase: Modes { Modes(bits: 1 << 6) }

    static func | (left: Modes, right: Modes) -> Modes { Modes(bits: left.bits | right.bits) }

    /// Whether there is none.
    var isEmpty: Bool { bits == 0 }

    /// Whether there is no mode but some.
    @inline(__always)
    func areOnly(_ modes: Modes) -> Bool { bits & ~modes.bits == 0 }

    /// Whether there is one of some modes, or what is to be one.
    subscript(modes: Modes) -> Bool {
      @inline(__always) get { bits & modes.bits != 0 }
      @inline(__always) set { bits = newValue ? bits | modes.bits : bits & ~modes.bits }
    }
  }

  /// Whether problems are collected.
  @usableFromInline
  var isCollecting: Bool { modes[.collecting] }

  /// Whether an update is running, and no value inside it is being made whole.
  var isUpdating: Bool {
    get { modes[.updating] }
    set { modes[.updating] = newValue }
  }

  /// Whether keys have another style than their names.
  @inline(__always)
  var hasKeyStyle: Bool { modes[.snakeCase] }

  /// Whether a verb reads as it does without a scope, and at most an error has to be recorded: for a scalar,
  /// in which nothing can be a problem, or for any value.
  @inline(__always)
  func needsNoVisit(ofScalar isScalar: Bool) -> Bool {
    modes.areOnly(isScalar ? .collecting | .reporting | .snakeCase | .updating : .snakeCase)
  }

  /// Whether an object must be made whole inside an update, or has its keys watched.
  ///
  /// Whoever watches the keys of the innermost object makes it whole as well.
  @inline(__always)
  fileprivate func attends(_ object: JSONObject) -> Bool {
    modes[.updating] || modes[.watching] && !watched.isInnermost(object)
  }

  /// Whether the keys that the verbs ask for are noted.
  var asksForKeys: Bool { modes[.watching] }

  /// Whether only the rule of a type can read a value of it: where it is updated or searched first.
  var leavesToRule: Bool { modes[.wary | .updating | .recorded] }

  /// Whether the verbs are noted for the audit of a mapping.
  var isRecorded: Bool { modes[.recorded] }

  /// Whether each element of an array is searched before its type gets it.
  @usableFromInline
  var searchesElements: Bool { modes[.wary] }

  /// Whether the way from the root to the value that is being read is kept.
  private var keepsTrail: Bool {
    // A part that was read before may have run a context of its own.
    if !isCurrent { refresh() }
    return modes[.collecting | .reporting]
  }

  /// Returns the key for a name in the style of the running task.
  @inline(__always)
  func key(for name: String) -> String { modes[.snakeCase] ? knownKeys[name] : name }

  /// Runs the body of a context, with its settings at hand so that the task need not be asked for them.
  @inline(__always)
  static func bind<R>(_ settings: Settings, _ body: () throws -> R) rethrows -> R {
    let scope = threads.value
    let outer = scope.boundSettings
    (scope.boundSettings, scope.isCurrent) = (settings, false)
    defer { (scope.boundSettings, scope.isCurrent) = (outer, false) }
    return try body()
  }

  /// Puts the step to a part of a value on the trail; returns false where the trail is not kept.
  @usableFromInline
  func enter(_ step: @autoclosure () -> JSONPath.Component) -> Bool {
    guard keepsTrail else { return false }
    trail.append(step())
    return true
  }

  /// Puts the steps to a value further down on the trail; returns false where the trail is not kept.
  func enter(_ steps: [JSONPath.Component]) -> Bool {
    guard keepsTrail else { return false }
    for step in steps { trail.append(step) }
    return true
  }

  /// Takes the last step off the trail.
  @usableFromInline
  func leave() { trail.removeLast() }

  /// Takes the last steps off the trail.
  func leave(_ count: Int) {
    for _ in 0..<count { leave() }
  }

  /// How many problems there are: the mark of a value that may be read again.
  @usableFromInline
  var mark: Int { problems.count }

  /// Forgets what was recorded since a mark.
  @usableFromInline
  func forget(since mark: Int) {
    if problems.count > mark { problems.removeSubrange(mark...) }
  }

  /// Records an error, if problems are collected; returns whether they are.
  func records(_ error: any Error) -> Bool { isCollecting && Self.record(error) }
}

// MARK: - Lenient reading

extension DecodingScope {
  /// Reads with a collector and returns what it has collected.
  static func collect<Value>(
    _ body: () throws -> Value
  ) rethrows -> (value: Value, problems: [JSONDecodingError]) {
    let scope = threads.value
    // Before the scope counts as a context itself, which has to be asked for.
    let settings = JSONContext.scopedReadingSettings ?? Settings()
    let outer = (scope.problems, scope.modes, scope.retriedDepth)
    let outerTrail = scope.trail.begin()
    (scope.problems, scope.retriedDepth) = ([], .max)
    (scope.modes[.collecting], scope.isUpdating) = (true, false)
    Presence.ofAmbience.begin()
    defer {
      (scope.problems, scope.modes, scope.retriedDepth) = outer
      scope.trail.end(outerTrail)
      Presence.ofAmbience.end()
    }
    let value = try bind(settings, body)
    return (value, scope.problems)
  }

  /// Runs a body, or where it throws a problem of the JSON another one, and records the problem behind those of that one.
  ///
  /// What the first body has recorded is forgotten then.
  ///
  /// - Throws: An error of another type's.
  static func collected<R>(_ body: () throws -> R, orElse other: () throws -> R) throws -> R {
    let scope = threads.value
    let count = scope.problems.count
    do {
      return try body()
    } catch let error as JSONDecodingError where error.underlyingError == nil {
      scope.problems.removeSubrange(count...)
      let result = try other()
      if !scope.problems.contains(error) { record(error) }
      return result
    }
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

  /// Returns whether a collection goes on without a part that has thrown an error, and reports the error.
  ///
  /// A lenient reading always does. Others do not where no other document would help.
  @inline(never)
  static func skips(_ error: any Error, _ skipping: JSONSkipping) -> Bool {
    if record(error) { return true }
    guard skipping == .invalid, (error as? JSONDecodingError)?.problem.isOfDocument ?? true else {
      return false
    }
    report(error)
    return true
  }

  /// Tells the context of a problem that the reading goes on after.
  static func report(_ error: any Error) {
    guard let scope = current, let report = JSONContext.current.report else { return }
    var problem = JSONDecodingError.wrap(error)
    problem.path = scope.trail.lead(to: problem.path)
    report(problem)
  }

  /// Reads a part of a value; problems recorded and errors thrown inside get the part's place.
  @inline(__always)
  static func read<Value>(
    at place: @autoclosure () -> JSONPath.Component, _ body: () throws -> Value
  ) throws -> Value {
    do {
      guard let scope = current, scope.keepsTrail else { return try body() }
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
      guard let scope = current, scope.enter(path()) else { return try body() }
      defer { scope.leave(path().count) }
      return try body()
    } catch {
      throw JSONDecodingError.wrap(error, under: JSONPath(path()))
    }
  }
}

// MARK: - Recording

extension DecodingScope {
  /// What notes the verbs that are called; nil where nobody does.
  static var recorder: ReadingRecorder? { current?.recorder }

  /// Runs a body while the verbs of the thread are noted.
  static func record<R>(by recorder: ReadingRecorder?, _ body: () throws -> R) rethrows -> R {
    let scope = threads.value
    let outer = scope.recorder
    scope.recorder = recorder
    Presence.ofAmbience.begin()
    defer {
      scope.recorder = outer
      Presence.ofAmbience.end()
    }
    return try body()
  }
}

// MARK: - Numbers

extension DecodingScope {
  /// Whether every value must be searched before a type gets it, since the text has a number that no
  /// Swift type holds.
  static var isWary: Bool { current?.modes[.wary] ?? false }

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
    let wasWary = modes[.wary]
    modes[.wary] = true
    Presence.ofAmbience.begin()
    defer {
      modes[.wary] = wasWary
      Presence.ofAmbience.end()
    }
    return try body()
  }
}
