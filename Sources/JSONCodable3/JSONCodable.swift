// What is exported here need not be imported by the other files.

@_exported public import Foundation
@_exported public import JSONCodable
@_exported public import class JSONCodable3Coders.JSONDecoder
@_exported public import class JSONCodable3Coders.JSONEncoder

/// A type that is written to JSON, also inside types of the mapper: by reflection, or by its `toJSON()`.
public protocol JSONEncodable: JSONMapper.Encodable {
  /// Returns the value as JSON.
  func toJSON() throws -> Any
}

/// A type that is created from a JSON object, also inside types of the mapper.
public protocol JSONDecodable: JSONConstructible {
  /// Creates a value from an object.
  init(object: JSONObject) throws
  /// Creates a value from an array; by default from an object that has it under the empty key.
  init(object: [JSONObject]) throws
}

/// A type that is written to JSON and created from it.
public protocol JSONCodable: JSONEncodable, JSONDecodable {}

/// A type that is a JSON value as it is.
public protocol JSONCompatible: JSONEncodable {}

extension String: JSONCompatible {}
extension Bool: JSONCompatible {}
extension Double: JSONCompatible {}
extension Float: JSONCompatible {}
extension Int: JSONCompatible {}
extension Int32: JSONCompatible {}
extension Int64: JSONCompatible {}
extension UInt: JSONCompatible {}
extension UInt32: JSONCompatible {}
extension UInt64: JSONCompatible {}

extension JSONCompatible {
  /// Returns the value itself.
  public func toJSON() throws -> Any { self }
}

extension JSONDecodable {
  /// Creates a value by `init(object:)`; its errors get their paths.
  public init(JSONDictionary: JSONObject) throws {
    do { self = try Self(object: JSONDictionary) } catch { throw JSONDecodingError.wrap(error) }
  }
  /// Creates a value from an object that has the array under the empty key: `[0].id` finds its elements.
  public init(object: [JSONObject]) throws { try self.init(object: ["": object] as JSONObject) }
  /// Creates a value from an object, or returns nil where it is not right.
  public init?(optional: JSONObject) {
    do { try self.init(object: optional) } catch { return nil }
  }
  /// Creates a value from the text of an object.
  public init(JSONString: String) throws { try self.init(object: parsed(JSONString) as JSONObject) }
}

extension Array where Element: JSONDecodable {
  /// Creates an array from the objects of a JSON array.
  public init(JSONArray: [Any]) throws {
    let error = JSONDecodableError.dictionaryTypeExpectedError
    try JSONArray.forEach { if !($0 is JSONObject) { throw error("n/a", type(of: $0)) } }
    self = try JSONUnderlyingError.thrown { try Self(JSONValue: JSONArray) }
  }
  /// Creates an array from the text of an array of objects.
  public init(JSONString: String) throws { try self.init(JSONArray: parsed(JSONString)) }
}

/// Returns what Foundation reads, whose number 1 is true where one asks for a boolean.
private func parsed<T>(_ text: String) throws -> T {
  let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
  if let value = json as? T { return value }
  throw T.self == JSONObject.self
    ? JSONDecodableError.dictionaryTypeExpectedError(key: "n/a", elementType: type(of: json))
    : JSONDecodableError.arrayTypeExpectedError(key: "n/a", elementType: type(of: json))
}
