/// What an object costs among few and among many.
struct GrowthResult: Codable, Equatable {
  var name: String
  var contender: String
  var steps: [Step]

  /// One number of objects.
  struct Step: Codable, Equatable {
    var objects: Int
    var nanosecondsPerObject: Double
    /// The cost as a multiple of that among 1,000.
    var ratioToThousand: Double?
  }

  /// Works out the ratios of nanoseconds an object.
  init(name: String, contender: String, nanoseconds: [(objects: Int, perObject: Double)]) {
    let thousand = nanoseconds.first { $0.objects == 1_000 }?.perObject
    self.name = name
    self.contender = contender
    steps = nanoseconds.map { objects, perObject in
      Step(
        objects: objects, nanosecondsPerObject: perObject,
        ratioToThousand: thousand.map { perObject / $0 })
    }
  }
}

/// Gives 1, 10, 100, … up to a number.
func powersOfTen(upTo largest: Int) -> [Int] {
  Array(sequence(first: 1) { $0 * 10 }.prefix { $0 <= largest })
}

/// Measures a case among 1, 10, … objects.
///
/// - Parameters:
///   - benchmark: The case.
///   - names: Its contenders that are measured.
///   - largest: The greatest number of objects.
///   - settings: How to measure; fewer rounds where one takes long.
/// - Returns: One result for each contender.
/// - Throws: What a contender throws.
func growth(
  of benchmark: BenchmarkCase, _ names: [String], upTo largest: Int, by settings: MeasuringProtocol
) throws -> [GrowthResult] {
  var costs: [String: [(objects: Int, perObject: Double)]] = [:]
  for objects in powersOfTen(upTo: largest) {
    // One contender at a time, so that a million objects are in memory once.
    for name in names {
      var settings = settings
      settings.rounds = min(settings.rounds, max(3, 1_000_000 / objects))
      let samples = try measure(benchmark.prepare(objects, [name]), by: settings)
      costs[name, default: []].append((objects, median(samples[0].costs) ?? .nan))
    }
  }
  return names.map { name in
    GrowthResult(name: benchmark.name, contender: name, nanoseconds: costs[name] ?? [])
  }
}
