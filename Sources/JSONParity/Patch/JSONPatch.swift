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
    var (leftCount, rightCount) = (0, 0)
    var writer = PatchWriter()
    writer.change(
      JSONNode(left, numberedFrom: &leftCount), JSONNode(right, numberedFrom: &rightCount),
      PolicyCursor(policy))
    operations = writer.operations
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
  fileprivate var value: JSONValue {
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

/// Walks two values and writes down what is to be changed, at the places of the left one.
private struct PatchWriter {
  var operations: [JSONPatch.Operation] = []
  private var place: [JSONPath.Component] = []
  private let hashes = DocumentHashes()

  mutating func change(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    guard !policy.isIgnored else { return }
    switch (left.value, right.value) {
    case (.array, .array): changeArray(left, right, policy)
    case (.object(let one), .object(let other)) where !one.repeatKeys && !other.repeatKeys:
      changeObject(left, one, right, other, policy)
    default:
      guard !left.value.isSame(as: right.value, under: policy) else { return }
      operations.append(.replace(JSONPath(place), right.value))
    }
  }

  private mutating func changeObject(
    _ left: JSONNode, _ leftMembers: [JSONValue.Member], _ right: JSONNode,
    _ rightMembers: [JSONValue.Member], _ policy: PolicyCursor
  ) {
    let matching = MemberMatching(leftMembers, rightMembers, policy)
    for pair in matching.pairs {
      let key = JSONPath.Component.key(leftMembers[pair.left].key)
      place.append(key)
      change(left.children[pair.left], right.children[pair.right], policy.into(key))
      place.removeLast()
    }
    operations += matching.leftOnly.map { .remove(here(.key(leftMembers[$0].key))) }
    operations += matching.rightOnly.map {
      .add(here(.key(rightMembers[$0].key)), rightMembers[$0].value)
    }
  }

  private mutating func changeArray(_ left: JSONNode, _ right: JSONNode, _ policy: PolicyCursor) {
    if policy.allowsAnyOrder, left.value.isSame(as: right.value, under: policy) { return }
    let alignment = ArrayAlignment(left, right, policy, hashes)
    // The left index before which the next element to come is to be added.
    var next = left.children.count
    for step in alignment.steps.reversed() {
      switch step {
      case .pair(let leftIndex, let rightIndex, let isSame):
        next = leftIndex
        guard !isSame else { break }
        place.append(.index(leftIndex))
        change(
          left.children[leftIndex], right.children[rightIndex], policy.into(.index(leftIndex)))
        place.removeLast()
      case .left(let index):
        next = index
        operations.append(.remove(here(.index(index))))
      case .right(let index):
        operations.append(.add(here(.index(next)), right.children[index].value))
      }
    }
  }

  private func here(_ component: JSONPath.Component) -> JSONPath {
    JSONPath(place + [component])
  }
}
