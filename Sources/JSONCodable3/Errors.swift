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
  public var description: String { nameAndValues(of: self) }
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
  public var description: String { nameAndValues(of: self) }
}

private func nameAndValues(of error: any Error) -> String {
  Mirror(reflecting: error).children.map { "\($0.label ?? "")\($0.value)" }.joined()
}

/// Throws an error, and notes its place for `toMapper`, since the layer's errors have no path.
func fail<R>(_ error: any Error, at path: JSONPath) throws -> R {
  Thread.current.threadDictionary["JSONCodable3"] = ("\(error)", path)
  throw error
}

extension JSONPathError {
  /// Runs a `toJSON()` or `init(object:)` for the mapper; an error gets the place that was noted last.
  static func toMapper<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch {
      let last = Thread.current.threadDictionary["JSONCodable3"] as? (error: String, path: JSONPath)
      Thread.current.threadDictionary["JSONCodable3"] = nil
      var mapped = wrap(error)
      if let last, !(error is Self), last.error == "\(error)" { mapped.path = last.path }
      throw mapped
    }
  }
  /// Runs the mapper; an error of the program's own code comes out as it was thrown.
  static func fromMapper<R>(under path: JSONPath = .root, _ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as Self {
      let mapped = wrap(error, under: path)
      guard let underlying = mapped.problem.underlying else { throw mapped }
      return try fail(underlying.error, at: mapped.path)
    }
  }
}
