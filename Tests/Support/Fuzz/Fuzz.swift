import Foundation
import Fuzzing

/// Tries random texts on the package until the time is over or a law is broken.
///
///     fuzz MINUTES SEED [STRIDE]     texts of the seed, then of every so many next ones
///     fuzz --trace COUNT SEED        names each step before it is tried, to find a crash
///     fuzz --step STEP SEED          one text again, on all parts
///     fuzz --memory MEGABYTES        large documents, each in a process of its own
@main
struct Fuzz {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("--step", 3): tryStep(number(words[1]), of: Fuzzer(seed: UInt64(number(words[2]))))
    case ("--trace", 3): trace(number(words[1]), of: Fuzzer(seed: UInt64(number(words[2]))))
    case ("--memory", 2): try MemoryRun(megabytes: number(words[1])).run()
    case ("--memory", 4): try MemoryRun(megabytes: number(words[1])).measure(words[2], words[3])
    case (_, 2...3):
      guard let minutes = Double(words[0]) else { failUsage() }
      let stride = words.count == 3 ? number(words[2]) : 1
      FuzzRun(minutes: minutes, seed: UInt64(number(words[1])), stride: UInt64(stride)).run()
    default: failUsage()
    }
  }

  private static func number(_ word: String) -> Int {
    guard let number = Int(word), number >= 0 else { failUsage() }
    return number
  }

  private static func failUsage() -> Never {
    fail("usage: fuzz [--step|--trace] NUMBER SEED [STRIDE] | --memory MEGABYTES")
  }

  private static func tryStep(_ step: Int, of fuzzer: Fuzzer) {
    let text = fuzzer.text(step)
    say("text: \(String(FuzzFailure.literal(of: text).prefix(20_000)))")
    if let failure = fuzzer.failure(of: text, at: step) { fail("\(failure)") }
    say("no law broken")
  }

  private static func trace(_ count: Int, of fuzzer: Fuzzer) {
    for step in 0..<count {
      say("step \(step)")
      if let failure = fuzzer.failure(at: step) { fail("\(failure)") }
    }
  }
}

func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}
