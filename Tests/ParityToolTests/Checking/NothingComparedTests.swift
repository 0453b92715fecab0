import JSONParity
import Testing

@testable import ParityTool

/// An input of which nothing can be compared, and what is said of it.
struct EmptyCheck: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let input: String
  let rejected: Int
  let reason: String
  var problem: String { "nothing was compared: \(reason)" }
  /// The problem on standard error, of a report that does not say why documents are rejected.
  var error: String { problem + (rejected > 0 ? "; --show-rejected says why" : "") }

  static let all = [
    EmptyCheck(
      testDescription: "no bytes", input: "", rejected: 0,
      reason: "the input has no documents"),
    EmptyCheck(
      testDescription: "blank lines", input: "\n \t\r\n\n", rejected: 0,
      reason: "the input has no documents"),
    EmptyCheck(
      testDescription: "one line of noise", input: "\"reject\"", rejected: 1,
      reason: "both reject every document"),
    EmptyCheck(
      testDescription: "lines of noise", input: "\"reject\"\n\n\"reject\"\n\"reject\"\n",
      rejected: 3,
      reason: "both reject every document"),
  ]
}

@Suite("A check that has compared nothing is status 2, and the report and standard error say why")
struct NothingComparedTests {
  private func run(_ check: EmptyCheck, _ format: String) throws -> ToolRun {
    let words = ["check", "--format", format]
    return try Tool.underTest.run(words, input: check.input, in: Scratch())
  }

  @Test(arguments: EmptyCheck.all)
  func `the text ends with the reason`(_ check: EmptyCheck) throws {
    let rejected = check.rejected > 0 ? ", \(check.rejected) by neither" : ""
    let output = """
      words: nothing was compared
      mapper String, Codable String
      \(check.rejected) document\(check.rejected == 1 ? "" : "s"): 0 read by both\(rejected)

      \(check.reason)

      """
    #expect(
      try run(check, "text")
        == ToolRun(
          status: .cannotTell, output: output, errors: "json-parity: error: \(check.error)\n"))
  }

  @Test(arguments: EmptyCheck.all)
  func `the JSON has the reason beside the counts`(_ check: EmptyCheck) throws {
    let run = try run(check, "json")
    #expect(run.status == .cannotTell)
    #expect(run.errors == "json-parity: error: \(check.problem)\n")
    let report = try JSONValue(parsing: run.output)
    #expect(report.member("problem") == .string(check.problem))
    let counts = try #require(report.member("counts"))
    #expect(counts.member("bothReject") == .number(.init(check.rejected)))
    let findings = try #require(report.member("findings")?.elements)
    #expect(findings.count == check.rejected)
    #expect(findings.allSatisfy { $0.member("stage") == .string("bothReject") })
  }

  @Test(arguments: EmptyCheck.all)
  func `the page has the reason for its verdict`(_ check: EmptyCheck) throws {
    let run = try run(check, "html")
    #expect(run.status == .cannotTell)
    #expect(run.errors == "json-parity: error: \(check.error)\n")
    let lines = run.output.split(separator: "\n").filter { $0.contains("class=\"verdict") }
    #expect(lines == ["<p class=\"verdict unknown\">? nothing was compared</p>"])
  }

  @Test(arguments: ["", "\u{FEFF}", " \n"])
  func `a file without a document is one that is not JSON`(_ text: String) throws {
    let scratch = try Scratch()
    let good = try scratch.write("\"same\"", to: "good.json")
    let empty = try scratch.write(text, to: "empty.json")
    let run = try Tool.underTest.run(["check", good, empty], in: scratch)
    #expect(
      run
        == ToolRun(
          status: .same,
          output: """
            words: no difference
            mapper String, Codable String
            2 documents: 1 read by both, 1 by neither, 1 of them not JSON

            """,
          errors: "json-parity: warning: 1 of 2 documents is not JSON, and not compared; "
            + "--show-rejected says which\n"))
    let alone = try Tool.underTest.run(["check", empty], in: Scratch())
    #expect(alone.status == .cannotTell)
    #expect(alone.errors.hasSuffix("both reject every document; --show-rejected says why\n"))
  }

  @Test(arguments: ["text", "json", "html"])
  func `the reason comes behind the report in a file too`(_ format: String) throws {
    let scratch = try Scratch()
    let words = ["check", "--format", format, "--output", scratch.path("out")]
    let run = try Tool.underTest.run(words, input: "\"reject\"", in: scratch)
    let reason =
      "nothing was compared: both reject every document"
      + (format == "json" ? "" : "; --show-rejected says why")
    #expect(run == ToolRun(status: .cannotTell, errors: "json-parity: error: \(reason)\n"))
    #expect(
      try scratch.text("out")
        == Tool.underTest.run(["check", "--format", format], input: "\"reject\"", in: Scratch())
        .output)
  }
}

extension JSONValue {
  /// The value at a key; nil where there is none.
  func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements; nil for what is not an array.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
