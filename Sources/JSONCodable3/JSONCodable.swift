public import JSONCodable3Coders

@_exported public import Foundation
@_exported public import JSONCodable
@_exported public import class JSONCodable3Coders.JSONDecoder
@_exported public import class JSONCodable3Coders.JSONEncoder

/// A JSON object.
public typealias JSONObject = [String: Any]

/// A type that is written to JSON, also inside types of the mapper: by reflection, or by its `toJSON()`.
public protocol JSONEncodable: MappedEncodable {
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

extension JSONEncodable {
  /// Returns what `toJSON()` returns; its errors get their paths.
  public func JSONEncode() throws -> Any { try ErrorPlace.toMapper(JSONEncodingError.self, toJSON) }
  /// Returns the value as JSON text.
  public func toJSONString() throws -> String {
    String(try ["": toJSON()].JSONString().dropFirst(4).dropLast())
  }
}

extension Optional where Wrapped: JSONEncodable {
  /// Returns the value as JSON text, or `null`.
  public func toJSONString() throws -> String { try self?.toJSONString() ?? "null" }
}

extension JSONDecodable {
  /// Creates a value by `init(object:)`; its errors get their paths.
  public init(JSONDictionary: JSONObject) throws {
    self = try ErrorPlace.toMapper(JSONDecodingError.self) { try Self(object: JSONDictionary) }
  }
  /// Creates a value from an object that has the array under the empty key: `[0].id` finds its elements.
  public init(object: [JSONObject]) throws { try self.init(object: ["": object] as JSONObject) }
  /// Creates a value from an object, or returns nil where it is not right.
  public init?(optional: JSONObject) {
    do { try self.init(object: optional) } catch { return nil }
  }
  /// Creates a value from the text of an object.
  public init(JSONString: String) throws {
    let object: JSONObject = try parsed(JSONString, JSONDecodableError.dictionaryTypeExpectedError)
    try self.init(object: object)
  }
}

extension Array where Element: JSONDecodable {
  /// Creates an array from the objects of a JSON array.
  public init(JSONArray: [Any]) throws {
    let error = JSONDecodableError.dictionaryTypeExpectedError
    try JSONArray.forEach { if !($0 is JSONObject) { throw error("n/a", type(of: $0)) } }
    self = try ErrorPlace.fromMapper(JSONDecodingError.self) { try Self(JSONValue: JSONArray) }
  }
  /// Creates an array from the text of an array of objects.
  public init(JSONString: String) throws {
    try self.init(JSONArray: parsed(JSONString, JSONDecodableError.arrayTypeExpectedError))
  }
}

/// Returns what Foundation reads, whose number 1 is true where one asks for a boolean.
private func parsed<T>(_ text: String, _ error: (String, Any.Type) -> any Error) throws -> T {
  let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try json as? T ?? { throw error("n/a", type(of: json)) }()
}
