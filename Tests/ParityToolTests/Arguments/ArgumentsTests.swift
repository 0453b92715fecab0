import Testing

@testable import ParityTool

@Suite("Arguments are read by a table of options")
struct ArgumentsTests {
  static let format = ToolOption("format", .choice(["text", "json"]), "")
  static let output = ToolOption("output", .text("FILE"), "")
  static let jobs = ToolOption("jobs", .count("N"), "")
  static let ignore = ToolOption("ignore", .text("PATH"), "", isRepeatable: true)
  static let lines = ToolOption("lines", .flag, "")
  static let table = [format, output, jobs, ignore, lines]

  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var operands: [String] = []
    var format: String? = "text"
    var output: String?
    var jobs: String?
    var ignore: [String] = []
    var lines = false
    var testDescription: String { "\(words)" }
  }

  static let cases = [
    Case(words: []),
    Case(words: ["a", "-", "b"], operands: ["a", "-", "b"]),
    Case(words: ["--format", "json", "a"], operands: ["a"], format: "json"),
    Case(words: ["a", "--format=json"], operands: ["a"], format: "json"),
    Case(words: ["--format", "json", "--format", "text"], format: "text"),
    Case(words: ["--output", "-"], output: "-"),
    Case(words: ["--output", "-x"], output: "-x"),
    Case(words: ["--output=a=b"], output: "a=b"),
    Case(words: ["--output=--x"], output: "--x"),
    Case(words: ["--jobs", "2"], jobs: "2"),
    Case(words: ["--ignore", "a", "--ignore=b"], ignore: ["a", "b"]),
    Case(words: ["--lines", "a"], operands: ["a"], lines: true),
    Case(words: ["--", "--lines", "--", "-x"], operands: ["--lines", "--", "-x"]),
    Case(words: [""], operands: [""]),
  ]

  @Test func `no more threads work than any machine has a use for`() throws {
    #expect(try Arguments(["--jobs", "3"], options: Self.table).jobs == 3)
    #expect(try Arguments(["--jobs", "\(Int.max)"], options: Self.table).jobs == 256)
  }

  @Test(arguments: cases)
  func `words are options, values and operands`(_ testCase: Case) throws {
    let arguments = try Arguments(testCase.words, options: Self.table)
    #expect(arguments.operands == testCase.operands)
    #expect(arguments[Self.format] == testCase.format)
    #expect(arguments[Self.output] == testCase.output)
    #expect(arguments[Self.jobs] == testCase.jobs)
    #expect(arguments.all(Self.ignore) == testCase.ignore)
    #expect(arguments.contains(Self.lines) == testCase.lines)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { "\(words)" }
  }

  static let names =
    #"one of "--format", "--output", "--jobs", "--ignore", "--lines""#

  static let faults = [
    Fault(words: ["--output="], message: "empty value of option --output, expected FILE"),
    Fault(words: ["--ignore", ""], message: "empty value of option --ignore, expected PATH"),
    Fault(words: ["--fromat", "json"], message: "unknown option --fromat, expected \(names)"),
    Fault(words: ["--fromat=json"], message: "unknown option --fromat, expected \(names)"),
    Fault(words: ["--form", "json"], message: "unknown option --form, expected \(names)"),
    Fault(words: ["-f"], message: "unknown option -f, expected \(names)"),
    Fault(
      words: ["--format"],
      message: "missing value of option --format, expected one of \"text\", \"json\""),
    Fault(
      words: ["--format", "--lines"],
      message: "missing value of option --format, expected one of \"text\", \"json\""),
    Fault(words: ["--output", "--"], message: "missing value of option --output, expected FILE"),
    Fault(words: ["--jobs"], message: "missing value of option --jobs, expected an integer from 1"),
    Fault(words: ["--lines=yes"], message: "option --lines takes no value"),
    Fault(
      words: ["--format", "xml"],
      message: "unknown value \"xml\" of option --format, expected one of \"text\", \"json\""),
    Fault(
      words: ["--format="],
      message: "unknown value \"\" of option --format, expected one of \"text\", \"json\""),
    Fault(
      words: ["--jobs", "0"],
      message: "unknown value \"0\" of option --jobs, expected an integer from 1"),
    Fault(
      words: ["--jobs=many"],
      message: "unknown value \"many\" of option --jobs, expected an integer from 1"),
  ]

  @Test(arguments: faults)
  func `words that no option takes are refused`(_ fault: Fault) {
    #expect(throws: ToolError(fault.message)) {
      try Arguments(fault.words, options: Self.table)
    }
  }
}
