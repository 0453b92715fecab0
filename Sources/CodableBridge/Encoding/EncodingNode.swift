internal import Foundation
internal import JSONCodable

/// The encoder that a value sees, at one point of the coding path.
///
/// Nodes are a linked list towards the root, which is the coding path; it becomes an array only
/// when it is asked for. What is encoded goes into the node's storage.
final class EncodingNode: Encoder, CodingNode {
  /// How the node came to be, which decides what key strategies see of the path.
  enum Origin {
    case encoder, nestedContainer, stringDictionary
  }

  let session: EncodingSession
  // A node is used from one encoding alone, like its storage.
  @exclusivity(unchecked) private(set) var storage: EncodingStorage
  @exclusivity(unchecked) private(set) var parent: EncodingNode?
  @exclusivity(unchecked) private(set) var key: (any CodingKey)?
  @exclusivity(unchecked) private var origin = Origin.encoder
  /// How many nested containers and super encoders stand in one another from the value to here.
  @exclusivity(unchecked) private var nesting = 0
  /// A child that is no longer in use and can serve the next value.
  @exclusivity(unchecked) private var spare: EncodingNode?

  init(
    session: EncodingSession, storage: EncodingStorage = EncodingStorage(),
    parent: EncodingNode? = nil, key: (any CodingKey)? = nil, origin: Origin = .encoder
  ) {
    self.session = session
    self.storage = storage
    self.parent = parent
    self.key = key
    self.origin = origin
  }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  var codingPath: [any CodingKey] { codingPath(to: nil) }

  func codingPath(to key: (any CodingKey)?) -> [any CodingKey] { newPath(to: key) }

  /// The path as JSONEncoder shows it to a custom key strategy.
  ///
  /// For a value inside a nested container it leaves out the keys of the container, and for a value
  /// of a dictionary with String keys the key of the dictionary, unless that stands in such a dictionary
  /// itself. The keys it gets back depend on this path, so we give the same.
  private var keyStrategyPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var node: EncodingNode? = self
    var isInsideContainer = true
    while let current = node {
      switch current.origin {
      case .nestedContainer:
        if isInsideContainer, let key = current.key { path.append(key) }
      case .encoder:
        if let key = current.key { path.append(key) }
        isInsideContainer = false
      case .stringDictionary:
        if let key = current.key as? PathKey, key.intValue == nil { path.append(key) }
        isInsideContainer = false
      }
      node = current.parent
    }
    return path.reversed()
  }

  /// Returns the name that a key gets in the tree.
  func name<Key: CodingKey>(of key: Key) -> String {
    guard session.convertsKeys(of: Key.self) else { return key.stringValue }
    switch session.options.keys {
    case .useDefaultKeys: return key.stringValue
    case .convertToSnakeCase: return session.snakeCased(key.stringValue)
    case .custom(let convert): return convert(keyStrategyPath + [key]).stringValue
    #if canImport(Darwin)
      @unknown default: return key.stringValue
    #endif
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let storage = storage(as: .object, "a keyed container")
    storage.makeRoom()
    return .init(KeyedEncoding(node: self, storage: storage))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedEncoding(node: self, storage: storage(as: .array, "an unkeyed container"))
  }

  /// Returns the storage as a container; where another value is in it already, that is kept as a fault, and what is
  /// written goes nowhere.
  func storage(as kind: EncodingStorage.Kind, _ name: String) -> EncodingStorage {
    guard storage.become(kind) else {
      reject("\(name) beside another value", at: nil)
      return EncodingStorage()
    }
    storage.hasSingleValue = false
    return storage
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

// MARK: - Children and faults

extension EncodingNode {
  /// How many bytes of the stack a level takes at most when the places of nested containers are closed: 900 in a debug
  /// build on Linux, x86-64.
  private static let bytesToClose = 1_100

  /// Returns the encoder of a nested container, or a super encoder; nil where the stack has no room to close its place.
  ///
  /// - Parameters:
  ///   - key: The key or index of the place.
  ///   - origin: What the encoder is.
  ///   - makePlace: Makes the place in the tree.
  /// - Returns: The encoder.
  func nested(
    at key: any CodingKey, origin: Origin = .encoder, _ makePlace: () -> EncodingStorage
  ) -> EncodingNode? {
    guard session.stack.has(UInt(bitPattern: (nesting + 1) * Self.bytesToClose)) else { return nil }
    let node = EncodingNode(
      session: session, storage: makePlace(), parent: self, key: key, origin: origin)
    node.nesting = nesting + 1
    return node
  }

  /// Returns what stands in place of a nested encoder for which the stack has no room, and keeps that as a fault.
  @inline(never)
  func refusing() -> RefusingEncoder {
    let error = tooDeep([:] as [String: Any])
    session.record(error)
    return RefusingEncoder(error: error, codingPath: codingPath, userInfo: userInfo)
  }

  /// Runs the code with an encoder for a member or an element, and returns the tree it wrote.
  func treeOfChild(
    at key: any CodingKey, origin: Origin = .encoder, _ encode: (EncodingNode) throws -> Void
  ) throws -> Any? {
    var child = spare ?? EncodingNode(session: session)
    spare = nil
    child.parent = self
    child.key = key
    child.origin = origin
    do {
      try encode(child)
    } catch {
      throw noted(error, at: key)
    }
    let tree = child.storage.take()
    if isKnownUniquelyReferenced(&child), isKnownUniquelyReferenced(&child.storage) {
      child.parent = nil
      spare = child
    }
    return tree
  }

  /// Makes this the node of a new encoding, after its tree was taken; returns false where somebody has its place.
  func renew() -> Bool {
    spare = nil
    guard isKnownUniquelyReferenced(&storage) else { return false }
    storage.limitRoom()
    return true
  }

  /// Keeps a fault of a call that cannot throw; it is thrown when the encoding ends.
  func reject(_ what: String, at key: (any CodingKey)?) {
    session.record(invalid(what, at: key, "Cannot encode \(what)."))
  }

  func invalid(_ value: Any, at key: (any CodingKey)?, _ reason: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath(to: key), debugDescription: reason))
  }
}
