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
  /// What it consists of: a single reference, since a transformer is copied for each line that names it.
  let parts: Parts

  /// The name for people, such as `stringToURL`; nil without one.
  public var name: String? { parts.name }

  /// The same in all copies of a transformer, and in no other one.
  package var identity: JSONTransformerIdentity { parts.identity }

  /// Creates a transformer from its two directions.
  ///
  /// - Parameters:
  ///   - name: The name for people.
  ///   - decoding: Returns the Swift value. Nil refuses the JSON value: `wrongType`.
  ///   - encoding: Returns the JSON value. Nil refuses the Swift value: `unsupportedType`.
  @inlinable
  public init(
    _ name: String? = nil,
    decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.init(name, isOfLibrary: false, decoding, encoding)
  }

  /// Creates a transformer of this library, which is known by its name.
  @inline(__always)
  init(
    library name: String, decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.init(name, isOfLibrary: true, decoding, encoding)
  }

  @inlinable
  @inline(__always)
  init(
    _ name: String?, isOfLibrary: Bool,
    _ decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    _ encoding: @escaping @Sendable (Decoded) throws -> Encoded?
  ) {
    self.init(
      name, isOfLibrary: isOfLibrary, decoding,
      decode: { try Self.result(of: $0, by: decoding, or: $1) },
      encode: { try Self.result(of: $0, by: encoding, or: $1) })
  }

  @usableFromInline
  init(
    _ name: String?, isOfLibrary: Bool,
    _ decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
    decode: @escaping @Sendable (Encoded, _ refusal: () -> any Error) throws -> Decoded,
    encode: @escaping @Sendable (Decoded, _ refusal: () -> any Error) throws -> Encoded
  ) {
    parts = Parts(
      name, JSONTransformerIdentity(isOfLibrary: isOfLibrary), decoding, decode: decode,
      encode: encode)
  }

  @inlinable
  @inline(__always)
  static func result<Value, Result>(
    of value: Value, by function: (Value) throws -> Result?, or refusal: () -> any Error
  ) throws -> Result {
    guard let result = try function(value) else { throw refusal() }
    return result
  }

  /// The transformer in the words of an error.
  var words: String { name.map { "the transformer \($0)" } ?? "its transformer" }

  /// Returns the JSON value.
  ///
  /// - Throws: ``JSONEncodingError`` where the transformer refuses the value, or its own error.
  func encode(_ value: Decoded) throws -> Encoded {
    try parts.encode(value) { JSONEncodingError.unsupported(type(of: value), by: words) }
  }
}

extension JSONTransformer {
  /// The parts of a transformer.
  final class Parts: Sendable {
    let name: String?
    let identity: JSONTransformerIdentity
    let decoding: @Sendable (Encoded) throws -> Decoded?
    /// The two directions, which throw what `refusal` returns where the functions return nil.
    ///
    /// They are compiled where the types are known: generic code asks the runtime for the type of the optional each time.
    let decode: @Sendable (Encoded, _ refusal: () -> any Error) throws -> Decoded
    let encode: @Sendable (Decoded, _ refusal: () -> any Error) throws -> Encoded

    init(
      _ name: String?, _ identity: JSONTransformerIdentity,
      _ decoding: @escaping @Sendable (Encoded) throws -> Decoded?,
      decode: @escaping @Sendable (Encoded, _ refusal: () -> any Error) throws -> Decoded,
      encode: @escaping @Sendable (Decoded, _ refusal: () -> any Error) throws -> Encoded
    ) {
      (self.name, self.identity, self.decoding) = (name, identity, decoding)
      (self.decode, self.encode) = (decode, encode)
    }
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
  private struct Made {
    var types: [ObjectIdentifier] = []
    /// What was made for the type at the same index.
    var values: [Value] = []

    /// Returns what was made for a type; nil where nothing was.
    func value(for type: ObjectIdentifier) -> Value? {
      // Not `first(where:)`, which takes longer than most values where nothing is optimised.
      var index = 0
      while index < types.count {
        if types[index] == type { return values[index] }
        index &+= 1
      }
      return nil
    }
  }

  private let made = Locked(Made())

  /// Returns what was made for a type, and makes it where nothing was.
  ///
  /// `make` may run on several threads at once.
  func value(for type: any Any.Type, _ make: () -> Value) -> Value {
    let type = ObjectIdentifier(type)
    if let known = made.withLock({ $0.value(for: type) }) { return known }
    let value = make()
    made.withLock {
      $0.types.append(type)
      $0.values.append(value)
    }
    return value
  }
}
