/// A type that is known by an id, so that a value of an open set of types can be read back.
///
///     protocol Animal: JSONIdentified { var name: String { get } }
///     struct Dog: Animal { … }                       // {"_type":"Dog","name":"Rex"}
///
/// The id is written and read by a ``JSONTypeRegistry``, never by the type itself.
public protocol JSONIdentified: JSONEncodable, JSONConstructible, SendableMetatype {
  /// The id of the type in JSON; the type's name unless the type says otherwise.
  static var JSONTypeID: String { get }
}

extension JSONIdentified {
  /// The name of the type, without that of its module.
  public static var JSONTypeID: String { Wording.name(of: Self.self) }
}

/// An error of a registry in which two types claim one id.
///
///     duplicate id "Dog" of types Dog and Hound
public struct JSONTypeRegistryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The id that both types have.
  public let id: String
  /// The type that was registered first.
  public let first: String
  /// The type that cannot be registered.
  public let second: String

  init(id: String, first: Any.Type, second: Any.Type) {
    let names = [first, second].map(Wording.name)
    let areAlike = names[0] == names[1]
    self.id = id
    self.first = areAlike ? String(reflecting: first) : names[0]
    self.second = areAlike ? String(reflecting: second) : names[1]
  }

  /// The id and the types in one line; types that are named alike come with their modules.
  public var description: String {
    "duplicate id \(Wording.quoted(id)) of types \(first) and \(second)"
  }
}
