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

    /// The stage as a report names it.
    var title: String {
      switch self {
      case .reads: "reads"
      case .writes: "writes"
      case .readsTheOther: "reads the other's"
      }
    }
  }

  /// The index of the document.
  public var document: Int
  /// When the two differ.
  public var stage: Stage
  /// What is different, in words and with its place.
  public var message: String
  /// The first of the two things that were compared.
  public var left: LabeledOutcome
  /// The second one.
  public var right: LabeledOutcome
  /// What is different in the JSON; `nil` when one side has none, or when it is the same.
  public var difference: JSONDifference?

  /// Creates a finding from its parts.
  public init(
    document: Int, stage: Stage, message: String, left: LabeledOutcome, right: LabeledOutcome,
    difference: JSONDifference? = nil
  ) {
    self.document = document
    self.stage = stage
    self.message = message
    self.left = left
    self.right = right
    self.difference = difference
  }

  /// The document, the stage and the words in one line.
  public var description: String { "documents[\(document)], \(stage.title): \(message)" }

  /// The place of the difference or of the rejection, such as `$.id`.
  public var path: JSONPath {
    difference?.path ?? left.outcome.rejection?.path ?? right.outcome.rejection?.path ?? .root
  }
}
