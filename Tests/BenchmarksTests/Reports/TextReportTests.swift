import Testing

@testable import json_codable_benchmarks

@Suite("Reports are tables")
struct TextReportTests {
  /// A case whose mapper keeps within the limit or misses it.
  static func result(mapper: Double, unit: CaseResult.Unit = .nanoseconds) -> CaseResult {
    CaseResult(
      name: "users/to-data", objects: 100, unit: unit,
      samples: [
        Samples(contender: "JSONEncoder", costs: [1_000, 1_000, 1_000, 1_000]),
        Samples(contender: "mapper", costs: [mapper, mapper, mapper, mapper]),
        Samples(contender: "JSONSerialization", costs: [5_000, 4_000, 4_000, 3_000]),
      ])
  }

  @Test func `times in a report have a spread, and a limit that is missed is marked`() {
    #expect(
      textReport([Self.result(mapper: 400)]) == """
        case           contender          ns/object     ±  ratio        limit  to JSONSerialization
        users/to-data  JSONEncoder             1000   0 %   1.00                               0.25
        users/to-data  mapper                   400   0 %   0.40  missed 0.25                  0.10
        users/to-data  JSONSerialization       4000  12 %   4.00                               1.00

        """)
  }

  @Test func `instructions in a report are named, and a limit that is kept is shown`() {
    let result = CaseResult(
      name: "flat/from-dictionary", objects: 1, unit: .instructions,
      samples: [
        Samples(contender: "hand-written", costs: [8]), Samples(contender: "mapper", costs: [7.6]),
      ])
    #expect(
      textReport([result]) == """
        case                  contender     instr./object  ±  ratio  limit  to JSONSerialization
        flat/from-dictionary  hand-written              8      1.00
        flat/from-dictionary  mapper                    8      0.95   1.00

        """)
  }

  @Test func `growth in a report has the ratio to a thousand, marked where it misses the limit`() {
    let results = [
      GrowthResult(
        name: "users/to-data", contender: "JSONEncoder", objects: 1, cost: 40, ratio: 2),
      GrowthResult(
        name: "users/to-data", contender: "mapper", objects: 10_000, cost: 12, ratio: 1.2,
        limit: 1.3),
      GrowthResult(
        name: "users/to-data", contender: "mapper", objects: 100_000, cost: 14, ratio: 1.4,
        limit: 1.3),
    ]
    #expect(
      textReport(results) == """
        case           contender    objects  ns/object  to 1,000        limit
        users/to-data  JSONEncoder        1         40      2.00
        users/to-data  mapper         10000         12      1.20         1.30
        users/to-data  mapper        100000         14      1.40  missed 1.30

        """)
  }
}
