/// A fenced block of a Markdown text, with the marker on the line above it.
struct MarkdownFence: Hashable, Sendable {
  /// What a comment such as `<!-- sample: restore-user -->` says of the fence below it.
  enum Marker: Hashable, Sendable {
    case sample(String)
    case output(String)
    case command(String)
    /// What the commands of the `console` fence before it write.
    case printed
  }

  /// The line of the opening fence, from 1.
  var line: Int
  /// The first word after the backticks, or an empty string.
  var language: String
  /// The other words after the backticks.
  var attributes: [String]
  /// The marker on the line above, if there is one.
  var marker: Marker?
  /// The lines between the fences, without the opening fence's indentation.
  var lines: [String]
}

/// Says where a document or a source breaks the rules of marked samples.
struct MarkupError: Error, Hashable, CustomStringConvertible {
  var file: String?
  var line: Int
  var reason: String

  var description: String { "\(file.map { "\($0):" } ?? "line ")\(line): \(reason)" }

  /// What `read` returns; an error of it gains the name of the file.
  static func naming<R>(_ file: String, _ read: () throws -> R) throws -> R {
    do {
      return try read()
    } catch var error as MarkupError {
      error.file = file
      throw error
    }
  }
}

extension MarkdownFence {
  /// The fences of a Markdown text, in their order.
  ///
  /// - Throws: ``MarkupError`` for a fence that is not closed, a marker of an unknown kind, and a
  ///   marker without a fence on the next line.
  static func all(in text: String) throws -> [MarkdownFence] {
    var parser = Parser()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try parser.read(line)
    }
    return try parser.finish()
  }

  var sampleName: String? {
    if case .sample(let name) = marker { name } else { nil }
  }

  var outputName: String? {
    if case .output(let name) = marker { name } else { nil }
  }

  var commandName: String? {
    if case .command(let name) = marker { name } else { nil }
  }
}

/// Reads lines; between two lines it is either outside a fence or in `open`.
private struct Parser {
  private var number = 0
  private var fences: [MarkdownFence] = []
  private var marker: MarkdownFence.Marker?
  private var open: (fence: MarkdownFence, delimiter: Substring, indentation: Int)?

  mutating func read(_ line: Substring) throws {
    number += 1
    if let open {
      readInside(line, open)
    } else {
      try readOutside(line)
    }
  }

  func finish() throws -> [MarkdownFence] {
    if let open { throw MarkupError(line: open.fence.line, reason: "the fence is not closed") }
    try requireNoMarker()
    return fences
  }

  private mutating func readInside(
    _ line: Substring, _ current: (fence: MarkdownFence, delimiter: Substring, indentation: Int)
  ) {
    let content = line.drop { $0 == " " }
    if content.hasPrefix(current.delimiter), content.allSatisfy({ $0 == content.first }) {
      fences.append(current.fence)
      open = nil
    } else {
      let indentation = min(line.count - content.count, current.indentation)
      open?.fence.lines.append(String(line.dropFirst(indentation)))
    }
  }

  private mutating func readOutside(_ line: Substring) throws {
    let content = line.drop { $0 == " " }
    let delimiter = content.prefix { $0 == content.first }
    if delimiter.count >= 3, delimiter.first == "`" || delimiter.first == "~" {
      let words = content.dropFirst(delimiter.count).split(separator: " ").map(String.init)
      let fence = MarkdownFence(
        line: number, language: words.first ?? "", attributes: Array(words.dropFirst()),
        marker: marker, lines: [])
      open = (fence, delimiter, line.count - content.count)
      marker = nil
    } else {
      try requireNoMarker()
      marker = try parseMarker(content)
    }
  }

  private func requireNoMarker() throws {
    if marker != nil {
      throw MarkupError(line: number, reason: "expected a fence under the marker above")
    }
  }

  /// Reads `<!-- kind: name -->` and `<!-- printed -->`; any other line is no marker of a fence.
  private func parseMarker(_ content: Substring) throws -> MarkdownFence.Marker? {
    if content == "<!-- printed -->" { return .printed }
    guard let match = content.wholeMatch(of: /<!-- *([\w-]+): *(.*?) *-->\ */) else { return nil }
    let name = String(match.2)
    switch match.1 {
    case "sample": return .sample(name)
    case "output": return .output(name)
    case "command": return .command(name)
    case "table": return nil  // stands above a table, see `MarkdownTable`
    default: throw MarkupError(line: number, reason: "unknown marker \"\(match.1)\"")
    }
  }
}
