import Testing

@testable import ParityTool

@Suite("A document is equal to itself, and what is not compared is not equal")
struct DiffLawsTests {
  static let twice = #"{"a":[{"k":1,"b":0,"k":2}],"c":1,"c":1}"#
  static let warnings = """
    json-parity: warning: duplicate key $.a[0].k, the same on both sides; a reader keeps one value
    json-parity: warning: duplicate key $.c, the same on both sides; a reader keeps one value

    """

  private func run(_ left: String, _ right: String, _ options: [String] = []) throws -> ToolRun {
    let scratch = try Scratch()
    let paths = [try scratch.write(left, to: "left"), try scratch.write(right, to: "right")]
    return try Tool(version: "1.2.3", verbs: [.diff]).run(["diff"] + paths + options, in: scratch)
  }

  @Test(arguments: ["meaning", "spelling", "bytes"])
  func `a file with duplicate keys is equal to itself and to its copy`(_ level: String) throws {
    let expected = ToolRun(status: .same, output: "no differences\n", errors: Self.warnings)
    #expect(try run(Self.twice, Self.twice, ["--level", level]) == expected)
    let scratch = try Scratch()
    let file = try scratch.write(Self.twice, to: "file")
    let tool = Tool(version: "1.2.3", verbs: [.diff])
    #expect(try tool.run(["diff", file, file, "--level", level], in: scratch) == expected)
  }

  @Test(arguments: ["json", "html", "patch"])
  func `every report warns`(_ format: String) throws {
    let run = try run(Self.twice, Self.twice, ["--format", format])
    #expect(run.status == .same)
    #expect(run.errors == Self.warnings)
  }

  @Test func `a warning of files of lines names the line`() throws {
    let lines = "1\n\n\(Self.twice)\n"
    let warnings = Self.warnings.replacing("warning: ", with: "warning: line 3: ")
    #expect(
      try run(lines, lines, ["--lines"])
        == ToolRun(
          status: .same, output: "2 lines: 2 same, 0 different; no differences\n",
          errors: warnings))
  }

  @Test func `ten warnings are shown, and the others counted`() throws {
    let lines = String(repeating: #"{"k":1,"k":1}"# + "\n", count: 13)
    let run = try run(lines, lines, ["--lines"])
    let shown = (1...10).map {
      "json-parity: warning: line \($0): duplicate key $.k, the same on both sides; "
        + "a reader keeps one value\n"
    }
    #expect(run.errors == shown.joined() + "json-parity: warning: and 3 more duplicate keys\n")
    #expect(run.status == .same)
  }

  @Test func `ten lines that are not JSON are named, and the others counted`() throws {
    let bad = (1...12).map { "[\($0)" }.joined(separator: "\n")
    let good = (1...12).map { "[\($0)]" }.joined(separator: "\n")
    let run = try run(bad, good, ["--lines"])
    let complaints = run.errors.split(separator: "\n")
    #expect(run.status == .cannotTell)
    #expect(complaints.count { $0.contains("left: unexpected end") } == 10)
    #expect(
      complaints.dropFirst(10) == [
        "json-parity: error: and 2 more that are not valid JSON",
        "json-parity: error: nothing was compared: no line is valid JSON in both files",
      ])
  }

  @Test(arguments: ["meaning", "spelling", "bytes"])
  func `a byte order mark is no part of the document`(_ level: String) throws {
    #expect(
      try run("\u{FEFF}[1]", "[1]", ["--level", level])
        == ToolRun(status: .same, output: "no differences\n"))
  }

  @Test func `a duplicate key that is ignored does not warn`() throws {
    let run = try run(Self.twice, Self.twice, ["--ignore", "$.a[*].k", "--ignore", "$.c"])
    #expect(run == ToolRun(status: .same, output: "no differences\n"))
  }

  struct Other: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var right: String
  }

  static let others = [
    Other(testDescription: "one value", right: #"{"k":2}"#),
    Other(testDescription: "another order", right: #"{"k":2,"k":1}"#),
    Other(testDescription: "another value", right: #"{"k":1,"k":3}"#),
    Other(testDescription: "one more", right: #"{"k":1,"k":2,"k":2}"#),
  ]

  @Test(arguments: others)
  func `other duplicates are a difference and no warning`(_ other: Other) throws {
    let run = try run(#"{"k":1,"k":2}"#, other.right)
    #expect(run.status == .different)
    #expect(run.errors == "")
  }

  static let reason = "nothing was compared: neither file has lines"

  struct Report: Sendable, CustomTestStringConvertible {
    var format: String
    var output: String
    var testDescription: String { format }
  }

  static let reports = [
    Report(
      format: "text",
      output: "no lines: 0 same, 0 different; no differences\n\n\(reason)\n"),
    Report(
      format: "json",
      output: #"{"lines":0,"same":0,"different":0,"unreadable":0,"problem":"\#(reason)","#
        + #""differences":0,"findings":[]}"# + "\n"),
    Report(format: "patch", output: ""),
  ]

  @Test(arguments: reports, ["", "\n \n"])
  func `two files without lines are status 2`(_ report: Report, _ right: String) throws {
    #expect(
      try run("", right, ["--lines", "--format", report.format])
        == ToolRun(
          status: .cannotTell, output: report.output,
          errors: "json-parity: error: \(Self.reason)\n"))
  }

  @Test func `two files of noise are status 2`() throws {
    let reason = "nothing was compared: no line is valid JSON in both files"
    let run = try run("]\n1\n", "1\n}\n", ["--lines"])
    #expect(run.status == .cannotTell)
    #expect(
      run.output
        == "2 lines: 0 same, 0 different, 2 not valid JSON; no differences\n\n\(reason)\n")
    #expect(run.errors.hasSuffix("\njson-parity: error: \(reason)\n"))
    let page = try self.run("]", "1", ["--lines", "--format", "html"]).output
    #expect(page.contains("\n<p class=\"verdict unknown\">? \(reason)</p>\n"))
  }

  @Test func `two empty documents are status 2`() throws {
    let scratch = try Scratch()
    let paths = [try scratch.write("", to: "left"), try scratch.write(" \n", to: "right")]
    let run = try Tool(version: "1.2.3", verbs: [.diff]).run(["diff"] + paths, in: scratch)
    #expect(
      run
        == ToolRun(
          status: .cannotTell,
          errors: """
            json-parity: error: \(paths[0]): unexpected end, expected a value at line 1, column 1
            json-parity: error: \(paths[1]): unexpected end, expected a value at line 2, column 1

            """))
  }

  @Test func `what steers a terminal is an escape in JSON and in a patch`() throws {
    let (left, right) = ("[1]", "[\"\u{200E}\u{9B}\u{E0041}\u{FEFF}é\"]")
    let escaped = #""\u200e\u009b\udb40\udc41\ufeffé""#
    #expect(
      try run(left, right, ["--format", "patch"]).output == """
        [
          {"op":"replace","path":"/0","value":\(escaped)}
        ]

        """)
    let json = try run(left, right, ["--format", "json"]).output
    #expect(json.contains("\"right\":\(escaped),"))
    #expect(!json.unicodeScalars.contains { $0.value == 0x200E })
  }
}
