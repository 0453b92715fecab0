import JSONParity
import JSONText

/// Reports the changes that make the left document say what the right one says.
///
/// Each document by itself gets an RFC 6902 JSON Patch; in files of lines each line that differs gets
/// a line with its number and its patch.
struct PatchReport: DifferenceReport {
  private let output: OutputSink
  private let isByLine: Bool
  private var patch = JSONPatch()

  init(_ output: OutputSink, isByLine: Bool) {
    self.output = output
    self.isByLine = isByLine
  }

  var rendering: @Sendable (PairVerdict) -> String {
    { verdict in verdict.lines.map { verdict.patchLine($0) } ?? "" }
  }

  mutating func add(_ verdict: PairVerdict, _ text: String) throws {
    try output.write(text)
    if !isByLine { patch = verdict.patch ?? patch }
  }

  mutating func finish(_ counts: DiffCounts) throws {
    if !isByLine { try output.write("\(patch)\n".printableJSON) }
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
