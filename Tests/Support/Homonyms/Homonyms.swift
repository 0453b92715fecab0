// What another JSON library may export: names that `JSONCodable` has, too.

/// An object of the other library.
public struct JSONObject: Sendable {
  /// Creates an object.
  public init() {}
}

/// A path of the other library.
public struct JSONPath: Sendable {
  /// Creates a path.
  public init() {}
}

/// A protocol of the other library.
public protocol JSONEncodable {}

/// A protocol of the other library.
public protocol JSONDecodable {}
