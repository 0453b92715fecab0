internal import Foundation
public import JSONCodable

/// A type that has moved to `Codable` and keeps its place in graphs of mapped types.
///
/// Replace `JSONCodable` by this protocol, and delete the mapping:
///
///     struct Address: CodableBacked { var street = "", city = "" }
///     struct User: JSONCodable {
///       var address = Address()
///       mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&address, key: "address") }
///     }
///
/// The type is read and written by its `Codable` conformance, also where another default would do:
/// neither its stored properties nor its raw value count. It goes through the whole mapper: in arrays,
/// in dictionaries, in optionals, and as the document itself. A type that is `JSONConstructible` too, such
/// as one of a `JSONTypeRegistry`, gets its `init(JSONDictionary:)` from `Codable` as well.
///
/// What the type throws, and what `Codable` finds wrong, is a `JSONDecodingError` or `JSONEncodingError`
/// with the whole path, in the words that the mapper has for it:
///
///     wrong type: string "5", expected Int at $.friends[1].address.number
///
/// The mapper's context goes on inside the type. `JSONContext.current` is what it is outside, the coder's
/// `userInfo` has it under `.JSONContext` and `.JSONTypes`, and its options count:
///
/// | option                 | in a `CodableBacked` type                                                   |
/// | ---------------------- | --------------------------------------------------------------------------- |
/// | `dates`, `data`        | the same style                                                              |
/// | `nilValues`            | the same: a nil property is left out or null                                |
/// | `keys`                 | the same; `myURL` is written, and read again, as `my_url`                   |
/// | `nonFiniteNumbers`     | the same                                                                    |
/// | `depthLimit`           | counts the whole value as one level, with each mapped type inside it        |
/// | `text`, `reflection`   | no difference: there is neither text nor reflection                         |
/// | `unknownKeys`          | counts in mapped types inside; which keys `Codable` asks for cannot be seen |
///
/// In the other direction, inside `JSONMapped`, nothing of the coder counts but its `userInfo`.
public protocol CodableBacked: JSONEncodable, JSONRestorable, Codable {}

extension CodableBacked {
  /// Returns the value as a tree, by its `Codable` conformance.
  ///
  /// - Returns: A dictionary, an array or a scalar; an empty object for a type that writes nothing.
  /// - Throws: `JSONEncodingError`: `nonFiniteNumber`, what a mapped type inside throws, or `underlying`
  ///   for what the type itself throws.
  public func JSONEncode() throws -> Any { try CodableCoding.encode(self) }

  /// Creates a value from a JSON value, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError`: `missingValue`, `wrongType`, `outOfRange`, `unknownCase`, what a
  ///   mapped type inside throws, or `underlying` for what the type itself throws.
  public init(JSONValue: __shared Any) throws { self = try CodableCoding.restore(from: JSONValue) }

  /// An update of what is around a value makes it whole, by its `Codable` conformance.
  public static var _JSONIsMadeWhole: Bool { true }
}

// A type may have other protocols with a default of their own. `Codable` comes before all of them: each
// of the following is there to be the most specific one.

extension CodableBacked where Self: RawRepresentable, RawValue: JSONRestorable {
  /// Creates a value from a JSON value, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError`: `unknownCase` for an unknown raw value, `wrongType`.
  public init(JSONValue: __shared Any) throws { self = try CodableCoding.restore(from: JSONValue) }
}

extension CodableBacked where Self: JSONConstructible {
  /// Creates a value from a JSON value, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError` as for every ``CodableBacked`` type.
  public init(JSONValue: __shared Any) throws { self = try CodableCoding.restore(from: JSONValue) }

  /// Creates a value from a JSON object, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError` as for every ``CodableBacked`` type.
  public init(JSONDictionary: JSONObject) throws {
    self = try CodableCoding.restore(from: JSONDictionary)
  }
}

extension CodableBacked where Self: JSONDecodable {
  /// Creates a value from a JSON object, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError` as for every ``CodableBacked`` type.
  public init(JSONDictionary: JSONObject) throws {
    self = try CodableCoding.restore(from: JSONDictionary)
  }
}

extension CodableBacked
where Self: JSONConstructible, Self: RawRepresentable, RawValue: JSONRestorable {
  /// Creates a value from a JSON value, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError` as for every ``CodableBacked`` type.
  public init(JSONValue: __shared Any) throws { self = try CodableCoding.restore(from: JSONValue) }
}

extension CodableBacked where Self: JSONUnion {
  /// Returns the value as a tree, by its `Codable` conformance.
  ///
  /// - Throws: `JSONEncodingError` as for every ``CodableBacked`` type.
  public func JSONEncode() throws -> Any { try CodableCoding.encode(self) }
}

extension CodableBacked where Self: JSONUnion, Self: RawRepresentable, RawValue: JSONRestorable {
  /// Creates a value from a JSON value, by its `Codable` conformance.
  ///
  /// - Throws: `JSONDecodingError` as for every ``CodableBacked`` type.
  public init(JSONValue: __shared Any) throws { self = try CodableCoding.restore(from: JSONValue) }
}

/// Reads and writes `Codable` types inside the mapper.
private enum CodableCoding {
  static func encode<T: Encodable>(_ value: T) throws -> Any {
    try EncodingScope.enclose(value) { try SpareCoders.ofThread.encode(value) }
  }

  static func restore<T: Decodable>(_ type: T.Type = T.self, from tree: Any) throws -> T {
    Restoring.askForAll(of: tree)
    return try SpareCoders.ofThread.decode(type, from: tree)
  }
}
