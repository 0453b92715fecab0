import Foundation
import JSONCodable
import JSONParity
import JSONText

extension Verb {
  private static let diffFormat = ToolOption(
    "format", .choice(["text", "json", "html", "patch"]), "How to report")
  private static let level = ToolOption(
    "level", .choice(["meaning", "spelling", "bytes"]), "How much has to agree")
  private static let ignore = ToolOption(
    "ignore", .text("PATH"), "Leave out what is at PATH; may be given again", isRepeatable: true)
  private static let unordered = ToolOption(
    "unordered", .text("PATH"), "Take the array at PATH in any order; may be given again",
    isRepeatable: true)
  private static let tolerance = ToolOption(
    "tolerance", .text("PATH=N"), "Let the numbers at PATH be N apart; may be given again",
    isRepeatable: true)
  private static let lines = ToolOption("lines", .flag, "Compare the files line by line")
  private static let progress = ToolOption(
    ToolOption.progress.name, ToolOption.progress.value,
    "With --lines, show progress on standard error; auto: when it is a terminal")

  /// The verb `diff`.
  package static let diff = Verb(
    name: "diff",
    summary: "Compare two JSON files, or NDJSON files line by line",
    discussion: """
      Compares two JSON documents, or two files with a document on each line, and
      reports every difference with its place and what both sides have.
      """,
    operands: "LEFT RIGHT",
    operandCount: 2...2,
    operandHelp: """
      LEFT and RIGHT are files; one of them may be -, which is standard input. With
      --lines, or when both names end in .ndjson or .jsonl, the first line is compared
      with the first, the second with the second, and so on. Blank lines are skipped.
      A line without a partner is a difference.

      Levels: meaning compares what the documents say, so that 1 is 1.0 and the order
      of keys is free; spelling compares all but white space, bytes white space too,
      each of them as UTF-8 without a byte order mark.
      PATH is such as $.items[*].id or /items/*/id, where * is any key or index. One
      that leads to nothing in either file is a warning on standard error.
      Of more than 256 arrays or objects in any order under a tolerance, each is held
      against the first 256 that are alike but for their numbers.

      --format patch writes the changes that make LEFT say what RIGHT says, as an
      RFC 6902 JSON Patch. With --lines it writes a line for each line that differs:
      {"line":3,"patch":[…]}, with null for the patch of a line that only LEFT has,
      and with "rightLine" instead of "line" for one that only RIGHT has.

      What is not valid JSON is named on standard error, with line and column, and the
      exit status is 2. With --lines all other lines are compared before. Two files
      without lines are not compared, which is status 2 as well. A key that an object
      has twice, alike in both files, is a warning on standard error.
      """,
    options: [diffFormat, level, ignore, unordered, tolerance, lines, .output, .jobs, progress],
    run: runDiff)

  @Sendable
  private static func runDiff(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let paths = (arguments.operands[0], arguments.operands[1])
    if paths.0 == "-", paths.1 == "-" { throw ToolError("only one of LEFT and RIGHT can be -") }
    let policy = try policy(arguments)
    let level = try comparisonLevel(arguments)
    let left = try InputFile(paths.0, console)
    defer { left.close() }
    let right = try InputFile(paths.1, console)
    defer { right.close() }
    let run = DiffRun(
      comparison: PairComparison(
        names: (left.name, right.name), level: level, policy: policy,
        pathOptions: try pathOptions(arguments), makesPatches: arguments[diffFormat] == "patch"),
      jobs: arguments.jobs)
    let counts = try report(run, left, right, arguments, console)
    complain(of: counts, console)
    return counts.status
  }

  private static func complain(of counts: DiffCounts, _ console: Console) {
    for duplicate in counts.sharedDuplicates {
      console.warn("\(duplicate), the same on both sides; a reader keeps one value")
    }
    let more = counts.sharedDuplicateCount - counts.sharedDuplicates.count
    if more > 0 { console.warn("and \(more) more duplicate key\(more == 1 ? "" : "s")") }
    for option in counts.unmatched where counts.problem == nil && counts.unreadable == 0 {
      console.warn("--\(option.name) \(option.pattern) leads to nothing in either file")
    }
    for problem in counts.problems { console.fail(problem) }
    let rest = counts.problemCount - counts.problems.count
    if rest > 0 { console.fail("and \(rest) more that are not valid JSON") }
    if let problem = counts.problem { console.fail(problem) }
  }

