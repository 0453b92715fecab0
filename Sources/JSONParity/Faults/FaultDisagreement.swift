/// A document with a fault on which two mappings disagree.
public struct FaultDisagreement: Hashable, Sendable, CustomStringConvertible {
  /// The index of the document that the fault was derived from.
  public var document: Int
  /// The name of that document.
  public var documentName: String
  /// The fault, with the document that has it.
  public var fault: Fault
  /// What the two say.
  public var verdict: ParityVerdict
  /// What the left one makes of the document with the fault.
  public var left: LabeledOutcome
  /// What the right one makes of it.
  public var right: LabeledOutcome
  /// What is different in what both write.
  public var differences: [JSONDifference]
  /// How the values in Swift differ, where what both write does not.
  public var unequalValues: String?
  private let sides: ParitySides

  init(_ fault: Fault, _ exchange: Exchange, _ look: DocumentCheck) {
    document = look.document.index
    documentName = look.document.name
    self.fault = fault
    verdict = exchange.verdict
    sides = look.pair.sides
    left = LabeledOutcome(label: sides.left.label, outcome: exchange.left)
    right = LabeledOutcome(label: sides.right.label, outcome: exchange.right)
    differences = exchange.differences
    unequalValues = exchange.unequalValues
  }

  /// The text of the document with the fault.
  public var variant: String { fault.document.text() }

  /// The verdict in words.
  var summary: String {
    switch (left.outcome, right.outcome) {
    case (.written, .unwritable): "both read it, only \(sides.left.phrase) writes it"
    case (.unwritable, .written): "both read it, only \(sides.right.phrase) writes it"
    default: sides.summary(of: verdict)
    }
  }

  /// The document, the fault, its place and the verdict in one line.
  public var description: String {
    "\(documentName) \(fault.path) \(fault.kind.summary): \(summary)"
  }
}
