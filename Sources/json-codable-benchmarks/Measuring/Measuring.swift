/// What was measured of one contender: the cost of an object, one number a round.
struct Samples: Equatable {
  var contender: String
  var costs: [Double]
}

/// Measures the contenders of a case in turn: A B C, A B C, and so on.
///
/// A contender does as many operations in a row as take some milliseconds. The search for that
/// number is the warm-up. Where they are several, one more goes before each turn: it pays for what the
/// contender before left behind, such as a million freed objects that the allocator has to sort.
///
/// - Parameters:
///   - contenders: The contenders.
///   - rounds: How many turns each of them has.
///   - batch: How long a turn takes at least.
/// - Returns: For each contender, nanoseconds an object.
/// - Throws: What a contender throws.
func measure(
  _ contenders: [PreparedContender], rounds: Int, batch: Duration = .milliseconds(5)
) throws -> [Samples] {
  let counts = try contenders.map { try batchSize(of: $0.run, atLeast: batch) }
  var samples = contenders.map { Samples(contender: $0.name, costs: []) }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() {
      if counts[index] > 1 { try contender.run() }
      let elapsed = try time(counts[index], contender.run)
      samples[index].costs.append(nanoseconds(elapsed) / Double(counts[index] * contender.count))
    }
  }
  return samples
}

/// Gives how many operations take at least some time, without the first one.
func batchSize(of operation: () throws -> Void, atLeast least: Duration) throws -> Int {
  try operation()
  var count = 1
  while true {
    let elapsed = try time(count, operation)
    if elapsed >= least { return count }
    count = nextBatchSize(after: count, taking: elapsed, atLeast: least)
  }
}

/// Gives the next number of operations to try where `count` of them took too short a time.
///
/// It aims a little too high, so that the next number is likely to be the last.
func nextBatchSize(after count: Int, taking elapsed: Duration, atLeast least: Duration) -> Int {
  let factor = nanoseconds(least) * 1.2 / max(nanoseconds(elapsed), 1)
  return max(count + 1, Int(Double(count) * min(factor, 100)))
}

private func time(_ count: Int, _ operation: () throws -> Void) throws -> Duration {
  try ContinuousClock().measure {
    for _ in 0..<count { try operation() }
  }
}

private func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }
