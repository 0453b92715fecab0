import Foundation
import Testing

@testable import ParityTool

@Suite("faults shows what both mappings make of faulty commands")
struct FaultsVerbTests {
  static let help = """
    Derives from each well-formed command of the sample every document that has a
    single fault: a key removed or twice, a value null, of another type, out of
    range, and so on. Shows in a matrix whether the mapper and Codable agree on it.

    They are known to disagree on a key that is there twice: the mapper's parser
    keeps the last value, Codable's the first. That is a finding as any other.

    Usage: json-parity faults [OPTION…]

    Options:
      --format text|json|html  How to report
      --output FILE            Write the report to FILE, not to standard output
      --jobs N                 Work in N threads; without it, one for each processor
      --help                   Show this help
      --version                Show the version

    Exit status: 0 nothing differs, 1 something differs, 2 the tool cannot tell.

    """

  private func tool(_ sample: String) -> Tool {
    Tool(version: "1.2.3", verbs: [.faults(sample: Array(sample.utf8))])
  }

  private static let end = #"{"command_type":"end_workout"}"#

  @Test func `the help says what is known to differ`() throws {
    #expect(
      try tool("").run(["faults", "--help"], in: Scratch())
        == ToolRun(status: .same, output: Self.help))
  }

  @Test func `lines that are no commands are left out, and without one nobody can tell`() throws {
    let message = "no command to compare in the sample"
    #expect(
      try tool("\n{}\n[\n").run(["faults"], in: Scratch())
        == ToolRun(status: .cannotTell, errors: "json-parity: error: \(message)\n"))
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

  @Test func `operands are refused`() throws {
    #expect(
      try tool("").run(["faults", "file"], in: Scratch())
        == ToolRun(
          status: .cannotTell, errors: "json-parity: error: unexpected argument \"file\"\n"))
  }
}
