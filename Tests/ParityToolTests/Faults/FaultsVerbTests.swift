import Foundation
import Testing

@testable import ParityTool

@Suite("faults shows what both mappings make of faulty commands")
struct FaultsVerbTests {
  static let help = """
    Reads commands, one JSON document a line, and derives from each that both read
    and write alike every document that has a single fault: a key removed or twice,
    a value null, of another type, out of range, and so on. Shows in a matrix whether
    the mapper and Codable agree on it. Other lines are left out.

    They are known to disagree on a key that is there twice: the mapper's parser
    keeps the last value, Codable's the first. That is a finding as any other.

    Usage: json-parity faults [OPTION…] [FILE|-]

    FILE is read line by line; - is standard input. Without FILE, standard input is
    read if it is not a terminal. Keep lines short: the work grows with the square of
    their length.

    Options:
      --sample                 Take the sample that ships with the tool
      --format text|json|html  How to report
      --output FILE            Write the report to FILE, not to standard output
      --jobs N                 Work in N threads; without it, one for each processor
      --help                   Show this help
      --version                Show the version

    Exit status: 0 nothing differs, 1 something differs, 2 the tool cannot tell.

    """

  private func tool(_ sample: String) -> FaultsTool { FaultsTool(sample: sample) }

  /// The tool with a sample that is asked for, save when the words name an input of their own.
  private struct FaultsTool {
    var sample: String

    func run(
      _ words: [String], in scratch: Scratch,
      terminal: Terminal = Terminal(isOutput: false, isErrors: false)
    ) throws -> ToolRun {
      try Tool(version: "1.2.3", verbs: [.faults(sample: Array(sample.utf8))])
        .run(words + ["--sample"], in: scratch, terminal: terminal)
    }
  }

  private static let end = #"{"command_type":"end_workout"}"#

