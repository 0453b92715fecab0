import ParityTool

/// What the command line asks for.
struct Options: Equatable {
  /// What the program does.
  enum Mode: Equatable {
    /// Measures all cases, and reports ratios.
    case measure
    /// Measures what an object costs among few and among many.
    case growth
    /// Writes the names of the cases and their contenders.
    case list
    /// Runs one contender a number of times and nothing else.
    case runOnly(caseName: String, contender: String, count: Int)
    /// Writes commands, one JSON text a line.
    case lines(Int)
    /// Writes the help.
    case help
  }

  var mode = Mode.measure
  /// What a case's name must contain.
  var filter: String?
  /// Whether the report is JSON.
  var isJSON = false
  /// Where the chart goes.
  var chart: String?
  /// Where counted instructions are read from, in place of measuring times.
  var counts: String?
  /// How many objects an operation is about, in place of the case's own number.
  var objects: Int?
  var settings = MeasuringProtocol()
}

extension Options {
  private static let help = ToolOption.help
  private static let list = ToolOption("list", .flag, "Name the cases and their contenders")
  private static let filter = ToolOption(
    "filter", .text("TEXT"), "Only cases whose name contains TEXT")
  private static let json = ToolOption("json", .flag, "Report in JSON")
  private static let svg = ToolOption("svg", .text("FILE"), "Draw the ratios into FILE as well")
  private static let counts = ToolOption(
    "counts", .text("FILE"), "Report what Scripts/instructions.sh --tsv has written into FILE")
  private static let rounds = ToolOption(
    "rounds", .count("N"), "Measure each contender N times; 21 unless told otherwise")
  private static let objects = ToolOption(
    "objects", .count("N"), "Let an operation be about N objects; of --growth the largest N")
  private static let growth = ToolOption(
    "growth", .flag, "Measure 1, 10, … 1,000,000 objects, and report the cost of an object")
  private static let caseName = ToolOption(
    "case", .text("NAME"), "Run one case and nothing else; needs --contender and --count")
  private static let contender = ToolOption("contender", .text("NAME"), "The contender to run")
  private static let count = ToolOption("count", .count("N"), "How often to run it")
  private static let lines = ToolOption("lines", .count("N"), "Write N commands, one a line")

  /// The options in the order of the help.
  static let table = [
    list, filter, rounds, objects, json, svg, counts, growth, caseName, contender, count, lines,
    help,
  ]

  /// Reads the command line.
  ///
  /// - Throws: `ToolError` for what it does not understand.
  init(_ words: [String]) throws {
    let arguments = try Arguments(words, options: Self.table)
    if let operand = arguments.operands.first {
      throw ToolError("unexpected argument \"\(operand)\"")
    }
    filter = arguments[Self.filter]
    isJSON = arguments.contains(Self.json)
    chart = arguments[Self.svg]
    counts = arguments[Self.counts]
    objects = arguments[Self.objects].flatMap { Int($0) }
    if let rounds = arguments[Self.rounds].flatMap({ Int($0) }) { settings.rounds = rounds }
    mode = try Self.mode(of: arguments)
  }

  private static func mode(of arguments: Arguments) throws -> Mode {
    if arguments.contains(help) { return .help }
    if arguments.contains(list) { return .list }
    if let lines = arguments[lines].flatMap({ Int($0) }) { return .lines(lines) }
    let only = [caseName, contender, count]
    if only.contains(where: arguments.contains) {
      guard let name = arguments[caseName], let contender = arguments[contender],
        let count = arguments[count].flatMap({ Int($0) })
      else {
        let missing = only.filter { !arguments.contains($0) }.map { "--\($0.name)" }
        throw ToolError("missing option \(missing.joined(separator: " and "))")
      }
      return .runOnly(caseName: name, contender: contender, count: count)
    }
    return arguments.contains(growth) ? .growth : .measure
  }
}
