import Foundation
import JSONParity
import JSONText

/// What is known of the terminal around the tool.
package struct Terminal: Hashable, Sendable {
  /// Whether standard input is one.
  package var isInput: Bool
  /// Whether standard output is one.
  package var isOutput: Bool
  /// Whether standard error is one.
  package var isErrors: Bool
  /// How many columns a line has: what `COLUMNS` says, or the terminal, or 80; at most 1,000.
  package var columns: Int
  /// Whether colour is unwanted: `NO_COLOR` is set and not empty, or `TERM` is `dumb`.
  package var isPlain: Bool

  package init(
    isInput: Bool = false, isOutput: Bool, isErrors: Bool, columns: Int = 80, isPlain: Bool = false
  ) {
    self.isInput = isInput
    self.isOutput = isOutput
    self.isErrors = isErrors
    self.columns = min(columns, 1_000)
    self.isPlain = isPlain
  }

  /// Creates the facts from an environment.
  ///
  /// - Parameters:
  ///   - isInput: Whether standard input is a terminal.
  ///   - isOutput: Whether standard output is a terminal.
  ///   - isErrors: Whether standard error is a terminal.
  ///   - environment: The variables `COLUMNS`, `NO_COLOR` and `TERM`.
  ///   - window: How many columns the terminal itself says that it has.
  package init(
    isInput: Bool = false, isOutput: Bool, isErrors: Bool, environment: [String: String],
    window: Int?
  ) {
    let wished = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let given = wished >= 20 ? wished : window ?? 0
    self.init(
      isInput: isInput, isOutput: isOutput, isErrors: isErrors, columns: given >= 20 ? given : 80,
      isPlain: environment["NO_COLOR", default: ""] != "" || environment["TERM"] == "dumb")
  }

  /// The terminal of this process.
  package static var current: Terminal {
    Terminal(
      isInput: isatty(STDIN_FILENO) == 1, isOutput: isatty(STDOUT_FILENO) == 1,
      isErrors: isatty(STDERR_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment, window: windowColumns)
  }

  private static var windowColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// Where the tool reads and writes.
package struct Console {
  /// The descriptor of standard input.
  package var input: Int32
  package var output: OutputSink
  /// Standard error; nothing is kept back.
  package var errors: OutputSink
  package var terminal: Terminal
  /// What the program is called in its messages.
  package var program = "json-parity"

  package init(input: Int32, output: OutputSink, errors: OutputSink, terminal: Terminal) {
    self.input = input
    self.output = output
    self.errors = errors
    self.terminal = terminal
  }

  /// Returns the standard streams of this process.
  package static func standard() -> Console {
    occupyStandardDescriptors()
    return Console(
      input: STDIN_FILENO,
      output: OutputSink(descriptor: STDOUT_FILENO, name: "standard output"),
      errors: OutputSink(descriptor: STDERR_FILENO, name: "standard error", capacity: 0),
      terminal: .current)
  }

  /// Opens the standard descriptors that the caller has closed, in the wrong direction.
  ///
  /// Else the next file would get their numbers, and the report would go into it.
  private static func occupyStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // `open` gives the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Runs a body with where a report goes, and with the terminal that it sees: none if it goes into a file.
  ///
  /// - Parameters:
  ///   - arguments: They may name a file; `-` is standard output.
  ///   - inputs: The files that are read, none of which the file may be.
  ///   - body: Writes the report.
  /// - Returns: What the body returns, when all is written.
  /// - Throws: What the body throws, and `ToolError` when the report cannot be written.
  func withOutput<R>(
    _ arguments: Arguments, unlike inputs: [FileIdentity],
    _ body: (OutputSink, Terminal) throws -> R
  ) throws -> R {
    guard let path = arguments[.output], path != "-" else {
      let result = try body(output, terminal)
      try output.flush()
      return result
    }
    let file = try OutputSink.file(path, unlike: inputs)
    let result = try body(file, Terminal(isOutput: false, isErrors: false))
    try file.close()
    return result
  }

  /// Writes to standard error why the tool cannot tell.
  func fail(_ reason: String) { tell("error: \(reason)") }

  /// Writes to standard error what the user should know.
  func warn(_ fact: String) { tell("warning: \(fact)") }

  /// Writes to standard error what the tool does.
  func tell(_ fact: String) { complain("\(program): \(fact)") }

  /// Writes a line to standard error, in which nothing steers the terminal; on one, words stay whole.
  package func complain(_ line: String) {
    let lines = line.printable.wrapped(to: terminal.isErrors ? terminal.columns : nil)
    do {
      try errors.write(lines.joined(separator: "\n") + "\n")
    } catch {
      // There is no place left to say it; the exit status still does.
    }
  }
}
