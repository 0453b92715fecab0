public import JSONCodable

/// The changes that make one document say what another says, as an RFC 6902 JSON Patch.
///
///     let left = try JSONValue(parsing: #"{"id":5,"tags":["a","b","c"]}"#)
///     let right = try JSONValue(parsing: #"{"id":5.0,"tags":["a","c","d"],"x":null}"#)
///     print(JSONPatch(from: left, to: right))
///
///     [
///       {"op":"add","path":"/tags/3","value":"d"},
///       {"op":"remove","path":"/tags/1"},
///       {"op":"add","path":"/x","value":null}
///     ]
///
/// Arrays are changed from their end, so that each index is that of the left document.
public struct JSONPatch: Hashable, Sendable {
  /// One change.
  public enum Operation: Hashable, Sendable {
    /// Adds a member, or an element before the one at the index.
    case add(JSONPath, JSONValue)
    /// Removes a member or an element.
    case remove(JSONPath)
    /// Puts another value in the place of one.
    case replace(JSONPath, JSONValue)
  }

  /// The changes, in the order in which they are to be made.
  public var operations: [Operation]

  /// Creates a patch from changes.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// Creates the patch that makes `left` say what `right` says.
  ///
  /// What a policy ignores, and numbers within a tolerance, stay as they are on the left. A JSON
  /// Pointer cannot tell members with one key apart, so an object that has a key twice is replaced
  /// whole.
  ///
  /// - Parameters:
  ///   - left: The value that the patch is for.
  ///   - right: The value that it leads to.
  ///   - policy: Which differences do not count.
  /// - Complexity: As `JSONComparison.differences(_:_:level:policy:)`.
  public init(from left: JSONValue, to right: JSONValue, policy: ComparisonPolicy = .init()) {
    var operations: [Operation] = []
    var documents = ComparedDocuments(left, right)
    documents.operations(policy: policy) { operation in
      operations.append(operation)
      return true
    }
    self.operations = operations
  }

  /// The patch as the JSON array of RFC 6902.
  public var value: JSONValue {
    .array(operations.map(\.value))
  }
}

extension JSONPatch: CustomStringConvertible {
  /// The patch as JSON text, one change a line.
  public var description: String {
    let lines = operations.map { "  " + $0.value.text() }
    return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
  }
}

extension JSONPatch.Operation {
  /// The change as an object of RFC 6902.
  package var value: JSONValue {
    switch self {
    case .add(let path, let value): Self.object("add", path, value)
    case .remove(let path): Self.object("remove", path, nil)
    case .replace(let path, let value): Self.object("replace", path, value)
    }
  }

  private static func object(
    _ name: String, _ path: JSONPath, _ value: JSONValue?
  ) -> JSONValue {
    let members = [("op", .string(name)), ("path", .string(path.pointer)), ("value", value)]
    return .object(
      members.compactMap { key, value in value.map { JSONValue.Member(key: key, value: $0) } })
  }
}

/// Walks two values and tells what is to be changed, at the places of the left one.
struct PatchWriter {
  private let take: (JSONPatch.Operation) -> Bool
  private var isDone = false
  private var place: [JSONPath.Component] = []

  /// Creates a writer; `take` gets each change, and says whether more are wanted.
  init(take: @escaping (JSONPatch.Operation) -> Bool) {
    self.take = take
  }

  mutating func change(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    guard !isDone, !policy.isIgnored else { return }
    switch (left.kind, right.kind) {
    case (.array, .array): changeArray(left, right, policy)
    case (.object, .object): changeObject(left, right, policy)
    default: replace(left, right, policy)
    }
  }

  private mutating func tell(_ operation: JSONPatch.Operation) {
    if !isDone { isDone = !take(operation) }
  }

  private mutating func replace(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    guard !left.isSame(as: right, under: policy) else { return }
    tell(.replace(JSONPath(place), right.value))
  }

  private mutating func changeObject(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    let (one, other) = (left.children, right.children)
    guard !left.repeatsKeys || !one.repeatKeys, !right.repeatsKeys || !other.repeatKeys else {
      return replace(left, right, policy)
    }
    let matching = MemberMatching(one, other, policy)
    for pair in matching.pairs {
      let key = JSONPath.Component.key(one.key(pair.left).string)
      place.append(key)
      change(one[pair.left], other[pair.right], policy.into(key))
      place.removeLast()
    }
    for index in matching.leftOnly { tell(.remove(here(.key(one.key(index).string)))) }
    for index in matching.rightOnly {
      tell(.add(here(.key(other.key(index).string)), other[index].value))
    }
  }

  private mutating func changeArray(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    if policy.allowsAnyOrder, left.isSame(as: right, under: policy) { return }
    let (one, other) = (left.children, right.children)
    // The left index before which the next element to come is to be added.
    var next = one.count
    for step in ArrayAlignment(one, other, policy).stepsFromEnd {
      guard !isDone else { return }
      switch step {
      case .pair(let index, let partner, let isSame):
        next = index
        guard !isSame || policy.namesIndices else { break }
        place.append(.index(index))
        change(one[index], other[partner], policy.into(.index(index)))
        place.removeLast()
      case .left(let index, _):
        next = index
        tell(.remove(here(.index(index))))
      case .right(let index, _): tell(.add(here(.index(next)), other[index].value))
      }
    }
  }

  private func here(_ component: JSONPath.Component) -> JSONPath {
    JSONPath(place + [component])
  }
}
