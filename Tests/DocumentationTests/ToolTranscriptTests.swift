import Foundation
import Testing

@Suite("Transcripts in documents are what the tool writes", .timeLimit(.minutes(2)))
struct ToolTranscriptTests {
  static let tool = "json-parity"
  static let minimumOfTranscripts = 1

  /// Whether Package.swift declares the tool; if it does, it must be built and shown.
  static func isDeclared() throws -> Bool {
    try Repository.text(of: "Package.swift").contains("\"\(tool)\"")
  }

  @Test(
    .enabled("Package.swift declares no json-parity, so no transcript can run") {
      try isDeclared()
    },
    arguments: try DocumentedFence.transcripts())
  func `a console fence equals what its commands write`(_ documented: DocumentedFence) throws {
    let products = try Repository.products
    let binary = products.appending(path: Self.tool).path
    try #require(FileManager.default.isExecutableFile(atPath: binary), "\(Self.tool) is not built")
    let transcript = try ToolTranscript(documented.fence.lines)
    let replayed = try transcript.replayed(products: products)
    for (step, now) in zip(transcript.steps, replayed.steps) {
      let difference = firstDifference(step.output, now.output)
      #expect(difference == nil, "\(documented.place): $ \(step.command)")
    }
  }

  @Test func `transcripts are shown when there is a tool, and only then`() throws {
    let count = try DocumentedFence.transcripts().count
    #expect(try Self.isDeclared() ? count >= Self.minimumOfTranscripts : count == 0)
  }

  @Test func `a transcript is read as commands and what they write`() throws {
    let transcript = try ToolTranscript(["$ echo a; echo b", "a", "b", "$ true", "$ false"])
    #expect(
      transcript.steps == [
        .init(command: "echo a; echo b", output: ["a", "b"]),
        .init(command: "true", output: []),
        .init(command: "false", output: []),
      ])
  }

  @Test func `a transcript begins with a command`() {
    #expect(throws: MarkupError(line: 1, reason: "expected a command: $ …")) {
      try ToolTranscript(["text"])
    }
  }

  @Test
  func `a replayed transcript keeps the state of the shell, the exit status and both streams`()
    throws
  {
    let lines = [
      "$ x=1; echo $x; echo e >&2", "1", "e", "$ (exit 3)", "$ echo $?", "3", "$ printf 'a\\n\\nb'",
      "a", "", "b",
    ]
    let transcript = try ToolTranscript(lines)
    #expect(try transcript.replayed(products: Repository.root) == transcript)
  }

  @Test func `a replayed transcript shows what has changed`() throws {
    let transcript = try ToolTranscript(["$ echo new", "old", "$ true", "gone"])
    let replayed = try transcript.replayed(products: Repository.root)
    #expect(replayed == (try ToolTranscript(["$ echo new", "new", "$ true"])))
  }

  @Test func `the products directory holds the running tests`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.products.path)
    #expect(names.contains("JSONCodablePackageTests.xctest"))
  }
}
