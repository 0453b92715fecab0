import Foundation
import Testing

@testable import ParityTool

@Suite("Output goes out whole, and what does not is an error")
struct OutputSinkTests {
  @Test func `text waits until there is enough of it`() throws {
    let scratch = try Scratch()
    let sink = try scratch.sink("out", capacity: 4)
    try sink.write("abcd")
    #expect(try scratch.text("out") == "")
    try sink.write("e")
    #expect(try scratch.text("out") == "abcde")
    try sink.write("f")
    try sink.close()
    #expect(try scratch.text("out") == "abcdef")
  }

  @Test func `others are told before bytes go out`() throws {
    let scratch = try Scratch()
    let sink = try scratch.sink("out")
    var told: [String] = []
    sink.willWrite = {
      do { told.append(try scratch.text("out")) } catch { Issue.record(error) }
    }
    try sink.flush()
    try sink.write("a")
    try sink.flush()
    try sink.write("b")
    try sink.close()
    #expect(told == ["", "a"])
  }

  @Test func `a file is emptied first`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("old and long", to: "out")
    let sink = try OutputSink.file(path)
    try sink.write("new")
    try sink.close()
    #expect(try scratch.text("out") == "new")
  }

  @Test func `the input is not overwritten`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("old", to: "in")
    let input = try openForReading(path)
    #expect(throws: ToolError("cannot write \(path): it is the input")) {
      try OutputSink.file(path, unlike: [FileIdentity(of: input)].compactMap(\.self))
    }
    close(input)
    #expect(try scratch.text("in") == "old")
  }

  @Test func `a path that cannot be written is an error`() throws {
    let scratch = try Scratch()
    let path = scratch.path("missing/out")
    #expect(throws: ToolError("cannot write \(path): No such file or directory")) {
      try OutputSink.file(path)
    }
  }

  #if os(Linux)
    @Test func `a full disk is an error`() throws {
      let sink = try OutputSink.file("/dev/full")
      try sink.write("a")
      #expect(throws: ToolError("cannot write /dev/full: No space left on device")) {
        try sink.close()
      }
    }
  #endif

  @Test func `a reader that goes away is a broken pipe`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let sink = OutputSink(descriptor: ends[1], name: "pipe")
    try sink.write("a")
    #expect(throws: BrokenPipe.self) { try sink.close() }
  }
}
