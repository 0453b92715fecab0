import Foundation
import Testing

@testable import ParityTool

@Suite("What a file has when it is read is what counts, and what cannot be read is named")
struct InputFileTests {
  private let console = Console(
    input: -1, output: OutputSink(descriptor: -1, name: "none"),
    errors: OutputSink(descriptor: -1, name: "none"),
    terminal: Terminal(isOutput: false, isErrors: false))

  private func opened(_ path: String) throws -> InputFile { try InputFile(path, console) }

  @Test func `a file that is removed while it is read is read to its end`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("[1,2]", to: "in")
    let file = try opened(path)
    defer { file.close() }
    try FileManager.default.removeItem(atPath: path)
    #expect(try file.contents() == Data("[1,2]".utf8))
  }

  @Test func `a file that shrinks while it is read ends early`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("[1,2]\n[3]\n", to: "in")
    let file = try opened(path)
    defer { file.close() }
    try #require(truncate(path, 6) == 0)
    var lines = file.lines
    #expect(try lines.next()?.bytes == Array("[1,2]".utf8))
    #expect(try lines.next() == nil)
  }

  @Test func `a file that grows while it is read is read to its new end`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("[1,", to: "in")
    let file = try opened(path)
    defer { file.close() }
    let sink = try scratch.sink("in")
    try sink.write("2]")
    try sink.close()
    #expect(try file.contents() == Data("[1,2]".utf8))
  }

  @Test func `a file that is replaced while it is read is read as it was`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("[1]", to: "in")
    let file = try opened(path)
    defer { file.close() }
    let other = try scratch.write("[2]", to: "other")
    try #require(rename(other, path) == 0)
    #expect(try file.contents() == Data("[1]".utf8))
  }

  @Test func `a directory is named when it is read`() throws {
    let file = try opened("/")
    defer { file.close() }
    #expect(throws: ToolError("cannot read /: Is a directory")) { try file.contents() }
    var lines = file.lines
    #expect(throws: ToolError("cannot read /: Is a directory")) { try lines.next() }
  }

  @Test(.enabled("a superuser may read every file") { geteuid() != 0 })
  func `a file that may not be read is named`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("[1]", to: "in")
    try #require(chmod(path, 0) == 0)
    #expect(throws: ToolError("cannot read \(path): Permission denied")) { try opened(path) }
  }

  @Test func `a named pipe is read to its end, and its size is not known`() throws {
    let scratch = try Scratch()
    let path = scratch.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let writer = Thread {
      let end = open(path, O_WRONLY)
      let sink = OutputSink(descriptor: end, name: "pipe")
      do {
        try sink.write("[1,2]")
        try sink.close()
      } catch {
        Issue.record(error)
      }
    }
    writer.start()
    let file = try opened(path)
    defer { file.close() }
    #expect(file.identity == nil)
    #expect(try file.contents() == Data("[1,2]".utf8))
  }
}
