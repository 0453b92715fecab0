/// A reason why an object is not read.
public enum JSONDecodableError: CaseError, CustomStringConvertible {
  /// There is nothing, or null.
  case missingTypeError(key: String)
  /// The value is of another type, or an unknown raw value.
  case incompatibleTypeError(key: String, elementType: Any.Type, expectedType: Any.Type)
  /// The value is not an array of objects.
  case arrayTypeExpectedError(key: String, elementType: Any.Type)
  /// The value is not an object.
  case dictionaryTypeExpectedError(key: String, elementType: Any.Type)
  /// The transformer refuses the value.
  case transformerFailedError(key: String)
}

/// A reason why a value is not written.
public enum JSONEncodableError: CaseError, CustomStringConvertible {
  /// The type is neither a struct nor a class, and has no `toJSON()` of its own.
  case incompatibleTypeError(elementType: Any.Type)
  /// An element has no JSON form.
  case arrayIncompatibleTypeError(elementType: Any.Type)
  /// A member has no JSON form.
  case dictionaryIncompatibleTypeError(elementType: Any.Type)
  /// A property has no JSON form.
  case childIncompatibleTypeError(key: String, elementType: Any.Type)
  /// The transformer refuses the value.
  case transformerFailedError(key: String)
}

protocol CaseError: Error {}
extension CaseError {
  /// The name of the case, and what it holds.
  public var description: String {
    Mirror(reflecting: self).children.map { "\($0.label ?? "")\($0.value)" }.joined()
  }
}

func fail<R>(_ error: any Error, at path: JSONPath) throws -> R {
  throw JSONUnderlyingError.located(error, at: path)
}
