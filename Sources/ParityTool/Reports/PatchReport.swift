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

  mutating func add(_ verdict: PairVerdict) throws {
    if let lines = verdict.lines {
      try write(verdict, lines)
    } else {
      patch = verdict.patch ?? patch
    }
  }

  private func write(_ verdict: PairVerdict, _ lines: LinePair) throws {
    var writer = JSONWriter(escapingSlashes: false)
    writer.beginObject()
    writer.members(of: lines)
    writer.key("patch")
    if let patch = verdict.patch ?? verdict.addition {
      writer.literal(patch.value.text())
    } else {
      writer.null()
    }
    writer.endObject()
    try writer.withBytes { try output.write($0) }
    try output.write("\n")
  }

  mutating func finish(_ counts: DiffCounts) throws {
    if !isByLine { try output.write("\(patch)\n") }
  }
}

extension PairVerdict {
  /// The patch that makes a document of nothing, for one that only the right file has.
  fileprivate var addition: JSONPatch? {
    guard let only = differences.first, only.left == nil, let right = only.right else { return nil }
    return JSONPatch([.add(JSONLocation(), right.value)])
  }
}
