internal import Foundation
public import JSONParity

/// A command-line program that compares the mappings that it names.
///
///     import JSONParity
///     import ParityTool
///
///     @main struct ShopParity: ParityProgram {
///       static let checks = [ParityCheck("user", .mapper(User.self), .codable(NewUser.self))]
///     }
///
/// That is the whole program. It has the verbs `check`, `faults`, `round-trip`, `diff` and `source`, each with its
/// help; it works on all cores, shows progress and reports as text, JSON and HTML. Its exit status is 0 where nothing
/// differs, 1 where something does, and 2 where it cannot tell.
///
///     shop-parity check user users.ndjson
public protocol ParityProgram {
  /// The checks, each under its name.
  static var checks: [ParityCheck] { get }
  /// What the program is called in its own messages; by default the name of its file.
  static var name: String { get }
  /// What `--version` says behind the name.
  static var version: String { get }
  /// Documents that the program brings, for `--sample`; by default none.
  static var sample: ParitySample? { get }
}

/// Documents that a program brings along, for a first look.
public struct ParitySample: Sendable {
  /// The documents, one a line.
  public var lines: [UInt8]
  /// What they are, in a sentence or two, at the head of a report.
  public var note: String

  /// Creates a sample.
  public init(lines: [UInt8], note: String) {
    self.lines = lines
    self.note = note
  }
}

extension ParityProgram {
  /// The name of the program's file.
  public static var name: String {
    CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "parity"
  }

  /// A version of no meaning.
  public static var version: String { "0" }

  /// No sample.
  public static var sample: ParitySample? { nil }

  /// Runs the program on the words of the command line, and ends the process with its exit status.
  public static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(tool.run(words, console: .standard()).rawValue)
  }

  /// The program as a tool.
  package static var tool: Tool {
    let set = CheckSet(checks: checks, sample: sample)
    return Tool(
      name: name, version: version,
      verbs: [.check(set), .faults(set), .roundTrip(set), .diff, .source(set)])
  }
}
