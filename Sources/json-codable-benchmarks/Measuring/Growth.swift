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

/// Measures the baseline and the mapper among 1, 10, … objects, each in turn with 1,000 objects.
///
/// - Parameters:
///   - benchmark: The case.
///   - largest: The greatest number of objects.
///   - rounds: How often to measure; from 100,000 objects on it is three times.
/// - Returns: A result for each contender and number of objects.
/// - Throws: What a contender throws.
func growth(
  of benchmark: BenchmarkCase, upTo largest: Int, rounds: Int
) throws -> [GrowthResult] {
  try benchmark.contenders.prefix(2).flatMap { contender in
    try powersOfTen(upTo: largest).map { objects in
      // One number at a time: a million objects take most of the memory.
      let pair = try growthPair(of: benchmark, contender, objects: objects)
      let samples = try measure(pair, rounds: objects < 100_000 ? rounds : min(rounds, 3))
      return GrowthResult(
        name: benchmark.name, contender: contender, objects: objects, samples: samples)
    }
  }
}

/// Prepares a contender for a number of objects and for 1,000, in runs that are about equally many.
func growthPair(
  of benchmark: BenchmarkCase, _ contender: String, objects: Int
) throws -> PreparedCase {
  let total = max(objects, thousand)
  let contenders = try [objects, thousand].flatMap { count in
    try benchmark.prepare(count, [contender]).contenders.map { $0.repeated(total / count) }
  }
  return PreparedCase(count: total, contenders: contenders)
}

extension GrowthResult {
  /// Works out the ratio of a pair: the samples among `objects`, and those among 1,000.
  init(name: String, contender: String, objects: Int, samples: [Samples]) {
    self.name = name
    self.contender = contender
    self.objects = objects
    cost = median(samples[0].costs) ?? 0
    ratio = medianRatio(samples[0].costs, to: samples[1].costs) ?? 0
    limit = contender == "mapper" && objects > thousand ? growthLimit : nil
  }
}

extension PreparedContender {
  /// The same contender, of which one run is several.
  fileprivate func repeated(_ times: Int) -> PreparedContender {
    PreparedContender(
      name: name, run: { for _ in 0..<times { try run() } }, mismatch: mismatch)
  }
}

private let thousand = 1_000
