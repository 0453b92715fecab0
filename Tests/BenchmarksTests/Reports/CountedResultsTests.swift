import ParityTool
import Testing

@testable import json_codable_benchmarks

@Suite("Counted instructions are reported like times")
struct CountedResultsTests {
  static let head = "case\tcontender\tinstructions\tratio\n"

  @Test func `counts of instructions become costs of an object`() throws {
    let text =
      Self.head + "users/to-data\tJSONEncoder\t40000\t1.00\nusers/to-data\tmapper\t10000\t0.25\n"
      + "tracker/from-dictionary\thand-written\t7\t1.00\n"
    let results = try countedResults(text, of: allCases())
    #expect(
      results == [
        CaseResult(
          name: "users/to-data", objects: 100, unit: .instructions,
          contenders: [
            ContenderResult(name: "JSONEncoder", cost: 400, ratio: 1),
            ContenderResult(name: "mapper", cost: 100, ratio: 0.25, limit: 0.25),
          ]),
        CaseResult(
          name: "tracker/from-dictionary", objects: 1, unit: .instructions,
          contenders: [ContenderResult(name: "hand-written", cost: 7, ratio: 1)]),
      ])
  }

  @Test(arguments: ["users/to-data", "users/to-data\tmapper", "users/to-data\tmapper\tmany"])
  func `a line that is not a count of instructions is named`(_ line: String) {
    let expected = ToolError("line 2 of the counts is no case, contender and number")
    #expect(throws: expected) { try countedResults(Self.head + line, of: allCases()) }
  }
}
