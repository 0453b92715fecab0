import Foundation
import JSONCodable
import Testing

@testable import ParityTool

@Suite("The text report fits the terminal and cannot be steered by input")
struct TextLineReportTests {
  @Test func `long sides are broken into lines of a column's width`() throws {
    let finding = LineFinding(
      path: .root, mapper: .json("{\"name\":\"0123456789\"}"), codable: .error("wrong type"),
      message: "m")
    #expect(
      try report(finding, columns: 25) == """
        line 1: different at $: m
          mapper     | Codable
          {"name":"0 | wrong type
          123456789" |
          }          |


        """)
  }

  @Test func `a very long side is cut and says by how much`() throws {
    let finding = LineFinding(
      path: .root, mapper: .json(String(repeating: "9", count: 207)), codable: .absent, message: "m"
    )
    let rows = String(repeating: "  9999999999 |\n", count: 19)
    #expect(
      try report(finding, columns: 25)
        == "line 1: different at $: m\n  mapper     | Codable\n  9999999999 | (nothing)\n"
        + rows + "  … and 7 more |\n\n")
  }

  @Test func `control characters are spelled out`() throws {
    let finding = LineFinding(
      path: JSONPath([.key("a\n")]), mapper: .error("\u{1B}[31m"),
      codable: .error("\u{202E}é\u{85}"),
      message: "a\tb\u{2028}")
    #expect(
      try report(finding, columns: 45) == """
        line 1: different at $["a\\n"]: a\\u{9}b\\u{2028}
          mapper               | Codable
          \\u{1B}[31m           | \\u{202E}é\\u{85}


        """)
  }

  @Test(arguments: ["\u{200B}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{E0041}"])
  func `what changes direction or cannot be seen is spelled out`(_ hidden: String) throws {
    let finding = LineFinding(
      path: JSONPath([.key(hidden)]), mapper: .json("\"\(hidden)\""), codable: .error(hidden),
      message: hidden)
    let code = String(hidden.unicodeScalars.reduce(0) { $0 + $1.value }, radix: 16, uppercase: true)
    let spelled = "\\u{\(code)}"
    let cell = "\"\(spelled)\"".padding(toLength: 20, withPad: " ", startingAt: 0)
    let escaped = hidden.utf16.map { unit in
      "\\u" + ("000" + String(unit, radix: 16)).suffix(4)
    }.joined()
    #expect(
      try report(finding, columns: 45) == """
        line 1: different at $["\(escaped)"]: \(spelled)
          mapper               | Codable
          \(cell) | \(spelled)


        """)
  }

  @Test func `colour is used on a terminal only`() throws {
    let finding = LineFinding(path: .root, mapper: .json("1"), codable: .json("2"), message: "m")
    let colored = """
      line 1: \u{1B}[1;31mdifferent\u{1B}[0m at \u{1B}[1m$\u{1B}[0m: m
      \u{1B}[2m  mapper     | Codable\u{1B}[0m
        1          | 2


      """
    let terminal = Terminal(isOutput: true, isErrors: false, columns: 25)
    #expect(try report(finding, terminal) == colored)
    for other in [
      Terminal(isOutput: true, isErrors: false, columns: 25, isPlain: true),
      Terminal(isOutput: false, isErrors: true, columns: 25),
    ] {
      #expect(try !report(finding, other).contains("\u{1B}"))
    }
  }

  private func report(_ finding: LineFinding, columns: Int) throws -> String {
    try report(finding, Terminal(isOutput: false, isErrors: false, columns: columns))
  }

  private func report(_ finding: LineFinding, _ terminal: Terminal) throws -> String {
    let scratch = try Scratch()
    let sink = try scratch.sink("out")
    var report = TextLineReport(sink, terminal: terminal)
    let line = ReportedLine(finding: finding, lineClass: .different, line: 1)
    try report.add(line, report.rendering(line))
    try sink.close()
    return try scratch.text("out")
  }
}

@Suite("A verdict has its reasons")
struct LineVerdictTests {
  @Test func `a class without a finding is a mistake of the programmer`() async {
    await #expect(processExitsWith: .failure) { _ = LineVerdict(.different, []) }
  }

  @Test func `disagreement is status 1, and nothing but rejection 2`() {
    let statuses: [LineClass: Outcome] = [.same: .same, .bothReject: .cannotTell]
    for lineClass in LineClass.allCases {
      var counts = LineCounts()
      counts[lineClass] += 1
      #expect(counts.status == statuses[lineClass, default: .different])
      #expect(counts.lines == 1)
    }
    #expect(LineCounts().status == .cannotTell)
  }
}
