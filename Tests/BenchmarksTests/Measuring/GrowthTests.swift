import Testing

@testable import json_codable_benchmarks

@Suite("Growth compares an object among many with one among a thousand")
struct GrowthTests {
  @Test func `growth is measured for powers of ten of objects`() {
    #expect(powersOfTen(upTo: 1_000_000) == [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000])
    #expect(powersOfTen(upTo: 99) == [1, 10])
    #expect(powersOfTen(upTo: 0) == [])
  }

  @Test func `the ratio of growth is that of numbers measured in the same turn`() {
    let samples = [
      Samples(contender: "mapper", costs: [12, 120, 13]),
      Samples(contender: "mapper", costs: [10, 100, 10]),
    ]
    let result = GrowthResult(
      name: "users/to-data", objects: 10_000, samples: samples)
    #expect(
      result
        == GrowthResult(
          name: "users/to-data", contender: "mapper", objects: 10_000, cost: 13, ratio: 1.2,
          limit: 1.3))
  }

  @Test func `only the mapper has a limit of growth, and only among more than a thousand`() {
    let limits = ["mapper", "JSONEncoder"].flatMap { contender in
      [1_000, 10_000].map { objects in
        let samples = Samples(contender: contender, costs: [1])
        return GrowthResult(name: "a/b", objects: objects, samples: [samples, samples]).limit
      }
    }
    #expect(limits == [nil, 1.3, nil, nil])
  }

  @Test func `a turn of growth is longer among many, but not without end`() {
    let turns = [1, 1_000, 10_000, 100_000, 1_000_000].map(turn)
    #expect(turns == [5, 5, 50, 500, 500].map { .milliseconds($0) })
  }

  @Test func `a number of objects and a thousand of them take turns`() throws {
    var counts: [String] = []
    let logging = BenchmarkCase(
      "a/b", count: 1, input: { $0 }, mismatch: { _, _ in nil },
      contenders: ["x", "y", "z"].map { name in
        Contender(name) { objects in { counts.append("\(name) \(objects)") } }
      })
    let results = try growth(of: logging, upTo: 10, rounds: 2)
    #expect(results.map(\.objects) == [1, 1, 10, 10])
    #expect(results.map(\.contender) == ["x", "y", "x", "y"])
    #expect(results.allSatisfy { $0.cost > 0 && $0.ratio > 0 })
    let turns = counts.indices.filter { $0 == 0 || counts[$0] != counts[$0 - 1] }.map { counts[$0] }
    let few = ["x 1", "x 1000", "y 1", "y 1000"], some = ["x 10", "x 1000", "y 10", "y 1000"]
    #expect(turns == [few, some].flatMap { thrice($0[0], $0[1]) + thrice($0[2], $0[3]) })
  }

  /// The warm-up and two rounds of a pair.
  private func thrice(_ one: String, _ other: String) -> [String] {
    [one, other, one, other, one, other]
  }

  @Test func `growth is measured for encoding and decoding users and flat structs`() {
    #expect(
      growthCases().map(\.name) == [
        "users/to-dictionary", "users/from-dictionary", "users/to-data", "users/from-data",
        "flat/to-dictionary", "flat/from-dictionary", "flat/to-data", "flat/from-data",
      ])
  }
}
