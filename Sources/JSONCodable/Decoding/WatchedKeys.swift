/// The keys of one object, and which of them the verbs have asked for.
///
/// Code asks for the same keys again and again, so the verbs are followed along the last request of the type.
/// What they ask for is collected only where it is something else.
final class WatchedKeys {
  @exclusivity(unchecked) fileprivate var storage: UnsafeRawPointer?
  @exclusivity(unchecked) private var type: any Any.Type = Any.self
  /// What is expected to be asked for; nil where something else was.
  @exclusivity(unchecked) private var expected: KnownKeyRequests.Keys?
  /// How many of the expected keys were asked for.
  @exclusivity(unchecked) private var followed = 0
  /// What was asked for, in the order of the verbs; empty as long as that is what is expected.
  @exclusivity(unchecked) private var request = KeyRequest()
  /// How many times a verb has said that something stands at its key.
  @exclusivity(unchecked) private var finds = 0

  /// Begins with an object that a type reads.
  @inline(__always)
  fileprivate func begin(
    _ object: JSONObject, for type: any Any.Type, expecting keys: KnownKeyRequests.Keys?
  ) {
    (storage, self.type, expected) = (Memory.storage(of: object), type, keys)
  }

  /// Whether its memory may be kept for another object.
  fileprivate var isSmall: Bool { request.keys.count <= 64 && request.paths.count <= 64 }

  /// Forgets all; keeps the memory.
  @inline(__always)
  fileprivate func reset() {
    (storage, expected, followed, finds) = (nil, nil, 0, 0)
    if !request.isEmpty { request.removeAll() }
  }

  /// Returns whether this is the same object, not only an equal one.
  @inline(__always)
  func isOf(_ other: JSONObject) -> Bool {
    storage == Memory.storage(of: other)
  }

  /// Notes a key that was asked for.
  @inline(__always)
  func ask(for key: String) {
    if let expected, expected.isAsked(for: key, at: followed) {
      followed += 1
    } else {
      note(key)
    }
  }

  @inline(never)
  private func note(_ key: String) {
    leaveExpected()
    request.keys.append(key)
  }

  /// Notes that something stands at the key.
  func find() { finds += 1 }

  /// Notes what was asked for by its steps; none for all.
  func ask(for steps: [JSONPath.Component]) {
    leaveExpected()
    request.paths.append(steps)
  }

  /// Collects what is asked for from now on, after what was asked for until now.
  private func leaveExpected() {
    guard let expected else { return }
    request.keys.append(contentsOf: expected.request.keys.prefix(followed))
    self.expected = nil
  }

  /// Returns whether all keys of the object are known to be asked for: as many verbs as it has members have
  /// found something, and all of them by different keys.
  @inline(__always)
  fileprivate func areAllAsked(of object: JSONObject) -> Bool {
    expected.map { areAllAsked(of: object, $0) } ?? false
  }

  @inline(__always)
  private func areAllAsked(of object: JSONObject, _ keys: KnownKeyRequests.Keys) -> Bool {
    finds == object.count && keys.areDifferent
  }

  /// Returns the keys of the object that were not asked for, in their order.
  @inline(never)
  fileprivate func problems(
    of object: JSONObject, _ known: KnownKeyRequests
  ) -> [JSONDecodingError] {
    if let expected, followed < expected.count { leaveExpected() }
    let asked = expected ?? known.keys(of: request, for: type)
    if areAllAsked(of: object, asked) { return [] }
    return asked.tree.covers(object) ? [] : asked.tree.problems(of: object)
  }
}

/// The objects whose keys are watched, one inside the other.
struct WatchedObjects {
  /// Those that are watched, outermost first; then some that are done, for the next objects.
  private var all: [WatchedKeys] = []
  /// How many are watched.
  private(set) var depth = 0
  /// Where the watched ones are by where their objects are stored; empty while there are few.
  private var places: [UnsafeRawPointer: Int] = [:]
  /// Whether they are: to ask the places takes a reference to them.
  private var isFoundByHash = false

  /// How many that are done are kept at most.
  private static let mostKept = 16
  /// Up to so many it takes less to look at each of them than to find one by its hash.
  private static let fewObjects = 64

  /// How many that are done are kept.
  var kept: Int { all.count - depth }

  /// Returns the keys of the innermost object that is this one.
  @inline(__always)
  func keys(of object: JSONObject) -> Unmanaged<WatchedKeys>? {
    if isFoundByHash, !isInnermost(object) { return keysFound(of: object) }
    var index = depth
    while index > 0 {
      index -= 1
      if all[index].isOf(object) { return .passUnretained(all[index]) }
    }
    return nil
  }

  @inline(never)
  private func keysFound(of object: JSONObject) -> Unmanaged<WatchedKeys>? {
    places[Memory.storage(of: object)].map { .passUnretained(all[$0]) }
  }

  /// The keys of the innermost object.
  var innermost: Unmanaged<WatchedKeys>? { depth == 0 ? nil : .passUnretained(all[depth - 1]) }

