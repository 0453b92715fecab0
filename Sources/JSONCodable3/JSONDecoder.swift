// A key is a path such as `a.b[0]`, or else the key of a member as it is. Null is nothing.

extension JSONDecoder {
  /// Returns a scalar.
  public func decode<T: JSONCompatible>(_ key: String) throws -> T { try need(scalar(key), key) }
  /// Returns a scalar, or nil where there is none or a value of another type.
  public func decode<T: JSONCompatible>(_ key: String) throws -> T? { try find(key).flatMap(read) }
  /// Returns an object, or an array, a dictionary or an optional of scalars or objects.
  ///
  /// With nothing at the key, an optional is nil and an array empty. Other types are read as the mapper does.
  @_disfavoredOverload
  public func decode<T: JSONRestorable>(_ key: String) throws -> T {
    let form = (T.self as? any OptionalValue.Type)?.wrappedType ?? T.self
    let leaf = leaf(of: form)
    let isObject = leaf is any JSONConstructible.Type, isScalar = leaf is any JSONCompatible.Type
    guard let value = try find(key) else {
      return try need(Any?.none as? T ?? (isObject || isScalar ? [Any]() as? T : nil), key)
    }
    if isScalar { return try read(value) ?? incompatible(value, key, with: form) }
    guard isObject, !holdsObjects(value, like: form) else {
      return try JSONUnderlyingError.thrown(under: path(key)) { try T(JSONValue: value) }
    }
    let (isArray, found) = (form is any RangeReplaceableCollection.Type, type(of: value))
    guard isArray || form == leaf else { return try incompatible(value, key, with: form) }
    return try fail(
      isArray
        ? .arrayTypeExpectedError(key: key, elementType: found)
        : .dictionaryTypeExpectedError(key: key, elementType: found), key)
  }

  /// Returns a value of a type with raw values.
  public func decode<T: RawRepresentable>(_ key: String) throws -> T { try need(decode(key), key) }
  /// Returns a value of a type with raw values, or nil where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> T? {
    try scalar(key).map { try T(rawValue: $0) ?? incompatible($0, key, with: T.self) }
  }
  /// Returns the known ones of an array of raw values, empty where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns the known ones of an array of raw values, or nil where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> [T]? {
    guard let value = try find(key) else { return nil }
    let refusal = JSONDecodableError.arrayTypeExpectedError(key: key, elementType: type(of: value))
    let values: [T.RawValue] = try read(value) ?? fail(refusal, key)
    return values.compactMap(T.init(rawValue:))
  }
  /// Returns a value by a transformer.
  public func decode<E, D>(_ key: String, transformer: JSONTransformer<E, D>) throws -> D {
    try need(decode(key, transformer: transformer), key)
  }
  /// Returns a value by a transformer, or nil where there is none.
  public func decode<E, D>(_ key: String, transformer: JSONTransformer<E, D>) throws -> D? {
    let refusal = JSONDecodableError.transformerFailedError(key: key)
    return try scalar(key).map { try transformer.decoding($0) ?? fail(refusal, key) }
  }

  private func scalar<T>(_ key: String) throws -> T? {
    try find(key).map { try read($0) ?? incompatible($0, key, with: T.self) }
  }
  private func find(_ key: String) throws -> Any? {
    guard key.contains(where: ".[".contains) else { return try object.valueIfPresent(key: key) }
    let found: Any? =
      Restoring.attempt { try object.valueIfPresent(keyPath: "\(path(key))") } ?? nil
    return try found ?? object.valueIfPresent(key: key)
  }
  /// Returns a value as a type, or nil: by the mapper, which keeps each digit, or by a cast, whose 1 is true.
  private func read<T>(_ value: Any) -> T? {
    let type = T.self as? any JSONRestorable.Type
    let restored = Restoring.attempt { try type?.init(JSONValue: value) } ?? nil
    return restored.flatMap { $0 as? T } ?? value as? T
  }
  private func need<T>(_ value: T?, _ key: String) throws -> T {
    try value ?? fail(.missingTypeError(key: key), key)
  }
  private func incompatible<T>(_ value: Any, _ key: String, with expected: Any.Type) throws -> T {
    let found = type(of: value)
    return try fail(
      .incompatibleTypeError(key: key, elementType: found, expectedType: expected), key)
  }
  private func fail<T>(_ error: JSONDecodableError, _ key: String) throws -> T {
    throw JSONUnderlyingError.located(error, at: path(key))
  }
  private func path(_ key: String) -> JSONPath {
    let steps = key.replacingOccurrences(of: "[", with: ".[").components(separatedBy: ".")
    return JSONPath(steps.map { step in parseArrayIndex(step).map { .index($0) } ?? .key(step) })
  }
  func parseArrayIndex(_ key: String) -> Int? {
    key.first == "[" && key.last == "]" ? Int(key.dropFirst().dropLast()) : nil
  }
}

private protocol Composite { static var part: Any.Type { get } }
extension Array: Composite { static var part: Any.Type { Element.self } }
extension Dictionary: Composite { static var part: Any.Type { Value.self } }
private func leaf(of type: Any.Type) -> Any.Type {
  (type as? any Composite.Type).map { leaf(of: $0.part) } ?? type
}
/// Returns whether objects stand in a value where they stand in a type.
private func holdsObjects(_ json: Any, like type: Any.Type) -> Bool {
  guard let part = (type as? any Composite.Type)?.part else { return json is JSONObject }
  let isArray = type is any RangeReplaceableCollection.Type
  let parts = isArray ? json as? [Any] : (json as? JSONObject)?.map(\.value)
  return parts?.allSatisfy { holdsObjects($0, like: part) } ?? false
}
