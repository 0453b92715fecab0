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
