public import Foundation
public import JSONCodable

// Foundation has these names, too. `JSONCodable3` exports them one by one, and an import by name comes before
// that of a module: where both are imported, `JSONDecoder` is this one, and serves as Foundation's as well.

/// A decoder that reads an object; one made by `init()` reads `Codable` types.
open class JSONDecoder: Foundation.JSONDecoder, @unchecked Sendable {
  package let object: JSONObject
  /// Creates a decoder of `Codable` types.
  public override init() { object = [:] }
  /// Creates a decoder of an object.
  public init(object: JSONObject) { self.object = object }
}

/// An encoder that writes an object; one made by `init()` writes `Codable` types.
open class JSONEncoder: Foundation.JSONEncoder, @unchecked Sendable {
  package var object = JSONObject()
}

/// The mapper's protocol, for a module that has one of the same name.
public typealias MappedEncodable = JSONEncodable
