public import JSONCodable

/// A property whose type has not moved to `Codable` yet, in a type that has.
///
///     struct User: Codable {
///       var name = ""
///       @JSONMapped var address = Address()            // an Address that the mapper reads and writes
///       @JSONMapped var friends: [Friend] = []
///       @JSONMapped var company: Company?
///     }
///     try JSONEncoder().encode(user)
///
/// It holds what the mapper can read and write: a value, an array, a dictionary, an optional. An
/// optional that is nil leaves its key out, and a key that is not there is nil.
///
/// Every coder will do. `DictionaryEncoder` and `DictionaryDecoder` hand the mapper's tree over as it is;
/// for others it is written and read value by value. Every number comes back exactly. A decimal, or an
/// integer of more than 64 bits, is written as the coder writes a `Decimal`; the coder of a property list
/// makes an object of it. Numbers that others have written are read as they are.
///
/// A property list has no null. Its coders write null as the string `$null`, and read that string as null.
/// So the string `$null` cannot be written to a property list: that is an `EncodingError`.
///
/// What the mapper finds wrong is a `DecodingError.dataCorrupted` or `EncodingError.invalidValue` with
/// the whole coding path and the mapper's words. Its underlying error is the mapper's own.
///
/// Of the coder, nothing reaches the mapped type but `userInfo`:
///
/// | what the coder has         | in the mapped type                                                      |
/// | -------------------------- | ----------------------------------------------------------------------- |
/// | `userInfo[.JSONContext]`   | `JSONContext.current`, with its options and a program's own values      |
/// | no `userInfo[.JSONContext]`| `JSONContext.current` of the task                                       |
/// | `userInfo[.JSONTypes]`     | the registry, before that of the context                                |
/// | the rest of `userInfo`     | the `userInfo` of each `CodableBacked` type inside                      |
/// | the key strategy           | counts for the key of the property alone; inside, `options.keys` does   |
/// | date, data and float strategies | nothing: `options` of the context count                            |
@propertyWrapper
public struct JSONMapped<Value: JSONEncodable & JSONRestorable>: Codable, JSONPropertyWrapper {
  /// The value that the mapper reads and writes.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Restores the value by the mapper from what the decoder has.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the mapper's words; its underlying error is the
  ///   `JSONDecodingError`, with the whole path.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try MappedCoding.restore(from: decoder)
  }

  /// Writes the tree that the mapper makes of the value.
  ///
  /// - Throws: `EncodingError.invalidValue` with the mapper's words; its underlying error is the
  ///   `JSONEncodingError`, with the whole path.
  public func encode(to encoder: any Encoder) throws {
    try MappedCoding.encode(wrappedValue, showing: wrappedValue, to: encoder)
  }
}

extension JSONMapped: Sendable where Value: Sendable {}
extension JSONMapped: Equatable where Value: Equatable {}
extension JSONMapped: Hashable where Value: Hashable {}

extension JSONMapped: TransparentWrapper {
  package static var wrappedType: any Any.Type { Value.self }
}

// An optional property: a key that is absent is nil, and nil leaves the key out. A generic type does
// not know that its property is optional, so each value is asked.

/// An optional, whose nil is asked for where only its type is known.
private protocol Nilable {
  static var nothing: Self { get }
}

extension Optional: Nilable {
  fileprivate static var nothing: Self { nil }
}

extension JSONMapped {
  /// The nil of an optional; nil for any other type.
  ///
  /// A cast of nil to `Int??` would be an `Int?` that is nil.
  fileprivate static var nothing: Value? {
    func nothing<T: Nilable>(_ type: T.Type) -> Value? {
      precondition(type == Value.self, "the optional is of another type")
      return unsafeBitCast(type.nothing, to: Value.self)
    }
    return (Value.self as? any Nilable.Type).flatMap { nothing($0) }
  }

  fileprivate var isNil: Bool {
    guard Self.nothing != nil else { return false }
    return (wrappedValue as? any OptionalValue).map { $0.wrappedOnce == nil } ?? false
  }
}

extension KeyedDecodingContainer {
  /// Reads a mapped property; an optional one is nil where there is nothing or null at the key.
  ///
  /// - Returns: The wrapper of the property.
  /// - Throws: `DecodingError` where there is a value that cannot be read, or none of a property that is not optional.
  public func decode<Value>(
    _ type: JSONMapped<Value>.Type, forKey key: Key
  ) throws -> JSONMapped<Value> {
    guard let nothing = type.nothing else { return try decoded(forKey: key) }
    return try decodeIfPresent(type, forKey: key) ?? JSONMapped(wrappedValue: nothing)
  }

  /// Reads a value by the container's own requirement.
  private func decoded<T: Decodable>(forKey key: Key) throws -> T {
    try decode(T.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Writes a mapped property; nil leaves the key out.
  ///
  /// - Throws: `EncodingError` where the value cannot be written.
  public mutating func encode<Value>(_ value: JSONMapped<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.isNil ? nil : value, forKey: key)
  }
}
