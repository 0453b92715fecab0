import Foundation
import JSONParity

@testable import ParityTool

/// A directory of a test's own, gone with the value.
final class Scratch {
  private let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: directory)
    } catch {
      assertionFailure("\(error)")
    }
  }

  func path(_ name: String) -> String { directory.appending(path: name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: directory.appending(path: name))
    return path(name)
  }

  func sink(_ name: String, capacity: Int = 1 << 16) throws -> OutputSink {
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { throw ToolError(systemMessage()) }
    return OutputSink(descriptor: descriptor, name: name, capacity: capacity)
  }
}

/// What a run of the tool leaves behind.
struct ToolRun: Hashable {
  var status: Outcome
  var output = ""
  var errors = ""
}

extension Tool {
  /// The tool with the verbs of one check, which judges a document by its first word.
  static let underTest = Tool(
    version: "1.2.3",
    verbs: [
      .check(.judging), .faults(.judging), .roundTrip(.judging),
    ])

  /// Runs the tool on the words, with files in the place of the standard streams.
  func run(
    _ words: [String], input: String = "", in scratch: Scratch,
    terminal: Terminal = Terminal(isOutput: false, isErrors: false)
  ) throws -> ToolRun {
    let descriptor = try openForReading(try scratch.write(input, to: "stdin"))
    let console = Console(
      input: descriptor, output: try scratch.sink("stdout"),
      errors: try scratch.sink("stderr", capacity: 0), terminal: terminal)
    let status = run(words, console: console)
    try console.output.close()
    try console.errors.close()
    close(descriptor)
    return ToolRun(
      status: status, output: try scratch.text("stdout"), errors: try scratch.text("stderr"))
  }
}

extension CheckSet {
  static let judging = CheckSet(
    checks: [judging(name: "words")],
    sample: ParitySample(
      lines: Array("\"same\"\n\n\"reject\"\n".utf8), note: "This is the sample.\n"))

  /// A check for tests: the text `same`, `reject`, `left`, `right` or `differ` is the verdict.
  static func judging(name: String) -> ParityCheck {
    ParityCheck(
      name,
      .functions("mapper", read: reader(refusing: "right"), write: { Data("\"\($0)\"".utf8) }),
      .functions(
        "Codable", read: reader(refusing: "left"),
        write: { Data("\"\($0 == "differ" ? "other" : $0)\"".utf8) }))
  }

  private static func reader(
    refusing word: String
  ) -> @Sendable (Data) throws -> String {
    { document in
      let found = try JSONValue(parsing: document)
      guard case .string(let text) = found, text != "reject", text != word else {
        throw ToolError("no \(found)")
      }
      return text
    }
  }
}
