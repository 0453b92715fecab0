import Foundation
import JSONParity
import JSONText

/// The words after the verb, read by a table of options.
package struct Arguments: Hashable, Sendable {
  /// The words that are no options, in their order.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads words: `--name`, `--name value`, `--name=value`; after `--` every word is an operand,
  /// and `-` alone always is.
  ///
  /// - Throws: `ToolError` for an unknown option, a missing or needless value, and a value that the
  ///   option does not take.
  package init(_ words: some Sequence<String>, options: [ToolOption]) throws {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      } else if word.hasPrefix("-"), word != "-" {
        try read(option: word == "-h" ? "--help" : word, &rest, options)
      } else {
        operands.append(word)
      }
    }
  }

  /// Returns whether the option is given.
  package func contains(_ option: ToolOption) -> Bool { values[option.name] != nil }

  /// The option's last value, or what holds without it.
  package subscript(_ option: ToolOption) -> String? {
    if let value = values[option.name]?.last { return value }
    if case .choice(let words) = option.value { return words.first }
    return nil
  }

  /// Returns the option's values, in their order.
  package func all(_ option: ToolOption) -> [String] { values[option.name] ?? [] }

  /// How many threads are to work; no more than any machine has a use for.
  package var jobs: Int {
    min(self[.jobs].flatMap { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount, 256)
  }

  /// Whether progress is shown.
  var progress: ProgressMode { ProgressMode(rawValue: self[.progress] ?? "") ?? .auto }

  /// How a report looks on a terminal: as wide as that, and without a terminal as wide as it takes.
  func textFormat(_ terminal: Terminal) -> ParityReport.TextFormat {
    let hasColor =
      switch self[.color] {
      case "always": true
      case "never": false
      default: terminal.isOutput && !terminal.isPlain
      }
    return ParityReport.TextFormat(
      hasColor: hasColor, width: terminal.isOutput ? terminal.columns : nil, maximum: .max,
      showsRejected: contains(Verb.showRejected))
  }

  private mutating func read(
    option word: String, _ rest: inout ArraySlice<String>, _ options: [ToolOption]
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = options.first(where: { "--\($0.name)" == parts[0] }) else {
      let names = options.map { "--\($0.name)" }
      throw ToolError("unknown option \(parts[0]), expected \(oneOf(names))")
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    let value = try Self.value(of: option, attached, &rest)
    values[option.name] = (option.isRepeatable ? all(option) : []) + [value]
  }

  private static func value(
    of option: ToolOption, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws -> String {
    if option.value == .flag {
      guard attached == nil else { throw ToolError("option --\(option.name) takes no value") }
      return ""
    }
    // A word with two dashes is the next option; a value that begins so is given with `=`.
    let next = rest.first.map { !$0.hasPrefix("--") } == true ? rest.first : nil
    guard let value = attached ?? next else {
      throw ToolError("missing value of option --\(option.name), expected \(option.expected)")
    }
    if attached == nil { rest.removeFirst() }
    try option.validate(value)
    return value
  }
}

extension ToolOption {
  fileprivate func validate(_ word: String) throws {
    switch value {
    case .flag: return
    case .text:
      // As of a variable that nobody has set.
      if word.isEmpty { throw ToolError("empty value of option --\(name), expected \(expected)") }
    case .choice(let words):
      if !words.contains(word) { throw unexpected(word) }
    case .count:
      if Int(word).map({ $0 >= 1 }) != true { throw unexpected(word) }
    }
  }

  private func unexpected(_ word: String) -> ToolError {
    ToolError("unknown value \(word.quoted) of option --\(name), expected \(expected)")
  }

  /// The values that it takes, as the messages name them.
  fileprivate var expected: String {
    switch value {
    case .flag: "no value"
    case .choice(let words): oneOf(words)
    case .text(let placeholder): placeholder
    case .count: "an integer from 1"
    }
  }
}
