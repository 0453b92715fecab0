public import Foundation
public import JSONCodable

// Foundation has these names, too. Of two imports, one by name such as `JSONCodable3` makes comes first.

/// A decoder that reads an object; one made by `init()` reads `Codable` types.
open class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
  // Safe to share: the object never changes.
  package let object: JSONObject
  /// Creates a decoder of `Codable` types.
  public override init() { object = [:] }
  /// Creates a decoder of an object.
  public init(object: JSONObject) { self.object = object }
}

/// An encoder that writes an object; one made by `init()` writes `Codable` types.
open class JSONEncoder: Foundation.JSONEncoder, @unchecked Sendable {
  // Safe to share: each value that is written has an encoder of its own.
  package var object = JSONObject()
}
