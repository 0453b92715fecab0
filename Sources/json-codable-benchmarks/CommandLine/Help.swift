import ParityTool

extension Options {
  /// What `--help` writes.
  static var helpText: String {
    let rows = table.map { ("--\($0.name)\(placeholder($0))", $0.help) }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { usage, help in
      "  \(usage)\(String(repeating: " ", count: width - usage.count))  \(help)\n"
    }
    return """
      Measures the mapper against code by hand, Codable and JSONSerialization.

      Usage: json-codable-benchmarks [OPTION…]

      Options:
      \(lines.joined())
      Exit status: 0 done, 1 contenders disagree or a file cannot be read or written, 2 the
      options are wrong.

      """
  }

  private static func placeholder(_ option: ToolOption) -> String {
    switch option.value {
    case .flag: ""
    case .choice(let words): " \(words.joined(separator: "|"))"
    case .text(let placeholder), .count(let placeholder): " \(placeholder)"
    }
  }
}
