/// What an object costs among few or many, beside its cost among 1,000.
struct GrowthResult: Codable, Equatable {
  /// The name of the case.
  var name: String
  var contender: String
  var objects: Int
  /// Nanoseconds an object.
  var cost: Double
  /// The cost as a multiple of that among 1,000.
  var ratio: Double
  /// The ratio that is allowed, where there is a limit.
  var limit: Double?
}

/// Gives 1, 10, 100, … up to a number.
func powersOfTen(upTo largest: Int) -> [Int] {
  Array(sequence(first: 1) { $0 * 10 }.prefix { $0 <= largest })
}

/// Measures the baseline and the mapper among 1, 10, … objects, each in turn with itself among 1,000.
///
/// - Parameters:
///   - benchmark: The case.
///   - largest: The greatest number of objects.
///   - rounds: How many turns each has; from 100,000 objects on it is three.
/// - Returns: A result for each number of objects and contender.
/// - Throws: What a contender throws.
func growth(
  of benchmark: BenchmarkCase, upTo largest: Int, rounds: Int
) throws -> [GrowthResult] {
  let contenders = Array(benchmark.contenders.prefix(2))
  let thousands = try benchmark.prepare(thousand, contenders)
  return try powersOfTen(upTo: largest).flatMap { objects in
    try zip(benchmark.prepare(objects, contenders), thousands).map { pair in
      let samples = try measure(
        [pair.0, pair.1], rounds: objects < 100_000 ? rounds : min(rounds, 3),
        batch: turn(of: objects))
      return GrowthResult(name: benchmark.name, objects: objects, samples: samples)
    }
  }
}

/// Gives how long a turn takes at least: longer where one operation among many takes long, so that
/// the machine is equally busy in both turns of a pair.
func turn(of objects: Int) -> Duration { .milliseconds(min(max(objects / 200, 5), 500)) }

extension GrowthResult {
  /// Works out the ratio of a pair: the samples among `objects`, and those among 1,000.
  init(name: String, objects: Int, samples: [Samples]) {
    self.name = name
    contender = samples[0].contender
    self.objects = objects
    cost = median(samples[0].costs) ?? 0
    ratio = medianRatio(samples[0].costs, to: samples[1].costs) ?? 0
    limit = contender == "mapper" && objects > thousand ? growthLimit : nil
  }
}

private let thousand = 1_000
