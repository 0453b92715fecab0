internal import Foundation

/// The decoder that a type sees, at one point of the coding path.
///
/// Nodes are a linked list towards the root, which is the coding path; it becomes an array only
/// when somebody asks.
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
    guard let object = Leaf.object(value) else {
      throw refusal(of: value, as: [String: Any].self, at: nil)
    }
    return .init(
      KeyedDecoding(node: self, object: session.convertsKeys ? converted(object) : object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let array = Leaf.array(value) else {
      throw refusal(of: value, as: [Any].self, at: nil)
    }
    return UnkeyedDecoding(node: self, array: array)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The object under the keys that the key strategy gives.
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
    case .custom(let convert): return convert(path + [BridgeKey.name(key)]).stringValue
    #if canImport(Darwin)
      @unknown default: return key
    #endif
    }
  }
}

// MARK: - Errors

extension DecodingNode {
  private func context(_ words: String, at key: (any CodingKey)?) -> DecodingError.Context {
    .init(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: words)
  }

  /// The error for a value that is not of the type, with the case that JSONDecoder throws.
  func refusal(of value: Any, as type: any Any.Type, at key: (any CodingKey)?) -> DecodingError {
    let leaf = Leaf(value)
    let words = "Expected \(type), found \(leaf.name)."
    switch leaf {
    case .null where type != Bool.self:
      return .valueNotFound(type, context(words, at: key))
    case .number where DecodingNode.isNumber(type):
      return .dataCorrupted(context(words, at: key))
    default:
      return .typeMismatch(type, context(words, at: key))
    }
  }

  private static func isNumber(_ type: any Any.Type) -> Bool {
    NumberLeaf.isInteger(type) || NumberLeaf.isWideInteger(type) || type == Double.self
      || type == Float.self || type == Decimal.self
  }

  func corrupted(_ words: String, at key: (any CodingKey)?) -> DecodingError {
    .dataCorrupted(context(words, at: key))
  }

  func missing(_ key: any CodingKey) -> DecodingError {
    .keyNotFound(key, context("No value for key \"\(key.stringValue)\".", at: nil))
  }

  func atEnd(_ type: any Any.Type, index: Int) -> DecodingError {
    .valueNotFound(type, context("No more elements.", at: BridgeKey.index(index)))
  }
}
