import Foundation

/// A session in a `console` fence: commands, and what each of them writes.
struct ToolTranscript: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var command: String
    var output: [String]
  }

  var steps: [Step]

  /// Reads the lines of a fence: `$ ` begins a command, all else is what the command above wrote.
  ///
  /// - Throws: ``MarkupError`` when the first line is no command.
  init(_ lines: [String]) throws {
    steps = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: []))
      } else if steps.isEmpty {
        throw MarkupError(line: index + 1, reason: "expected a command: $ …")
      } else {
        steps[steps.count - 1].output.append(line)
      }
    }
  }
}

extension ToolTranscript {
  private static let separator: Character = "\u{1E}"

  /// The same commands with what they write now: one shell, in an empty directory, with `products`
  /// first on the path.
  func replayed(products: URL) throws -> ToolTranscript {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let result = Result { try run(script, in: directory, products: products) }
    try FileManager.default.removeItem(at: directory)
    var replayed = self
    let outputs = try result.get()
      .split(separator: Self.separator, omittingEmptySubsequences: false)
    for (index, output) in zip(steps.indices, outputs) {
      replayed.steps[index].output = output.isEmpty ? [] : lines(of: String(output))
    }
    return replayed
  }

  /// Runs the commands in turn, ends the output of each with the separator, and keeps `$?`.
  private var script: String {
    let commands = steps.map { step in
      // SwiftPM holds a lock while the tests run, so `swift run` would wait for itself.
      let command = step.command.replacing("swift run json-parity", with: "json-parity")
      return "\(command)\nstatus=$?; printf '\\036'; (exit $status)"
    }
    return "exec 2>&1\n" + commands.joined(separator: "\n")
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
