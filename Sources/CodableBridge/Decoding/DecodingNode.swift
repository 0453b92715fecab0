internal import Foundation
internal import JSONCodable

/// The decoder that a type sees, at one point of the coding path.
///
/// Nodes are a linked list towards the root, which is the coding path; it becomes an array only
/// when it is asked for.
final class DecodingNode: Decoder, CodingNode {
  let session: DecodingSession
  let value: Any
  let parent: DecodingNode?
  let key: (any CodingKey)?
  /// How many keys lead to this node.
  let depth: Int
  /// The container that the value was converted to, the first time that it was asked for.
  @exclusivity(unchecked) private var converted: ConvertedContainer?
  /// The container that the value at one key was converted to, for the type that is tried there next.
  @exclusivity(unchecked) private var convertedChild: ConvertedContainer?

  /// Creates the decoder of a document.
  init(session: DecodingSession, value: Any) {
    (self.session, self.value) = (session, value)
    (parent, key, depth) = (nil, nil, 0)
  }

  private init(value: Any, parent: DecodingNode, key: (any CodingKey)?) {
    session = parent.session
    self.value = value
    self.parent = parent
    self.key = key
    depth = parent.depth + (key == nil ? 0 : 1)
  }

  /// The whole document.
  var root: Any {
    var node = self
    while let parent = node.parent { node = parent }
    return node.value
  }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  /// The path, once it was asked for: the types that are tried and refused here have it in common.
  @exclusivity(unchecked) private var knownPath: [any CodingKey]?

  var codingPath: [any CodingKey] {
    if let knownPath { return knownPath }
    guard let parent, let key else { return [] }
    // What stands beside this has the path of the parent in common, too.
    if parent.knownPath == nil { parent.knownPath = parent.newPath(to: nil) }
    let path = parent.codingPath(to: key)
    knownPath = path
    return path
  }

  func codingPath(to key: (any CodingKey)?) -> [any CodingKey] {
    guard let key else { return codingPath }
    var path: [any CodingKey] = []
    path.reserveCapacity(depth + 1)
    path += codingPath
    path.append(key)
    return path
  }

  /// Returns whether a path leads to this node, or to what is at a key of it, or below that.
  func holds(_ path: [any CodingKey], at key: (any CodingKey)?) -> Bool {
    var index = depth + (key == nil ? 0 : 1)
    guard path.count >= index else { return false }
    func isNext(_ key: any CodingKey) -> Bool {
      index -= 1
      return path[index].stringValue == key.stringValue
    }
    if let key, !isNext(key) { return false }
    var node: DecodingNode? = self
    while let current = node {
      if let key = current.key, !isNext(key) { return false }
      node = current.parent
    }
    return true
  }

  /// Returns the decoder of a nested container or of a superclass.
  ///
  /// - Throws: `DecodingError` where the stack has no room for it: a type may read itself so.
  func nested(
    _ value: Any, as type: any Any.Type, at key: some CodingKey
  ) throws -> DecodingNode {
    if session.stack.isExhausted { throw tooDeep(type, at: key) }
    return child(value, at: key)
  }

  func child(_ value: Any, at key: (any CodingKey)?) -> DecodingNode {
    let child = DecodingNode(value: value, parent: self, key: key)
    if let convertedChild, convertedChild.isAt(key) { child.converted = convertedChild }
    return child
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let object = try object()
    guard session.convertsKeys(of: Key.self) else {
      return .init(KeyedDecoding(node: self, object: object))
    }
    return .init(
      KeyedDecoding(
        node: self, object: converted(object), document: session.isInsideMapper ? object : nil))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    UnkeyedDecoding(node: self, array: try array())
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

// MARK: - Containers

/// A container in the form that is read, which took time to convert.
private final class ConvertedContainer {
  let key: (any CodingKey)?
  let object: [String: Any]?
  let array: [Any]?

  init(key: (any CodingKey)?, object: [String: Any]? = nil, array: [Any]? = nil) {
    self.key = key
    self.object = object
    self.array = array
  }

  func isAt(_ other: (any CodingKey)?) -> Bool {
    guard let key, let other else { return false }
    return key.intValue == other.intValue && key.stringValue == other.stringValue
  }
}

extension DecodingNode {
  /// Returns the object that the value is; it is converted once.
  @inline(__always)
  func object() throws -> [String: Any] {
    if let object = BridgedValue.plainObject(value) { return object }
    return try convertedObject()
  }

  @inline(__always)
  func array() throws -> [Any] {
    if let array = BridgedValue.plainArray(value) { return array }
    return try convertedArray()
  }

  private func convertedObject() throws -> [String: Any] {
    if let object = converted?.object { return object }
    guard let object = BridgedValue.object(value) else {
      throw refusal(of: value, as: [String: Any].self, at: nil)
    }
    keep(ConvertedContainer(key: key, object: object))
    return object
  }

  private func convertedArray() throws -> [Any] {
    if let array = converted?.array { return array }
    guard let array = BridgedValue.array(value) else {
      throw refusal(of: value, as: [Any].self, at: nil)
    }
    keep(ConvertedContainer(key: key, array: array))
    return array
  }

  /// Forgets the container of the value at one key, before what is there is looked up under other keys.
  func forgetConvertedChild() { convertedChild = nil }

  private func keep(_ container: ConvertedContainer) {
    converted = container
    parent?.convertedChild = container
  }
}

extension DecodingNode: TreeDecoder {
  var tree: Any { value }
  var documentPath: JSONPath {
    var components: [JSONPath.Component] = []
    var node = self
    while let parent = node.parent {
      if let key = node.key { components.append(parent.component(for: key)) }
      node = parent
    }
    return JSONPath(components.reversed())
  }
  var isInsideMapper: Bool { session.isInsideMapper }
}

extension DecodingNode {
  /// Returns the step that a key of this node's container is; what was read has been converted.
  private func component(for key: any CodingKey) -> JSONPath.Component {
    guard case .object = BridgedValue(value) else { return JSONPath.Component(key) }
    let object = BridgedValue.plainObject(value) ?? converted?.object ?? [:]
    return .key(session.documentKey(of: key, in: object))
  }
}
