internal import Foundation
internal import JSONCodable

/// The decoder that a type sees, at one point of the coding path.
///
/// Nodes are a linked list towards the root, which is the coding path; it becomes an array only
/// when it is asked for.
final class DecodingNode: Decoder {
  let session: DecodingSession
  let value: Any
  private let parent: DecodingNode?
  private let key: (any CodingKey)?

  init(
    session: DecodingSession, value: Any, parent: DecodingNode? = nil, key: (any CodingKey)? = nil
  ) {
    self.session = session
    self.value = value
    self.parent = parent
    self.key = key
  }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var node: DecodingNode? = self
    while let current = node {
      if let key = current.key { path.append(key) }
      node = current.parent
    }
    return path.reversed()
  }

  func child(_ value: Any, at key: (any CodingKey)?) -> DecodingNode {
    DecodingNode(session: session, value: value, parent: self, key: key)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let object = BridgedValue.object(value) else {
      throw refusal(of: value, as: [String: Any].self, at: nil)
    }
    guard session.convertsKeys else { return .init(KeyedDecoding(node: self, object: object)) }
    return .init(
      KeyedDecoding(
        node: self, object: converted(object), document: session.isInsideMapper ? object : nil))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let array = BridgedValue.array(value) else {
      throw refusal(of: value, as: [Any].self, at: nil)
    }
    return UnkeyedDecoding(node: self, array: array)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// Returns an object under the keys that the key strategy returns.
  private func converted(_ object: [String: Any]) -> [String: Any] {
    var names: [String: String] = [:]
    names.reserveCapacity(object.count)
    let path = codingPath
    for key in object.keys {
      let name = convertedName(of: key, path: path)
      names[name] = names[name].map { min($0, key) } ?? key
    }
    return names.compactMapValues { object[$0] }
  }

  private func convertedName(of key: String, path: [any CodingKey]) -> String {
    switch session.options.keys {
    case .useDefaultKeys: return key
    case .convertFromSnakeCase: return session.camelCased(key)
    case .custom(let convert): return convert(path + [PathKey.name(key)]).stringValue
    #if canImport(Darwin)
      @unknown default: return key
    #endif
    }
  }
}

extension DecodingNode: TreeDecoder {
  var tree: Any { value }
  var documentPath: JSONPath { session.locate(codingPath).path }
  var isInsideMapper: Bool { session.isInsideMapper }
}

// MARK: - Errors

extension DecodingNode {
  /// Returns the context of an error; inside the mapper it has the mapper's error as the underlying one.
  private func context(
    _ message: String, at key: (any CodingKey)?,
    _ problem: @autoclosure () -> JSONDecodingError.Problem? = nil
  ) -> DecodingError.Context {
    let path = codingPath + (key.map { [$0] } ?? [])
    return .init(
      codingPath: path, debugDescription: message,
      underlyingError: isInsideMapper ? mapperError(problem(), at: path) : nil)
  }

  /// Returns the error for a value that is not of the type, with the case that JSONDecoder throws.
  func refusal(of value: Any, as type: any Any.Type, at key: (any CodingKey)?) -> DecodingError {
    let found = BridgedValue(value)
    let message = "Expected \(type), found \(found.name)."
    let context = context(message, at: key, MapperProblem.refusal(of: value, as: type))
    switch found {
    case .null where type != Bool.self: return .valueNotFound(type, context)
    case .number where DecodingNode.isNumber(type): return .dataCorrupted(context)
    default: return .typeMismatch(type, context)
    }
  }

  private static func isNumber(_ type: any Any.Type) -> Bool {
    BridgedNumber.isInteger(type) || BridgedNumber.isWideInteger(type) || type == Double.self
      || type == Float.self || type == Decimal.self
  }

  func corrupted(_ message: String, at key: (any CodingKey)?) -> DecodingError {
    .dataCorrupted(context(message, at: key))
  }

  /// Returns the error for a value that lies deeper than the stack has room for.
  func tooDeep(_ type: any Any.Type, at key: (any CodingKey)?) -> DecodingError {
    .dataCorrupted(
      context(
        "Nested deeper than the stack of the thread allows.", at: key,
        .stackExhausted(expected: Wording.name(of: type))))
  }

  func missing(_ key: any CodingKey, _ type: any Any.Type) -> DecodingError {
    let message = "No value for key \"\(key.stringValue)\"."
    var error: JSONDecodingError?
    if isInsideMapper { error = mapperError(MapperProblem.missing(type), at: codingPath + [key]) }
    return .keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  func atEnd(_ type: any Any.Type, in tree: any Any.Type, index: Int) -> DecodingError {
    .valueNotFound(
      type, context("No more elements.", at: PathKey.index(index), MapperProblem.missing(tree)))
  }
}
