import Foundation
import JSONText

/// Reports in one JSON object, the counts first and the findings after them.
///
/// The counts are known last, so the findings wait in a temporary file: memory does not grow with
/// their number.
package struct JSONLineReport: LineReport {
  private let output: OutputSink
  private let waiting: Int32
  private let spool: OutputSink
  private var isEmpty = true

  /// Creates a report.
  ///
  /// - Throws: `ToolError` when there is no room for a temporary file.
  package init(_ output: OutputSink) throws {
    self.output = output
    waiting = try openUnnamedFile()
    spool = OutputSink(descriptor: waiting, name: "a temporary file")
  }

  /// Writes a finding on a line of its own.
  package mutating func add(
    _ finding: LineFinding, of lineClass: LineClass, line: Int
  ) throws {
    try spool.write(isEmpty ? "\n" : ",\n")
    isEmpty = false
    var writer = JSONWriter(escapingSlashes: false)
    writer.beginObject()
    writer.key("line")
    writer.integer(line)
    writer.key("class")
    writer.string(lineClass.rawValue)
    writer.key("path")
    writer.string(finding.path)
    writer.key("mapper")
    writer.side(finding.mapper)
    writer.key("codable")
    writer.side(finding.codable)
    writer.key("message")
    writer.string(finding.message)
    writer.endObject()
    try writer.withBytes { try spool.write($0) }
  }

  /// Writes the whole report.
  package mutating func finish(_ counts: LineCounts) throws {
    try spool.flush()
    try output.write("{\"lines\":\(counts.lines),")
    for lineClass in LineClass.allCases {
      try output.write("\"\(lineClass.rawValue)\":\(counts[lineClass]),")
    }
    try output.write("\"findings\":[")
    try copyFindings()
    try output.write(isEmpty ? "]}\n" : "\n]}\n")
  }

  private func copyFindings() throws {
    guard lseek(waiting, 0, SEEK_SET) == 0 else {
      throw ToolError("cannot read a temporary file: \(systemMessage())")
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = uninterrupted { read(waiting, &buffer, buffer.count) }
      guard count >= 0 else {
        throw ToolError("cannot read a temporary file: \(systemMessage())")
      }
      if count == 0 { break }
      try buffer.withUnsafeBytes { try output.write(.init(rebasing: $0[..<count])) }
    }
    try spool.close()
  }
}

extension JSONWriter {
  /// Writes a value as it is, a message as a string, and null for nothing.
  fileprivate mutating func side(_ side: LineFinding.Side) {
    switch side {
    case .absent: null()
    case .json(let text): literal(text)
    case .error(let message): string(message)
    }
  }
}
