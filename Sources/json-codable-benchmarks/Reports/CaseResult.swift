/// What came out of one case.
struct CaseResult: Codable, Equatable {
  /// What a cost is counted in.
  enum Unit: String, Codable {
    case nanoseconds, instructions
  }

  var name: String
  /// How many objects one operation was about.
  var objects: Int
  var unit: Unit
  /// The first is the baseline.
  var contenders: [ContenderResult]
}

/// What came out of one contender.
struct ContenderResult: Codable, Equatable {
  var name: String
  /// The cost of an object: of times, the median of the rounds.
  var cost: Double
  /// How far the rounds lie apart, as a part of the median.
  var spread: Double?
  /// The cost as a multiple of the baseline's.
  var ratio: Double
  /// The cost as a multiple of that of `JSONSerialization`, where it takes part.
  var ratioToJSONSerialization: Double?
  /// The ratio that is allowed, where there is a limit.
  var limit: Double?
}

extension CaseResult {
  /// Works out the ratios; the first samples are the baseline's.
  init(name: String, objects: Int, unit: Unit = .nanoseconds, samples: [Samples]) {
    let foundation = samples.first { $0.contender == "JSONSerialization" }
    self.name = name
    self.objects = objects
    self.unit = unit
    contenders = samples.map { sample in
      ContenderResult(
        name: sample.contender, cost: median(sample.costs) ?? 0,
        spread: relativeSpread(sample.costs),
        ratio: medianRatio(sample.costs, to: samples[0].costs) ?? 0,
        ratioToJSONSerialization: foundation.flatMap { medianRatio(sample.costs, to: $0.costs) },
        limit: limit(of: sample.contender, in: name))
    }
  }
}
