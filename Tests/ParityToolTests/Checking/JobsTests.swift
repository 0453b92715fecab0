import Foundation
import Testing

@testable import ParityTool

@Suite("The report of check is the same for any number of jobs")
struct JobsTests {
  /// More than a few chunks of lines, all classes among them.
  static let input = (0..<3_000).map { number in
    ["same", "reject", "", "mapper", "codable", "same", "differ \(number)"][number % 7]
  }.joined(separator: "\n")

  @Test(arguments: ["text", "json", "html"])
  func `one job and many report the same`(_ format: String) throws {
    let alone = try run(["--jobs", "1", "--format", format])
    #expect(alone.status == .different)
    for jobs in ["2", "3", "8"] {
      #expect(try run(["--jobs", jobs, "--format", format]) == alone)
    }
    #expect(try run(["--format", format]) == alone)
  }

  private func run(_ words: [String]) throws -> ToolRun {
    try Tool.underTest.run(["check", "-"] + words, input: Self.input, in: Scratch())
  }

  @Test(arguments: ["1", "2", "8"])
  func `a reading that fails comes after the findings before it`(_ jobs: String) throws {
    let scratch = try Scratch()
    var left = 700
    let bytes = Array("differ\n".utf8)
    var reader = LineReader(capacity: 64) { buffer in
      left -= 1
      if left < 0 { throw ToolError("cannot read it") }
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
    let output = try scratch.sink("out")
    var report: any LineReport = TextLineReport(
      output, terminal: Terminal(isOutput: false, isErrors: false))
    let console = Console(
      input: -1, output: output, errors: output, terminal: .init(isOutput: false, isErrors: false))
    #expect(throws: ToolError("cannot read it")) {
      try checkLines(
        of: &reader, jobs: try #require(Int(jobs)), by: { _ in { $0.map(judge) } }, into: &report,
        progress: ProgressLine(.never, console: console, total: nil))
    }
    try output.close()
    #expect(try scratch.text("out").count { $0 == ":" } == 1_400)
  }
}
