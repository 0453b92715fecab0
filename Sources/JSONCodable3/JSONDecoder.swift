// A key is a path such as `a.b[0]`, or else the key of a member as it is. Null is nothing.

extension JSONDecoder {
  /// Returns a scalar.
  public func decode<T: JSONCompatible>(_ key: String) throws -> T { try required(key, scalar) }
  /// Returns a scalar, or nil where there is none or a value of another type.
  public func decode<T: JSONCompatible>(_ key: String) throws -> T? { try find(key).flatMap(read) }
  /// Returns an array of scalars, empty where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns an array of scalars, or nil where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [T]? { try scalar(key) }
  /// Returns an array of arrays of scalars, empty where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [[T]] { try scalar(key) ?? [] }
  /// Returns a dictionary of scalars.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [String: T] {
    try required(key, scalar)
  }
  /// Returns a dictionary of scalars, or nil where there is none.
  public func decode<T: JSONCompatible>(_ key: String) throws -> [String: T]? { try scalar(key) }

  /// Returns an object.
  public func decode<T: JSONConstructible>(_ key: String) throws -> T { try required(key, decode) }
  /// Returns an object, or nil where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> T? {
    try mapped(key, JSONObject.self, or: JSONDecodableError.dictionaryTypeExpectedError)
  }
  /// Returns an array of objects, empty where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns an array of objects, or nil where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [T]? {
    try mapped(key, [JSONObject].self, or: JSONDecodableError.arrayTypeExpectedError)
  }
  /// Returns an array of arrays of objects, empty where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [[T]] {
    try mapped(key, [[JSONObject]].self, or: JSONDecodableError.arrayTypeExpectedError) ?? []
  }
  /// Returns a dictionary of objects.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [String: T] {
    try required(key, decode)
  }
  /// Returns a dictionary of objects, or nil where there is none.
  public func decode<T: JSONConstructible>(_ key: String) throws -> [String: T]? {
    try mapped(key, [String: JSONObject].self)
  }
  /// Returns a value of another type of the mapper; an optional is nil where there is none.
  @_disfavoredOverload
  public func decode<T: JSONRestorable>(_ key: String) throws -> T {
    try required(key) { try mapped($0, Any.self) ?? Any?.none as? T }
  }

  /// Returns a value of a type with raw values.
  public func decode<T: RawRepresentable>(_ key: String) throws -> T { try required(key, decode) }
  /// Returns a value of a type with raw values, or nil where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> T? {
    try convert(scalar(key), key, T.init(rawValue:))
  }
  /// Returns the known ones of an array of raw values, empty where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> [T] { try decode(key) ?? [] }
  /// Returns the known ones of an array of raw values, or nil where there is none.
  public func decode<T: RawRepresentable>(_ key: String) throws -> [T]? {
    let refusal = JSONDecodableError.arrayTypeExpectedError
    let values: [T.RawValue]? = try convert(find(key), key, or: refusal, read)
    return values?.compactMap(T.init(rawValue:))
  }
  /// Returns a value by a transformer.
  public func decode<E, D>(_ key: String, transformer: JSONTransformer<E, D>) throws -> D {
    try required(key) { try decode($0, transformer: transformer) }
  }
  /// Returns a value by a transformer, or nil where there is none.
  public func decode<E, D>(_ key: String, transformer: JSONTransformer<E, D>) throws -> D? {
    let failure: Refusal = { key, _ in .transformerFailedError(key: key) }
    return try convert(scalar(key), key, or: failure, transformer.decoding)
  }

  private typealias Refusal = (_ key: String, _ found: Any.Type) -> JSONDecodableError

  private func required<T>(_ key: String, _ find: (String) throws -> T?) throws -> T {
    try find(key) ?? fail(JSONDecodableError.missingTypeError(key: key), at: path(key))
  }
  private func scalar<T>(_ key: String) throws -> T? { try convert(find(key), key, read) }
  /// Returns what the mapper makes of a value of a form, such as `[JSONObject]`.
  private func mapped<T: JSONRestorable, Form>(
    _ key: String, _: Form.Type, or refusal: Refusal? = nil
  ) throws -> T? {
    try convert(find(key), key, or: refusal) { value in
      guard value is Form else { return nil }
      return try JSONDecodingError.fromMapper(under: path(key)) { try T(JSONValue: value) }
    }
  }
  /// Returns what a function makes of a value, if there is one; that it makes nothing of it is an error.
  private func convert<S, T>(
    _ value: S?, _ key: String, or refusal: Refusal? = nil, _ make: (S) throws -> T?
  ) throws -> T? {
    let other: Refusal = { .incompatibleTypeError(key: $0, elementType: $1, expectedType: T.self) }
    return try value.map {
      try make($0) ?? fail((refusal ?? other)(key, type(of: $0 as Any)), at: path(key))
    }
  }
  private func find(_ key: String) throws -> Any? {
    let isPath = key.contains { $0 == "." || $0 == "[" }
    let found =
      Restoring.attempt {
        isPath ? try object.valueIfPresent(Any.self, keyPath: "\(path(key))") : nil
      } ?? nil
    return try found ?? object.valueIfPresent(key: key)
  }
  private func path(_ key: String) -> JSONPath {
    let steps = key.replacingOccurrences(of: "[", with: ".[").components(separatedBy: ".")
    return JSONPath(steps.map { step in parseArrayIndex(step).map { .index($0) } ?? .key(step) })
  }
  func parseArrayIndex(_ key: String) -> Int? {
    key.first == "[" && key.last == "]" ? Int(key.dropFirst().dropLast()) : nil
  }
  /// Returns a value as a type, or nil: by the mapper, which keeps each digit, or by a cast, whose 1 is true.
  private func read<T>(_ value: Any) -> T? {
    let restored =
      Restoring.attempt {
        try (T.self as? any JSONRestorable.Type)?.init(JSONValue: value)
      } ?? nil
    return restored.flatMap { $0 as? T } ?? value as? T
  }
}
