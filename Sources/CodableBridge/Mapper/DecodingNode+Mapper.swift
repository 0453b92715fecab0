internal import JSONCodable

// Inside the mapper every error carries, as its underlying error, what the mapper would say. The node
// that meets an error first knows the value and the type it was asked for. The nodes around it at the
// same place, where one type reads itself as another, correct the type: a text in place of
// an object is not a `[String: Any]` to begin with, and in the end not a `Company`.

extension DecodingNode {
  /// Returns an error in the mapper's words for the place that a coding path leads to.
  func mapperError(
    _ problem: JSONDecodingError.Problem?, at codingPath: [any CodingKey]
  ) -> JSONDecodingError? {
    problem.map { JSONDecodingError(path: session.locate(codingPath).path, problem: $0) }
  }

  /// Returns the error of a type that was read from a value, with what the mapper would say.
  ///
  /// An error of the program's own code stays as it is; the session notes where it comes from.
  func explained<T>(
    _ error: any Error, from type: T.Type, _ value: Any, at key: (any CodingKey)?
  ) -> any Error {
    let path = codingPath + (key.map { [$0] } ?? [])
    guard let error = error as? DecodingError else {
      session.ownErrors.note(error, at: path)
      return error
    }
    guard let context = error.context, context.codingPath.count == path.count,
      context.underlyingError == nil || context.underlyingError is JSONDecodingError
    else { return error }
    func saying(_ problem: JSONDecodingError.Problem?) -> DecodingError.Context {
      .init(
        codingPath: context.codingPath, debugDescription: context.debugDescription,
        underlyingError: mapperError(problem, at: path) ?? context.underlyingError)
    }
    switch error {
    case .typeMismatch(let other, _):
      return DecodingError.typeMismatch(other, saying(MapperProblem.wrongType(value, type)))
    case .valueNotFound(let other, _):
      return DecodingError.valueNotFound(other, saying(MapperProblem.missing(type)))
    case .dataCorrupted where context.underlyingError == nil:
      return DecodingError.dataCorrupted(saying(MapperProblem.corruption(of: value, as: type)))
    default: return error
    }
  }
}

extension DecodingError {
  /// Where and why, which all cases have.
  var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}

extension DecodingSession {
  /// Returns any error of a decoding as the mapper's.
  func mapperError(_ error: any Error) -> JSONDecodingError {
    guard let error = error as? DecodingError, let context = error.context else {
      return .wrap(error, under: locate(ownErrors.path(of: error)).path)
    }
    if let known = context.underlyingError as? JSONDecodingError { return known }
    let (path, found) = locate(context.codingPath)
    switch error {
    case .keyNotFound(let key, _):
      let place = locate(context.codingPath + [key]).path
      return JSONDecodingError(path: place, problem: .missingValue(expected: "a value"))
    case .valueNotFound(let type, _):
      return JSONDecodingError(path: path, problem: MapperProblem.missing(type))
    case .typeMismatch(let type, _):
      guard let found else { break }
      return JSONDecodingError(path: path, problem: MapperProblem.wrongType(found, type))
    default: break
    }
    return JSONDecodingError(path: path, problem: .underlying(JSONUnderlyingError(error)))
  }
}
