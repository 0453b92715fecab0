/// The keys of one object, and which of them the verbs have asked for.
@usableFromInline
final class WatchedKeys {
  @exclusivity(unchecked) private var object: JSONObject = [:]
  /// What was asked for, in the order of the verbs.
  @exclusivity(unchecked) private var request = KeyRequest()
  /// How many times a verb has said that something stands at its key.
  @exclusivity(unchecked) private var finds = 0

  /// Begins with an object.
  func begin(_ object: JSONObject) { self.object = object }

  /// Whether its memory may be kept for another object.
  var isSmall: Bool { request.keys.count <= 64 && request.paths.count <= 64 }

  /// Forgets all; keeps the memory.
  func reset() {
    object = [:]
    request.removeAll()
    finds = 0
  }

  /// Returns whether this is the same object, not only an equal one.
  func isOf(_ other: JSONObject) -> Bool {
    Memory.storage(of: object) == Memory.storage(of: other) && object.count == other.count
  }

  /// Notes a key that was asked for.
  @usableFromInline
  func ask(for key: String) { request.keys.append(key) }

  /// Notes that something stands at the key.
  @usableFromInline
  func find() { finds += 1 }

  /// Notes what was asked for by its steps; none for all.
  func ask(for steps: [JSONPath.Component]) { request.paths.append(steps) }

  /// The keys that were not asked for, in their order.
  var problems: [JSONDecodingError] {
    let asked = KnownKeyRequests.keys(of: request)
    // As many finds as members, all of different keys: each member was asked for.
    if request.paths.isEmpty, finds == object.count, asked.areDifferent { return [] }
    return asked.tree.covers(object) ? [] : asked.tree.problems(of: object)
  }
}

/// The keys and the places that verbs have asked one object for.
struct KeyRequest: Equatable {
  var keys: [String] = []
  var paths: [[JSONPath.Component]] = []

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    if !paths.isEmpty { paths.removeAll(keepingCapacity: true) }
  }
}

/// What was asked for: whole members, and members of members.
struct AskedKeys {
  private var isWhole = false
  private var members: [String: AskedKeys] = [:]

  private init() {}

  init(_ request: KeyRequest) {
    for key in request.keys { members[key, default: AskedKeys()].isWhole = true }
    for path in request.paths { add(path[...]) }
  }

  private mutating func add(_ steps: ArraySlice<JSONPath.Component>) {
    // What stands in an array is not looked at one by one.
    guard case .key(let key)? = steps.first else { return isWhole = true }
    members[key, default: AskedKeys()].add(steps.dropFirst())
  }

  /// Returns whether an object has no other keys.
  func covers(_ object: JSONObject) -> Bool {
    isWhole
      || object.allSatisfy { key, value in
        guard let member = members[key] else { return false }
        return member.isWhole || TreeValue.object(value).map(member.covers) ?? true
      }
  }

  /// Returns the other keys of an object, in their order.
  func problems(of object: JSONObject) -> [JSONDecodingError] {
    if isWhole { return [] }
    let unasked = object.keys.filter { members[$0]?.isWhole != true }
    guard !unasked.isEmpty else { return [] }
    let known = members.keys.sorted().map(Wording.rawText)
    let expected = known.isEmpty ? "no key" : Wording.oneOf(known)
    return unasked.sorted().flatMap { key -> [JSONDecodingError] in
      let path = JSONPath([.key(key)])
      guard let inner = members[key] else {
        return [JSONDecodingError(path: path, problem: .unknownKey(expected: expected))]
      }
      guard let member = object[key].flatMap(TreeValue.object) else { return [] }
      return inner.problems(of: member).map { JSONDecodingError.wrap($0, under: path) }
    }
  }
}

/// The requests that a thread has met, and what each asks for.
///
/// Code asks for the same keys again and again. There are at most 64 requests, one in each slot.
final class KnownKeyRequests {
  /// What a request asks for.
  final class Keys {
    private let request: KeyRequest
    private(set) lazy var tree = AskedKeys(request)
    /// Whether no key is in it twice.
    let areDifferent: Bool

    init(_ request: KeyRequest) {
      self.request = request
      areDifferent = Set(request.keys).count == request.keys.count
    }
  }

  private static let threads = ThreadLocal { KnownKeyRequests() }
  @exclusivity(unchecked) private var slots = [(request: KeyRequest, keys: Keys)](
    repeating: (KeyRequest(), Keys(KeyRequest())), count: 64)

  /// Returns what a request asks for.
  static func keys(of request: KeyRequest) -> Keys { threads.value.keys(of: request) }

  private func keys(of request: KeyRequest) -> Keys {
    let first = request.keys.first.map(Memory.hash(ofStorage:)) ?? 0
    let slot = (first &+ request.keys.count &+ request.paths.count) & 63
    if slots[slot].request == request { return slots[slot].keys }
    let keys = Keys(request)
    slots[slot] = (request, keys)
    return keys
  }
}

extension DecodingScope {
  /// Reads an object; then its keys that no verb has asked for are ignored, reported or refused.
  ///
  /// An object that is being read already belongs to the reading around: a union and its payload are one
  /// object.
  ///
  /// - Throws: What the body throws, or ``JSONDecodingError`` `unknownKey`.
  static func watchingKeys<R>(of object: JSONObject, _ body: () throws -> R) throws -> R {
    guard let scope = Restoring.scope, scope.asksForKeys,
      !scope.watched.contains(where: { $0.isOf(object) })
    else { return try body() }
    let keys = scope.beginWatching(object)
    let style = scope.settings.unknownKeys
    let result: R
    do {
      defer { scope.watched.removeLast() }
      result = try body()
    }
    defer {
      if keys.isSmall, scope.idleKeys.count < 16 {
        keys.reset()
        scope.idleKeys.append(keys)
      }
    }
    for problem in keys.problems where !record(problem) {
      guard style == .report else { throw problem }
      report(problem)
    }
    return result
  }

  /// Begins to watch the keys of an object, where one was that is done.
  private func beginWatching(_ object: JSONObject) -> WatchedKeys {
    let keys = idleKeys.popLast() ?? WatchedKeys()
    keys.begin(object)
    watched.append(keys)
    return keys
  }

  /// Returns the keys of an object that a verb reads from; nil where no keys are watched.
  ///
  /// A program may have changed a copy of the object: then it means the innermost one.
  @usableFromInline
  func watchedKeys(of object: JSONObject) -> WatchedKeys? {
    guard asksForKeys else { return nil }
    return watched.last { $0.isOf(object) } ?? watched.last
  }
}

extension Restoring {
  /// Notes that all of an object is asked for, where its keys are watched.
  ///
  /// What reads it does not say by which keys: a `Codable` type, or one that takes any JSON.
  package static func askForAll(of value: Any) {
    guard let scope, scope.asksForKeys, let object = TreeValue.object(value) else { return }
    scope.watched.last { $0.isOf(object) }?.ask(for: [])
  }
}
