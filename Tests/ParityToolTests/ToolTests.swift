import Testing

@testable import ParityTool

@Suite("The tool finds the verb, answers for help and version, and complains with status 2")
struct ToolTests {
  static let help = """
    Compares what the mapper and Codable read and write.

    Usage: json-parity VERB [OPTION…]

    Verbs:
      check  Check commands, one JSON document a line

    Options:
      --help     Show this help
      --version  Show the version

    Exit status: 0 nothing differs, 1 something differs, 2 the tool cannot tell.
    Help on a verb: json-parity VERB --help

    """

  static let checkHelp = """
    Reads commands, one JSON document a line, by the mapper and by Codable, writes
    them again by both, and reports where the two differ.

    Usage: json-parity check [OPTION…] [FILE|-]

    FILE is read line by line; - is standard input. Without FILE, standard input is
    read if it is not a terminal. When both reject every line, or there is none, the
    tool cannot tell.

    Options:
      --sample                      Take the sample that ships with the tool
      --format text|json|html       How to report
      --output FILE                 Write the report to FILE, not to standard output
      --jobs N                      Work in N threads; without it, one for each processor
      --progress auto|always|never  Show progress on standard error; auto: when it is a terminal
      --help                        Show this help
      --version                     Show the version

    Exit status: 0 nothing differs, 1 something differs, 2 the tool cannot tell.

    """

  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var output = ""
    var error: String?
    var testDescription: String { "\(words)" }
  }

  static let cases = [
    Case(words: ["--help"], output: help),
    Case(words: ["--help", "--version"], output: help),
    Case(words: ["check", "--help"], output: checkHelp),
    Case(words: ["check", "a", "b", "--help"], output: checkHelp),
    Case(words: ["--version"], output: "json-parity 1.2.3\n"),
    Case(words: ["check", "--version"], output: "json-parity 1.2.3\n"),
    Case(words: [], error: "no verb, expected \"check\""),
    Case(words: ["chekc"], error: "unknown verb \"chekc\", expected \"check\""),
    Case(
      words: ["\u{1B}[2J\u{200E}\n"],
      error: "unknown verb \"\\u001b[2J\\u200e\\n\", expected \"check\""),
    Case(words: [""], error: "unknown verb \"\", expected \"check\""),
    Case(words: ["--format", "json", "check"], error: "unknown option --format"),
    Case(words: ["--help=me"], error: "option --help takes no value"),
    Case(words: ["check", "--job", "2"], error: "unknown option --job"),
    Case(words: ["check", "a", "b", "c"], error: "unexpected argument \"b\""),
  ]

  @Test(arguments: cases)
  func `words are answered`(_ testCase: Case) throws {
    let run = try Tool.underTest.run(testCase.words, in: Scratch())
    let expected = ToolRun(
      status: testCase.error == nil ? .same : .cannotTell, output: testCase.output,
      errors: testCase.error.map { "json-parity: error: \($0)\n" } ?? "")
    #expect(run == expected)
  }

  @Test func `a verb without operands says so in its help and by its errors`() throws {
    let verb = Verb(
      name: "faults", summary: "Show", discussion: "Shows.", operands: "LEFT RIGHT",
      operandCount: 2...2, operandHelp: "Both.", options: []
    ) { _, _ in .same }
    var bare = verb
    (bare.name, bare.operands, bare.operandCount) = ("bare", "", 0...0)
    let tool = Tool(version: "1", verbs: [verb, bare])
    #expect(
      try tool.run(["faults", "a"], in: Scratch())
        == ToolRun(
          status: .cannotTell, errors: "json-parity: error: missing argument, expected LEFT RIGHT\n"
        )
    )
    #expect(
      try tool.run(["faults", "a", "b"], in: Scratch()) == ToolRun(status: .same))
    #expect(
      tool.help(of: bare).hasPrefix("Shows.\n\nUsage: json-parity bare [OPTION…]\n\nOptions:\n"))
    #expect(tool.help(of: verb).contains("[OPTION…] LEFT RIGHT\n\nBoth.\n\nOptions:\n"))
  }

  @Test func `an unknown verb names every verb there is`() throws {
    let other = Verb(
      name: "diff", summary: "", discussion: "", operands: "", operandCount: 0...0,
      operandHelp: "", options: []
    ) { _, _ in .different }
    let tool = Tool(version: "1", verbs: Tool.underTest.verbs + [other])
    let message = "unknown verb \"x\", expected one of \"check\", \"diff\""
    #expect(
      try tool.run(["x"], in: Scratch())
        == ToolRun(status: .cannotTell, errors: "json-parity: error: \(message)\n"))
    #expect(try tool.run(["diff"], in: Scratch()).status == .different)
  }
}
