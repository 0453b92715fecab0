import Foundation
import ParityTool
import Testing

@testable import json_parity

@Suite("Transcripts in documents are what the tool writes", .timeLimit(.minutes(2)))
struct ToolTranscriptTests {
  static let tool = "json-parity"
  static let minimumOfTranscripts = 2

  /// Whether Package.swift declares the tool; if it does, it must be built and shown.
  static func isDeclared() throws -> Bool {
    try Repository.text(of: "Package.swift").contains("\"\(tool)\"")
  }

  @Test(
    .enabled("Package.swift declares no json-parity, so no transcript can run") {
      try isDeclared()
    },
    arguments: try DocumentedTranscript.all())
  func `what a document shows is what its commands write`(_ documented: DocumentedTranscript) throws
  {
    let products = try Repository.products
    let binary = products.appending(path: Self.tool).path
    try #require(FileManager.default.isExecutableFile(atPath: binary), "\(Self.tool) is not built")
    let transcript = documented.transcript
    let replayed = try transcript.replayed(products: products)
    for (step, now) in zip(transcript.steps, replayed.steps) {
      let difference = firstDifference(step.output, now.output)
      #expect(difference == nil, "\(documented.document):\(step.line)")
    }
  }

  @Test func `transcripts are shown when there is a tool, and only then`() throws {
    let count = try DocumentedTranscript.all().count
    #expect(try Self.isDeclared() ? count >= Self.minimumOfTranscripts : count == 0)
  }

  @Test func `what heads the sample fits a terminal`() throws {
    let note = try #require(JSONParityCommand.sample).note
    #expect(note.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  private func transcript(_ text: [String]) throws -> ToolTranscript {
    try ToolTranscript(MarkdownFence.all(in: text.joined(separator: "\n")))
  }

  @Test func `a transcript is read as commands and what they write`() throws {
    let transcript = try transcript([
      "```console", "echo a", "echo b", "```", "Words.", "<!-- printed -->", "```text", "a", "b",
      "```",
      "```console", "true", "```", "<!-- command: test -->", "```console", "swift test", "```",
    ])
    #expect(
      transcript.steps == [
        .init(line: 1, commands: ["echo a", "echo b"], output: ["a", "b"]),
        .init(line: 11, commands: ["true"]),
      ])
  }

  @Test(arguments: [
    ["<!-- printed -->", "```text", "a", "```"],
    ["```console", "x", "```", "```text", "a", "```", "<!-- printed -->", "```text", "b", "```"],
  ])
  func `what is printed follows its commands`(text: [String]) {
    let line = text.count - 2
    #expect(
      throws: MarkupError(line: line, reason: "expected a console fence before what is printed")
    ) { try transcript(text) }
  }

  @Test
  func `a replayed transcript keeps the state of the shell, the exit status and both streams`()
    throws
  {
    let transcript = try transcript([
      "```console", "x=1; echo $x", "echo e >&2", "```", "<!-- printed -->", "```text", "1", "e",
      "```",
      "```console", "(exit 3)", "```",
      "```console", "echo $?; printf '%s\n\n%s' a $x", "```",
      "<!-- printed -->", "```text", "3", "a", "", "1", "```",
    ])
    #expect(try transcript.replayed(products: Repository.root) == transcript)
  }

  @Test func `a replayed transcript shows what has changed`() throws {
    let old = [
      "```console", "echo new", "```", "<!-- printed -->", "```text", "old", "```", "```console",
      "true",
      "```", "<!-- printed -->", "```text", "gone", "```",
    ]
    let replayed = try transcript(old).replayed(products: Repository.root)
    #expect(replayed.steps.map(\.output) == [["new"], []])
  }

  @Test func `the products directory holds the running tests`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.products.path)
    #expect(names.contains("JSONCodablePackageTests.xctest"))
  }
}
