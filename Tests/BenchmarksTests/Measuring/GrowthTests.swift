import Testing

@testable import json_codable_benchmarks

@Suite("Growth compares an object among many with one among a thousand")
struct GrowthTests {
  @Test func `the numbers of objects are powers of ten`() {
    #expect(powersOfTen(upTo: 1_000_000) == [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000])
    #expect(powersOfTen(upTo: 99) == [1, 10])
    #expect(powersOfTen(upTo: 0) == [])
  }

  @Test func `ratios are those to a thousand and to the baseline`() {
    let results = growthResults(
      "users/to-data", objects: [1, 1_000], [("JSONEncoder", [40, 20]), ("mapper", [15, 10])])
    #expect(
      results == [
        GrowthResult(
          name: "users/to-data", contender: "JSONEncoder",
          steps: [
            .init(objects: 1, cost: 40, ratioToThousand: 2, ratio: 1),
            .init(objects: 1_000, cost: 20, ratioToThousand: 1, ratio: 1),
          ]),
        GrowthResult(
          name: "users/to-data", contender: "mapper",
          steps: [
            .init(objects: 1, cost: 15, ratioToThousand: 1.5, ratio: 0.375),
            .init(objects: 1_000, cost: 10, ratioToThousand: 1, ratio: 0.5),
          ]),
      ])
  }

  @Test func `without a thousand there is no ratio to it`() {
    let results = growthResults("x", objects: [1], [("a", [40])])
    #expect(results.map { $0.steps.map(\.ratioToThousand) } == [[nil]])
  }

  @Test func `it is about encoding and decoding users and flat structs`() {
    #expect(
      growthCases().map(\.name) == [
        "users/to-dictionary", "users/from-dictionary", "users/to-data", "users/from-data",
        "flat/to-dictionary", "flat/from-dictionary", "flat/to-data", "flat/from-data",
      ])
  }
}
