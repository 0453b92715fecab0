import Foundation
public import JSONCodable
public import JSONCodable3Coders

// A key is a path such as `a.b[0]`, or else the key of a member as it is. Null is nothing.

extension JSONDecoder {
  /// Returns a scalar.
  public func decode<T: JSONCompatible>(_ key: String) throws -> T { try required(key, scalar) }
  /// Returns a scalar, or nil where there is none or a value of another type.
  public func decode<T: JSONCompatible>(_ key: String) throws -> T? { try find(key).flatMap(read) }
  /// Returns an array of scalars, empty where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns an array of scalars, or nil where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [T]? { try present(key, scalar) }
  /// Returns an array of arrays of scalars, empty where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [[T]] {
    try present(key, scalar) ?? []
  }
  /// Returns a dictionary of scalars.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [String: T] {
    try required(key, scalar)
  }
  /// Returns a dictionary of scalars, or nil where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [String: T]? {
    try present(key, scalar)
  }

  /// Returns an object.
  public func decode<T: JSONConstructible>(_ key: String) throws -> T { try required(key, object) }
  /// Returns an object, or nil where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> T? { try present(key, object) }
  /// Returns an array of objects, empty where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns an array of objects, or nil where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [T]? {
    try present(key, array(of: JSONObject.self))
  }
  /// Returns an array of arrays of objects, empty where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [[T]] {
    try present(key, array(of: [JSONObject].self)) ?? []
  }
  /// Returns a dictionary of objects.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [String: T] {
    try required(key, members)
  }
  /// Returns a dictionary of objects, or nil where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [String: T]? {
    try present(key, members)
  }
  /// Returns a value of another type of the mapper.
  @_disfavoredOverload
  public func decode<T: JSONRestorable>(_ key: String) throws -> T { try required(key, mapped) }
  /// Returns a value of another type of the mapper, or nil where there is none.
  @_disfavoredOverload
  public func decode<T: JSONRestorable>(_ key: String) throws -> T? { try present(key, mapped) }

  /// Returns a value of a type with raw values.
  public func decode<T: RawRepresentable>(_ key: String) throws -> T { try required(key, raw) }
  /// Returns a value of a type with raw values, or nil where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> T? { try present(key, raw) }
  /// Returns the known ones of an array of raw values, empty where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns the known ones of an array of raw values, or nil where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> [T]? {
    try present(key) { value, key in
      if let array: [T.RawValue] = read(value) { return array.compactMap { T(rawValue: $0) } }
      return try fail(key, .arrayTypeExpectedError(key: key, elementType: type(of: value)))
    }
  }
  /// Returns a value by a transformer.
  public func decode<E, D>(_ key: String, transformer: JSONTransformer<E, D>) throws -> D {
    try required(key) { try transformed($0, $1, transformer) }
  }
  /// Returns a value by a transformer, or nil where there is none.
  public func decode<E, D>(_ key: String, transformer: JSONTransformer<E, D>) throws -> D? {
    try present(key) { try transformed($0, $1, transformer) }
  }
}

// MARK: - One way for all

extension JSONDecoder {
  private func present<T>(_ key: String, _ make: (Any, String) throws -> T) throws -> T? {
    try find(key).map { try make($0, key) }
  }
  private func required<T>(_ key: String, _ make: (Any, String) throws -> T) throws -> T {
    try present(key, make) ?? fail(key, .missingTypeError(key: key))
  }
  private func find(_ key: String) throws -> Any? {
    let isPath = key.contains { $0 == "." || $0 == "[" }
    let found: Any? = isPath ? attempt { try object.valueIfPresent(keyPath: "\(path(key))") } : nil
    return try found ?? object.valueIfPresent(key: key)
  }
  private func path(_ key: String) -> JSONPath {
    let steps = key.replacingOccurrences(of: "[", with: ".[").components(separatedBy: ".")
    return JSONPath(steps.map { step in parseArrayIndex(step).map { .index($0) } ?? .key(step) })
  }
  func parseArrayIndex(_ key: String) -> Int? {
    key.first == "[" && key.last == "]" ? Int(key.dropFirst().dropLast()) : nil
  }
  private func attempt<R>(_ body: () throws -> R?) -> R? {
    do { return try body() } catch { return nil }
  }
  private func fail<T>(_ key: String, _ error: JSONDecodableError) throws -> T {
    throw ErrorPlace.noted(error, at: path(key))
  }

  /// Returns a value as a type, or nil: by the mapper, which keeps each digit, or by a cast, whose 1 is true.
  private func read<T>(_ value: Any) -> T? {
    func restored<R: JSONRestorable>(_ type: R.Type) throws -> T? { try R(JSONValue: value) as? T }
    return (T.self as? any JSONRestorable.Type).flatMap { type in attempt { try restored(type) } }
      ?? value as? T
  }
  private func scalar<T>(_ value: Any, _ key: String) throws -> T {
    try read(value) ?? mismatch(key, type(of: value), T.self)
  }
  private func mismatch<T>(_ key: String, _ found: Any.Type, _ type: Any.Type) throws -> T {
    try fail(key, .incompatibleTypeError(key: key, elementType: found, expectedType: type))
  }
  private func mapped<T: JSONRestorable>(_ value: Any, _ key: String) throws -> T {
    try ErrorPlace.fromMapper(JSONDecodingError.self, under: path(key)) { try T(JSONValue: value) }
  }
  private func object<T: JSONRestorable>(_ value: Any, _ key: String) throws -> T {
    if value is JSONObject { return try mapped(value, key) }
    return try fail(key, .dictionaryTypeExpectedError(key: key, elementType: type(of: value)))
  }
  private func array<T: JSONRestorable, E>(of: E.Type) -> (Any, String) throws -> T {
    { value, key in
      if value is [E] { return try self.mapped(value, key) }
      return try self.fail(key, .arrayTypeExpectedError(key: key, elementType: type(of: value)))
    }
  }
  private func members<T: JSONRestorable>(_ value: Any, _ key: String) throws -> T {
    if value is [String: JSONObject] { return try mapped(value, key) }
    return try mismatch(key, type(of: value), T.self)
  }
  private func raw<T: RawRepresentable>(_ value: Any, _ key: String) throws -> T {
    try T(rawValue: scalar(value, key)) ?? mismatch(key, T.RawValue.self, T.self)
  }
  private func transformed<E, D>(
    _ value: Any, _ key: String, _ transformer: JSONTransformer<E, D>
  ) throws -> D {
    try transformer.decoding(scalar(value, key)) ?? fail(key, .transformerFailedError(key: key))
  }
}
