import ParityTool
import Testing

@testable import json_codable_benchmarks

@Suite("Options say what to do, and none is without effect")
struct OptionsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var options: Options
    var testDescription: String { words.joined(separator: " ") }
  }

  private static func options(_ change: (inout Options) -> Void) -> Options {
    var options = Options()
    change(&options)
    return options
  }

  static let cases = [
    Case(words: [], options: Options()),
    Case(
      words: ["--filter", "users", "--rounds=5", "--objects", "10", "--json", "--svg", "a.svg"],
      options: options {
        $0.filter = "users"
        $0.rounds = 5
        $0.objects = 10
        $0.format = .json
        $0.chart = "a.svg"
      }),
    Case(words: ["--list"], options: options { $0.mode = .list }),
    Case(
      words: ["--growth", "--objects", "1000"],
      options: options {
        $0.mode = .growth
        $0.objects = 1_000
      }),
    Case(words: ["--markdown"], options: options { $0.format = .markdown }),
    Case(words: ["--counts", "a.tsv"], options: options { $0.mode = .report(file: "a.tsv") }),
    Case(words: ["--lines", "3"], options: options { $0.mode = .lines(3) }),
    Case(
      words: ["--case", "a/b", "--contender", "c", "--count", "7"],
      options: options { $0.mode = .runOnly(caseName: "a/b", contender: "c", count: 7) }),
    Case(
      words: ["--json", "--growth", "--help"],
      options: options {
        $0.mode = .help
        $0.format = .json
      }),
  ]

  @Test(arguments: cases)
  func `the options of the benchmark are understood`(_ test: Case) throws {
    #expect(try Options(test.words) == test.options)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let mistakes = [
    Mistake(
      words: ["--fast"],
      message: "unknown option --fast, expected one of "
        + Options.table.map { "\"--\($0.name)\"" }.joined(separator: ", ")),
    Mistake(words: ["users"], message: "unexpected argument \"users\", expected none"),
    Mistake(
      words: ["--rounds", "0"],
      message: "unknown value \"0\" of option --rounds, expected an integer from 1"),
    Mistake(words: ["--case", "a"], message: "option --case needs --contender and --count"),
    Mistake(
      words: ["--case", "a", "--count", "1"],
      message: "option --case needs --contender and --count"),
    Mistake(words: ["--count", "1"], message: "option --count needs --case"),
    Mistake(words: ["--list", "--json"], message: "option --json has no effect with --list"),
    Mistake(
      words: ["--markdown", "--json"], message: "option --markdown has no effect with --json"),
    Mistake(
      words: ["--growth", "--markdown"],
      message: "option --markdown has no effect with --growth"),
    Mistake(words: ["--list", "--growth"], message: "option --growth has no effect with --list"),
    Mistake(
      words: ["--growth", "--svg", "a"], message: "option --svg has no effect with --growth"),
    Mistake(
      words: ["--lines", "1", "--filter", "a"],
      message: "option --filter has no effect with --lines"),
  ]

  @Test(arguments: mistakes)
  func `a mistake in the options of the benchmark is named`(_ mistake: Mistake) {
    #expect(throws: ToolError(mistake.message)) { try Options(mistake.words) }
  }

  @Test func `the help of the benchmark names every option`() {
    #expect(
      Options.helpText == """
        Measures the mapper against code by hand, Codable and JSONSerialization.

        Usage: json-codable-benchmarks [OPTION…]

        Options:
          --filter PATTERN  Only cases whose name contains this regular expression
          --rounds N        Measure each contender N times, 21 without this option
          --objects N       Let an operation be about N objects; --growth goes up to N
          --json            Report in JSON
          --markdown        Report in a Markdown table of models and directions
          --svg FILE        Draw the ratios into FILE as well
          --list            Name the cases and their contenders
          --growth          Measure 1, 10, … 1,000,000 objects, and report what an object costs
          --counts FILE     Report what Scripts/instructions.sh --tsv has written into FILE
          --case NAME       Run a contender of this case and nothing else
          --contender NAME  The contender to run
          --count N         How often to run it
          --lines N         Write N commands, one a line
          --help            Show this help; -h is the same

        Exit status: 0 done, 1 contenders disagree or a file cannot be read or written, 2 the
        options are wrong.

        """)
  }
}
