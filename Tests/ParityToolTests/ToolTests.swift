import JSONParity
import Testing

@testable import ParityTool

@Suite("The tool finds the verb, answers for help and version, and complains with status 2")
struct ToolTests {
  static let help = """
    Compares what two mappings read and write.

    Usage: json-parity VERB [OPTION…]

    Verbs:
      check       Compare what two mappings make of documents
      faults      Show what both mappings make of faulty documents
      round-trip  Show what does not come back of documents that a mapping reads and
                  writes

    Options:
      --help     Show this help; -h is the same
      --version  Show the version

    Exit status: 0 nothing differs, 1 something differs, 2 the tool cannot tell.
    Help on a verb: json-parity help VERB

    """

  static let checkHelp = """
    Reads documents by both mappings, writes them again by both, and reports where
    the two differ: the first document of each cause at once, all causes at the end.
    Whether each reads what the other has written is looked at where they differ;
    the verb faults always looks.

    Usage: json-parity check [OPTION…] [FILE|-]…

    Checks:
      words: mapper String, Codable String

    A FILE is read line by line, one JSON document each; a file whose name ends in
    .json is one document, unless --lines is given. - is standard input. Without
    FILE, standard input is read if it is not a terminal.

    Where both reject every document, or there is none, the tool cannot tell.

    Options:
      --sample                      Take the sample that ships with the program
      --lines                       Read every file line by line, also one whose
                                    name ends in .json
      --format text|json|html       How to report
      --show-rejected               Say why both reject documents
      --color auto|always|never     Use colours; auto: on a terminal
      --output FILE                 Write the report to FILE; - is standard output
      --jobs N                      Work in N threads; without it, one for each
                                    processor
      --progress auto|always|never  Show progress on standard error; auto: when it
                                    is a terminal
      --help                        Show this help; -h is the same
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
    Case(words: ["-h"], output: help),
    Case(words: ["help"], output: help),
    Case(words: ["help", "check"], output: checkHelp),
    Case(words: ["help", "--help"], output: help),
    Case(words: ["help", "-h", "check"], output: checkHelp),
    Case(words: ["help", "help"], output: help),
    Case(
      words: ["help", "check", "faults"], error: #"unexpected argument "faults", expected VERB"#),
    Case(words: ["check", "-h"], output: checkHelp),
    Case(
      words: ["help", "chekc"],
      error: "unknown verb \"chekc\", expected one of \"check\", \"faults\", \"round-trip\""),
    Case(words: [], error: "no verb, expected one of \"check\", \"faults\", \"round-trip\""),
    Case(
      words: ["chekc"],
      error: "unknown verb \"chekc\", expected one of \"check\", \"faults\", \"round-trip\""),
    Case(
      words: ["\u{1B}[2J\u{200E}\n"],
      error:
        "unknown verb \"\\u001b[2J\\u200e\\n\", expected one of \"check\", \"faults\", \"round-trip\""
    ),
    Case(
      words: [""], error: "unknown verb \"\", expected one of \"check\", \"faults\", \"round-trip\""
    ),
    Case(
      words: ["--format", "json", "check"],
      error: #"unknown option --format, expected one of "--help", "--version""#),
    Case(words: ["--help=me"], error: "option --help takes no value"),
    Case(
      words: ["check", "--job", "2"],
      error: #"unknown option --job, expected one of "--sample", "--lines", "--format", "#
        + #""--show-rejected", "--color", "--output", "--jobs", "--progress", "--help", "--version""#
    ),
    Case(words: ["check", "./missing"], error: "cannot read ./missing: No such file or directory"),
    Case(
      words: ["check", "word"],
      error: #"unknown check "word" and no such file, expected "words""#),
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
    for (words, expected) in [(["faults", "a", "b", "c"], "LEFT RIGHT"), (["bare", "c"], "none")] {
      let message = "unexpected argument \"c\", expected \(expected)"
      #expect(
        try tool.run(words, in: Scratch())
          == ToolRun(status: .cannotTell, errors: "json-parity: error: \(message)\n"))
    }
    #expect(
      try tool.run(["faults", "a", "b"], in: Scratch()) == ToolRun(status: .same))
    #expect(
      tool.help(of: bare).hasPrefix("Shows.\n\nUsage: json-parity bare [OPTION…]\n\nOptions:\n"))
    #expect(tool.help(of: verb).contains("[OPTION…] LEFT RIGHT\n\nBoth.\n\nOptions:\n"))
  }

  @Test func `no line of any help is wider than a terminal`() {
    enum Program: ParityProgram {
      static let checks = [ParityCheck("words", .mapper(String.self), .codable(String.self))]
    }
    let tool = Program.tool
    let helps = [tool.help] + tool.verbs.map(tool.help(of:))
    #expect(helps.count == 6)
    #expect(helps.flatMap { $0.split(separator: "\n") }.filter { $0.count > 80 } == [])
  }

  @Test func `an unknown verb names every verb there is`() throws {
    let other = Verb(
      name: "diff", summary: "", discussion: "", operands: "", operandCount: 0...0,
      operandHelp: "", options: []
    ) { _, _ in .different }
    let tool = Tool(version: "1", verbs: Tool.underTest.verbs + [other])
    let message =
      "unknown verb \"x\", expected one of \"check\", \"faults\", \"round-trip\", \"diff\""
    #expect(
      try tool.run(["x"], in: Scratch())
        == ToolRun(status: .cannotTell, errors: "json-parity: error: \(message)\n"))
    #expect(try tool.run(["diff"], in: Scratch()).status == .different)
  }
}

@Suite("A program of several checks asks for one by name")
struct CheckChoiceTests {
  private let tool = Tool(
    name: "shop-parity", version: "1",
    verbs: [
      .check(CheckSet(checks: [CheckSet.judging(name: "user"), CheckSet.judging(name: "order")]))
    ])

  @Test func `the check that is named reads the files behind the name`() throws {
    let run = try tool.run(["check", "order", "-"], input: "\"same\"\n", in: Scratch())
    #expect(run.status == .same)
    #expect(run.output.hasPrefix("order: no difference\n"))
  }

  @Test(arguments: [
    (["check"], "no check"), (["check", "users.ndjson"], "unknown check \"users.ndjson\""),
  ])
  func `without a name nobody can tell`(_ words: [String], _ found: String) throws {
    #expect(
      try tool.run(words, in: Scratch())
        == ToolRun(
          status: .cannotTell,
          errors: "shop-parity: error: \(found), expected one of \"user\", \"order\"\n"))
  }

  @Test func `a program without a sample says so`() throws {
    let run = try tool.run(["check", "user", "--sample"], in: Scratch())
    #expect(run.errors == "shop-parity: error: the program brings no sample\n")
  }
}
