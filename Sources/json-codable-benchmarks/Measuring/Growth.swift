/// What an object costs one contender among few and among many.
struct GrowthResult: Codable, Equatable {
  var name: String
  var contender: String
  var steps: [Step]

  /// One number of objects.
  struct Step: Codable, Equatable {
    var objects: Int
    /// Nanoseconds an object.
    var cost: Double
    /// The cost as a multiple of that among 1,000.
    var ratioToThousand: Double?
    /// The cost as a multiple of the baseline's among as many.
    var ratio: Double?
  }
}

/// Works out the ratios of what objects cost.
///
/// - Parameters:
///   - name: The name of the case.
///   - objects: The numbers of objects.
///   - contenders: Nanoseconds an object at each of these numbers; the first are the baseline's.
/// - Returns: A result for each contender.
func growthResults(
  _ name: String, objects: [Int], _ contenders: [(name: String, costs: [Double])]
) -> [GrowthResult] {
  contenders.map { contender, costs in
    let thousand = objects.firstIndex(of: 1_000).map { costs[$0] }
    let steps = objects.indices.map { index in
      GrowthResult.Step(
        objects: objects[index], cost: costs[index],
        ratioToThousand: thousand.map { costs[index] / $0 },
        ratio: costs[index] / contenders[0].costs[index])
    }
    return GrowthResult(name: name, contender: contender, steps: steps)
  }
}

/// Gives 1, 10, 100, … up to a number.
func powersOfTen(upTo largest: Int) -> [Int] {
  Array(sequence(first: 1) { $0 * 10 }.prefix { $0 <= largest })
}

/// Measures the baseline and the mapper among 1, 10, … objects.
///
/// - Parameters:
///   - benchmark: The case.
///   - largest: The greatest number of objects.
///   - rounds: How often to measure; where that takes long it is less.
/// - Returns: One result for each of the two.
/// - Throws: What a contender throws.
func growth(
  of benchmark: BenchmarkCase, upTo largest: Int, rounds: Int
) throws -> [GrowthResult] {
  let objects = powersOfTen(upTo: largest)
  var contenders = benchmark.contenders.prefix(2).map { (name: $0, costs: [Double]()) }
  for count in objects {
    let rounds = min(rounds, max(3, 1_000_000 / count))
    // One contender at a time: a million objects in all their forms do not fit into memory.
    for (index, contender) in contenders.enumerated() {
      let prepared = try benchmark.prepare(count, [contender.name])
      let samples = try measure(prepared, rounds: rounds)
      contenders[index].costs.append(median(samples[0].costs) ?? 0)
    }
  }
  return growthResults(benchmark.name, objects: objects, contenders)
}
