internal import Foundation
internal import JSONCodable

// An error is often thrown only to be refused: a type that is tried, and then another. So it costs the
// same whatever was found, and what the mapper would say is worked out when the error leaves the bridge.

extension DecodingNode {
  /// Returns the context of an error; inside the mapper it has the mapper's error as the underlying one.
  private func context(
    _ message: String, at key: (any CodingKey)?,
    _ problem: (() -> JSONDecodingError.Problem?)? = nil
  ) -> DecodingError.Context {
    let path = codingPath(to: key)
    return .init(
      codingPath: path, debugDescription: message,
      underlyingError: problem.flatMap { mapperError($0, at: path) })
  }

  /// Returns the error for a value that is not of the type, with the case that JSONDecoder throws.
  @inline(never)
  func refusal(of value: Any, as type: any Any.Type, at key: (any CodingKey)?) -> DecodingError {
    let found = DecodingNode.found(value, as: type)
    let message = session.refusal(of: found, as: type)
    let context = context(
      message, at: key, isInsideMapper ? { MapperProblem.refusal(of: value, as: type) } : nil)
    switch found {
    case .null where type != Bool.self: return .valueNotFound(type, context)
    case .number where DecodingNode.isNumber(type): return .dataCorrupted(context)
    default: return .typeMismatch(type, context)
    }
  }

  /// Returns what was found in place of a type; what has no members by name is not an object.
  private static func found(_ value: Any, as type: any Any.Type) -> BridgedValue {
    let found = BridgedValue(value)
    if case .object = found, type == [String: Any].self { return .other(Swift.type(of: value)) }
    return found
  }

  private static func isNumber(_ type: any Any.Type) -> Bool {
    BridgedNumber.isInteger(type) || BridgedNumber.isWideInteger(type) || type == Double.self
      || type == Float.self || type == Decimal.self
  }

  @inline(never)
  func corrupted(_ message: String, at key: (any CodingKey)?) -> DecodingError {
    .dataCorrupted(context(message, at: key))
  }

  /// Returns the error for a value that lies deeper than the stack has room for.
  @inline(never)
  func tooDeep(_ type: any Any.Type, at key: (any CodingKey)?) -> DecodingError {
    .dataCorrupted(
      context("Nested deeper than the stack of the thread allows.", at: key) {
        .stackExhausted(expected: Wording.name(of: type))
      })
  }

  @inline(never)
  func missing(_ key: any CodingKey, _ type: any Any.Type) -> DecodingError {
    let place = codingPath
    return .keyNotFound(
      key,
      .init(
        codingPath: place, debugDescription: "No value for key \"\(key.stringValue)\".",
        underlyingError: isInsideMapper
          ? mapperError({ MapperProblem.missing(type) }, at: place + [key]) : nil))
  }

  @inline(never)
  func atEnd(_ type: any Any.Type, in tree: any Any.Type, index: Int) -> DecodingError {
    .valueNotFound(
      type,
      context("No more elements.", at: PathKey.index(index)) { MapperProblem.missing(tree) })
  }
}
