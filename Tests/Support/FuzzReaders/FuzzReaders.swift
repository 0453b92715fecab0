import Foundation
import Fuzzing

/// Tries random texts on the readers until the time is over or a law is broken.
///
///     fuzz-readers MINUTES SEED            texts of the seed, then of the next ones
///     fuzz-readers --trace COUNT SEED      names each step before it is tried, to find a crash
///     fuzz-readers --step STEP SEED        one text again
@main
struct FuzzReaders {
  private static let stepsOfSeed = 2_000

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let seed = words.last.flatMap({ UInt64($0) }), words.count >= 2 else {
      fail("usage: fuzz-readers [--trace|--step] NUMBER SEED")
    }
    let number = words.dropLast().last.flatMap(Double.init) ?? 0
    switch words.first {
    case "--step": tryStep(Int(number), of: ReaderFuzzer(seed: seed))
    case "--trace": trace(Int(number), of: ReaderFuzzer(seed: seed))
    default: run(minutes: number, from: seed)
    }
  }

  private static func run(minutes: Double, from first: UInt64) {
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var tried = 0
    for seed in first... where Date() < end || tried == 0 {
      say("seed \(seed), \(tried) texts so far")
      let fuzzer = ReaderFuzzer(seed: seed)
      for step in 0..<stepsOfSeed {
        if let failure = fuzzer.failure(at: step) { fail("\(failure)") }
        tried += 1
        if step.isMultiple(of: 50), Date() >= end { break }
      }
      if Date() >= end { break }
    }
    say("\(tried) texts tried from seed \(first), no law broken")
  }

  private static func tryStep(_ step: Int, of fuzzer: ReaderFuzzer) {
    say("text: \(FuzzFailure.literal(of: fuzzer.text(step)))")
    if let failure = fuzzer.failure(at: step) { fail("\(failure)") }
    say("no law broken")
  }

  private static func trace(_ count: Int, of fuzzer: ReaderFuzzer) {
    for step in 0..<count {
      say("step \(step)")
      if let failure = fuzzer.failure(at: step) { fail("\(failure)") }
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
