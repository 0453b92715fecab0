/// The keys of one object, and which of them the verbs have asked for.
final class WatchedKeys {
  private let object: JSONObject
  private var asked = Asked()

  /// What was asked for: whole members, and members of members.
  private struct Asked {
    var isWhole = false
    var members: [String: Asked] = [:]

    mutating func add(_ steps: ArraySlice<JSONPath.Component>) {
      // What stands in an array is not looked at one by one.
      guard case .key(let key)? = steps.first else { return isWhole = true }
      members[key, default: Asked()].add(steps.dropFirst())
    }
  }

  init(_ object: JSONObject) { self.object = object }

  /// Returns whether this is the same object, not only an equal one.
  func isOf(_ other: JSONObject) -> Bool {
    Memory.storage(of: object) == Memory.storage(of: other) && object.count == other.count
  }

  /// Notes what was asked for; nil for all.
  func ask(for steps: [JSONPath.Component]?) { asked.add((steps ?? [])[...]) }

  /// The keys that were not asked for, in their order.
  var problems: [JSONDecodingError] { Self.problems(of: object, asked) }

  private static func problems(of object: JSONObject, _ asked: Asked) -> [JSONDecodingError] {
    if asked.isWhole { return [] }
    let known = asked.members.keys.sorted().map(Wording.rawText)
    let expected = known.isEmpty ? "no key" : Wording.oneOf(known)
    return object.keys.sorted().flatMap { key -> [JSONDecodingError] in
      let path = JSONPath([.key(key)])
      guard let inner = asked.members[key] else {
        return [JSONDecodingError(path: path, problem: .unknownKey(expected: expected))]
      }
      guard !inner.isWhole, let member = object[key].flatMap(TreeValue.object) else { return [] }
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

  /// Notes the keys that a verb asks an object for; nil for an object that is kept as a whole.
  static func ask(_ object: JSONObject, for steps: [JSONPath.Component]?) {
    guard let scope = current, scope.asksForKeys else { return }
    // A program may have changed a copy of the object: then it means the innermost one.
    let keys = scope.watched.last { $0.isOf(object) } ?? scope.watched.last
    keys?.ask(for: steps)
  }
}
