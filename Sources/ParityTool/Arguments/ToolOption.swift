/// An option of the command line: its name, what it takes, and its line in the help.
///
/// A verb is a table of these; parsing and help both read the table.
package struct ToolOption: Hashable, Sendable {
  /// What follows the option's name.
  package enum Value: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// One of these words; the first is what holds without the option.
    case choice([String])
    /// Any text, shown in the help under this name.
    case text(String)
    /// An integer of at least 1, shown in the help under this name.
    case count(String)
  }

  /// The name, without the dashes.
  package var name: String
  package var value: Value
  /// One sentence without a full stop.
  package var help: String
  /// Whether every occurrence counts; otherwise the last one does.
  package var isRepeatable: Bool

  package init(_ name: String, _ value: Value, _ help: String, isRepeatable: Bool = false) {
    self.name = name
    self.value = value
    self.help = help
    self.isRepeatable = isRepeatable
  }

  /// The option with its value as the help shows it, such as `--format text|json`.
  var usage: String {
    switch value {
    case .flag: "--\(name)"
    case .choice(let words): "--\(name) \(words.joined(separator: "|"))"
    case .text(let placeholder), .count(let placeholder): "--\(name) \(placeholder)"
    }
  }
}

extension ToolOption {
  package static let help = ToolOption("help", .flag, "Show this help; -h is the same")
  package static let version = ToolOption("version", .flag, "Show the version")
  /// The options that the tool and each of its verbs have.
  static let common = [help, version]

  static let lines = ToolOption(
    "lines", .flag, "Read every file line by line, also one whose name ends in .json")
  static let color = ToolOption(
    "color", .choice(["auto", "always", "never"]), "Use colours; auto: on a terminal")
  static let sample = ToolOption("sample", .flag, "Take the sample that ships with the program")
  package static let output = ToolOption(
    "output", .text("FILE"), "Write the report to FILE; - is standard output")
  package static let jobs = ToolOption(
    "jobs", .count("N"), "Work in N threads; without it, one for each processor")
  package static let progress = ToolOption(
    "progress", .choice(ProgressMode.allCases.map(\.rawValue)),
    "Show progress on standard error; auto: when it is a terminal")
}
