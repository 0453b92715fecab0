import Commands
import Foundation
import JSONParity
import Testing

@testable import ParityTool

@Suite("faults shows what both mappings make of faulty commands")
struct FaultsVerbTests {
  private func tool(_ sample: String) -> FaultsTool { FaultsTool(sample: sample) }

  /// The tool with a sample that is asked for, save when the words name an input of their own.
  private struct FaultsTool {
    var sample: String

    func run(
      _ words: [String], in scratch: Scratch,
      terminal: Terminal = Terminal(isOutput: false, isErrors: false)
    ) throws -> ToolRun {
      try Tool(version: "1.2.3", verbs: [.faults(.commands(sample))])
        .run(words + ["--sample"], in: scratch, terminal: terminal)
    }
  }

  private static let end = #"{"command_type":"end_workout"}"#

  private static func warning(_ leftOut: Int) -> String {
    "json-parity: warning: \(leftOut) document\(leftOut == 1 ? "" : "s") left out, "
      + "which the two do not read and write alike; check shows them\n"
  }

  private static let withoutCommand = """
    commands: nothing was compared
    mapper Command, Codable Command
    0 documents: 0 read by both

    """

  @Test(arguments: [
    ("", 0), ("\n{}\n[\n", 2), (#"{"command_type":"end_workout",}"#, 1),
  ])
  func `without a command that both read alike nobody can tell`(
    _ input: String, leftOut: Int
  ) throws {
    let tool = Tool(version: "1.2.3", verbs: [.faults(.commands(Self.end))])
    let cause =
      leftOut == 0
      ? "the input has no documents" : "no document is read and written alike by both"
    #expect(
      try tool.run(["faults"], input: input, in: Scratch())
        == ToolRun(
          status: .cannotTell, output: Self.withoutCommand,
          errors: (leftOut == 0 ? "" : Self.warning(leftOut))
            + "json-parity: error: nothing was compared: \(cause)\n"))
    let json = try tool.run(["faults", "--format", "json"], input: input, in: Scratch())
    #expect(json.status == .cannotTell)
    #expect(json.output.contains("\"hasCompared\" : false"))
    let page = try tool.run(["faults", "--format", "html"], input: input, in: Scratch())
    #expect(page.status == .cannotTell)
    let lines = page.output.split(separator: "\n").filter { $0.contains("class=\"verdict") }
    #expect(lines == ["<p class=\"verdict unknown\">? nothing was compared</p>"])
  }

  @Test func `a file, standard input and the sample have the same faults`() throws {
    let scratch = try Scratch()
    let sample = try tool(Self.end).run(["faults"], in: scratch)
    #expect(sample.status == .different)
    let tool = Tool(version: "1.2.3", verbs: [.faults(.commands(""))])
    let file = try scratch.write(Self.end, to: "commands")
    func named(_ run: ToolRun, _ name: String) -> ToolRun {
      var run = run
      run.output = run.output.replacing("\(name):1", with: "sample:1")
      return run
    }
    #expect(named(try tool.run(["faults", file], in: Scratch()), file) == sample)
    for words in [["faults", "-"], ["faults"]] {
      let run = try tool.run(words, input: Self.end, in: Scratch())
      #expect(named(run, "standard input") == sample)
    }
  }

  @Test func `a terminal without a file is an error that says what to do`() throws {
    let tool = Tool(version: "1.2.3", verbs: [.faults(.commands(Self.end))])
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
    #expect(run.errors == Self.warning(1))
    #expect(
      run.output == """
        commands: disagreement on 1 fault
        mapper Command, Codable Command
        1 document: 1 read by both
        22 faults: 21 alike, 1 different

                        gone  null  string  number  bool  array  object  {}  empty  spell  word  extra  Key  Value  twice
        $               ·     ×     ×       ×       ×     ×      ·       ×   ·      ·      ·     =      ·    ·      ·
        $.command_type  ×     ×     ·       ×       ×     ×      ×       ·   ×      ×      ×     ·      ×    ×      >

        gone    the key is removed
        null    null
        string  a string in the place of another type
        number  a number in the place of another type
        bool    a boolean in the place of another type
        array   an array in the place of another type
        object  an object in the place of another type
        {}      an empty object
        empty   an empty string
        spell   the string with spaces around it, or its number in another form
        word    an unknown word for a string
        extra   an unknown key more
        Key     the key in another case
        Value   the string in another letter case
        twice   the key twice, with different values

        =  both read it, with the same values
        ×  both reject it
        >  only Codable reads it
        ·  there is no such fault

        $.command_type, twice: only Codable reads it (sample:1)
          > "command_type" : "end_workout"
            "command_type" : "end_workout2"
          mapper                                                         | Codable
          unknown case "end_workout2", expected one of "start_workout", "end_workout", "share_workout" at $.command_type ≠ | { "command_type" : "end_workout" }

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
    #expect(run.output.contains("\u{1B}[1;31m>\u{1B}[0m"))
    let plain = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect((plain.split(separator: "\n").map(\.count).max() ?? 0) <= 60)
  }

  @Test func `a warning keeps its words whole on a terminal`() throws {
    let run = try tool("\(Self.end)\n{}\n").run(
      ["faults"], in: Scratch(), terminal: Terminal(isOutput: false, isErrors: true))
    #expect(
      run.errors == """
        json-parity: warning: 1 document left out, which the two do not read and write
        alike; check shows them

        """)
  }

  @Test func `the JSON is one object`() throws {
    let run = try tool(Self.end).run(["faults", "--format", "json"], in: Scratch())
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["isClean"] as? Bool == false)
    let faults = try #require(report["faults"] as? [String: Any])
    #expect(faults["count"] as? Int == 22)
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

  @Test func `several files are read`() throws {
    let scratch = try Scratch()
    let files = [try scratch.write(Self.end, to: "one"), try scratch.write(Self.end, to: "two")]
    let tool = Tool(version: "1.2.3", verbs: [.faults(.commands(""))])
    let run = try tool.run(["faults"] + files, in: Scratch())
    #expect(run.output.contains("2 documents: 2 read by both"))
  }
}

extension CheckSet {
  /// The check of the commands, which accepts no fault, with a sample.
  fileprivate static func commands(_ sample: String) -> CheckSet {
    CheckSet(
      checks: [
        ParityCheck("commands", .mapper(Command.self), .codable(Command.self), accepting: [])
      ],
      sample: ParitySample(lines: Array(sample.utf8), note: ""))
  }
}
