import Foundation

/// The session of a document: the commands of its `console` fences, and what those of each fence write.
struct ToolTranscript: Hashable, Sendable {
  /// The commands of one fence.
  struct Step: Hashable, Sendable {
    /// The line of the opening fence.
    var line: Int
    var commands: [String]
    var output: [String] = []
  }

  var steps: [Step] = []

  /// Takes the `console` fences of a document, with what is `<!-- printed -->` in the fence after each.
  ///
  /// - Throws: ``MarkupError`` for a fence of output that does not follow one of commands.
  init(_ fences: [MarkdownFence]) throws {
    var isOpen = false
    for fence in fences {
      if fence.language == "console", fence.commandName == nil {
        steps.append(Step(line: fence.line, commands: fence.lines))
        isOpen = true
        continue
      }
      if fence.marker == .printed {
        guard isOpen else {
          throw MarkupError(
            line: fence.line, reason: "expected a console fence before what is printed")
        }
        steps[steps.count - 1].output = fence.lines
      }
      isOpen = false
    }
  }
}

/// A shell that has ended before all steps of a transcript were run.
struct ShellEnded: Error { let step: Int }

extension ToolTranscript {
  private static let separator: Character = "\u{1E}"

  /// The same commands with what they write now: one shell, in a directory that is empty but for the products as
  /// `.build/debug`, which are first on the path, too.
  func replayed(products: URL) throws -> ToolTranscript {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let build = directory.appending(path: ".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: build.appending(path: "debug"), withDestinationURL: products)
    let result = Result { try run(script, in: directory, products: products) }
    try FileManager.default.removeItem(at: directory)
    var replayed = self
    let outputs = try result.get()
      .split(separator: Self.separator, omittingEmptySubsequences: false)
    // Behind the last separator there is one more.
    guard outputs.count > steps.count else { throw ShellEnded(step: outputs.count) }
    for (index, output) in zip(steps.indices, outputs) {
      replayed.steps[index].output = output.isEmpty ? [] : lines(of: String(output))
    }
    return replayed
  }

  /// Runs the steps in turn, ends the output of each with the separator, and keeps `$?`.
  private var script: String {
    let scripts = steps.map { step in
      // SwiftPM holds a lock while the tests run, so `swift run` would wait for itself.
      let commands = step.commands.joined(separator: "\n")
        .replacing("swift run json-parity", with: "json-parity")
      return "\(commands)\nstatus=$?; printf '\\036'; (exit $status)"
    }
    return "exec 2>&1\n" + scripts.joined(separator: "\n")
  }

  private func run(_ script: String, in directory: URL, products: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = directory
    process.environment = ["PATH": "\(products.path):/usr/bin:/bin", "LC_ALL": "C"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
