import Foundation
import Testing

@testable import ParityTool

@Suite("A report takes the place of an old one whole, or not at all")
struct ReplacementFileTests {
  /// A directory with a report of an earlier run.
  private func scratch() throws -> (scratch: Scratch, path: String) {
    let scratch = try Scratch()
    return (scratch, try scratch.write("old", to: "out"))
  }

  private func names(beside path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path()
    ).sorted()
  }

  private func mode(of path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }

  @Test func `a report that is not finished leaves the old one and nothing beside it`() throws {
    let (scratch, path) = try scratch()
    do {
      let sink = try OutputSink.file(path)
      try sink.write("half")
      try sink.flush()
    }
    #expect(try scratch.text("out") == "old")
    #expect(try names(beside: path) == ["out"])
  }

  @Test func `a report that is not finished makes no file`() throws {
    let (scratch, path) = try scratch()
    do {
      let sink = try OutputSink.file(scratch.path("new"))
      try sink.write("half")
      try sink.flush()
      #expect(!FileManager.default.fileExists(atPath: scratch.path("new")))
    }
    #expect(try names(beside: path) == ["out"])
  }

  @Test func `an interrupt finds every report that is not finished, and no other`() throws {
    let (scratch, path) = try scratch()
    func remembered() -> Int { InterruptedFiles.all.count { $0.hasPrefix(scratch.path("")) } }
    let one = try OutputSink.file(path)
    do {
      let other = try OutputSink.file(scratch.path("new"))
      try other.write("half")
      #expect(remembered() == 2)
      try one.close()
      #expect(remembered() == 1)
    }
    #expect(remembered() == 0)
    #expect(try names(beside: path) == ["out"])
  }

  @Test func `a new report has the rights of the old one`() throws {
    let (scratch, path) = try scratch()
    for rights in [0o640, 0o600, 0o444 | 0o200] as [mode_t] {
      try #require(chmod(path, rights) == 0)
      let sink = try OutputSink.file(path)
      try sink.write("new")
      try sink.close()
      #expect(try mode(of: path) == rights)
    }
    #expect(try scratch.text("out") == "new")
    #expect(try names(beside: path) == ["out"])
  }

  @Test func `a link goes on to lead to the report`() throws {
    let (scratch, path) = try scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: path)
    let sink = try OutputSink.file(scratch.path("link"))
    try sink.write("new")
    try sink.close()
    #expect(try scratch.text("out") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link")) == path)
  }

  @Test func `a link to nothing stays a link`() throws {
    let scratch = try Scratch()
    let (link, target) = (scratch.path("link"), scratch.path("new"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    do {
      _ = try OutputSink.file(link)
    }
    #expect(!FileManager.default.fileExists(atPath: target))
    let sink = try OutputSink.file(link)
    try sink.write("new")
    try sink.close()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try scratch.text("new") == "new")
  }

  // MARK: Signals

  @Test func `a signal that is ignored stays so`() async throws {
    let (scratch, path) = try scratch()
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGHUP, SIG_IGN)
      for text in ["half", "whole"] {
        let sink = try OutputSink.file(path)
        try sink.write(text)
        Self.interrupt(SIGHUP)
        try sink.close()
        Self.interrupt(SIGHUP)
      }
    }
    #expect(try scratch.text("out") == "whole")
  }

  @Test func `the handler of a program stays its own`() async throws {
    let (scratch, path) = try scratch()
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      signal(SIGINT, exitWithSeven)
      let sink = try OutputSink.file(path)
      try sink.write("half")
      Self.interrupt(SIGINT)
    }
    #expect(try scratch.text("out") == "old")
  }

  #if os(Linux)
    @Test func `a report goes behind what standard output has`() async throws {
      let scratch = try Scratch()
      let path = scratch.path("out")
      await #expect(processExitsWith: .success) { [path = path as String] in
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        dup2(descriptor, STDOUT_FILENO)
        write(STDOUT_FILENO, "head\n", 5)
        let sink = try OutputSink.file("/dev/stdout")
        try sink.write("report")
        try sink.close()
      }
      // The library of the tests may write there as well.
      let written = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(written.starts(with: Data("head\nreport".utf8)))
    }
  #endif

  /// Sends the process a signal that this thread takes, although threads of Dispatch block them all.
  private static func interrupt(_ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupt leaves the old report and nothing beside it`(_ number: Int32) async throws {
    let (scratch, path) = try scratch()
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      let sink = try OutputSink.file(path)
      try sink.write("half")
      try sink.flush()
      Self.interrupt(number)
    }
    #expect(try scratch.text("out") == "old")
    #expect(try names(beside: path) == ["out"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupt behind the end keeps the new report`(_ number: Int32) async throws {
    let (scratch, path) = try scratch()
    await #expect(processExitsWith: .signal(number)) {
      [path = path as String, number = number as Int32] in
      let sink = try OutputSink.file(path)
      try sink.write("new")
      try sink.close()
      Self.interrupt(number)
    }
    #expect(try scratch.text("out") == "new")
    #expect(try names(beside: path) == ["out"])
  }
}

// A function of its own: a closure in a test may be bound to the test's actor.
private func exitWithSeven(_ number: Int32) { _exit(7) }
