import Foundation
import Fuzzing

/// A run over the texts of one seed after the other, for a time.
struct FuzzRun {
  let minutes: Double
  let seed: UInt64
  let stride: UInt64
  /// How many texts are tried of a seed.
  static let stepsOfSeed = 20_000
  /// How long one text may take, also in a debug build and under a sanitizer.
  private static let mostSeconds = 60.0
  /// The most memory that a run may have had, in bytes: texts are up to 200 KB, and nothing adds up.
  private static let mostMemory = 1 << 30

  func run() {
    let end = Date(timeIntervalSinceNow: minutes * 60)
    let watch = StepWatch(limit: Self.mostSeconds) { step, seed in
      fail("a text has taken a minute\nagain: Scripts/fuzz.sh --step \(step) \(seed)")
    }
    var counts = FuzzCounts()
    var seed = seed
    repeat {
      say("seed \(seed), \(counts.documents) documents so far")
      let fuzzer = Fuzzer(seed: seed)
      for step in 0..<Self.stepsOfSeed {
        let start = watch.start(step, of: seed)
        if let failure = fuzzer.failure(at: step) { fail("\(failure)") }
        counts.add(
          fuzzer.parts(at: step), step: step, seed: seed, seconds: watch.seconds(since: start))
        if step.isMultiple(of: 50), Date() >= end { break }
      }
      seed += stride
    } while Date() < end
    watch.stop()
    say(counts.description)
    checkMemory()
  }

  private func checkMemory() {
    do {
      let peak = try PeakMemory.bytes()
      say("peak memory \(peak >> 20) MiB")
      if peak > Self.mostMemory { fail("more memory than \(Self.mostMemory >> 20) MiB") }
    } catch {
      fail("peak memory is not known: \(error)")
    }
  }
}

/// What was tried.
struct FuzzCounts: CustomStringConvertible {
  private(set) var documents = 0
  private var parts: [(name: String, count: Int)] = []
  private var slowest: (seconds: Double, step: Int, seed: UInt64) = (0, 0, 0)

  mutating func add(_ tried: [any FuzzPart], step: Int, seed: UInt64, seconds: Double) {
    documents += 1
    if seconds > slowest.seconds { slowest = (seconds, step, seed) }
    for part in tried {
      if let index = parts.firstIndex(where: { $0.name == part.name }) {
        parts[index].count += 1
      } else {
        parts.append((part.name, 1))
      }
    }
  }

  /// The counts, a line for each part.
  var description: String {
    let lines = parts.map { "  \($0.count) on \($0.name)" }
    let time = String(format: "%.2f", slowest.seconds)
    return
      (["\(documents) documents tried, no law broken"] + lines
      + ["the slowest took \(time) s: --step \(slowest.step) \(slowest.seed)"])
      .joined(separator: "\n")
  }
}
