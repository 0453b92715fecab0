/// A pair of functions that turn what stands in JSON into a Swift value, and back.
///
///     let yesNo = JSONTransformer<String, Bool>(
///       "yesNo",
///       decoding: { $0 == "yes" ? true : $0 == "no" ? false : nil },
///       encoding: { $0 ? "yes" : "no" })
///     try json.restore(&isOpen, key: "open", transformer: yesNo)
///
/// What takes more than one type of JSON value has `Any` as `Encoded`:
/// `JSONTransformers.numberOrStringToInt` is a `JSONTransformer<Any, Int>`.
public struct JSONTransformer<Encoded, Decoded>: Sendable {
  /// The name for people, such as `stringToURL`; nil without one.
  public let name: String?
  /// The same in all copies of a transformer, and in no other one.
  package let identity: JSONTransformerIdentity
  let decoding: @Sendable (Encoded) throws -> Decoded?
  let encoding: @Sendable (Decoded) throws -> Encoded?

  /// Creates a transformer from its two directions.
  ///
  /// - Parameters:
  ///   - name: The name for people.
  ///   - decoding: Returns the Swift value. Nil refuses the JSON value: `wrongType`.
  ///   - encoding: Returns the JSON value. Nil refuses the Swift value: `unsupportedType`.
  public init(
    _ name: String? = nil,
    decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.init(name, JSONTransformerIdentity(), decoding, encoding)
  }

  /// Creates a transformer of this library, which is known by its name.
  init(
    library name: String, decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.init(name, JSONTransformerIdentity(isOfLibrary: true), decoding, encoding)
  }

  private init(
    _ name: String?, _ identity: JSONTransformerIdentity,
    _ decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    _ encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.name = name
    self.identity = identity
    self.decoding = decoding
    self.encoding = encoding
  }

  /// Returns the JSON value.
  ///
  /// - Throws: ``JSONEncodingError`` where the transformer refuses the value, or its own error.
  func encode(_ value: Decoded) throws -> Encoded { try Self.encode(value, by: encoding) }

  /// Returns the JSON value that a function makes, as `encode` does.
  static func encode(
    _ value: Decoded, by encoding: (Decoded) throws -> Encoded?
  ) throws -> Encoded {
    guard let encoded = try encoding(value) else {
      throw JSONEncodingError.unsupported(type(of: value))
    }
    return encoded
  }
}

/// What tells one transformer from another, since functions cannot be compared, and what is known of it.
package final class JSONTransformerIdentity: Hashable, Sendable {
  /// Whether the name says what the transformer does, since it is one of this library's.
  let isOfLibrary: Bool
  /// How the transformer reads and writes the types that it was used for.
  ///
  /// These hold its functions, and not the identity, which would never be freed then.
  let rules = MadeForTypes<AnyDecodingRule>()
  let encoders = MadeForTypes<ValueEncoder>()

  init(isOfLibrary: Bool = false) { self.isOfLibrary = isOfLibrary }

  package static func == (left: JSONTransformerIdentity, right: JSONTransformerIdentity) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What was made once for each of a few types.
struct MadeForTypes<Value: Sendable>: Sendable {
  private let made = Locked<[(type: ObjectIdentifier, value: Value)]>([])

  /// Returns what was made for a type, and makes it where nothing was.
  ///
  /// `make` may run on several threads at once.
  func value(for type: any Any.Type, _ make: () -> Value) -> Value {
    let type = ObjectIdentifier(type)
    let known = made.withLock { made in made.first { $0.type == type }?.value }
    if let known { return known }
    let value = make()
    made.withLock { $0.append((type, value)) }
    return value
  }
}
