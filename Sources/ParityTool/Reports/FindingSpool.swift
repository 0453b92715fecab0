import Foundation

/// Findings, a line of JSON each, that wait in a temporary file until what stands before them is
/// known.
///
/// Memory does not grow with their number.
struct FindingSpool {
  /// What stands between two findings.
  static let separator = ",\n"

  private let descriptor: Int32
  private let sink: OutputSink
  private var isEmpty = true

  /// Creates an empty spool.
  ///
  /// - Throws: `ToolError` when there is no room for a temporary file.
  init() throws {
    descriptor = try openUnnamedFile()
    sink = OutputSink(descriptor: descriptor, name: "a temporary file")
  }

  /// Adds a finding, or several with the separator between them.
  mutating func add(_ findings: String) throws {
    try sink.write(isEmpty ? "\n" : Self.separator)
    isEmpty = false
    try sink.write(findings)
  }

  /// Writes all findings as an array, and ends the temporary file.
  func write(to output: OutputSink) throws {
    try sink.flush()
    try output.write("[")
    try copy(to: output)
    try output.write(isEmpty ? "]" : "\n]")
    try sink.close()
  }

  private func copy(to output: OutputSink) throws {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw ToolError("cannot read a temporary file: \(systemMessage())")
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = uninterrupted { read(descriptor, &buffer, buffer.count) }
      guard count >= 0 else {
        throw ToolError("cannot read a temporary file: \(systemMessage())")
      }
      if count == 0 { return }
      try buffer.withUnsafeBytes { try output.write(.init(rebasing: $0[..<count])) }
    }
  }
}
