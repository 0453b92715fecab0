import Testing

@testable import ParityTool

@Suite("The paths of diff are checked, and what cannot be read says what to do")
struct DiffPathsTests {
  private func run(_ left: String, _ right: String, _ options: [String]) throws -> ToolRun {
    let scratch = try Scratch()
    let paths = [try scratch.write(left, to: "left"), try scratch.write(right, to: "right")]
    var run = try Tool(version: "1.2.3", verbs: [.diff]).run(
      ["diff"] + paths + options, in: scratch)
    run.errors = run.errors.replacing(scratch.path(""), with: "")
    return run
  }

  // MARK: - Tolerance

  @Test(arguments: ["$.x=0.1", "/x=1e-1", "$.*=0.1"])
  func `numbers within a tolerance are the same`(_ tolerance: String) throws {
    let run = try run(#"{"x":1.0}"#, #"{"x":1.1}"#, ["--tolerance", tolerance])
    #expect(run == ToolRun(status: .same, output: "no differences\n"))
  }

  @Test func `numbers beyond a tolerance differ, and the last of two holds`() throws {
    let options = ["--tolerance", "$.x=1", "--tolerance", "$.x=0.05", "--format", "patch"]
    let run = try run(#"{"x":1.0}"#, #"{"x":1.1}"#, options)
    #expect(
      run
        == ToolRun(
          status: .different, output: "[\n  {\"op\":\"replace\",\"path\":\"/x\",\"value\":1.1}\n]\n"
        ))
  }

  @Test func `a key may have the sign in it`() throws {
    let run = try run(#"{"a=b":1}"#, #"{"a=b":2}"#, ["--tolerance", #"$["a=b"]=1"#])
    #expect(run == ToolRun(status: .same, output: "no differences\n"))
  }

  @Test(arguments: ["$.x", "$.x=", "$.x=-1", "$.x=nan", "$.x=inf", "$.x=1e400", "$.x=0x1"])
  func `a tolerance that is not one is refused`(_ tolerance: String) throws {
    #expect(
      try run("1", "1", ["--tolerance", tolerance])
        == ToolRun(
          status: .cannotTell, output: "",
          errors: "json-parity: error: unknown value \"\(tolerance)\" of option --tolerance, "
            + "expected PATH=N, where N is a number from 0\n"))
  }

  @Test(arguments: [("ignore", "x"), ("unordered", "x"), ("tolerance", "x=1")])
  func `a malformed path is refused with its option`(_ option: (name: String, value: String)) throws
  {
    #expect(
      try run("1", "1", ["--ignore", "$.a", "--\(option.name)", option.value])
        == ToolRun(
          status: .cannotTell, output: "",
          errors: "json-parity: error: invalid path \"x\" of option --\(option.name): "
            + "expected \"$\" or \"/\" at the start\n"))
  }

  // MARK: - Paths that lead to nothing

  static let idle = ["--ignore", "$.a.z", "--unordered", "/b/*", "--tolerance", "$.c[2]=1"]
  static let warnings = """
    json-parity: warning: --ignore $.a.z leads to nothing in either file
    json-parity: warning: --unordered /b/* leads to nothing in either file
    json-parity: warning: --tolerance $.c[2] leads to nothing in either file

    """

  @Test(arguments: [#"{"a":{"b":1},"b":[],"c":[1,2]}"#, #" {"c":[1,2],"a":{"b":1},"b":[]}"#])
  func `a path that leads to nothing is a warning`(_ right: String) throws {
    #expect(
      try run(#"{"a":{"b":1},"b":[],"c":[1,2]}"#, right, Self.idle)
        == ToolRun(status: .same, output: "no differences\n", errors: Self.warnings))
  }

  @Test func `a path that leads to something in one file is none`() throws {
    let run = try run(#"{"a":{"z":1},"c":[]}"#, #"{"b":[0],"c":[1,2,3]}"#, Self.idle)
    #expect(run.status == .different)
    #expect(run.errors == "")
  }

  @Test func `in files of lines one line is enough`() throws {
    let lines = String(repeating: "{}\n", count: 20_000)
    let options = ["--lines", "--ignore", "$.a", "--ignore", "$.b"]
    #expect(
      try run(lines + "{\"a\":1}\n", lines + "{}\n", options)
        == ToolRun(
          status: .same, output: "20001 lines: 20001 same, 0 different; no differences\n",
          errors: "json-parity: warning: --ignore $.b leads to nothing in either file\n"))
  }

  // MARK: - The hint of --lines

  struct Text: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let error: String
  }

  static let hint = "; with --lines, files with a document on each line are compared"
  static let texts = [
    Text(
      testDescription: "a document on each line", text: "{}\n{}\n",
      error: #"unexpected "{" after the value at line 2, column 1"# + hint),
    Text(
      testDescription: "blank lines and returns", text: "[1]\r\n\r\n  [2]\r\n",
      error: #"unexpected "[" after the value at line 3, column 3"# + hint),
    Text(
      testDescription: "two documents on one line", text: "1 2\n",
      error: #"unexpected "2" after the value at line 1, column 3"#),
    Text(
      testDescription: "more behind the end of a long document", text: "[\n1\n] 2\n",
      error: #"unexpected "2" after the value at line 3, column 3"#),
    Text(
      testDescription: "another mistake", text: "[\n1\n2]\n",
      error: #"unexpected "2", expected "," or "]" at line 3, column 1"#),
  ]

  @Test(arguments: texts)
  func `a file of lines that is read as one document gets a hint`(_ text: Text) throws {
    let run = try run(text.text, "1", [])
    #expect(
      run
        == ToolRun(
          status: .cannotTell, output: "", errors: "json-parity: error: /left: \(text.error)\n"))
  }
}
