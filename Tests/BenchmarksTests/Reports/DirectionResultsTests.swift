import Testing

@testable import json_codable_benchmarks

@Suite("Results are sorted by direction and model")
struct DirectionResultsTests {
  /// A case whose first contender costs 1, the others more by one each.
  static func result(_ name: String, _ contenders: String...) -> CaseResult {
    CaseResult(
      name: name, objects: 1, unit: .instructions,
      samples: contenders.enumerated().map {
        Samples(contender: $1, costs: [Double($0 + 1)])
      })
  }

  static let results = [
    result("users/to-data", "JSONEncoder", "mapper"),
    result("users/from-data", "JSONDecoder", "mapper"),
    result("flat/to-data", "JSONEncoder", "mapper", "JSONSerialization"),
    result("check-loop", "JSONDecoder+JSONEncoder", "json-parity"),
  ]

  @Test func `directions of a report stand in the order of their first results`() {
    let groups = byDirection(Self.results)
    #expect(groups.map(\.direction) == ["to-data", "from-data", "check-loop"])
    #expect(groups[0].results == [Self.results[0], Self.results[2]])
    #expect(groups.map(\.baseline) == ["JSONEncoder", "JSONDecoder", "JSONDecoder+JSONEncoder"])
    #expect(groups[0].contenders == ["mapper", "JSONSerialization"])
  }

  @Test func `the name of a case is a model and a direction, or a direction alone`() {
    #expect(CaseName("users/to-data").model == "users")
    #expect(CaseName("users/to-data").direction == "to-data")
    #expect(CaseName("check-loop").model == nil)
    #expect(CaseName("check-loop").direction == "check-loop")
    #expect(CaseName("").direction == "")
  }

  @Test func `the table of ratios has a row for each model, and a column for each direction`() {
    #expect(
      markdownReport(Self.results) == """
        | shape | `to-data`, of `JSONEncoder` | `from-data`, of `JSONDecoder` |
        | --- | --: | --: |
        | `users` | 2.00 | 2.00 |
        | `flat` | 2.00 |  |

        """)
  }
}
