internal import JSONCodable

// Inside the mapper every error carries, as its underlying error, what the mapper would say. The node
// that meets an error first knows the value and the type it was asked for. The nodes around it at the
// same place, where one type reads itself as another, correct the type: a text in place of
// an object is not a `[String: Any]` to begin with, and in the end not a `Company`.

extension DecodingNode {
  /// Returns what the mapper would say of a place that a coding path leads to; nil outside of it.
  func mapperError(
    _ problem: @escaping () -> JSONDecodingError.Problem?, at codingPath: [any CodingKey]
  ) -> PendingMapperError? {
    isInsideMapper ? PendingMapperError(self, codingPath, problem) : nil
  }

  /// Returns the error of a type that was read from a value, with what the mapper would say.
  ///
  /// An error of the program's own code stays as it is; the session notes where it comes from. So does that of another
  /// decoder, of a document inside a text, say, whose path is not of this document.
  func explained<T>(
    _ error: any Error, from type: T.Type, _ value: Any, at key: (any CodingKey)?
  ) -> any Error {
    let place = NodePlace(node: self, key: key)
    guard let errors = session.ownErrors else { return error }
    let noted = errors.noting(error, at: place) {
      (error as? DecodingError)?.context.map { !holds($0.codingPath, at: key) } ?? true
    }
    session.ownErrors = noted.errors
    guard !noted.isOwn, let known = error as? DecodingError, let context = known.context,
      context.codingPath.count == depth + (key == nil ? 0 : 1),
      context.underlyingError == nil || context.underlyingError is PendingMapperError
    else { return error }
    func saying(
      _ problem: @escaping () -> JSONDecodingError.Problem?
    ) -> DecodingError.Context {
      .init(
        codingPath: context.codingPath, debugDescription: context.debugDescription,
        underlyingError: mapperError(problem, at: context.codingPath))
    }
    let corrected: any Error
    switch known {
    case .typeMismatch(let other, _):
      corrected = DecodingError.typeMismatch(other, saying { MapperProblem.wrongType(value, type) })
    case .valueNotFound(let other, _):
      corrected = DecodingError.valueNotFound(other, saying { MapperProblem.missing(type) })
    case .dataCorrupted:
      let inner = context.underlyingError as? PendingMapperError
      corrected = DecodingError.dataCorrupted(
        saying { inner?.problem() ?? MapperProblem.corruption(of: value, as: type) })
    default: return error
    }
    session.ownErrors?.replace(by: corrected, at: place)
    return corrected
  }
}

/// What the mapper would say of a value that Codable refuses, worked out when somebody asks.
///
/// It is the underlying error of a `DecodingError` as long as that is inside the mapper's run.
///
/// Safe to share: nothing in it changes, and of the node it needs only what never changes.
final class PendingMapperError: Error, CustomStringConvertible, @unchecked Sendable {
  private let node: DecodingNode
  private let codingPath: [any CodingKey]
  fileprivate let problem: () -> JSONDecodingError.Problem?

  init(
    _ node: DecodingNode, _ codingPath: [any CodingKey],
    _ problem: @escaping () -> JSONDecodingError.Problem?
  ) {
    self.node = node
    self.codingPath = codingPath
    self.problem = problem
  }

  /// The mapper's error; nil where the mapper has no words for what was found.
  var resolved: JSONDecodingError? {
    problem().map {
      JSONDecodingError(
        path: node.session.locate(codingPath, in: node.root).path, problem: $0)
    }
  }

  var description: String { resolved?.description ?? "corrupted value" }
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

  /// The key that was not found.
  fileprivate var missingKey: (any CodingKey)? {
    if case .keyNotFound(let key, _) = self { key } else { nil }
  }

  /// The same corruption of data, without an underlying error.
  fileprivate var withoutUnderlyingError: DecodingError {
    guard case .dataCorrupted(let context) = self else { return self }
    return .dataCorrupted(
      .init(codingPath: context.codingPath, debugDescription: context.debugDescription))
  }
}

extension DecodingSession {
  /// Creates a value from a document, inside the mapper.
  ///
  /// - Throws: `JSONDecodingError`.
  func mapperValue<T: Decodable>(_ type: T.Type, from root: Any) throws -> T {
    do {
      return try DecodingNode(session: self, value: root).decode(type, from: root, at: nil)
    } catch {
      throw mapperError(error, in: root)
    }
  }

  /// Returns any error of a decoding as the mapper's.
  private func mapperError(_ error: any Error, in root: Any) -> JSONDecodingError {
    let place = ownErrors?.path(of: error) ?? []
    guard place.isEmpty, let error = error as? DecodingError, let context = error.context,
      hasPlace(
        error.missingKey.map { context.codingPath + [$0] } ?? context.codingPath, in: root)
    else { return .wrap(error, under: locate(place, in: root).path) }
    if let known = context.underlyingError as? JSONDecodingError {
      // That of a document inside a text, say, knows nothing of the place of the text.
      let place = locate(context.codingPath, in: root).path
      return known.path.components.starts(with: place.components)
        ? known : .wrap(known, under: place)
    }
    if let pending = context.underlyingError as? PendingMapperError {
      return pending.resolved
        ?? JSONDecodingError(
          path: locate(context.codingPath, in: root).path,
          problem: .underlying(JSONUnderlyingError(error.withoutUnderlyingError)))
    }
    let (path, found) = locate(context.codingPath, in: root)
    switch error {
    case .keyNotFound(let key, _):
      let place = locate(context.codingPath + [key], in: root).path
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

  /// Returns whether a path may be one of this document: there is an object or an array that its last key is of.
  private func hasPlace(_ codingPath: [any CodingKey], in root: Any) -> Bool {
    guard !codingPath.isEmpty else { return true }
    return switch locate(codingPath.dropLast(), in: root).value.map(BridgedValue.init) {
    case .object, .array: true
    default: false
    }
  }
}
