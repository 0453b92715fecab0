import Testing

@testable import ParityTool

/// An input of which nothing can be compared, and what is said of it.
struct EmptyCheck: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let input: String
  let rejected: Int
  let reason: String

  static let all = [
    EmptyCheck(
      testDescription: "no bytes", input: "", rejected: 0,
      reason: "nothing was compared: the input has no lines"),
    EmptyCheck(
      testDescription: "blank lines", input: "\n \t\r\n\n", rejected: 0,
      reason: "nothing was compared: the input has no lines"),
    EmptyCheck(
      testDescription: "one line of noise", input: "reject", rejected: 1,
      reason: "nothing was compared: both reject every line"),
    EmptyCheck(
      testDescription: "lines of noise", input: "reject\n\nreject\nreject\n", rejected: 3,
      reason: "nothing was compared: both reject every line"),
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
    let output = """
      same         0
      different    0
      bothReject   \(check.rejected)
      onlyMapper   0
      onlyCodable  0
      lines        \(check.rejected)

      \(check.reason)

      """
    #expect(
      try run(check, "text")
        == ToolRun(
          status: .cannotTell, output: output, errors: "json-parity: error: \(check.reason)\n"))
  }

  @Test(arguments: EmptyCheck.all)
  func `the JSON has the reason beside the counts`(_ check: EmptyCheck) throws {
    let findings = check.input.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().filter { $0.element == "reject" }.map { index, _ in
        #"{"line":\#(index + 1),"class":"bothReject","path":"$.x","mapper":"no","#
          + #""codable":"nein","message":"neither"}"#
      }
    let list = findings.isEmpty ? "[]" : "[\n\(findings.joined(separator: ",\n"))\n]"
    let output =
      #"{"lines":\#(check.rejected),"same":0,"different":0,"bothReject":\#(check.rejected),"#
      + #""onlyMapper":0,"onlyCodable":0,"problem":"\#(check.reason)","findings":\#(list)}"# + "\n"
    #expect(
      try run(check, "json")
        == ToolRun(
          status: .cannotTell, output: output, errors: "json-parity: error: \(check.reason)\n"))
  }

  @Test(arguments: EmptyCheck.all)
  func `the page has the reason for its verdict`(_ check: EmptyCheck) throws {
    let run = try run(check, "html")
    #expect(run.status == .cannotTell)
    #expect(run.errors == "json-parity: error: \(check.reason)\n")
    let lines = run.output.split(separator: "\n").filter { $0.contains("class=\"verdict") }
    #expect(lines == ["<p class=\"verdict unknown\">? \(check.reason)</p>"])
  }

  @Test(arguments: ["text", "json", "html"])
  func `the reason comes behind the report in a file too`(_ format: String) throws {
    let scratch = try Scratch()
    let words = ["check", "--format", format, "--output", scratch.path("out")]
    let run = try Tool.underTest.run(words, input: "reject", in: scratch)
    let reason = "nothing was compared: both reject every line"
    #expect(run == ToolRun(status: .cannotTell, errors: "json-parity: error: \(reason)\n"))
    #expect(
      try scratch.text("out")
        == Tool.underTest.run(["check", "--format", format], input: "reject", in: Scratch()).output)
  }
}