  /// Returns whether an object is the innermost one.
  @inline(__always)
  func isInnermost(_ object: JSONObject) -> Bool {
    depth > 0 && all[depth - 1].isOf(object)
  }

  /// Begins to watch the keys of an object that is not watched yet, where one was that is done.
  fileprivate mutating func begin(
    _ object: JSONObject, for type: any Any.Type, expecting keys: KnownKeyRequests.Keys?
  ) -> Unmanaged<WatchedKeys> {
    if depth == all.count { all.append(WatchedKeys()) }
    all[depth].begin(object, for: type, expecting: keys)
    depth += 1
    if isFoundByHash || depth > Self.fewObjects { findByHash() }
    return .passUnretained(all[depth - 1])
  }

  /// Notes the place of the innermost object, and of all around it where that one is the first that is too many.
  @inline(never)
  private mutating func findByHash() {
    for index in (isFoundByHash ? depth - 1 : 0)..<depth {
      if let storage = all[index].storage { places[storage] = index }
    }
    isFoundByHash = true
  }

  @inline(never)
  private mutating func forgetInnermost() {
    // Not at the same number: many objects may stand just there, one after the other.
    if depth <= Self.fewObjects / 2 {
      (places, isFoundByHash) = ([:], false)
    } else if let storage = all[depth].storage {
      places[storage] = nil
    }
  }

  /// Ends watching the innermost object.
  fileprivate mutating func end() {
    depth -= 1
    if isFoundByHash { forgetInnermost() }
    if depth < Self.mostKept, all[depth].isSmall {
      all[depth].reset()
    } else {
      all.removeSubrange(depth...)
    }
  }
}

extension DecodingScope {
  /// Reads an object; then its keys that no verb has asked for are ignored, reported or refused.
  ///
  /// An object that is being read already belongs to the reading around: a union and its payload are one
  /// object.
  ///
  /// - Throws: What the body throws, or ``JSONDecodingError`` `unknownKey`.
  static func watchingKeys<R>(
    of object: JSONObject, for type: any Any.Type, _ body: () throws -> R
  ) throws -> R {
    guard let scope = Restoring.unretainedScope else { return try body() }
    return try scope._withUnsafeGuaranteedRef { try $0.watchKeys(of: object, for: type, body) }
  }

  /// Reads an object from which a value is made whole, also inside an update, and watches its keys.
  ///
  /// - Throws: What the body throws, or ``JSONDecodingError`` `unknownKey`.
  @inline(__always)
  func readWhole<R>(
    _ object: JSONObject, for type: any Any.Type, _ body: () throws -> R
  ) throws -> R {
    guard isUpdating else { return try watchKeys(of: object, for: type, body) }
    isUpdating = false
    defer { isUpdating = true }
    return try watchKeys(of: object, for: type, body)
  }

  @inline(__always)
  private func watchKeys<R>(
    of object: JSONObject, for type: any Any.Type, _ body: () throws -> R
  ) throws -> R {
    guard let keys = beginWatching(object, for: type) else { return try body() }
    let result: R
    do {
      result = try body()
    } catch {
      watched.end()
      throw error
    }
    try requireAsked(keys, of: object)
    return result
  }

  /// Begins to watch the keys of an object; nil where nobody asks for it, or they are watched already.
  private func beginWatching(
    _ object: JSONObject, for type: any Any.Type
  ) -> Unmanaged<WatchedKeys>? {
    guard asksForKeys, watched.keys(of: object) == nil else { return nil }
    return watched.begin(object, for: type, expecting: knownRequests.keys(expectedOf: type))
  }

  /// Ends watching an object; its keys that no verb has asked for are reported or refused.
  ///
  /// - Throws: ``JSONDecodingError`` `unknownKey`.
  private func requireAsked(_ keys: Unmanaged<WatchedKeys>, of object: JSONObject) throws {
    let problems = keys._withUnsafeGuaranteedRef { keys in
      keys.areAllAsked(of: object) ? [] : keys.problems(of: object, knownRequests)
    }
    // At once: what is reported to may read objects itself.
    watched.end()
    if problems.isEmpty { return }
    settle()
    let style = settings.unknownKeys
    for problem in problems where !Self.record(problem) {
      guard style == .report else { throw problem }
      Self.report(problem)
    }
  }

  /// Returns the keys of an object that a verb reads from; nil where no keys are watched.
  ///
  /// A program may have changed a copy of the object: then it means the innermost one.
  func watchedKeys(of object: JSONObject) -> Unmanaged<WatchedKeys>? {
    asksForKeys ? watched.keys(of: object) ?? watched.innermost : nil
  }
}

extension Restoring {
  /// Notes that all of an object is asked for, where its keys are watched.
  ///
  /// What reads it does not say by which keys: a `Codable` type, or one that takes any JSON.
  package static func askForAll(of value: Any) {
    guard let scope, scope.asksForKeys, let object = TreeValue.object(value) else { return }
    scope.watched.keys(of: object)?._withUnsafeGuaranteedRef { $0.ask(for: []) }
  }
}
