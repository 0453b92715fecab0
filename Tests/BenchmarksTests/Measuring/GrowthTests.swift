import Testing

@testable import json_codable_benchmarks

@Suite("Growth compares an object among many with one among a thousand")
struct GrowthTests {
  @Test func `the numbers of objects are powers of ten`() {
    #expect(powersOfTen(upTo: 1_000_000) == [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000])
    #expect(powersOfTen(upTo: 99) == [1, 10])
    #expect(powersOfTen(upTo: 0) == [])
  }

  @Test func `the ratio is that of numbers measured in the same turn`() {
    let samples = [
      Samples(contender: "mapper", costs: [12, 120, 13]),
      Samples(contender: "mapper", costs: [10, 100, 10]),
    ]
    let result = GrowthResult(
      name: "users/to-data", contender: "mapper", objects: 10_000, samples: samples)
    #expect(
      result
        == GrowthResult(
          name: "users/to-data", contender: "mapper", objects: 10_000, cost: 13, ratio: 1.2,
          limit: 1.3))
  }

  @Test func `only the mapper has a limit, and only among more than a thousand`() {
    let samples = [Samples(contender: "a", costs: [1]), Samples(contender: "a", costs: [1])]
    let limits = ["mapper", "JSONEncoder"].flatMap { contender in
      [1_000, 10_000].map {
        GrowthResult(name: "a/b", contender: contender, objects: $0, samples: samples).limit
      }
    }
    #expect(limits == [nil, 1.3, nil, nil])
  }

  /// A case whose contenders write down how many objects they have.
  private static func logging(_ note: @escaping (Int) -> Void) -> BenchmarkCase {
    BenchmarkCase(
      "a/b", count: 1, input: { $0 }, mismatch: { _, _ in nil },
      contenders: ["x", "y", "z"].map { Contender($0) { count in { note(count) } } })
  }

  @Test(arguments: [
    (10, [Int](repeating: 10, count: 100) + [1_000]), (1_000, [1_000, 1_000]),
    (3_000, [3_000, 1_000, 1_000, 1_000]),
  ])
  func `both of a pair work on as many objects in a turn`(_ objects: Int, _ runs: [Int]) throws {
    var counts: [Int] = []
    let pair = try growthPair(of: Self.logging { counts.append($0) }, "x", objects: objects)
    for contender in pair.contenders { try contender.run() }
    #expect(counts == runs)
    #expect(pair.count == max(objects, 1_000))
  }

  @Test func `the baseline and the mapper are measured among each number of objects`() throws {
    let results = try growth(
      of: Self.logging { _ in }, upTo: 10, rounds: 1)
    #expect(results.map(\.contender) == ["x", "x", "y", "y"])
    #expect(results.map(\.objects) == [1, 10, 1, 10])
    #expect(results.allSatisfy { $0.cost > 0 && $0.ratio > 0 })
  }

  @Test func `it is about encoding and decoding users and flat structs`() {
    #expect(
      growthCases().map(\.name) == [
        "users/to-dictionary", "users/from-dictionary", "users/to-data", "users/from-data",
        "flat/to-dictionary", "flat/from-dictionary", "flat/to-data", "flat/from-data",
      ])
  }
}
