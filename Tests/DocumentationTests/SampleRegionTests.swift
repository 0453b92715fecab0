import Testing

@Suite("Regions of a source are read without their indentation")
struct SampleRegionTests {
  @Test func `a sample region is dedented by its least indentation`() throws {
    let source = [
      "func f() {", "  // sample: a", "  if true {", "", "    g()", "  }", "  // end", "}",
      "// sample: b-c", "let x = 1", "// end",
    ]
    #expect(
      try SampleRegion.all(in: source.joined(separator: "\n")) == [
        SampleRegion(name: "a", line: 2, lines: ["if true {", "", "  g()", "}"]),
        SampleRegion(name: "b-c", line: 9, lines: ["let x = 1"]),
      ])
  }

  @Test func `a comment that only looks like a sample's mark is not one`() throws {
    let source = ["// samples: a", "let a = \"// sample: b\"", "// endless"]
    #expect(try SampleRegion.all(in: source.joined(separator: "\n")) == [])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var source: [String]
    var error: MarkupError
    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "no end", source: ["// sample: a", "let a = 1"],
      error: MarkupError(line: 1, reason: "sample \"a\" has no end")),
    Fault(
      name: "a region in a region", source: ["// sample: a", "// sample: b", "// end"],
      error: MarkupError(line: 1, reason: "sample \"a\" has no end")),
    Fault(
      name: "an end alone", source: ["let a = 1", "// end"],
      error: MarkupError(line: 2, reason: "an end without a sample")),
    Fault(
      name: "no lines", source: ["// sample: a", "", "// end"],
      error: MarkupError(line: 1, reason: "sample \"a\" has no lines")),
  ]

  @Test(arguments: faults)
  func `a source that breaks the rules of sample regions is refused`(_ fault: Fault) {
    #expect(throws: fault.error) {
      try SampleRegion.all(in: fault.source.joined(separator: "\n"))
    }
  }

  @Test func `the first difference of a sample names the line and both sides`() {
    #expect(firstDifference(["a", "b"], ["a", "b"]) == nil)
    #expect(
      firstDifference(["a", "b"], ["a", "c"]) == "line 2: documented \"b\", actual \"c\"")
    #expect(firstDifference(["a"], []) == "line 1: documented \"a\", actual \"(nothing)\"")
  }

  @Test func `what a sample prints is kept`() {
    let text = printed {
      print("a", 1, separator: "-")
      print(terminator: "!")
    }
    #expect(text == "a-1\n!")
  }
}
