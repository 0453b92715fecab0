import ParityTool

/// What the command line asks for.
struct Options: Equatable {
  /// What the program does.
  enum Mode: Equatable {
    /// Measures cases, and reports ratios.
    case measure
    /// Reports instructions that were counted before.
    case report(file: String)
    /// Measures what an object costs among few and among many.
    case growth
    /// Names the cases and their contenders.
    case list
    /// Runs one contender a number of times and nothing else.
    case runOnly(caseName: String, contender: String, count: Int)
    /// Writes commands, one JSON text a line.
    case lines(Int)
    /// Writes the help.
    case help
  }

  var mode = Mode.measure
  /// The form of the report.
  enum Format: Equatable {
    case text, json, markdown
  }

  /// The regular expression that a case's name must contain.
  var filter: String?
  /// How often each contender is measured.
  var rounds = 21
  /// How many objects an operation is about, in place of the case's own number.
  var objects: Int?
  var format = Format.text
  /// Where the chart goes.
  var chart: String?
}

extension Options {
  private static let filter = ToolOption(
    "filter", .text("PATTERN"), "Only cases whose name contains this regular expression")
  private static let rounds = ToolOption(
    "rounds", .count("N"), "Measure each contender N times, 21 without this option")
  private static let objects = ToolOption(
    "objects", .count("N"), "Let an operation be about N objects; --growth goes up to N")
  private static let json = ToolOption("json", .flag, "Report in JSON")
  private static let markdown = ToolOption(
    "markdown", .flag, "Report in a Markdown table of models and directions")
  private static let svg = ToolOption("svg", .text("FILE"), "Draw the ratios into FILE as well")
  private static let list = ToolOption("list", .flag, "Name the cases and their contenders")
  private static let growth = ToolOption(
    "growth", .flag, "Measure 1, 10, … 1,000,000 objects, and report what an object costs")
  private static let counts = ToolOption(
    "counts", .text("FILE"), "Report what Scripts/instructions.sh --tsv has written into FILE")
  private static let caseName = ToolOption(
    "case", .text("NAME"), "Run a contender of this case and nothing else")
  private static let contender = ToolOption("contender", .text("NAME"), "The contender to run")
  private static let count = ToolOption("count", .count("N"), "How often to run it")
  private static let lines = ToolOption("lines", .count("N"), "Write N commands, one a line")

  /// The options in the order of the help.
  static let table = [
    filter, rounds, objects, json, markdown, svg, list, growth, counts, caseName, contender, count,
    lines,
    .help,
  ]

  /// The options that say what to do, each with those that go with it; without any of them, the
  /// program measures.
  private static let modes: [(option: ToolOption, with: [ToolOption])] = [
    (.help, table), (list, [filter]), (growth, [filter, rounds, objects, json]),
    (counts, [filter, json, markdown, svg]), (caseName, [contender, count, objects]), (lines, []),
  ]

  private static let measuring = [filter, rounds, objects, json, markdown, svg]
}

extension Options {
  /// Reads the command line.
  ///
  /// - Throws: `ToolError` for what it does not understand.
  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: Self.table)
    if let operand = arguments.operands.first {
      throw ToolError("unexpected argument \"\(operand)\", expected none")
    }
    try Self.refuseStrays(arguments)
    mode = try Self.mode(of: arguments)
    filter = arguments[Self.filter]
    rounds = arguments.integer(Self.rounds) ?? rounds
    objects = arguments.integer(Self.objects)
    format = try Self.format(of: arguments)
    chart = arguments[Self.svg]
  }

  /// Sees to it that no option is without effect.
  private static func refuseStrays(_ arguments: Arguments) throws {
    let mode = modes.first { arguments.contains($0.option) }
    let allowed = mode.map { [$0.option] + $0.with } ?? measuring
    let isStray = { arguments.contains($0) && !allowed.contains($0) }
    guard let stray = table.first(where: isStray) else { return }
    let reason = mode.map { "has no effect with --\($0.option.name)" } ?? "needs --case"
    throw ToolError("option --\(stray.name) \(reason)")
  }

  private static func format(of arguments: Arguments) throws -> Format {
    switch (arguments.contains(json), arguments.contains(markdown)) {
    case (true, true): throw ToolError("option --markdown has no effect with --json")
    case (true, false): .json
    case (false, true): .markdown
    case (false, false): .text
    }
  }

  private static func mode(of arguments: Arguments) throws -> Mode {
    if arguments.contains(.help) { return .help }
    if arguments.contains(list) { return .list }
    if arguments.contains(growth) { return .growth }
    if let file = arguments[counts] { return .report(file: file) }
    if let lines = arguments.integer(lines) { return .lines(lines) }
    guard let name = arguments[caseName] else { return .measure }
    guard let contender = arguments[contender], let count = arguments.integer(count) else {
      throw ToolError("option --case needs --contender and --count")
    }
    return .runOnly(caseName: name, contender: contender, count: count)
  }
}

extension Arguments {
  /// The option's value as an integer; nil without the option.
  fileprivate func integer(_ option: ToolOption) -> Int? { self[option].flatMap { Int($0) } }
}
