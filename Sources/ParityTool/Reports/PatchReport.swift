import JSONParity
import JSONText

/// Reports the changes that make the left document say what the right one says.
///
/// Each document by itself gets an RFC 6902 JSON Patch; in files of lines each line that differs gets
/// a line with its number and its patch.
struct PatchReport: DifferenceReport {
  private let output: OutputSink
  private let isByLine: Bool
  private let policy: ComparisonPolicy
  private var isEmpty = true

  init(_ output: OutputSink, isByLine: Bool, policy: ComparisonPolicy) {
    self.output = output
    self.isByLine = isByLine
    self.policy = policy
  }

  var rendering: @Sendable (PairVerdict) -> String {
    { verdict in verdict.lines.map { verdict.patchLine($0) } ?? "" }
  }

  mutating func add(_ verdict: PairVerdict, _ text: String) throws {
    try output.write(text)
  }

  mutating func add(_ documents: inout ComparedDocuments) throws {
    let lines = PatchLines(output)
    documents.operations(policy: policy) { lines.write($0) }
    if let failure = lines.failure { throw failure }
    isEmpty = lines.isEmpty
  }

  mutating func finish(_ counts: DiffCounts) throws {
    if !isByLine { try output.write(isEmpty ? "[]\n" : "\n]\n") }
  }
}

/// Writes the changes of a patch, each on its line, until one cannot be written.
private final class PatchLines {
  private let output: OutputSink
  private(set) var isEmpty = true
  private(set) var failure: (any Error)?

  init(_ output: OutputSink) {
    self.output = output
  }

  /// Writes a change, and returns whether more are wanted.
  func write(_ operation: JSONPatch.Operation) -> Bool {
    do {
      try output.write((isEmpty ? "[\n  " : ",\n  ") + operation.value.text().printableJSON)
      isEmpty = false
    } catch {
      failure = error
    }
    return failure == nil
  }
}

extension PairVerdict {
  /// Returns the line of the report with the patch.
  fileprivate func patchLine(_ lines: LinePair) -> String {
    var writer = JSONWriter(escapingSlashes: false)
    writer.beginObject()
    writer.members(of: lines)
    writer.key("patch")
    if let patch = patch ?? addition {
      writer.literal(patch.value.text())
    } else {
      writer.null()
    }
    writer.endObject()
    return writer.string.printableJSON + "\n"
  }

  /// The patch that makes a document of nothing, for one that only the right file has.
  fileprivate var addition: JSONPatch? {
    guard let only = differences.first, only.left == nil, let right = only.right else { return nil }
    return JSONPatch([.add(.root, right.value)])
  }
}
