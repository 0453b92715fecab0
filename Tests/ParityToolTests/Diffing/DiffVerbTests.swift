import Foundation
import JSONParity
import Randomness
import Testing

@testable import ParityTool

/// Two files, options, and what a comparison of them leaves behind.
struct DiffCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let left: String
  let right: String
  let options: [String]
  let status: Outcome
  let output: String

  init(
    _ name: String, _ left: String, _ right: String, _ options: [String] = [], _ status: Outcome,
    _ output: String
  ) {
    testDescription = name
    self.left = left
    self.right = right
    self.options = options
    self.status = status
    self.output = output
  }
}

@Suite("diff names every difference of two files, and says by its status whether there is one")
struct DiffVerbTests {
  static let tool = Tool(version: "1.2.3", verbs: [.diff])
  static let left = #"{"id":5,"tags":["a","b","c"],"n":null,"x":1.0}"#
  static let right = #"{"tags":["a","c"],"id":"5","x":1,"y":2}"#

  static let cases = [
    DiffCase("equal documents", left, left, [], .same, "no differences\n"),
    DiffCase("other spelling", "[1.0,2]", "[1, 2e0]", [], .same, "no differences\n"),
    DiffCase(
      "other spelling at that level", "[1.0]", "[1]", ["--level", "spelling", "--format", "json"],
      .different,
      """
      {"differences":1,"findings":[
      {"pointer":"/0","path":"$[0]","kind":"numberSpelling","leftSpelling":"1.0","rightSpelling":"1","message":"number spelling: 1.0 against 1"}
      ]}

      """),
    DiffCase(
      "text", left, right, [], .different,
      """
        left.json                             | right.json

      changed type at $.id
        number 5                              | string "5"

      missing on the right at $.tags[1]
        "b"                                   | (nothing)

      null against absent at $.n
        null                                  | (nothing)

      missing on the left at $.y
        (nothing)                             | 2

      4 differences: 1 missing on the left, 1 missing on the right, 1 changed type, 1 null against absent

      """),
    DiffCase(
      "text with characters that take two columns", #"{"a":"日本語"}"#,
      #"{"a":"日本語日本語日本語日本語日本語日本語"}"#, [], .different,
      """
        left.json                             | right.json

      changed value at $.a
        "日本語"                              | "日本語日本語日本語日本語日本語日本語
                                              | "

      1 difference: 1 changed value

      """),
    DiffCase(
      "patch", left, right, ["--format", "patch"], .different,
      """
      [
        {"op":"replace","path":"/id","value":"5"},
        {"op":"remove","path":"/tags/1"},
        {"op":"remove","path":"/n"},
        {"op":"add","path":"/y","value":2}
      ]

      """),
    DiffCase(
      "ignored places", left, right,
      ["--ignore", "$.id", "--ignore", "$.tags[*]", "--ignore", "/n", "--ignore", "/y"], .same,
      "no differences\n"),
    DiffCase(
      "an array in any order", "[1,2,3]", "[3,1,2]", ["--unordered", "$"], .same,
      "no differences\n"),
    DiffCase(
      "lines", "{\"a\":1}\n\n{\"a\":2}\n", "{\"a\":1}\n{\"a\":3}\n{\"b\":1}\n",
      ["--lines", "--format", "patch"], .different,
      """
      {"line":3,"rightLine":2,"patch":[{"op":"replace","path":"/a","value":3}]}
      {"rightLine":3,"patch":[{"op":"add","path":"","value":{"b":1}}]}

      """),
  ]

  private func run(
    _ left: String, _ right: String, _ options: [String], jobs: Int = 1
  ) throws -> (run: ToolRun, scratch: Scratch) {
    let scratch = try Scratch()
    let paths = [
      try scratch.write(left, to: "left.json"), try scratch.write(right, to: "right.json"),
    ]
    let words = ["diff"] + paths + options + ["--jobs", "\(jobs)"]
    var run = try Self.tool.run(words, in: scratch)
    let directory = scratch.path("")
    run.output = run.output.replacing(directory, with: "")
    run.errors = run.errors.replacing(directory, with: "")
    return (run, scratch)
  }

  @Test(arguments: cases)
  func `the report and the status are exact`(_ diff: DiffCase) throws {
    guard !diff.testDescription.hasPrefix("text") else { return try checkText(diff) }
    let (run, _) = try run(diff.left, diff.right, diff.options)
    #expect(run == ToolRun(status: diff.status, output: diff.output))
  }

  /// The heading of the columns holds paths that differ from run to run.
  private func checkText(_ diff: DiffCase) throws {
    let (run, _) = try run(diff.left, diff.right, diff.options)
    #expect(run.status == diff.status)
    let body = { (text: String) in text.split(separator: "\n\n").dropFirst() }
    #expect(body(run.output) == body(diff.output))
  }

  @Test func `what is not JSON is named with its line and column, and the status is 2`() throws {
    let (run, _) = try run("{}", "{\n \"a\": ]}", [])
    #expect(run.status == .cannotTell)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasSuffix(
        #"right.json: unexpected "]", expected a value at line 2, column 7"# + "\n"))
  }

