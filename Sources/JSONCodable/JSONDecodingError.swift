public import Foundation
public import JSONText

/// An error that says what could not be read from JSON, and where.
///
///     wrong type: string "5", expected Int at $.friends[1].id
///
/// Reading ends at the first problem. The members of a Swift dictionary have no order: of two problems in different
/// members either may be the first. A lenient reading names all of them.
public struct JSONDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the problem, from the root of the document that was decoded.
  public var path: JSONPath
  /// What is wrong at that place.
  public var problem: Problem

  /// Creates an error from its place and its problem.
  public init(path: JSONPath = .root, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// What can be wrong with a JSON value.
  ///
  /// The strings are rendered for people: a found value as `string "5"`, an expected type as `[Int]`.
  public enum Problem: Hashable, Sendable {
    /// There is nothing, or null, where a value is required.
    case missingValue(expected: String)
    /// The value is of a type that cannot become the expected one.
    case wrongType(found: String, expected: String)
    /// The value is none of an enumeration's raw values or none of the known tags.
    case unknownCase(found: String, expected: String)
    /// The number does not fit the expected type.
    case outOfRange(number: String, expected: String)
    /// Two keys of one object become the same key of a Swift dictionary.
    case duplicateKey(String, expected: String)
    /// The key path that the program asks for is malformed.
    case invalidKeyPath(String)
    /// The id stands for none of the registered types.
    case unregisteredID(String, expected: String)
    /// The id stands for a registered type that is not of the expected protocol or class.
    case mismatchedID(String, type: String, expected: String)
    /// The text is not JSON.
    case invalidText(JSONSyntaxError)
    /// The value is nested deeper than the stack of the thread allows.
    case stackExhausted(expected: String)
    /// The key is one that no line asked for, and the options refuse or report it.
    case unknownKey(expected: String)
    /// No JSON makes values of the type that a verb is given.
    case unsupportedType(String, expected: String)
    /// An update has reached an object that could not be put back on an error.
    case notUpdatable(type: String, reason: String)
    /// Reflection cannot map a property of a ``JSONMappable`` type, or any.
    case unmappableProperty(String, reason: String)
    /// The context lacks a value that the mapping cannot do without.
    case missingContext(expected: String)
    /// An error that the program's own code threw inside the mapping.
    case underlying(JSONUnderlyingError)
  }

  /// The error of the program's own code, where the problem is one.
  public var underlyingError: (any Error)? { problem.underlying?.error }
}

extension JSONDecodingError: LocalizedError, JSONPathError {}

extension JSONDecodingError.Problem: JSONPathProblem {
  /// The error of the program's own code, where the problem is one.
  package var underlying: JSONUnderlyingError? {
    guard case .underlying(let underlying) = self else { return nil }
    return underlying
  }

  /// Whether the document is at fault, and not the program, its context or its thread.
  var isOfDocument: Bool {
    switch self {
    case .invalidKeyPath, .stackExhausted, .unsupportedType, .notUpdatable, .unmappableProperty,
      .missingContext:
      false
    case .missingValue, .wrongType, .unknownCase, .outOfRange, .duplicateKey, .unregisteredID,
      .mismatchedID, .invalidText, .unknownKey, .underlying:
      true
    }
  }

  /// The problem in words, without its place.
  public var description: String {
    switch self {
    case .missingValue(let expected): "missing value, expected \(expected)"
    case .wrongType(let found, let expected): "wrong type: \(found), expected \(expected)"
    case .unknownCase(let found, let expected): "unknown case \(found), expected \(expected)"
    case .outOfRange(let number, let expected): "out of range: \(number), expected \(expected)"
    case .duplicateKey(let key, let expected):
      "duplicate key \(Wording.quoted(key)), expected distinct keys of type \(expected)"
    case .invalidKeyPath(let text):
      "invalid key path \(Wording.quoted(text)), expected names, indices and dots"
    case .unregisteredID(let id, let expected):
      "unregistered id \(Wording.rawText(id)), expected \(expected)"
    case .mismatchedID(let id, let type, let expected):
      "wrong type: id \(Wording.rawText(id)) of type \(type), expected \(expected)"
    case .invalidText(let error):
      "invalid JSON: \(error.reason)" + (error.position.map { " (\($0))" } ?? "")
    case .stackExhausted(let expected):
      "value nested deeper than the stack of the thread allows, expected \(expected)"
    case .unknownKey(let expected): "unknown key, expected \(expected)"
    case .unsupportedType(let type, let expected):
      "unsupported type \(type), expected \(expected)"
    case .notUpdatable(let type, let reason): "type \(type) cannot be updated: \(reason)"
    case .unmappableProperty(let property, let reason):
      "\(property) cannot be mapped by reflection: \(reason)"
    case .missingContext(let expected): "missing context, expected \(expected)"
    case .underlying(let underlying): underlying.description
    }
  }
}

extension JSONDecodingError {
  /// Returns the error of a value that is not of the expected type.
  ///
  /// Of a text that is not a URL it shows the place of the character that is at fault.
  static func wrongType(_ value: Any, expected type: any Any.Type) -> JSONDecodingError {
    let invalid = type is URL.Type ? (value as? String).flatMap(Wording.found(invalidURL:)) : nil
    let found = invalid ?? Wording.found(value)
    let expected = Wording.expectation(of: type)
    // A dictionary may hold the value itself, and not what is written of it.
    let isValueItself = found == "value of type \(expected)"
    return .init(
      problem: .wrongType(found: found, expected: isValueItself ? "JSON of \(expected)" : expected)
    )
  }

  /// Returns the error of a value that is not in the form in which a type is expected, such as `Base64 text`.
  static func wrongType(
    _ value: Any, expected type: any Any.Type, as form: String
  ) -> JSONDecodingError {
    let expected = "\(Wording.name(of: type)) as \(form)"
    return .init(problem: .wrongType(found: Wording.found(value), expected: expected))
  }

  /// Returns the error of a value of a type for which a transformer to the same type returns nil.
  static func refused(
    _ value: Any, of type: any Any.Type, by transformer: String
  ) -> JSONDecodingError {
    .init(
      problem: .wrongType(
        found: Wording.found(value),
        expected: "\(Wording.name(of: type)) that \(transformer) takes"))
  }

  /// Returns the error of a type that no JSON makes.
  static func unsupported(_ type: any Any.Type) -> JSONDecodingError {
    // No JSON says which of the types that conform to a protocol is meant.
    let expected =
      TypeKind.isExistential(type)
      ? "a property with @PolymorphicValue, or a type that conforms to JSONDecodable"
      : "one that conforms to JSONDecodable, JSONConstructible or JSONRestorable"
    let advice =
      type is any Codable.Type ? "; a Codable type may be CodableBacked, of CodableBridge" : ""
    return .init(
      problem: .unsupportedType(Wording.unsupported(type), expected: expected + advice))
  }

  /// Returns the error of a key that makes the same key of a type as another one.
  static func duplicateKey(_ key: String, of type: any Any.Type) -> JSONDecodingError {
    .init(problem: .duplicateKey(key, expected: Wording.name(of: type)))
  }

  /// Returns the error of a type of dictionary keys that no text makes.
  static func unsupported(key type: any Any.Type) -> JSONDecodingError {
    .init(
      problem: .unsupportedType(
        Wording.name(of: type),
        expected: "a key that is a String, RawRepresentable or LosslessStringConvertible"))
  }
}
