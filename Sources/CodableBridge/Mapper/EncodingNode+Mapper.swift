internal import JSONCodable

extension EncodingNode: TreeEncoder {
  var documentPath: JSONPath { session.documentPath(codingPath) }
  var isInsideMapper: Bool { session.isInsideMapper }

  /// Writes a tree; an object into the one that is there already.
  func encode(tree: Any) throws {
    try requireNoSingleValue(tree)
    if let object = tree as? JSONObject {
      storage(as: .object, "a keyed container").merge(object)
    } else if let array = tree as? [Any] {
      storage(as: .array, "an unkeyed container").append(contentsOf: array)
    } else {
      try hold(tree)
    }
  }

  /// Returns the tree of the top-level value, inside the mapper; an empty object if it encodes nothing.
  ///
  /// - Throws: `JSONEncodingError`.
  func mapperTree<T: Encodable>(of value: T) throws -> Any {
    do {
      guard let tree = try tree(of: value) else { return JSONObject() }
      return tree
    } catch {
      throw session.mapperError(error)
    }
  }

  /// Returns an error in the mapper's words, inside the mapper.
  func mapperError(
    _ problem: JSONEncodingError.Problem, at codingPath: [any CodingKey]
  ) -> JSONEncodingError? {
    guard isInsideMapper else { return nil }
    return JSONEncodingError(path: session.documentPath(codingPath), problem: problem)
  }

  /// Returns the same error; the session notes where one of the program's own, or of another encoder, comes from.
  func noted(_ error: any Error, at key: any CodingKey) -> any Error {
    guard isInsideMapper, let errors = session.ownErrors else { return error }
    let noted = errors.noting(error, at: NodePlace(node: self, key: key)) {
      guard case EncodingError.invalidValue(_, let context) = error else { return true }
      let path = codingPath(to: key)
      return !context.codingPath.starts(with: path) { $0.stringValue == $1.stringValue }
    }
    session.ownErrors = noted.errors
    return error
  }
}

extension EncodingSession {
  /// Returns any error of an encoding as the mapper's.
  func mapperError(_ error: any Error) -> JSONEncodingError {
    let own = ownErrors?.path(of: error) ?? []
    guard own.isEmpty, let error = error as? EncodingError,
      case .invalidValue(_, let context) = error
    else { return .wrap(error, under: documentPath(own)) }
    let place = documentPath(context.codingPath)
    guard let known = context.underlyingError as? JSONEncodingError else {
      return JSONEncodingError(path: place, problem: .underlying(JSONUnderlyingError(error)))
    }
    return known.path.components.starts(with: place.components) ? known : .wrap(known, under: place)
  }
}
