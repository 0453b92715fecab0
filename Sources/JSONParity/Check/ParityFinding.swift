public import JSONCodable

/// One thing in which two mappings differ on a document as it stands.
///
///     documents[0], writes: changed type: number 5 against string "5" at $.id
///
public struct ParityFinding: Hashable, Sendable, CustomStringConvertible {
  /// When the two differ.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// Only one of them reads the document, or they read values that are not equal.
    case reads
    /// They write different documents.
    case writes
    /// One does not get from the other's output what it gets from the document.
    case readsTheOther
    /// Something does not come back of what one of them reads and writes.
    case roundTrip
    /// Neither reads it. It is not a difference.
    case bothReject

    /// The stage as a report names it.
    var title: String {
      switch self {
      case .reads: "reads"
      case .writes: "writes"
      case .readsTheOther: "reads the other's"
      case .roundTrip: "round trip"
      case .bothReject: "rejected"
      }
    }
  }

  /// The index of the document.
  public var document: Int
  /// The name of the document, such as `documents[0]` or `users.ndjson:17`.
  public var documentName: String
  /// When the two differ.
  public var stage: Stage
  /// What is different, in words and with its place.
  public var message: String
  /// What is different, in words without values and places.
  public var problem: String
  /// The first of the two things that were compared.
  public var left: LabeledOutcome
  /// The second one.
  public var right: LabeledOutcome
  /// What is different in the JSON; `nil` when one side has none, or when it is the same.
  public var difference: JSONDifference?
  /// What stands around the place in the document, where it is not read; the place itself behind `> `.
  public var excerpt: [String] = []

  /// Creates a finding from its parts.
  public init(
    document: Int, documentName: String? = nil, stage: Stage, message: String,
    problem: String? = nil, left: LabeledOutcome, right: LabeledOutcome,
    difference: JSONDifference? = nil
  ) {
    self.document = document
    self.documentName = documentName ?? ParityDocument.name(at: document)
    self.stage = stage
    self.message = message
    self.problem = problem ?? difference?.kind.title ?? message
    self.left = left
    self.right = right
    self.difference = difference
  }

  /// The document, the stage and the words in one line.
  public var description: String { "\(documentName), \(stage.title): \(message)" }

  /// The place of the difference or of the rejection, such as `$.id`.
  public var path: JSONPath {
    difference?.path ?? left.outcome.rejection?.path ?? right.outcome.rejection?.path ?? .root
  }
}
