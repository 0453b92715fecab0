internal import Foundation
public import JSONCodable
internal import JSONText

extension JSONValue {
  /// Creates a value from what `JSONSerialization` reads and writes.
  ///
  /// The members of an object come in the order of their keys' UTF-8 bytes, because a dictionary has
  /// none. A number has the text that Foundation gives it, which need not be the text it had.
  ///
  ///     try JSONValue(foundation: ["b": 1, "a": [NSNull()]])               // {"a":[null],"b":1}
  ///
  /// - Throws: `JSONFoundationError` for anything that has no JSON, with its place: a number that is
  ///   not finite, a key that is not a string, any other type, more than 512 levels.
  public init(foundation value: Any) throws {
    self = try FoundationReader().read(value, [])
  }
}

/// An error that says what in a Foundation tree has no JSON, and where.
///
///     no JSON for a value of type Date at $.friends[0].birthday
///
public struct JSONFoundationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, in lower case and without a full stop.
  public var reason: String
  /// The place in the tree.
  public var path: JSONPath

  /// Creates an error from its reason and its place.
  public init(reason: String, path: JSONPath) {
    self.reason = reason
    self.path = path
  }

  /// The reason and the place.
  public var description: String { "\(reason) at \(path)" }
}

private struct FoundationReader {
  func read(_ value: Any, _ place: [JSONPath.Component]) throws -> JSONValue {
    switch value {
    case let string as String: return .string(string)
    case let elements as [Any]:
      try requireRoom(place)
      return .array(
        try elements.enumerated().map { try read($1, place + [.index($0)]) })
    case let members as [String: Any]:
      try requireRoom(place)
      let sorted = members.sorted { ScalarString($0.key) < ScalarString($1.key) }
      return .object(
        try sorted.map { key, value in
          JSONValue.Member(key: key, value: try read(value, place + [.key(key)]))
        })
    // Only now: a cast of a container to a class would bridge all that is in it.
    case is NSNull: return .null
    case let number as NSNumber: return try read(number, place)
    default: throw failure("no JSON for a value of type \(type(of: value))", place)
    }
  }

  /// Checks that there may be, and is room for, the inside of an array or object.
  private func requireRoom(_ place: [JSONPath.Component]) throws {
    if place.count >= JSONValue.maximumDepth {
      throw failure("deeper than \(JSONValue.maximumDepth) levels", place)
    }
    if StackRoom.isExhaustedHere {
      throw failure("deeper than the stack of the thread allows", place)
    }
  }

  private func read(_ number: NSNumber, _ place: [JSONPath.Component]) throws -> JSONValue {
    if let boolean = JSONNumber.boolean(number) { return .boolean(boolean) }
    guard let exact = JSONValue.Number(number.stringValue) else {
      throw failure("no JSON for the number \(number.stringValue)", place)
    }
    return .number(exact)
  }

  private func failure(
    _ reason: String, _ place: [JSONPath.Component]
  ) -> JSONFoundationError {
    JSONFoundationError(reason: reason, path: JSONPath(place))
  }
}
