import Foundation
import Fuzzing
import JSONParity
import Testing

@Suite("All readers agree on every text, but for documented differences")
struct ReaderFuzzerTests {
  static let stepsOfSeed = 100

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random texts break no law of readers`(seed: UInt64) {
    for failure in ReaderFuzzer(seed: seed).failures(in: 0..<Self.stepsOfSeed) {
      Issue.record("\(failure)")
    }
  }

  @Test func `the documents that mutations start from break no law of readers`() {
    let laws = ReaderLaws()
    #expect(SeedTexts.all.count >= 150)
    for text in SeedTexts.all {
      if let found = laws.firstBroken(by: Array(text.utf8)) {
        Issue.record("\(found) in \(text.prefix(200))")
      }
    }
  }

  @Test func `512 levels are read by all readers, and 513 by none`() {
    for reader in Reader.allCases {
      for open in ["[", "{\"a\":"] {
        let close = open == "[" ? "]" : "}"
        for depth in [512, 513] {
          let text =
            String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
          var isAccepted = false
          if case .accepted = reader.read(Array(text.utf8)) { isAccepted = true }
          #expect(isAccepted == (depth == 512), "\(reader.rawValue), \(depth) times \(open)")
        }
      }
    }
  }

  @Test(arguments: KnownDifference.all)
  func `a documented difference shows in its example, and nothing else does`(
    _ difference: KnownDifference
  ) {
    let others = KnownDifference.all.filter { $0.name != difference.name }
    #expect(ReaderLaws().firstBroken(by: difference.example) == nil)
    for reader in difference.readers where reader.read(difference.example) != nil {
      let laws = ReaderLaws(allowing: others)
      #expect(laws.disagreement(of: reader, about: difference.example) != nil, "\(reader)")
    }
  }

  @Test func `the table of known differences of readers has its rows`() {
    #expect(KnownDifference.all.count >= 12)
  }

  /// Each of them broke a law once.
  static let found = [
    "1e127", "40282366920938463463374607431768211.0001", "70105741183460469.3173168730371588410572",
    "3456789012345678901234567890123456781e2", "[1e400]",
    "[5.00000000000000000000000000000000000000001, -1.0000000000000000000000000000000000000000000001]",
  ]

  @Test(arguments: found) func `a text that was found keeps all laws of readers`(_ text: String) {
    #expect(ReaderLaws().firstBroken(by: Array(text.utf8)) == nil)
  }
}

@Suite("The fuzzer repeats itself, finds faults and makes them short")
struct FuzzerTests {
  @Test func `a seed and a step of the fuzzer give the same text again`() {
    let texts = (0..<50).map { ReaderFuzzer(seed: 3).text($0) }
    #expect(texts == (0..<50).map { ReaderFuzzer(seed: 3).text($0) })
    #expect(texts != (0..<50).map { ReaderFuzzer(seed: 4).text($0) })
    #expect(Set(texts).count > 40)
  }

  @Test func `about half of the fuzzer's texts are JSON`() {
    let fuzzer = ReaderFuzzer(seed: 5)
    let accepted = (0..<400).filter {
      if case .accepted = Reader.mapper.read(fuzzer.text($0)) { return true }
      return false
    }
    #expect((100...300).contains(accepted.count))
  }

  struct Planted: Sendable, CustomTestStringConvertible {
    /// The row of the table that is taken away, so that it is a fault.
    var row: String
    var text: String
    var shortest: String
    var testDescription: String { row }
  }

  static let planted = [
    Planted(
      row: "a comma before a closing bracket is left out",
      text: #"{"a":[1,2,{"b":["x","y",[],]}],"c":null}"#, shortest: "[1,]"),
    Planted(
      row: "the first of duplicate keys is kept",
      text: #"[0,{"a":1,"b":{"c":[1,2],"d":"x","c":[]},"e":2}]"#, shortest: #"{"c":"","c":1}"#),
  ]

  @Test(arguments: planted)
  func `a planted fault is made short by the fuzzer`(_ planted: Planted) throws {
    let rest = KnownDifference.all.filter { $0.name != planted.row }
    try #require(rest.count == KnownDifference.all.count - 1)
    let fuzzer = ReaderFuzzer(seed: 6, laws: ReaderLaws(allowing: rest))
    let failure = try #require(fuzzer.failure(of: Array(planted.text.utf8), at: 4))
    #expect(failure.text.count <= planted.shortest.utf8.count, "\(failure)")
    #expect("\(failure)".hasSuffix("again: Scripts/fuzz.sh --step 4 6"))
  }

  @Test func `a planted fault is found by the fuzzer`() {
    let rest = KnownDifference.all.filter { $0.name != Self.planted[0].row }
    let fuzzer = ReaderFuzzer(seed: 7, laws: ReaderLaws(allowing: rest))
    #expect(fuzzer.firstFailure(in: 0..<500) != nil)
  }
}
