import Foundation
import Testing

@testable import ParityTool

@Suite("A report goes into a file whole, or the file stays as it was")
struct OutputFileTests {
  private static let tool = Tool(version: "1.2.3", verbs: [.diff])

  @Test(arguments: ["text", "json", "html", "patch"])
  func `an old report stays where a document cannot be read`(_ format: String) throws {
    let scratch = try Scratch()
    let paths = [try scratch.write("1", to: "left"), try scratch.write("[1", to: "right")]
    let words = ["diff"] + paths + ["--format", format, "--output"]
    let old = try scratch.write("old", to: "old")
    let run = try Self.tool.run(words + [old], in: scratch)
    #expect(run.status == .cannotTell && run.output == "")
    #expect(try scratch.text("old") == "old")
    let other = try Self.tool.run(words + [scratch.path("new")], in: Scratch())
    #expect(other.status == .cannotTell)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("new")))
  }

  @Test func `an old report is replaced by one on lines that cannot be read`() throws {
    let scratch = try Scratch()
    let paths = [try scratch.write("1\n", to: "left"), try scratch.write("[1\n", to: "right")]
    let old = try scratch.write("old", to: "old")
    let words = ["diff"] + paths + ["--lines", "--output", old]
    #expect(try Self.tool.run(words, in: scratch).status == .cannotTell)
    #expect(
      try scratch.text("old") == """
        1 line: 0 same, 0 different, 1 not valid JSON; no differences

        nothing was compared: no line is valid JSON in both files

        """)
  }

  @Test func `a file that cannot be written leaves nothing behind`() throws {
    let scratch = try Scratch()
    // A name that has no room for another one beside it.
    let path = scratch.path(String(repeating: "x", count: 252))
    let file = try scratch.write("1", to: "in")
    #expect(
      try Self.tool.run(["diff", file, file, "--output", path], in: scratch)
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: cannot write beside \(path): File name too long\n"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a dash is standard output`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("1", to: "in")
    #expect(
      try Self.tool.run(["diff", file, file, "--output", "-"], in: scratch)
        == ToolRun(status: .same, output: "no differences\n"))
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }
}
