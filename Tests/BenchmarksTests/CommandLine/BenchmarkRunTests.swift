import Foundation
import ParityTool
import Testing

@testable import json_codable_benchmarks

@Suite("A run does what its options ask for")
struct BenchmarkRunTests {
  /// Runs with these words and gives what is written.
  private static func output(_ words: String...) throws -> String {
    var output = ""
    let run = BenchmarkRun(
      options: try Options(words), write: { output += $0 }, begin: { _ in })
    try run()
    return output
  }

  @Test func `the list of the benchmark names a case and its contenders in a line`() throws {
    #expect(
      try Self.output("--list", "--filter", "users/from-data") == """
        users/from-data\tJSONDecoder\tmapper\tJSONSerialization

        """)
  }

  @Test func `the filter of the benchmark is a regular expression`() throws {
    let names = try Self.output("--list", "--filter", #"^(users|flat)/(to|from)-\w+$"#)
      .split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    let directions = ["to-dictionary", "from-dictionary", "to-data", "from-data"]
    #expect(
      names.map(String.init)
        == ["users", "flat"].flatMap { model in directions.map { "\(model)/\($0)" } })
  }

  @Test func `one contender of the benchmark runs and nothing is written`() throws {
    let words = ["--case", "users/to-data", "--contender", "mapper", "--count", "2"]
    var output = ""
    try BenchmarkRun(
      options: Options(words + ["--objects", "1"]), write: { output += $0 }, begin: { _ in })()
    #expect(output == "")
  }

  @Test func `one contender of the benchmark runs as often as asked for`() throws {
    var runs = 0
    let counted = BenchmarkCase(
      "a/b", count: 1, input: { $0 }, mismatch: { _, _ in nil },
      contenders: [
        Contender("x") { _ in { runs += 1 } }, Contender("y") { _ in throw Planted() },
      ])
    let options = try Options(["--case", "a/b", "--contender", "x", "--count", "5"])
    try BenchmarkRun(options: options, cases: [counted], write: { _ in }, begin: { _ in })()
    #expect(runs == 5)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(words: ["--list", "--filter", "none"], message: "no case contains \"none\""),
    Mistake(words: ["--list", "--filter", "("], message: "\"(\" is no regular expression"),
    Mistake(
      words: ["--case", "x", "--contender", "mapper", "--count", "1"],
      message: "unknown case \"x\", see --list"),
    Mistake(
      words: ["--case", "users/to-data", "--contender", "x", "--count", "1"],
      message: "unknown contender \"x\" of case \"users/to-data\", see --list"),
  ]

  @Test(arguments: mistakes)
  func `a case or contender that does not exist is named`(_ mistake: Mistake) throws {
    let options = try Options(mistake.words)
    #expect(throws: ToolError(mistake.message)) {
      try BenchmarkRun(options: options, write: { _ in }, begin: { _ in })()
    }
  }

  @Test func `contenders that disagree are not measured`() throws {
    let liar = BenchmarkCase(
      "a/b", count: 1, input: { $0 }, mismatch: { result, _ in result == 1 ? nil : "\(result)" },
      contenders: [Contender("x") { _ in { 1 } }, Contender("y") { _ in { 2 } }])
    var output = ""
    #expect(throws: Disagreement(caseName: "a/b", contender: "y", difference: "2")) {
      try BenchmarkRun(
        options: Options(), cases: [liar], write: { output += $0 }, begin: { _ in })()
    }
    #expect(output == "")
  }

  @Test func `counts become a report in JSON and a chart`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (counts, chart) = (folder.appending(path: "a.tsv"), folder.appending(path: "a.svg"))
    let text = "head\ncommands/to-data\tJSONEncoder\t400\t1\ncommands/to-data\tmapper\t100\t0.25\n"
    try Data(text.utf8).write(to: counts)
    let output = try Self.output("--counts", counts.path, "--json", "--svg", chart.path)
    let results = try JSONDecoder().decode([CaseResult].self, from: Data(output.utf8))
    #expect(results == (try countedResults(text, of: allCases())))
    #expect(try String(contentsOf: chart, encoding: .utf8) == svgChart(of: results))
    #expect(
      try Self.output("--counts", counts.path, "--markdown") == markdownReport(results))
    try FileManager.default.removeItem(at: folder)
  }
}
