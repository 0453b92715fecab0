extension JSONPatch {
  /// The value after all changes were made to it.
  ///
  /// A member that is added under a key which is there takes the place of the old one.
  ///
  /// - Throws: `JSONPatchError` when the value has no such place as a change is for.
  /// - Complexity: O(*n* · *m*) for *n* changes in arrays and objects of size *m*.
  public func applied(to value: JSONValue) throws -> JSONValue {
    var value = value
    for operation in operations { try operation.apply(to: &value) }
    return value
  }
}

/// Says at which place a patch does not fit a value.
///
///     no element at $.tags[3]
///
public struct JSONPatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is not there, in lower case and without a full stop.
  public var reason: String
  /// The place that the change is for.
  public var location: JSONLocation

  /// Makes an error.
  public init(reason: String, location: JSONLocation) {
    self.reason = reason
    self.location = location
  }

  /// The reason and the place.
  public var description: String { "\(reason) at \(location)" }
}

extension JSONPatch.Operation {
  fileprivate func apply(to value: inout JSONValue) throws {
    switch self {
    case .add(let location, let new), .replace(let location, let new):
      guard !location.components.isEmpty else { return value = new }
      try value.edit(location, location.components[...], isAdding: isAdding, new)
    case .remove(let location):
      guard !location.components.isEmpty else {
        throw JSONPatchError(reason: "nothing to remove the document from", location: location)
      }
      try value.edit(location, location.components[...], isAdding: false, nil)
    }
  }

  private var isAdding: Bool {
    if case .add = self { true } else { false }
  }
}

extension JSONValue {
  /// Changes what is at the end of `steps`; `nil` removes it.
  fileprivate mutating func edit(
    _ location: JSONLocation, _ steps: ArraySlice<JSONLocation.Component>, isAdding: Bool,
    _ new: JSONValue?
  ) throws {
    let rest = steps.dropFirst()
    switch (steps.first, self) {
    case (.index(let index)?, .array(var elements)):
      let end = rest.isEmpty && isAdding ? elements.count : elements.count - 1
      guard index >= 0, index <= end else {
        throw JSONPatchError(reason: "no element", location: location)
      }
      self = .null  // So that the array is not copied.
      if !rest.isEmpty {
        try elements[index].edit(location, rest, isAdding: isAdding, new)
      } else {
        elements.replaceSubrange(
          index..<(isAdding ? index : index + 1), with: new.map { [$0] } ?? [])
      }
      self = .array(elements)
    case (.key(let key)?, .object(var members)):
      let found = members.firstIndex { $0.key.hasSameScalars(as: key) }
      self = .null
      try Self.edit(&members, found, key, location, rest, isAdding: isAdding, new)
      self = .object(members)
    default:
      throw JSONPatchError(reason: "no array or object for the last step", location: location)
    }
  }

  private static func edit(
    _ members: inout [Member], _ found: Int?, _ key: String, _ location: JSONLocation,
    _ rest: ArraySlice<JSONLocation.Component>, isAdding: Bool, _ new: JSONValue?
  ) throws {
    guard let found else {
      guard isAdding, rest.isEmpty, let new else {
        throw JSONPatchError(reason: "no member", location: location)
      }
      return members.append(Member(key: key, value: new))
    }
    if !rest.isEmpty {
      try members[found].value.edit(location, rest, isAdding: isAdding, new)
    } else if let new {
      members[found].value = new
    } else {
      members.remove(at: found)
    }
  }
}
