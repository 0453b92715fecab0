import Foundation
public import JSONCodable
public import JSONCodable3Coders

// The dots of a key make the objects between. Nil and what is empty leave the key out.

extension JSONEncoder {
  /// Returns the object that a body writes.
  public static func create(_ setup: (JSONEncoder) throws -> Void) rethrows -> JSONObject {
    let encoder = JSONEncoder()
    try setup(encoder)
    return encoder.object
  }
  /// Writes a value, an optional, an array or a dictionary.
  public func encode<T: MappedEncodable>(_ value: T, key: String) throws { try add(value, key) }
  /// Writes a value of any type.
  public func encode(_ value: (any JSONEncodable)?, key: String) throws { try add(value, key) }
  /// Writes an array of values of any types.
  public func encode(_ array: [any JSONEncodable], key: String) throws { try add(array, key) }
  /// Writes a dictionary of values of any types.
  public func encode(_ dictionary: [String: any JSONEncodable], key: String) throws {
    try add(dictionary, key)
  }
  /// Writes a raw value.
  @_disfavoredOverload
  public func encode<T: RawRepresentable>(_ value: T?, key: String) throws {
    try add(value?.rawValue, key)
  }
  /// Writes an array of raw values.
  @_disfavoredOverload
  public func encode<T: RawRepresentable>(_ value: [T]?, key: String) throws {
    try add(value?.map(\.rawValue), key)
  }
  /// Writes a value by a transformer, which must not refuse it.
  public func encode<E, D>(_ value: D, key: String, transformer: JSONTransformer<E, D>) throws {
    let refusal = JSONEncodableError.transformerFailedError(key: key)
    let encoded =
      try transformer.encoding(value) ?? { throw ErrorPlace.noted(refusal, at: path(key)) }()
    try object.archive(encoded, keyPath: "\(path(key))")
  }
  /// Writes a value by a transformer, unless it refuses it.
  public func encode<E, D>(_ value: D?, key: String, transformer: JSONTransformer<E, D>) throws {
    try object.archive(value.flatMap(transformer.encoding), keyPath: "\(path(key))")
  }

  fileprivate func add(_ value: Any?, _ key: String) throws {
    guard let value = (value as any OptionalValue).wrappedAsAny else { return }
    if !(value is any JSONEncodable), (value as? any Collection)?.isEmpty == true { return }
    try object.add(value, path(key)) {
      JSONEncodableError.childIncompatibleTypeError(key: key, elementType: $0)
    }
  }
  private func path(_ key: String) -> JSONPath {
    JSONPath(key.components(separatedBy: ".").map { .key($0) })
  }
}

extension JSONObject {
  /// Writes a value by the mapper; one without a JSON form is refused, and one that wants a transformer.
  fileprivate mutating func add(
    _ value: Any, _ path: JSONPath, or refusal: (Any.Type) -> JSONEncodableError
  ) throws {
    do {
      try ErrorPlace.fromMapper(JSONEncodingError.self) {
        try archive(own(value), keyPath: "\(path)")
      }
    } catch let error as JSONEncodingError {
      guard case .unsupportedType = error.problem else { throw error }
      throw ErrorPlace.noted(refusal(type(of: value)), at: error.path)
    } catch is WantsTransformer {
      throw ErrorPlace.noted(refusal(type(of: value)), at: path)
    }
  }
}

private struct WantsTransformer: Error {}

/// Returns a date, data, a URL or a UUID by the `toJSON()` that the program gives it; another value as it is.
private func own(_ value: Any) throws -> Any {
  func isFoundations(_ value: Any?) -> Bool {
    value is Date || value is Data || value is URL || value is UUID
  }
  switch value {
  case let old as any JSONEncodable where isFoundations(value): return try old.toJSON()
  case _ where isFoundations(value): throw WantsTransformer()
  case let array as [Any] where isFoundations(array.first): return try array.map(own)
  case let map as JSONObject where isFoundations(map.values.first): return try map.mapValues(own)
  default: return value
  }
}

extension JSONEncodable {
  /// Returns an object of the properties, those of the superclass included.
  public func toJSON() throws -> Any {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class else {
      throw JSONEncodableError.incompatibleTypeError(elementType: type(of: self))
    }
    return try JSONEncoder.create { encoder in
      for case (let label?, let value) in mirror.getAllProperties() {
        try encoder.add(value, label)
      }
    }
  }
}

extension Mirror {
  /// Returns the properties of the class and of all its superclasses.
  public func getAllProperties() -> [(label: String?, value: Any)] {
    children.map { $0 } + (superclassMirror?.getAllProperties() ?? [])
  }
}

extension Array {
  /// Returns the elements as JSON.
  public func toJSON() throws -> Any {
    try map { try element($0, or: JSONEncodableError.arrayIncompatibleTypeError) }
  }
  func elementsAreJSONEncodable() -> Bool { isEncodable(Element.self) }
}

extension Dictionary {
  /// Returns the members as JSON, each under what its key prints.
  public func toJSON() throws -> Any {
    let refusal = JSONEncodableError.dictionaryIncompatibleTypeError
    return JSONObject(try map { ("\($0)", try element($1, or: refusal)) }) { $1 }
  }
  func valuesAreJSONEncodable() -> Bool { Key.self == String.self && isEncodable(Value.self) }
}

private func element(_ value: Any, or refusal: (Any.Type) -> JSONEncodableError) throws -> Any {
  var object = JSONObject()
  try object.add(value, JSONPath([.key("x")]), or: refusal)
  return object["x"] ?? NSNull()
}

private func isEncodable(_ type: Any.Type) -> Bool {
  type is any JSONEncodable.Type || type == (any JSONEncodable).self
}