  @Test(arguments: ["left", "right"], [[], ["--lines"]])
  func `a byte order mark moves no line and no column`(side: String, options: [String]) throws {
    let bad = "\u{FEFF}[\"é\",]\n"
    let (run, _) = try run(side == "left" ? bad : "1\n", side == "left" ? "1\n" : bad, options)
    #expect(run.status == .cannotTell)
    let nothing = "json-parity: error: nothing was compared: no line is valid JSON in both files\n"
    #expect(
      run.errors
        == "json-parity: error: /\(side).json: unexpected \"]\", expected a value at line 1, column 6\n"
        + (options.isEmpty ? "" : nothing))
  }

  @Test func `a line that is not JSON is named after the others were compared`() throws {
    let (run, _) = try run("1\n]\n2\n", "1\n1\n3\n", ["--lines", "--format", "patch"])
    #expect(run.status == .cannotTell)
    #expect(
      run.output == "{\"line\":3,\"patch\":[{\"op\":\"replace\",\"path\":\"\",\"value\":3}]}\n")
    #expect(
      run.errors.hasSuffix(
        #"left.json: unexpected "]", expected a value at line 2, column 1"# + "\n"))
  }

  @Test func `a malformed path and two standard inputs are refused`() throws {
    let malformed = try run("1", "1", ["--ignore", "]["]).run
    #expect(malformed.status == .cannotTell)
    #expect(
      malformed.errors
        == "json-parity: error: invalid path \"][\" of option --ignore: "
        + "expected \"$\" or \"/\" at the start\n")
    let whole = try run("1", "2", ["--ignore", "$"]).run
    #expect(
      whole.errors
        == "json-parity: error: path \"$\" of option --ignore is the whole document, expected a part of it\n"
    )
    let both = try Self.tool.run(["diff", "-", "-"], in: Scratch())
    #expect(both.errors == "json-parity: error: only one of LEFT and RIGHT can be -\n")
  }

  @Test(arguments: ["text", "json", "html", "patch"])
  func `any number of threads gives the same report`(_ format: String) throws {
    let lines = (0..<2_000).map { #"{"n":\#($0),"s":"text"}"# }
    let other = (0..<2_000).map { #"{"n":\#($0 % 7 == 0 ? -$0 : $0),"s":"text"}"# }
    let text = (lines.joined(separator: "\n"), other.joined(separator: "\n"))
    let options = ["--lines", "--format", format]
    let runs = try [1, 2, 3, 8].map { jobs in
      let (run, scratch) = try run(text.0, text.1, options, jobs: jobs)
      let name = URL(filePath: scratch.path("")).lastPathComponent
      return run.output.replacing(name, with: "")
    }
    // The heading names the files, whose directory is another in each run.
    let bodies = runs.map { $0.split(separator: "\n").filter { !$0.contains(".json") } }
    #expect(bodies.allSatisfy { $0 == bodies[0] })
    #expect(runs[0].count > 1_000)
  }

  @Test func `the patch of random files, seed 7, leads from left to right`() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<40 {
      let (left, right) = (Self.document(3, &generator), Self.document(3, &generator))
      let (run, _) = try run(left.text(), right.text(), ["--format", "patch"])
      let operations = try JSONValue(parsing: run.output)
      #expect(operations == JSONPatch(from: left, to: right).value)
      #expect(try JSONPatch(from: left, to: right).applied(to: left).isEquivalent(to: right))
    }
  }

  private static func document(
    _ depth: Int, _ generator: inout SplitMix64
  ) -> JSONValue {
    switch Int.random(in: depth == 0 ? 0...2 : 0...4, using: &generator) {
    case 0: .null
    case 1: .boolean(.random(using: &generator))
    case 2: .string(["a", "b", "é", "/~"].randomElement(using: &generator) ?? "")
    case 3:
      .array(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in document(depth - 1, &generator) })
    default:
      .object(
        ["a", "b", "c/d"].filter { _ in .random(using: &generator) }.map {
          .init(key: $0, value: document(depth - 1, &generator))
        })
    }
  }

  @Test func `the help says that progress goes with lines`() throws {
    let help = try Self.tool.run(["diff", "--help"], in: Scratch()).output
    #expect(help.contains("  --progress auto|always|never    With --lines, show progress"))
  }

  @Test func `the summary keeps its words whole on a terminal`() throws {
    let scratch = try Scratch()
    let left = try scratch.write(Self.left, to: "left.json")
    let right = try scratch.write(Self.right, to: "right.json")
    let run = try Self.tool.run(
      ["diff", left, right], in: scratch, terminal: Terminal(isOutput: true, isErrors: true))
    #expect(
      run.output.hasSuffix(
        """

        4 differences: 1 missing on the left, 1 missing on the right, 1 changed type, 1
        null against absent

        """))
  }

  @Test func `the page shows both documents and every difference`() throws {
    let (run, _) = try run(Self.left, Self.right, ["--format", "html"])
    #expect(run.status == .different)
    #expect(run.output.contains("≠ 4 differences"))
    #expect(run.output.contains("missing on the right at $.tags[1]"))
  }
}
