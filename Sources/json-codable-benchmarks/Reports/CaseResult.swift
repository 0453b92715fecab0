/// What came out of one case.
struct CaseResult: Codable, Equatable {
  var name: String
  /// How many objects one operation was about.
  var objects: Int
  /// The first is the baseline.
  var contenders: [ContenderResult]
}

/// What came out of one contender.
struct ContenderResult: Codable, Equatable {
  var name: String
  /// The median of the rounds.
  var nanosecondsPerObject: Double
  /// How far the rounds lie apart, as a part of the median.
  var spread: Double?
  /// The time as a multiple of the baseline's.
  var ratio: Double
  /// The time as a multiple of that of `JSONSerialization`, where it takes part.
  var ratioToJSONSerialization: Double?
}

extension CaseResult {
  /// Works out the ratios; the first samples are the baseline's.
  init(name: String, objects: Int, samples: [Samples]) {
    let foundation = samples.first { $0.contender == "JSONSerialization" }
    self.name = name
    self.objects = objects
    contenders = samples.map { sample in
      ContenderResult(
        name: sample.contender, nanosecondsPerObject: median(sample.nanoseconds) ?? .nan,
        spread: relativeSpread(sample.nanoseconds),
        ratio: medianRatio(sample.nanoseconds, to: samples[0].nanoseconds) ?? .nan,
        ratioToJSONSerialization: foundation.flatMap {
          medianRatio(sample.nanoseconds, to: $0.nanoseconds)
        })
    }
  }
}
