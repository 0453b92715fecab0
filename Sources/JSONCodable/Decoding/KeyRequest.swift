/// The keys and the places that verbs have asked one object for.
struct KeyRequest: Equatable {
  var keys: [String] = []
  var paths: [[JSONPath.Component]] = []

  var isEmpty: Bool { keys.isEmpty && paths.isEmpty }

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
/// There are at most 64 requests and 64 types with their last one, one in each slot. A thread has them from the
/// first object on whose keys are watched.
final class KnownKeyRequests {
  /// What a request asks for.
  final class Keys {
    let request: KeyRequest
    /// How many keys there are, where the request has nothing else.
    let count: Int
    /// The words of these keys.
    private let words: UnsafeMutablePointer<Memory.TextWords>
    private(set) lazy var tree = AskedKeys(request)
    /// Whether it asks for whole members, for none twice.
    let areDifferent: Bool

    init(_ request: KeyRequest) {
      self.request = request
      count = request.paths.isEmpty ? request.keys.count : 0
      words = .allocate(capacity: count)
      for index in 0..<count {
        (words + index).initialize(to: .init(of: request.keys[index]))
      }
      areDifferent = request.paths.isEmpty && Set(request.keys).count == request.keys.count
    }

    deinit { words.deallocate() }

    /// Returns whether it asks for a key at a place in the order of its keys.
    @inline(__always)
    func isAsked(for key: String, at index: Int) -> Bool {
      index < count && words[index] == .init(of: key)
    }
  }

  /// What a type has asked for the last time that it asked by keys alone.
  private struct LastRequest {
    var type: any Any.Type = Any.self
    var keys: Keys?
  }

  private static let capacity = 64
  @exclusivity(unchecked) private var slots = Array(
    repeating: Keys(KeyRequest()), count: capacity)
  @exclusivity(unchecked) private var last = Array(repeating: LastRequest(), count: capacity)

  /// Returns what a type has asked for the last time that it asked by keys alone; nil where it is not known.
  func keys(expectedOf type: any Any.Type) -> Keys? {
    let slot = slot(of: type)
    return last[slot].type == type ? last[slot].keys : nil
  }

  /// Returns what a request of a type asks for.
  func keys(of request: KeyRequest, for type: any Any.Type) -> Keys {
    let keys = keys(of: request)
    if request.paths.isEmpty { last[slot(of: type)] = LastRequest(type: type, keys: keys) }
    return keys
  }

  private func keys(of request: KeyRequest) -> Keys {
    // Of all keys: the cases of a union begin with the same one, and often have as many.
    var hash = request.paths.count
    for key in request.keys { hash = hash &* 31 &+ Memory.hash(ofStorage: key) }
    let slot = (hash ^ hash &>> 6) & (Self.capacity - 1)
    if slots[slot].request == request { return slots[slot] }
    let keys = Keys(request)
    slots[slot] = keys
    return keys
  }

  /// Returns the slot that a type has, or is to have: one of two neighbours, since a union and a payload that had the same
  /// one would forget each other all the time.
  private func slot(of type: any Any.Type) -> Int {
    // Types lie at multiples of eight.
    let slot = Int(bitPattern: ObjectIdentifier(type)) &>> 3 & (Self.capacity - 1)
    if last[slot].type == type || last[slot].keys == nil { return slot }
    return slot ^ 1
  }
}
