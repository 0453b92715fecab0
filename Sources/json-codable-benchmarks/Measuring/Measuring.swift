/// How long and how often contenders are measured.
struct MeasuringProtocol: Equatable {
  /// How often each contender is measured.
  var rounds = 21
  /// The least that a batch of operations takes.
  var batch = Duration.milliseconds(5)
}

/// What was measured of one contender: the cost of an object, one number a round.
struct Samples: Equatable {
  var contender: String
  var costs: [Double]
}

/// Measures the contenders of a case in turn: A B C, A B C, and so on.
///
/// The search for the size of a batch is the warm-up.
func measure(_ prepared: PreparedCase, by settings: MeasuringProtocol) throws -> [Samples] {
  let batches = try prepared.contenders.map { try batchSize(of: $0.run, atLeast: settings.batch) }
  var samples = prepared.contenders.map { Samples(contender: $0.name, costs: []) }
  for _ in 0..<settings.rounds {
    for (index, contender) in prepared.contenders.enumerated() {
      let elapsed = try time(batches[index], contender.run)
      let objects = Double(batches[index] * prepared.count)
      samples[index].costs.append(nanoseconds(elapsed) / objects)
    }
  }
  return samples
}

/// Gives how many operations take at least some time.
func batchSize(of operation: () throws -> Void, atLeast least: Duration) throws -> Int {
  var count = 1
  while true {
    let elapsed = try time(count, operation)
    if elapsed >= least { return count }
    // Overshoots a little, so that one step more is rare.
    let factor = nanoseconds(least) * 1.2 / max(nanoseconds(elapsed), 1)
    count = max(count + 1, Int(Double(count) * min(factor, 100)))
  }
}

private func time(_ count: Int, _ operation: () throws -> Void) throws -> Duration {
  try ContinuousClock().measure {
    for _ in 0..<count { try operation() }
  }
}

private func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }
