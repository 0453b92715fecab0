// The dots of a key make the objects between. Nil and what is empty leave the key out.

extension JSONEncoder {
  /// Returns the object that a body writes.
  public static func create(_ setup: (JSONEncoder) throws -> Void) rethrows -> JSONObject {
    let encoder = JSONEncoder()
    try setup(encoder)
    return encoder.object
  }
  /// Writes a value, an optional, an array or a dictionary.
  public func encode(_ item: (any JSONMapper.Encodable)?, key: String) throws { try add(item, key) }
  /// Writes an array of values of any types.
  public func encode(_ array: [any JSONEncodable], key: String) throws { try add(array, key) }
  /// Writes a dictionary of values of any types.
  public func encode(_ map: [String: any JSONEncodable], key: String) throws { try add(map, key) }
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
    let encoded = try transformer.encoding(value) ?? fail(refusal, at: path(key))
    try object.archive(encoded, keyPath: "\(path(key))")
  }
  /// Writes a value by a transformer, unless it refuses it.
  public func encode<E, D>(_ value: D?, key: String, transformer: JSONTransformer<E, D>) throws {
    try object.archive(value.flatMap(transformer.encoding), keyPath: "\(path(key))")
  }

  private func path(_ key: String) -> JSONPath {
    JSONPath(key.components(separatedBy: ".").map { .key($0) })
  }
  fileprivate func add(_ value: Any?, _ key: String) throws {
    guard let value = (value as any OptionalValue).wrappedAsAny else { return }
    if !(value is any JSONEncodable), (value as? any Collection)?.isEmpty == true { return }
    try write(value, key) { .childIncompatibleTypeError(key: key, elementType: $0) }
  }
  /// Writes a value by the mapper; one without a JSON form is refused, and one that wants a transformer.
  func write(_ value: Any, _ key: String, or refusal: (Any.Type) -> JSONEncodableError) throws {
    let path = path(key)
    do {
      try JSONUnderlyingError.thrown { try object.archive(own(value), keyPath: "\(path)") }
    } catch let error as JSONEncodingError {
      guard case .unsupportedType = error.problem else { throw error }
      return try fail(refusal(type(of: value)), at: error.path == .root ? path : error.path)
    }
  }
  /// Returns whether a value has a date, data, a URL or a UUID in it.
  private func hasOwn(_ value: Any) -> Bool {
    switch value {
    case is Date, is Data, is URL, is UUID: true
    case let array as [Any]: array.contains(where: hasOwn)
    case let map as [AnyHashable: Any]: map.values.contains(where: hasOwn)
    case let set as Set<AnyHashable>: set.contains { hasOwn($0.base) }
    default: false
    }
  }
  /// Returns a date, data, a URL or a UUID by the program's `toJSON()`; another value as it is.
  private func own(_ value: Any) throws -> Any {
    switch value {
    case is Date, is Data, is URL, is UUID:
      let refusal = JSONEncodingError(problem: .unsupportedType("\(type(of: value))"))
      return try (value as? any JSONEncodable)?.toJSON() ?? fail(refusal, at: .root)
    case let array as [Any]: return try array.map(own)
    case let map as JSONObject: return try map.mapValues(own)
    case let map as [AnyHashable: Any] where map.values.contains(where: hasOwn):
      return try map.mapValues(own)
    case let set as Set<AnyHashable> where set.contains { hasOwn($0.base) }:
      return try set.map { try own($0.base) }
    default: return value
    }
  }
}

extension Mirror {
  /// Returns the properties of the class and of all its superclasses.
  public func getAllProperties() -> [(label: String?, value: Any)] {
    children.map { $0 } + (superclassMirror?.getAllProperties() ?? [])
  }
}

extension JSONEncodable {
  /// Returns what `toJSON()` returns; its errors get their paths.
  public func JSONEncode() throws -> Any { try JSONEncodingError.locating(.root, toJSON) }
  /// Returns the value as JSON text.
  public func toJSONString() throws -> String {
    String(try ["": toJSON()].JSONString().dropFirst(4).dropLast())
  }
  /// Returns an object of the properties, those of the superclass included.
  public func toJSON() throws -> Any {
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class else {
      throw JSONEncodableError.incompatibleTypeError(elementType: type(of: self))
    }
    return try JSONEncoder.create {
      var labels: Set<String> = []
      for case (let label?, let value) in mirror.getAllProperties() {
        guard labels.insert(label).inserted else {
          throw JSONEncodingError.duplicateKey(label, ofPropertiesOf: Self.self)
        }
        try $0.add(value, label)
      }
    }
  }
}

extension Optional where Wrapped: JSONEncodable {
  /// Returns the value as JSON text, or `null`.
  public func toJSONString() throws -> String { try self?.toJSONString() ?? "null" }
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
    return try reduce(into: JSONObject()) { object, member in
      let (key, value) = ("\(member.key)", try element(member.value, or: refusal))
      guard object.updateValue(value, forKey: key) == nil else {
        throw JSONEncodingError.duplicateKey(key, ofKeysOf: Self.self)
      }
    }
  }
  func valuesAreJSONEncodable() -> Bool { Key.self == String.self && isEncodable(Value.self) }
}

private func element(_ value: Any, or refusal: (Any.Type) -> JSONEncodableError) throws -> Any {
  try JSONEncoder.create { try $0.write(value, "x", or: refusal) }["x"] ?? NSNull()
}
private func isEncodable(_ type: Any.Type) -> Bool {
  type is any JSONEncodable.Type || type == (any JSONEncodable).self
}
