import Foundation
import JSONCodable

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
  /// The tool with the verb `check`, which judges a line by its first word.
  static let underTest = Tool(
    version: "1.2.3",
    verbs: [.check(sample: Array("same\n\nreject\n".utf8)) { _ in { $0.map(judge) } }])

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

/// A check for tests: `same`, `reject`, `mapper`, `codable` and `differ` say the verdict.
@Sendable func judge(_ bytes: Data) -> LineVerdict {
  let text = String(decoding: bytes, as: UTF8.self)
  func finding(
    _ mapper: LineFinding.Content, _ codable: LineFinding.Content, _ message: String
  ) -> [LineFinding] {
    [LineFinding(path: JSONPath([.key("x")]), mapper: mapper, codable: codable, message: message)]
  }
  switch text {
  case "same": return .same
  case "reject": return LineVerdict(.bothReject, finding(.error("no"), .error("nein"), "neither"))
  case "mapper": return LineVerdict(.onlyMapper, finding(.json("{\"a\":1}"), .error("nein"), "one"))
  case "codable": return LineVerdict(.onlyCodable, finding(.error("no"), .json("[]"), "one"))
  default: return LineVerdict(.different, finding(.json("5"), .absent, "other \(text)"))
  }
}
