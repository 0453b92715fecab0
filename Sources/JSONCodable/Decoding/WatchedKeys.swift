/// The keys of one object, and which of them the verbs have asked for.
@usableFromInline
final class WatchedKeys {
  private let object: JSONObject
  /// The keys that were asked for, in the order of the verbs.
  @exclusivity(unchecked) private var keys: [String] = []
  /// How many times a verb has said that something stands at its key.
  @exclusivity(unchecked) private var finds = 0
  /// What was asked for by steps.
  @exclusivity(unchecked) private var inside = Asked()

  /// What was asked for: whole members, and members of members.
  private struct Asked {
    var isWhole = false
    var members: [String: Asked] = [:]
    var isNothing: Bool { !isWhole && members.isEmpty }

    mutating func add(_ steps: ArraySlice<JSONPath.Component>) {
      // What stands in an array is not looked at one by one.
      guard case .key(let key)? = steps.first else { return isWhole = true }
      members[key, default: Asked()].add(steps.dropFirst())
    }
  }

  init(_ object: JSONObject) {
    self.object = object
    keys.reserveCapacity(object.count)
  }

  /// Returns whether this is the same object, not only an equal one.
  func isOf(_ other: JSONObject) -> Bool {
    Memory.storage(of: object) == Memory.storage(of: other) && object.count == other.count
  }

  /// Notes a key that was asked for.
  @usableFromInline
  func ask(for key: String) { keys.append(key) }

  /// Notes that something stands at the key.
  @usableFromInline
  func find() { finds += 1 }

  /// Notes what was asked for by its steps; none for all.
  func ask(for steps: [JSONPath.Component]) { inside.add(steps[...]) }

  /// The keys that were not asked for, in their order.
  var problems: [JSONDecodingError] {
    // As many finds as members, all of different keys: each member was asked for.
    if inside.isNothing, finds == object.count, KnownKeyLists.areDifferent(keys) { return [] }
    return Self.problems(of: object, keys.reduce(into: inside) { $0.add([.key($1)]) })
  }

  private static func problems(of object: JSONObject, _ asked: Asked) -> [JSONDecodingError] {
    if asked.isWhole { return [] }
    let unasked = object.keys.filter { asked.members[$0]?.isWhole != true }
    guard !unasked.isEmpty else { return [] }
    let known = asked.members.keys.sorted().map(Wording.rawText)
    let expected = known.isEmpty ? "no key" : Wording.oneOf(known)
    return unasked.sorted().flatMap { key -> [JSONDecodingError] in
      let path = JSONPath([.key(key)])
      guard let inner = asked.members[key] else {
        return [JSONDecodingError(path: path, problem: .unknownKey(expected: expected))]
      }
      guard let member = object[key].flatMap(TreeValue.object) else { return [] }
      return problems(of: member, inner).map { JSONDecodingError.wrap($0, under: path) }
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
  static func watchingKeys<R>(of object: JSONObject, _ body: () throws -> R) throws -> R {
    guard let scope = Restoring.scope, scope.asksForKeys,
      !scope.watched.contains(where: { $0.isOf(object) })
    else { return try body() }
    let keys = WatchedKeys(object)
    scope.watched.append(keys)
    let style = scope.settings.unknownKeys
    let result: R
    do {
      defer { scope.watched.removeLast() }
      result = try body()
    }
    for problem in keys.problems where !record(problem) {
      guard style == .report else { throw problem }
      report(problem)
    }
    return result
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
