public import JSONCodable
internal import JSONText

extension JSONPatch {
  /// Returns the value after all changes were made to it.
  ///
  /// A member that is added under a key which is there takes the place of the old one.
  ///
  /// - Throws: `JSONPatchError` when the value has no such place as a change is for.
  /// - Complexity: O(*n* · *m*) for *n* changes in arrays and objects of size *m*.
  public func applied(to value: JSONValue) throws -> JSONValue {
    let edits = operations.map(Edit.init)
    let levels = edits.map(\.steps.count).max() ?? 0
    return try AmpleStack.run(forLevels: levels) {
      Result {
        try edits.reduce(into: value) { try $0.apply($1, at: $1.steps[...]) }
      }
    }.get()
  }
}

/// An error that says at which place a patch does not fit a value.
///
///     no element at $.tags[3]
///
public struct JSONPatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is not there, in lower case and without a full stop.
  public var reason: String
  /// The place that the change is for.
  public var path: JSONPath

  /// Creates an error from its reason and its place.
  public init(reason: String, path: JSONPath) {
    self.reason = reason
    self.path = path
  }

  /// The reason and the place.
  public var description: String { "\(reason) at \(path)" }
}

/// One change on its way down to the place it is for.
private struct Edit {
  let path: JSONPath
  let steps: [JSONPath.Component]
  let isAdding: Bool
  /// What to put there; `nil` removes what is there.
  let new: JSONValue?

  init(_ operation: JSONPatch.Operation) {
    switch operation {
    case .add(let path, let value): (self.path, isAdding, new) = (path, true, value)
    case .replace(let path, let value):
      (self.path, isAdding, new) = (path, false, value)
    case .remove(let path): (self.path, isAdding, new) = (path, false, nil)
    }
    steps = path.components
  }

  func failure(_ reason: String) -> JSONPatchError {
    JSONPatchError(reason: reason, path: path)
  }
}

// An array or object is taken out of its value before it is changed, so that it is not copied.

extension JSONValue {
  fileprivate mutating func apply(
    _ edit: Edit, at steps: ArraySlice<JSONPath.Component>
  ) throws {
    switch steps.first {
    case .index(let index)?:
      guard case .array(var elements) = self else { throw edit.failure("no array") }
      self = .null
      try elements.apply(edit, at: index, steps.dropFirst())
      self = .array(elements)
    case .key(let key)?:
      guard case .object(var members) = self else { throw edit.failure("no object") }
      self = .null
      try members.apply(edit, at: key, steps.dropFirst())
      self = .object(members)
    case nil:
      guard let new = edit.new else { throw edit.failure("nothing to remove the document from") }
      self = new
    }
  }
}

extension [JSONValue] {
  fileprivate mutating func apply(
    _ edit: Edit, at index: Int, _ rest: ArraySlice<JSONPath.Component>
  ) throws {
    let isAdding = edit.isAdding && rest.isEmpty
    guard index >= 0, index < (isAdding ? count + 1 : count) else {
      throw edit.failure("no element")
    }
    if !rest.isEmpty {
      try self[index].apply(edit, at: rest)
    } else if let new = edit.new {
      replaceSubrange(index..<(isAdding ? index : index + 1), with: CollectionOfOne(new))
    } else {
      remove(at: index)
    }
  }
}

extension [JSONValue.Member] {
  fileprivate mutating func apply(
    _ edit: Edit, at key: String, _ rest: ArraySlice<JSONPath.Component>
  ) throws {
    guard let found = firstIndex(where: { $0.key.hasSameScalars(as: key) }) else {
      guard edit.isAdding, rest.isEmpty, let new = edit.new else { throw edit.failure("no member") }
      return append(JSONValue.Member(key: key, value: new))
    }
    if !rest.isEmpty {
      try self[found].value.apply(edit, at: rest)
    } else if let new = edit.new {
      self[found].value = new
    } else {
      remove(at: found)
    }
  }
}
