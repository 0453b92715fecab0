import Testing

@testable import json_codable_benchmarks

@Suite("Contenders are measured in turn")
struct MeasuringTests {
  /// Two contenders that write down their names when they run.
  final class Log {
    var names: [String] = []

    func contender(_ name: String) -> PreparedContender {
      PreparedContender(name: name, count: 10, run: { self.names.append(name) }, mismatch: { nil })
    }
  }

  @Test func `every round of measuring has every contender once`() throws {
    let log = Log()
    let contenders = [log.contender("a"), log.contender("b")]
    let samples = try measure(contenders, rounds: 3, batch: .zero)
    #expect(log.names == ["a", "a", "b", "b"] + ["a", "b", "a", "b", "a", "b"])
    #expect(samples.map(\.contender) == ["a", "b"])
    #expect(samples.map(\.costs.count) == [3, 3])
    #expect(samples.allSatisfy { $0.costs.allSatisfy { $0 >= 0 } })
  }

  @Test func `the first operation of a measurement is not timed`() throws {
    var runs = 0
    #expect(try batchSize(of: { runs += 1 }, atLeast: .zero) == 1)
    #expect(runs == 2)
  }

  @Test func `an error of a contender ends the measuring`() {
    let failing = PreparedContender(
      name: "a", count: 1, run: { throw Planted() }, mismatch: { nil })
    #expect(throws: Planted()) {
      try measure([failing], rounds: 1)
    }
  }

  struct Batch: Sendable, CustomTestStringConvertible {
    var count: Int
    var elapsed: Duration
    var next: Int
    var testDescription: String { "\(count) in \(elapsed)" }
  }

  static let batches = [
    Batch(count: 1, elapsed: .milliseconds(1), next: 6),
    Batch(count: 100, elapsed: .milliseconds(4), next: 150),
    Batch(count: 1, elapsed: .milliseconds(4), next: 2),
    Batch(count: 1, elapsed: .nanoseconds(50), next: 100),
    Batch(count: 100, elapsed: .zero, next: 10_000),
  ]

  @Test(arguments: batches)
  func `the next batch of operations aims at the time for one`(_ batch: Batch) {
    let next = nextBatchSize(after: batch.count, taking: batch.elapsed, atLeast: .milliseconds(5))
    #expect(next == batch.next)
  }
}

struct Planted: Error, Equatable, CustomStringConvertible {
  var description: String { "planted" }
}
