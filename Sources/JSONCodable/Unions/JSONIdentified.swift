/// A type that is known by an id, so that a value of an open set of types can be read back.
///
///     protocol Animal: JSONIdentified { var name: String { get } }
///     struct Dog: Animal { … }                       // {"_type":"Dog","name":"Rex"}
///
/// The id is written and read by a ``JSONTypeRegistry``, never by the type itself.
public protocol JSONIdentified: JSONEncodable, JSONConstructible, JSONSendableMetatype {
  /// The id of the type in JSON; the type's name unless the type says otherwise.
  static var JSONTypeID: String { get }
}

extension JSONIdentified {
  /// The name of the type, without that of its module.
  public static var JSONTypeID: String { Wording.name(of: Self.self) }
}

/// An error of a registry that cannot be created.
///
///     duplicate id "Dog" of types Dog and Hound
public enum JSONTypeRegistryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two types claim one id; types that are named alike come with their modules.
  case duplicateID(String, first: String, second: String)
  /// The id and the payload are to stand under one key.
  case duplicateKey(String)

  static func conflict(over id: String, _ first: Any.Type, _ second: Any.Type) -> Self {
    let names = [first, second].map(Wording.name)
    guard names[0] == names[1] else {
      return .duplicateID(id, first: names[0], second: names[1])
    }
    return .duplicateID(
      id, first: String(reflecting: first), second: String(reflecting: second))
  }

  /// The problem in one line.
  public var description: String {
    switch self {
    case .duplicateID(let id, let first, let second):
      "duplicate id \(Wording.quoted(id)) of types \(first) and \(second)"
    case .duplicateKey(let key):
      "duplicate key \(Wording.quoted(key)), used for the id and for the payload"
    }
  }
}