  /// Compares and writes the report, all of it, so that errors come behind it.
  private static func report(
    _ run: DiffRun, _ left: InputFile, _ right: InputFile, _ arguments: Arguments,
    _ console: Console
  ) throws -> DiffCounts {
    let inputs = [left.identity, right.identity].compactMap(\.self)
    return try console.withOutput(arguments, unlike: inputs) { output, terminal in
      var report = try differenceReport(arguments, run.comparison, output, terminal: terminal)
      guard isByLine(arguments) else {
        let counts = try run.compareDocuments(
          JSONTextReader.utf8(of: left.contents()), JSONTextReader.utf8(of: right.contents()),
          into: &report)
        // There is no report on a document that cannot be read, and the last one stays.
        if counts.unreadable > 0 { output.discard() }
        return counts
      }
      let size = inputs.count == 2 ? inputs.reduce(0) { $0 + $1.size } : nil
      let progress = ProgressLine(arguments.progress, console: console, total: size)
      var readers = (left.lines, right.lines)
      return try run.compareLines(&readers.0, &readers.1, into: &report, progress: progress)
    }
  }

  private static func differenceReport(
    _ arguments: Arguments, _ comparison: PairComparison, _ output: OutputSink, terminal: Terminal
  ) throws -> any DifferenceReport {
    let isByLine = isByLine(arguments)
    switch arguments[diffFormat] {
    case "json": return try JSONDifferenceReport(output, isByLine: isByLine)
    case "html":
      return HTMLDifferenceReport(
        output, names: comparison.names, policy: comparison.policy)
    case "patch": return PatchReport(output, isByLine: isByLine, policy: comparison.policy)
    default:
      return TextDifferenceReport(
        output, names: comparison.names, isByLine: isByLine, terminal: terminal)
    }
  }
}

// MARK: - What the options say

extension Verb {
  private static func isByLine(_ arguments: Arguments) -> Bool {
    arguments.contains(lines)
      || arguments.operands.allSatisfy { path in
        [".ndjson", ".jsonl"].contains { path.lowercased().hasSuffix($0) }
      }
  }

  private static func policy(_ arguments: Arguments) throws -> ComparisonPolicy {
    let tolerances = try arguments.all(tolerance).map { try parsedTolerance($0) }
    return ComparisonPolicy(
      ignored: try arguments.all(ignore).map { try ignoredPart($0) },
      unordered: try arguments.all(unordered).map { try pattern($0, of: unordered) },
      tolerances: Dictionary(tolerances, uniquingKeysWith: { $1 }))
  }

  /// Returns the path of what is left out; without all of a document there would be nothing to compare.
  private static func ignoredPart(_ text: String) throws -> JSONPathPattern {
    let path = try pattern(text, of: ignore)
    guard !path.isRoot else {
      throw ToolError(
        "path \(text.quoted) of option --ignore is the whole document, expected a part of it")
    }
    return path
  }

  /// Returns the path and the number of `PATH=N`; the path may have such a sign in a key.
  private static func parsedTolerance(_ text: String) throws -> (JSONPathPattern, Double) {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
      let number = JSONValue.Number(String(text[text.index(after: sign)...]))?.double, number >= 0
    else {
      throw ToolError(
        "unknown value \(text.quoted) of option --tolerance, expected PATH=N, "
          + "where N is a number from 0")
    }
    return (try pattern(String(text[..<sign]), of: tolerance), number)
  }

  /// Returns the path that an option is given.
  private static func pattern(_ text: String, of option: ToolOption) throws -> JSONPathPattern {
    do {
      return try JSONPathPattern(parsing: text)
    } catch let error as JSONPathPatternError {
      throw ToolError("invalid path \(text.quoted) of option --\(option.name): \(error.reason)")
    }
  }

  /// Returns all paths of the policy with the options that name them.
  private static func pathOptions(_ arguments: Arguments) throws -> [PathOption] {
    let named = [ignore, unordered].flatMap { option in
      arguments.all(option).map { (option, $0) }
    }
    return try named.map { PathOption(name: $0.name, pattern: try pattern($1, of: $0)) }
      + arguments.all(tolerance).map {
        PathOption(name: tolerance.name, pattern: try parsedTolerance($0).0)
      }
  }

  private static func comparisonLevel(_ arguments: Arguments) throws -> ComparisonLevel {
    let level: ComparisonLevel =
      switch arguments[level] {
      case "bytes": .bytes
      case "spelling": .spelling
      default: .meaning
      }
    if level != .meaning, arguments[diffFormat] == "patch" {
      throw ToolError("a patch says what changes in meaning, it goes with --level meaning only")
    }
    return level
  }
}
