import Testing

@Suite("Fences and their markers are read as they stand")
struct MarkdownFenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var text: [String]
    var fences: [MarkdownFence]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "no fence", text: ["# Title", "", "Text with ```code``` inside"], fences: []),
    Case(
      name: "a marked sample", text: ["<!-- sample: a-b -->", "```swift", "let a = 1", "", "```"],
      fences: [fence(2, "swift", .sample("a-b"), ["let a = 1", ""])]),
    Case(
      name: "an output without a language", text: ["<!-- output: a -->", "```", "1", "```"],
      fences: [fence(2, "", .output("a"), ["1"])]),
    Case(
      name: "a command", text: ["<!-- command: test -->", "```console", "swift test", "```"],
      fences: [fence(2, "console", .command("test"), ["swift test"])]),
    Case(
      name: "words after the language", text: ["```swift no-compile", "```"],
      fences: [fence(1, "swift", nil, [], attributes: ["no-compile"])]),
    Case(
      name: "an empty line parts a comment from a fence",
      text: ["<!-- a remark -->", "", "```", "```"],
      fences: [fence(3, "", nil, [])]),
    Case(
      name: "an indented fence in a list", text: ["- item", "  ```json", "  {", "    }", "  ```"],
      fences: [fence(2, "json", nil, ["{", "  }"])]),
    Case(
      name: "a longer fence around a shorter one", text: ["````", "```", "````"],
      fences: [fence(1, "", nil, ["```"])]),
    Case(
      name: "tildes around backticks", text: ["~~~text", "```", "~~~"],
      fences: [fence(1, "text", nil, ["```"])]),
    Case(
      name: "a marker inside a fence is text", text: ["```", "<!-- sample: a -->", "```"],
      fences: [fence(1, "", nil, ["<!-- sample: a -->"])]),
    Case(
      name: "two fences", text: ["```", "1", "```", "```", "2", "```"],
      fences: [fence(1, "", nil, ["1"]), fence(4, "", nil, ["2"])]),
  ]

  @Test(arguments: cases)
  func `a Markdown text has the fences that its case names`(_ testCase: Case) throws {
    #expect(try MarkdownFence.all(in: testCase.text.joined(separator: "\n")) == testCase.fences)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var text: [String]
    var error: MarkupError
    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "not closed", text: ["", "```swift", "let a = 1"],
      error: MarkupError(line: 2, reason: "the fence is not closed")),
    Fault(
      name: "a misspelled marker", text: ["<!-- smaple: a -->", "```", "```"],
      error: MarkupError(line: 1, reason: "unknown marker \"smaple\"")),
    Fault(
      name: "a marker above text", text: ["<!-- sample: a -->", "", "```", "```"],
      error: MarkupError(line: 2, reason: "expected a fence under the marker above")),
    Fault(
      name: "a marker at the end", text: ["<!-- sample: a -->"],
      error: MarkupError(line: 1, reason: "expected a fence under the marker above")),
  ]

  @Test(arguments: faults)
  func `a Markdown text that breaks the rules of fences is refused`(_ fault: Fault) {
    #expect(throws: fault.error) {
      try MarkdownFence.all(in: fault.text.joined(separator: "\n"))
    }
  }

  @Test func `an error in a fence names the file it is found in`() {
    let error = #expect(throws: MarkupError.self) {
      try MarkupError.naming("A.md") { try MarkdownFence.all(in: "```") }
    }
    #expect(error?.description == "A.md:1: the fence is not closed")
  }

  private static func fence(
    _ line: Int, _ language: String, _ marker: MarkdownFence.Marker?, _ lines: [String],
    attributes: [String] = []
  ) -> MarkdownFence {
    MarkdownFence(
      line: line, language: language, attributes: attributes, marker: marker, lines: lines)
  }
}
