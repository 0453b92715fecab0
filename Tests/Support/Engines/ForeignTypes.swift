import Foundation
public import JSONCodable

// Types to which another module adds conformances. Their JSON is what their own module says.

/// A struct, as another module finds it.
public struct ForeignStruct: JSONEncodable, Sendable {
  /// A number.
  public var number = 1
  /// A text.
  public var text = "a"

  /// Creates a value with its defaults.
  public init() {}
}

/// An enum, as another module finds it.
public enum ForeignEnum: JSONEncodable, Sendable {
  /// A case with a payload.
  case number(Int)
  /// A case without.
  case none
}

/// A struct with a parameter, as another module finds it.
public struct ForeignGeneric<Value>: JSONEncodable {
  /// What it holds.
  public var rawValue: Value

  /// Creates a value.
  public init(rawValue: Value) { self.rawValue = rawValue }
}

/// A type that writes null, as another module finds it.
public struct ForeignNull: JSONEncodable, Sendable {
  /// Creates a value.
  public init() {}

  /// Returns null.
  public func JSONEncode() throws -> Any { NSNull() }
}

/// An enum that another module makes a union.
public enum ForeignUnion: JSONEncodable, Sendable {
  /// The only case.
  case only
}

/// A struct that another module maps in both directions.
public struct ForeignMapped: JSONEncodable, JSONDecodable, Sendable {
  /// A number.
  public var number = 1

  /// Creates a value with its defaults.
  public init() {}

  /// Restores the number.
  public mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&number, key: "number")
  }
}
