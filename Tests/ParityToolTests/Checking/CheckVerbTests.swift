import Foundation
import Testing

@testable import ParityTool

@Suite("check reads lines, reports them and says by its status whether something differs")
struct CheckVerbTests {
  static let sampleSummary = """
    same         1
    different    0
    bothReject   1
    onlyMapper   0
    onlyCodable  0
    lines        2

    """

  @Test func `the sample is checked when it is asked for by name`() throws {
    let run = try Tool.underTest.run(["check", "--sample"], input: "differ", in: Scratch())
    #expect(run == ToolRun(status: .same, output: Self.sampleSummary))
  }

  @Test func `standard input is read when there is no file`() throws {
    let run = try Tool.underTest.run(["check"], input: "same\nreject\n", in: Scratch())
    #expect(run == ToolRun(status: .same, output: Self.sampleSummary))
    let other = try Tool.underTest.run(["check"], input: Self.mixed, in: Scratch())
    #expect(try other == Tool.underTest.run(["check", "-"], input: Self.mixed, in: Scratch()))
    #expect(other.status == .different)
  }

  @Test func `a terminal is read when - asks for it, and otherwise it is an error`() throws {
    let terminal = Terminal(isInput: true, isOutput: false, isErrors: false)
    func run(_ words: [String]) throws -> ToolRun {
      try Tool.underTest.run(words, input: "same\nreject\n", in: Scratch(), terminal: terminal)
    }
    #expect(
      try run(["check"])
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: nothing to check: standard input is a terminal; "
            + "name a FILE, pipe lines in, or ask for the sample by --sample\n"))
    #expect(try run(["check", "-"]) == ToolRun(status: .same, output: Self.sampleSummary))
    #expect(try run(["check", "--sample"]) == ToolRun(status: .same, output: Self.sampleSummary))
  }

  @Test func `a file and the sample exclude each other`() throws {
    #expect(
      try Tool.underTest.run(["check", "-", "--sample"], in: Scratch())
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: a FILE and --sample are given, expected one of them\n"))
  }

  struct Status: Sendable, CustomTestStringConvertible {
    var input: String
    var status: Outcome
    var testDescription: String { input.debugDescription }
  }

  static let statuses = [
    Status(input: "", status: .cannotTell),
    Status(input: " \n\r\n", status: .cannotTell),
    Status(input: "reject", status: .cannotTell),
    Status(input: "reject\nmapper", status: .different),
    Status(input: "same\nsame", status: .same),
    Status(input: "same\nreject\n", status: .same),
    Status(input: "same\nmapper\nsame\n", status: .different),
    Status(input: "codable", status: .different),
    Status(input: "differ\r\n", status: .different),
  ]

  @Test(arguments: statuses, ["text", "json"])
  func `the status is 1 when something differs`(_ status: Status, _ format: String) throws {
    let words = ["check", "-", "--format", format]
    #expect(
      try Tool.underTest.run(words, input: status.input, in: Scratch()).status == status.status)
  }

  static let mixed = "same\n \t\nreject\nmapper\n\ncodable\r\ndiffer\nlast"

  @Test func `the text shows what differs and counts every class`() throws {
    let run = try Tool.underTest.run(["check", "-"], input: Self.mixed, in: Scratch())
    #expect(run.status == .different)
    #expect(run.errors == "")
    #expect(
      run.output == """
        line 4: onlyMapper at $.x: one
          mapper                                | Codable
          {"a":1}                               | nein

        line 6: onlyCodable at $.x: one
          mapper                                | Codable
          no                                    | []

        line 7: different at $.x: other differ
          mapper                                | Codable
          5                                     | (nothing)

        line 8: different at $.x: other last
          mapper                                | Codable
          5                                     | (nothing)

        same         1
        different    2
        bothReject   1
        onlyMapper   1
        onlyCodable  1
        lines        6

        """)
  }

  static let mixedJSON = """
    {"lines":6,"same":1,"different":2,"bothReject":1,"onlyMapper":1,"onlyCodable":1,"findings":[
    {"line":3,"class":"bothReject","path":"$.x","mapper":"no","codable":"nein","message":"neither"},
    {"line":4,"class":"onlyMapper","path":"$.x","mapper":{"a":1},"codable":"nein","message":"one"},
    {"line":6,"class":"onlyCodable","path":"$.x","mapper":"no","codable":[],"message":"one"},
    {"line":7,"class":"different","path":"$.x","mapper":5,"codable":null,"message":"other differ"},
    {"line":8,"class":"different","path":"$.x","mapper":5,"codable":null,"message":"other last"}
    ]}

    """

  @Test func `the JSON has the counts first and every finding`() throws {
    let scratch = try Scratch()
    let words = ["check", "--format=json", try scratch.write(Self.mixed, to: "in")]
    let run = try Tool.underTest.run(words, in: scratch)
    #expect(run == ToolRun(status: .different, output: Self.mixedJSON))
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  @Test func `a report goes into a file, without colour`() throws {
    let scratch = try Scratch()
    for format in ["json", "text"] {
      let words = ["check", "-", "--format", format, "--output", scratch.path("out")]
      let terminal = Terminal(isOutput: true, isErrors: true)
      let run = try Tool.underTest.run(words, input: Self.mixed, in: scratch, terminal: terminal)
      #expect(run == ToolRun(status: .different))
      let plain = try Tool.underTest.run(
        ["check", "-", "--format", format], input: Self.mixed, in: Scratch())
      #expect(try scratch.text("out") == plain.output)
    }
  }

  @Test func `progress is shown when it is wished`() throws {
    let run = try Tool.underTest.run(
      ["check", "-", "--progress", "always"], input: "same\n", in: Scratch())
    #expect(run.errors == "\r\u{1B}[K1 line, 0 of 0 MB, 100 %\r\u{1B}[K")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { "\(words)" }
  }

  static let faults = [
    Fault(words: ["/missing/in"], message: "cannot read /missing/in: No such file or directory"),
    Fault(words: ["/"], message: "cannot read /: Is a directory"),
    Fault(
      words: ["--output", "/missing/out"],
      message: "cannot write /missing/out: No such file or directory"),
    Fault(words: ["--output", "/"], message: "cannot write /: Is a directory"),
    Fault(words: ["--output="], message: "cannot write : No such file or directory"),
    Fault(
      words: ["--progress", "sometimes"],
      message: "unknown value \"sometimes\" of option --progress, "
        + "expected one of \"auto\", \"always\", \"never\""),
  ]

  @Test(arguments: faults)
  func `what cannot be read or written is a complaint and status 2`(_ fault: Fault) throws {
    let run = try Tool.underTest.run(["check"] + fault.words, input: "same", in: Scratch())
    #expect(
      run == ToolRun(status: .cannotTell, errors: "json-parity: error: \(fault.message)\n"))
  }

  #if os(Linux)
    @Test(arguments: ["text", "json"])
    func `a full disk is a complaint and status 2`(_ format: String) throws {
      let words = ["check", "--sample", "--format", format, "--output", "/dev/full"]
      #expect(
        try Tool.underTest.run(words, in: Scratch())
          == ToolRun(
            status: .cannotTell,
            errors: "json-parity: error: cannot write /dev/full: No space left on device\n"))
    }
  #endif

  @Test(arguments: ["text", "json"])
  func `a reader that goes away ends the run quietly`(_ format: String) throws {
    let scratch = try Scratch()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let console = Console(
      input: -1, output: OutputSink(descriptor: ends[1], name: "pipe"),
      errors: try scratch.sink("stderr", capacity: 0),
      terminal: Terminal(isOutput: false, isErrors: false))
    let words = ["check", "--sample", "--format", format]
    #expect(Tool.underTest.run(words, console: console) == .cannotTell)
    #expect(try scratch.text("stderr") == "")
    close(ends[1])
  }

  @Test func `a closed standard output is status 2`() async {
    await #expect(processExitsWith: .exitCode(2)) {
      close(STDOUT_FILENO)
      exit(Tool.underTest.run(["check", "--sample"], console: .standard()).rawValue)
    }
  }

  @Test func `a report does not take the place of a closed standard error`() async throws {
    let scratch = try Scratch()
    let path = scratch.path("out")
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      close(STDERR_FILENO)
      let words = ["check", "--sample", "--progress", "always", "--output", path]
      exit(Tool.underTest.run(words, console: .standard()).rawValue)
    }
    #expect(try scratch.text("out") == Self.sampleSummary)
  }

  @Test func `a closed standard input is status 2`() async {
    await #expect(processExitsWith: .exitCode(2)) {
      close(STDIN_FILENO)
      exit(Tool.underTest.run(["check"], console: .standard()).rawValue)
    }
  }

  @Test func `many findings are all reported`() throws {
    let input = String(repeating: "differ\n", count: 20_000)
    let run = try Tool.underTest.run(
      ["check", "-", "--format", "json"], input: input, in: Scratch())
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect((report["findings"] as? [Any])?.count == 20_000)
    #expect(report["different"] as? Int == 20_000)
  }
}
