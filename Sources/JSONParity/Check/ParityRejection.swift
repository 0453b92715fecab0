internal import Foundation
public import JSONCodable

/// Why a mapping does not read or write a document, in the same form for all errors.
///
///     type mismatch: Expected to decode Int but found a string instead at $.friends[1].id
///
public struct ParityRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, such as `$.friends[1].id`; the root when the error does not say.
  public var path: JSONPath
  /// Why, without the place and without a full stop.
  public var problem: String
  /// What sort of problem it is, without the values of the document, such as `wrong type`.
  public let kind: String

  /// Creates a rejection from its parts.
  ///
  /// - Parameters:
  ///   - path: Where.
  ///   - problem: Why.
  ///   - kind: What sort of problem it is; without it, the problem up to a colon, a comma or a quotation mark.
  public init(path: JSONPath, problem: String, kind: String? = nil) {
    self.path = path
    self.problem = problem
    self.kind = kind ?? Self.kind(of: problem)
  }

  /// Creates a rejection from an error of the mapper, of Codable, or of anybody else.
  public init(_ error: any Error) {
    switch error {
    case let error as ParityRejection: self = error
    case let error as JSONDecodingError:
      self.init(
        path: error.path, problem: "\(error.problem)", kind: Self.kind(of: error.underlyingError))
    case let error as JSONEncodingError:
      self.init(
        path: error.path, problem: "\(error.problem)", kind: Self.kind(of: error.underlyingError))
    case let error as DecodingError: self.init(decoding: error)
    case EncodingError.invalidValue(_, let context):
      self.init("invalid value", context.codingPath, context.debugDescription)
    default: self.init(path: .root, problem: "\(error)", kind: Self.kind(of: error))
    }
  }

  /// Returns a problem up to the first value in it, of which a number may have a sign.
  private static func kind(of problem: String) -> String {
    let words = problem.prefix { !":,\"0123456789".contains($0) }
    let kind = words.hasSuffix(" -") ? words.dropLast() : words
    return kind.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the type of an error of somebody else's, whose words may hold anything.
  private static func kind(of error: (any Error)?) -> String? { error.map { "\(type(of: $0))" } }

  /// The problem and its place in one line.
  public var description: String { "\(problem) at \(path)" }
}

extension ParityRejection {
  private init(decoding error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context): self.init("type mismatch", context)
    case .valueNotFound(_, let context): self.init("value not found", context)
    case .keyNotFound(let key, let context):
      // What Foundation and the standard library say is the key once more, which the path ends with.
      let saysKey = context.debugDescription.hasPrefix("No value associated with key")
      self.init(
        "key not found",
        DecodingError.Context(
          codingPath: context.codingPath + [key],
          debugDescription: saysKey ? "" : context.debugDescription,
          underlyingError: context.underlyingError))
    case .dataCorrupted(let context): self.init("data corrupted", context)
    @unknown default:
      self.init(path: .root, problem: "\(error)", kind: Self.kind(of: error))
    }
  }

  private init(_ kind: String, _ context: DecodingError.Context) {
    let cause = (context.underlyingError as? NSError)?.userInfo["NSDebugDescription"]
    self.init(kind, context.codingPath, context.debugDescription, cause.map { "\($0)" })
  }

  private init(_ kind: String, _ path: [any CodingKey], _ reason: String, _ cause: String? = nil) {
    let sentences = [reason, cause].compactMap(\.self).filter { !$0.isEmpty }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    self.init(
      path: JSONPath(path.map(Self.component)),
      problem: kind + (sentences.isEmpty ? "" : ": " + sentences.joined(separator: " ")))
  }

  /// Foundation calls an element `Index 5`; a key of a dictionary by integers has an integer too.
  private static func component(_ key: any CodingKey) -> JSONPath.Component {
    guard let index = key.intValue, key.stringValue == "Index \(index)" else {
      return .key(key.stringValue)
    }
    return .index(index)
  }
}
