import Foundation
import JSONParity
import Testing

@testable import ParityTool

@Suite("check reads lines, reports them and says by its status whether something differs")
struct CheckVerbTests {
  static let summary = """
    words: no difference
    mapper String, Codable String
    2 documents: 1 read by both, 1 by neither

    """
  static let sampleSummary = "This is the sample.\n\n" + summary
  static let twoLines = "\"same\"\n\"reject\"\n"

  @Test func `the sample is checked when it is asked for by name`() throws {
    let run = try Tool.underTest.run(["check", "--sample"], input: "\"differ\"", in: Scratch())
    #expect(run == ToolRun(status: .same, output: Self.sampleSummary))
  }

  @Test func `standard input is read when there is no file`() throws {
    let run = try Tool.underTest.run(["check"], input: Self.twoLines, in: Scratch())
    #expect(run == ToolRun(status: .same, output: Self.summary))
    let other = try Tool.underTest.run(["check"], input: Self.mixed, in: Scratch())
    #expect(try other == Tool.underTest.run(["check", "-"], input: Self.mixed, in: Scratch()))
    #expect(other.status == .different)
  }

  @Test func `a terminal is read when - asks for it, and otherwise it is an error`() throws {
    let terminal = Terminal(isInput: true, isOutput: false, isErrors: false)
    func run(_ words: [String]) throws -> ToolRun {
      try Tool.underTest.run(words, input: Self.twoLines, in: Scratch(), terminal: terminal)
    }
    #expect(
      try run(["check"])
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: nothing to check: standard input is a terminal; "
            + "name a FILE, pipe lines in, or ask for the sample by --sample\n"))
    let told = "json-parity: reading from the terminal; Control-D ends it\n"
    #expect(
      try run(["check", "-"]) == ToolRun(status: .same, output: Self.summary, errors: told))
    #expect(try run(["check", "--sample"]) == ToolRun(status: .same, output: Self.sampleSummary))
  }

  @Test func `a file and the sample exclude each other`() throws {
    #expect(
      try Tool.underTest.run(["check", "-", "--sample"], in: Scratch())
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: a FILE and --sample are given, expected one of them\n"))
  }

  @Test(arguments: ["check", "faults", "round-trip"])
  func `standard input is named once`(_ verb: String) throws {
    #expect(
      try Tool.underTest.run([verb, "-", "-"], input: Self.twoLines, in: Scratch())
        == ToolRun(
          status: .cannotTell, errors: "json-parity: error: only one FILE can be -\n"))
  }

  @Test func `two checks of one name are an error`() throws {
    let set = CheckSet(checks: ["one", "one"].map(CheckSet.judging))
    for verb in [Verb.check(set), .faults(set), .roundTrip(set)] {
      #expect(
        try Tool(version: "1", verbs: [verb]).run([verb.name, "one", "-"], in: Scratch())
          == ToolRun(
            status: .cannotTell,
            errors: "json-parity: error: two checks of the program are named \"one\"\n"))
    }
  }

  @Test func `the help names two types of the mapper once each`() {
    let check = ParityCheck("parcel", .mapper(Int.self), .mapper(String.self))
    let line = "Checks:\n  parcel: mapper Int, mapper String\n"
    #expect(CheckSet(checks: [check]).operandHelp.hasPrefix(line))
  }

  @Test func `documents that are not JSON are told of, and counted`() throws {
    let input = #""same"\#n{"a\#n[\#n"same"\#n"#
    let run = try Tool.underTest.run(["check", "-"], input: input, in: Scratch())
    #expect(run.status == .same)
    #expect(
      run.errors == "json-parity: warning: 2 of 4 documents are not JSON, and not compared; "
        + "--show-rejected says which\n")
    for words in [["--format", "json"], ["--format", "json", "--show-rejected"]] {
      let json = try Tool.underTest.run(["check", "-"] + words, input: input, in: Scratch())
      #expect(json.output.contains(#""noJSON":2"#))
      #expect(
        json.errors == "json-parity: warning: 2 of 4 documents are not JSON, and not compared\n")
    }
  }

  @Test(arguments: ["check", "round-trip"])
  func `a document of too many levels is not counted as one that is not JSON`(
    _ verb: String
  ) throws {
    let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    let run = try Tool.underTest.run([verb, "-"], input: "\"same\"\n\(deep)\n", in: Scratch())
    #expect(run.output.contains("2 documents: 1 read by both, 1 by neither\n"))
    #expect(run.errors == "")
  }

  @Test func `files are read one after the other, and missed before the first`() throws {
    let scratch = try Scratch()
    var files: [String] = []
    for index in 0..<40 {
      let isWhole = index.isMultiple(of: 3)
      files.append(
        try scratch.write(
          isWhole ? "\"differ\"" : "\"same\"\n\"differ\"",
          to: "in\(index).\(isWhole ? "json" : "ndjson")"))
    }
    let run = try Tool.underTest.run(["check"] + files, in: scratch)
    #expect(run.output.contains("66 documents: 66 read by both") && run.errors.isEmpty)
    let missing = scratch.path("missing")
    let other = try Scratch()
    #expect(
      try Tool.underTest.run(["check"] + files + [missing], in: other)
        == ToolRun(
          status: .cannotTell,
          errors: "json-parity: error: cannot read \(missing): No such file or directory\n"))
  }

  struct Status: Sendable, CustomTestStringConvertible {
    var input: String
    var status: Outcome
    var testDescription: String { input.debugDescription }
  }

  static let statuses = [
    Status(input: "", status: .cannotTell),
    Status(input: " \n\r\n", status: .cannotTell),
    Status(input: #""reject""#, status: .cannotTell),
    Status(input: "noise", status: .cannotTell),
    Status(input: #""reject"\#n"left""#, status: .different),
    Status(input: #""same"\#n"same""#, status: .same),
    Status(input: #""same"\#n"reject"\#n"#, status: .same),
    Status(input: #""same"\#n"left"\#n"same"\#n"#, status: .different),
    Status(input: #""right""#, status: .different),
    Status(input: #""differ"\#r\#n"#, status: .different),
  ]

  @Test(arguments: statuses, ["text", "json"])
  func `the status is 1 when something differs`(_ status: Status, _ format: String) throws {
    let words = ["check", "-", "--format", format]
    #expect(
      try Tool.underTest.run(words, input: status.input, in: Scratch()).status == status.status)
  }

  static let mixed = #""same"\#n \#t\#n"reject"\#n"left"\#n\#n"right"\#r\#n"differ"\#n"differ""#

  @Test func `the text shows each cause when it is first found, then all of them`() throws {
    let run = try Tool.underTest.run(["check", "-"], input: Self.mixed, in: Scratch())
    #expect(run.status == .different)
    #expect(run.errors == "")
    #expect(
      run.output == """

        reads $: standard input:4
          only mapper reads it: no "left" at $
            > "left"

        reads $: standard input:6
          only Codable reads it: no "right" at $
            > "right"

        writes $: standard input:7
          changed value: string "differ" against string "other" at $
          mapper     | Codable
          "differ" ≠ | "other"

        words: they differ, 3 causes
        mapper String, Codable String
        6 documents: 3 read by both, 1 of them alike, 1 by mapper only, 1 by Codable only, 1 by neither

        documents  stage   place  problem                           first
                2  writes  $      changed value                     standard input:7
                1  reads   $      only mapper reads it: ToolError   standard input:4
                1  reads   $      only Codable reads it: ToolError  standard input:6

        """)
  }

  @Test func `a round trip counts who reads a document`() throws {
    let input = #""same" "left" "right" "reject" "left""#.replacing(" ", with: "\n")
    let run = try Tool.underTest.run(["round-trip"], input: input, in: Scratch())
    #expect(run.status == .different)
    #expect(
      run.output.contains(
        "5 documents: 1 read by both, 2 by mapper only, 1 by Codable only, 1 by neither"))
  }

  @Test func `the JSON has the counts and the causes first, and every finding`() throws {
    let scratch = try Scratch()
    let words = ["check", "--format=json", try scratch.write(Self.mixed, to: "in")]
    let run = try Tool.underTest.run(words, in: scratch)
    #expect(run.status == .different)
    #expect(
      run.output.replacing(scratch.path("in"), with: "in") == #"""
        {"name":"words",
        "left":{"label":"mapper","type":"String"},
        "right":{"label":"Codable","type":"String"},
        "isClean":false,
        "hasCompared":true,
        "counts":{"documents":6,"same":1,"bothReject":1,"onlyLeft":1,"onlyRight":1,"different":2,"noJSON":0},
        "causes":[{"stage":"writes","path":"$","problem":"changed value","documents":2,"examples":["in:7","in:8"],"message":"changed value: string \"differ\" against string \"other\" at $"},{"stage":"reads","path":"$","problem":"only mapper reads it: ToolError","documents":1,"examples":["in:4"],"message":"only mapper reads it: no \"left\" at $"},{"stage":"reads","path":"$","problem":"only Codable reads it: ToolError","documents":1,"examples":["in:6"],"message":"only Codable reads it: no \"right\" at $"}],
        "findings":[
        {"document":"in:3","stage":"bothReject","message":"both reject it: mapper: no \"reject\" at $; Codable: no \"reject\" at $","path":"$","left":{"label":"mapper","outcome":{"rejected":{"path":"$","problem":"no \"reject\""}}},"right":{"label":"Codable","outcome":{"rejected":{"path":"$","problem":"no \"reject\""}}}},
        {"document":"in:4","stage":"reads","message":"only mapper reads it: no \"left\" at $","path":"$","left":{"label":"mapper","outcome":{"value":"left"}},"right":{"label":"Codable","outcome":{"rejected":{"path":"$","problem":"no \"left\""}}}},
        {"document":"in:6","stage":"reads","message":"only Codable reads it: no \"right\" at $","path":"$","left":{"label":"mapper","outcome":{"rejected":{"path":"$","problem":"no \"right\""}}},"right":{"label":"Codable","outcome":{"value":"right"}}},
        {"document":"in:7","stage":"writes","message":"changed value: string \"differ\" against string \"other\" at $","path":"$","left":{"label":"mapper","outcome":{"value":"differ"}},"right":{"label":"Codable","outcome":{"value":"other"}},"difference":{"kind":"changedValue","path":"$","pointer":"","left":"differ","leftType":"string","right":"other","rightType":"string"}},
        {"document":"in:8","stage":"writes","message":"changed value: string \"differ\" against string \"other\" at $","path":"$","left":{"label":"mapper","outcome":{"value":"differ"}},"right":{"label":"Codable","outcome":{"value":"other"}},"difference":{"kind":"changedValue","path":"$","pointer":"","left":"differ","leftType":"string","right":"other","rightType":"string"}}
        ]}

        """#)
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  @Test func `why both reject documents is said when it is asked for`() throws {
    let run = try Tool.underTest.run(
      ["check", "--show-rejected"], input: Self.twoLines, in: Scratch())
    #expect(
      run.output == Self.summary + """

        rejected by both
          standard input:2:
            both reject it: mapper: no "reject" at $; Codable: no "reject" at $

        """)
  }

  @Test func `a file whose name ends in json is one document, and several files are read`() throws {
    let scratch = try Scratch()
    let one = try scratch.write("\n\"same\"\n", to: "one.json")
    let lines = try scratch.write("\"left\"\n\"same\"\n", to: "two.ndjson")
    let run = try Tool.underTest.run(["check", one, lines], in: scratch)
    #expect(run.output.contains("3 documents: 2 read by both, 1 by mapper only"))
    #expect(run.output.contains("reads $: \(lines):1\n"))
    #expect(run.errors == "")
    #expect(
      try Tool.underTest.run(["check", scratch.write("\"same\"\n", to: "end.json")], in: scratch)
        .errors == "")
    let both = try scratch.write("\"same\"\n\"same\"\n", to: "lines.json")
    let rejected = try Tool.underTest.run(["check", both], in: scratch)
    #expect(rejected.status == .cannotTell)
    #expect(
      rejected.errors.hasPrefix(
        "json-parity: warning: \(both) holds a document on each line; --lines reads them\n"))
    #expect(try Tool.underTest.run(["check", "--lines", both], in: scratch).status == .same)
  }

  @Test func `of many causes the first 50 are shown, and the rest is counted`() throws {
    let check = ParityCheck(
      "keys", .functions("left", read: { $0 }, write: { $0 }),
      .functions("right", read: { $0 }, write: { _ in Data("{}".utf8) }))
    let tool = Tool(version: "1", verbs: [.check(CheckSet(checks: [check]))])
    func shown(_ count: Int) throws -> (causes: Int, rest: [Substring]) {
      let input = (0..<count).map { "{\"key\($0)\":1}\n" }.joined()
      let lines = try tool.run(["check", "-"], input: input, in: Scratch()).output
        .split(separator: "\n")
      return (
        lines.count { $0.contains("writes $.key") }, lines.filter { $0.contains("more cause") }
      )
    }
    let (all, most) = (try shown(50), try shown(52))
    #expect(all.causes == 50 && all.rest == [])
    #expect(most.causes == 50 && most.rest == ["… and 2 more causes"])
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

  @Test(arguments: ["check", "round-trip", "faults"])
  func `a file that has the name of the check is told of`(_ verb: String) throws {
    let scratch = try Scratch()
    let name = try scratch.write("\"left\"", to: "words")
    let set = CheckSet(checks: [CheckSet.judging(name: name)])
    let tool = Tool(version: "1", verbs: [.check(set), .roundTrip(set), .faults(set)])
    let run = try tool.run([verb, name], input: "\"same\"", in: scratch)
    #expect(
      run.errors == "json-parity: warning: \"\(name)\" is taken for the check, and not for "
        + "the file; for that, write ./\(name)\n")
    #expect(try tool.run([verb, name, "-"], input: "\"same\"", in: Scratch()).errors == "")
  }

  /// Writes to a pipe that stays open, and returns what comes out of another one.
  private func firstOutput(of words: [String], on lines: String) throws -> String {
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&input) == 0 && pipe(&output) == 0)
    let scratch = try Scratch()
    let console = Console(
      input: input[0], output: OutputSink(descriptor: output[1], name: "pipe"),
      errors: try scratch.sink("stderr", capacity: 0),
      terminal: Terminal(isOutput: false, isErrors: false))
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let program = console
    Thread.detachNewThread {
      _ = Tool.underTest.run(words, console: program)
      isDone.signal()
    }
    let writer = OutputSink(descriptor: input[1], name: "pipe", capacity: 0)
    try writer.write(lines)
    var request = pollfd(fd: output[0], events: Int16(POLLIN), revents: 0)
    let isThere = poll(&request, 1, 20_000) == 1
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    let count = isThere ? read(output[0], &buffer, buffer.count) : 0
    try writer.close()
    isDone.wait()
    for descriptor in [input[0]] + output { close(descriptor) }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  @Test(
    arguments: ["1", "4"],
    [
      "\"same\"\n\"left\"\n", "\"left\"\n\"same\"\n\"hal", "\"left\"\n\n \n",
      "\"left\"\n\n\n \"hal",
    ])
  func `a cause is shown at once, also where a pipe stays open`(
    _ jobs: String, _ lines: String
  ) throws {
    let output = try firstOutput(of: ["check", "-", "--jobs", jobs], on: lines)
    #expect(output.contains("only mapper reads it: no \"left\" at $"))
    #expect(!output.contains("they differ"))
  }

  @Test func `progress is shown when it is wished`() throws {
    let run = try Tool.underTest.run(
      ["check", "-", "--progress", "always"], input: "\"same\"\n", in: Scratch())
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
    Fault(words: ["--output="], message: "empty value of option --output, expected FILE"),
    Fault(
      words: ["--progress", "sometimes"],
      message: "unknown value \"sometimes\" of option --progress, "
        + "expected one of \"auto\", \"always\", \"never\""),
  ]

  @Test(arguments: faults)
  func `what cannot be read or written is a complaint and status 2`(_ fault: Fault) throws {
    let run = try Tool.underTest.run(["check"] + fault.words, input: "\"same\"", in: Scratch())
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
    let input = String(repeating: "\"differ\"\n", count: 20_000)
    let run = try Tool.underTest.run(
      ["check", "-", "--format", "json"], input: input, in: Scratch())
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect((report["findings"] as? [Any])?.count == 20_000)
    #expect((report["counts"] as? [String: Any])?["different"] as? Int == 20_000)
    #expect((report["causes"] as? [Any])?.count == 1)
  }
}
