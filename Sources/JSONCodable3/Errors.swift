import Foundation
import JSONCodable

/// A reason why an object is not read.
public enum JSONDecodableError: Error, CustomStringConvertible {
  /// There is nothing, or null, at the key.
  case missingTypeError(key: String)
  /// The value is of another type, or a raw value that the type does not know.
  case incompatibleTypeError(key: String, elementType: Any.Type, expectedType: Any.Type)
  /// The value is not an array of objects.
  case arrayTypeExpectedError(key: String, elementType: Any.Type)
  /// The value is not an object.
  case dictionaryTypeExpectedError(key: String, elementType: Any.Type)
  /// The transformer refuses the value.
  case transformerFailedError(key: String)

  /// The name of the case, and what it holds.
  public var description: String { ErrorPlace.description(of: self) }
}

/// A reason why a value is not written.
public enum JSONEncodableError: Error, CustomStringConvertible {
  /// The type is neither a struct nor a class, and has no `toJSON()` of its own.
  case incompatibleTypeError(elementType: Any.Type)
  /// The element of an array has no JSON form.
  case arrayIncompatibleTypeError(elementType: Any.Type)
  /// The member of a dictionary has no JSON form.
  case dictionaryIncompatibleTypeError(elementType: Any.Type)
  /// The property has no JSON form.
  case childIncompatibleTypeError(key: String, elementType: Any.Type)
  /// The transformer refuses the value.
  case transformerFailedError(key: String)

  /// The name of the case, and what it holds.
  public var description: String { ErrorPlace.description(of: self) }
}

/// The place of the error thrown last: one of these has no path, and the mapper's errors have one.
enum ErrorPlace {
  private static var last: (error: String, path: JSONPath)? {
    get { Thread.current.threadDictionary["JSONCodable3"] as? (String, JSONPath) }
    set { Thread.current.threadDictionary["JSONCodable3"] = newValue }
  }
  static func noted(_ error: any Error, at path: JSONPath) -> any Error {
    last = ("\(error)", path)
    return error
  }
  /// Runs a `toJSON()` or `init(object:)` for the mapper; an error gets its path.
  static func toMapper<E: JSONPathError, R>(_ type: E.Type, _ body: () throws -> R) throws -> R {
    do { return try body() } catch {
      var mapped = E.wrap(error)
      if let last, !(error is E), last.error == "\(error)" { mapped.path = last.path }
      last = nil
      throw mapped
    }
  }
  /// Runs the mapper; an error of the program's own code comes out as it was thrown.
  static func fromMapper<E: JSONPathError, R>(
    _ type: E.Type, under path: JSONPath = .root, _ body: () throws -> R
  ) throws -> R {
    do { return try body() } catch let error as E {
      let mapped = E.wrap(error, under: path)
      throw mapped.problem.underlying.map { noted($0.error, at: mapped.path) } ?? mapped
    }
  }
  static func description(of error: any Error) -> String {
    Mirror(reflecting: error).children.map { "\($0.label ?? "")\($0.value)" }.joined()
  }
}
