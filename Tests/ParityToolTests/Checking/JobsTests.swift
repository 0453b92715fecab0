import Foundation
import Testing

@testable import ParityTool

@Suite("The report of check is the same for any number of jobs")
struct JobsTests {
  /// More than a few chunks of lines, all classes among them.
  static let input = (0..<3_000).map { number in
    ["\"same\"", "\"reject\"", "", "\"left\"", "\"right\"", "\"same\"", "\"differ\""][number % 7]
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
}