  @Test func `the help says what is known to differ`() throws {
    #expect(
      try tool("").run(["faults", "--help"], in: Scratch())
        == ToolRun(status: .same, output: Self.help))
  }

  private static let withoutCommand = """
    commands: nothing was compared
    mapper Command, Codable Command
    0 documents: 0 read by both

    """

  @Test(arguments: ["", "\n{}\n[\n", #"{"command_type":"end_workout",}"#])
  func `without a command that both read alike nobody can tell`(_ input: String) throws {
    let tool = Tool(version: "1.2.3", verbs: [.faults(sample: Array(Self.end.utf8))])
    let reason = "nothing was compared: no line is a command that both read and write alike"
    #expect(
      try tool.run(["faults"], input: input, in: Scratch())
        == ToolRun(
          status: .cannotTell, output: Self.withoutCommand,
          errors: "json-parity: error: \(reason)\n"))
    let json = try tool.run(["faults", "--format", "json"], input: input, in: Scratch())
    #expect(json.status == .cannotTell)
    #expect(
      json.output == """
        {
          "name" : "commands",
          "mapped" : "Command",
          "codable" : "Command",
          "isClean" : true,
          "hasCompared" : false,
          "documents" : [

          ],
          "findings" : [

          ],
          "faults" : {
            "count" : 0,
            "accepted" : [

            ],
            "rows" : [

            ],
            "disagreements" : [

            ]
          }
        }

        """)
    let page = try tool.run(["faults", "--format", "html"], input: input, in: Scratch())
    #expect(page.status == .cannotTell)
    let lines = page.output.split(separator: "\n").filter { $0.contains("class=\"verdict") }
    #expect(lines == ["<p class=\"verdict unknown\">? nothing was compared</p>"])
  }

  @Test func `a file, standard input and the sample have the same faults`() throws {
    let scratch = try Scratch()
    let sample = try tool(Self.end).run(["faults"], in: scratch)
    #expect(sample.status == .different)
    let tool = Tool(version: "1.2.3", verbs: [.faults(sample: [])])
    let file = try scratch.write(Self.end, to: "commands")
    #expect(try tool.run(["faults", file], in: Scratch()) == sample)
    #expect(try tool.run(["faults", "-"], input: Self.end, in: Scratch()) == sample)
    #expect(try tool.run(["faults"], input: Self.end, in: Scratch()) == sample)
  }

  @Test func `a terminal without a file is an error that says what to do`() throws {
    let tool = Tool(version: "1.2.3", verbs: [.faults(sample: Array(Self.end.utf8))])
    let terminal = Terminal(isInput: true, isOutput: false, isErrors: false)
    #expect(
      try tool.run(["faults"], input: Self.end, in: Scratch(), terminal: terminal)
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: nothing to check: standard input is a terminal; "
            + "name a FILE, pipe lines in, or ask for the sample by --sample\n"))
  }

  @Test func `a duplicate key is a finding`() throws {
    let run = try tool("\(Self.end)\n{}\n").run(["faults"], in: Scratch())
    #expect(run.status == .different)
    #expect(run.errors == "")
    #expect(
      run.output == """
        commands: disagreement on 1 fault
        mapper Command, Codable Command
        1 document: 1 read by both
        18 faults: agreement on 17, disagreement on 1

                        gone  null  string  number  bool  array  object  empty  word  extra  Key  Value
        $               ·     ×     ×       ×       ×     ×      ·       ·      ·     =      ·    ·
        $.command_type  ×     ×     ·       ×       ×     ×      ×       ×      ×     ·      ×    ×

                        twice
        $               ·
        $.command_type  C

        gone    the key is removed
        null    null
        string  a string in the place of another type
        number  a number in the place of another type
        bool    a boolean in the place of another type
        array   an array in the place of another type
        object  an object in the place of another type
        empty   an empty string
        word    an unknown word for a string
        extra   an unknown key more
        Key     the key in another case
        Value   the string in another letter case
        twice   the key twice, with different values

        =  both read it, with the same values
        ×  both reject it
        C  only Codable reads it
        ·  there is no such fault

        $.command_type, twice: only Codable reads it (documents[0])
          {"command_type":"end_workout","command_type":"end_workout2"}
          mapper                                           | Codable
          unknown case "end_workout2", expected one of " ≠ | {"command_type":"end_workout"}
          start_workout", "end_workout", "share_workout"   |
           at $.command_type                               |

        """)
  }

  @Test(arguments: ["text", "json", "html"])
  func `any number of threads gives the same report`(_ format: String) throws {
    let sample = """
      \(Self.end)
      {"command_type":"share_workout","service":"twitter"}
      {"command_type":"jump"}
      {"command_type":"start_workout","location":"Gym","date":"","intensityLevel":5}

      {"service":"facebook","command_type":"share_workout"}

      """
    func run(_ words: [String]) throws -> ToolRun {
      try tool(sample).run(["faults", "--format", format] + words, in: Scratch())
    }
    let alone = try run(["--jobs", "1"])
    #expect(alone.status == .different)
    for jobs in ["2", "3", "8"] { #expect(try run(["--jobs", jobs]) == alone) }
    #expect(try run([]) == alone)
  }

  @Test(arguments: ["text", "json", "html"])
  func `a report goes into a file, without colour`(_ format: String) throws {
    let scratch = try Scratch()
    let terminal = Terminal(isOutput: true, isErrors: true, columns: 60)
    let words = ["faults", "--format", format, "--output", scratch.path("out")]
    let run = try tool(Self.end).run(words, in: scratch, terminal: terminal)
    #expect(run == ToolRun(status: .different))
    let plain = try tool(Self.end).run(["faults", "--format", format], in: Scratch())
    #expect(try scratch.text("out") == plain.output)
  }

  @Test func `a terminal has colours and its own width`() throws {
    let terminal = Terminal(isOutput: true, isErrors: true, columns: 60)
    let run = try tool(Self.end).run(["faults"], in: Scratch(), terminal: terminal)
    #expect(run.output.contains("\u{1B}[1;31mC\u{1B}[0m"))
    let plain = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect((plain.split(separator: "\n").map(\.count).max() ?? 0) <= 60)
  }

  @Test func `the JSON is one object`() throws {
    let run = try tool(Self.end).run(["faults", "--format", "json"], in: Scratch())
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["isClean"] as? Bool == false)
    let faults = try #require(report["faults"] as? [String: Any])
    #expect(faults["count"] as? Int == 18)
    #expect((faults["disagreements"] as? [Any])?.count == 1)
  }

  @Test func `a file that cannot be written is a complaint and status 2`() throws {
    let run = try tool(Self.end).run(["faults", "--output", "/missing/out"], in: Scratch())
    #expect(
      run
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: cannot write /missing/out: No such file or directory\n"))
  }

  @Test func `a second operand is refused`() throws {
    #expect(
      try tool("").run(["faults", "file", "other"], in: Scratch())
        == ToolRun(
          status: .cannotTell, errors: "json-parity: error: unexpected argument \"other\"\n"))
  }
}
