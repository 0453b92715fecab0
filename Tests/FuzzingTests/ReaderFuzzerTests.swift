import Foundation
import Fuzzing
import JSONParity
import Testing

@Suite("All readers agree on every text, but for documented differences")
struct ReaderFuzzerTests {
  static let stepsOfSeed = 150

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random texts break no law`(seed: UInt64) {
    for failure in ReaderFuzzer(seed: seed).failures(in: 0..<Self.stepsOfSeed) {
      Issue.record("\(failure)")
    }
  }

  @Test func `the documents that mutations start from break no law`() {
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

  @Test func `the table of differences has its rows`() { #expect(KnownDifference.all.count >= 12) }

  /// When a case says that no issue was recorded, the defect is mended: take it off the list.
  @Test(arguments: KnownUntilIssue9.all)
  func `a known defect shows in its example`(_ defect: KnownUntilIssue9) {
    withKnownIssue("\(defect)") {
      let found = ReaderLaws(defects: []).firstBroken(by: Array(defect.example.utf8))
      #expect(found == nil)
    }
  }
}

@Suite("The fuzzer repeats itself, finds faults and makes them short")
struct FuzzerTests {
  @Test func `a seed and a step give the same text again`() {
    let texts = (0..<50).map { ReaderFuzzer(seed: 3).text($0) }
    #expect(texts == (0..<50).map { ReaderFuzzer(seed: 3).text($0) })
    #expect(texts != (0..<50).map { ReaderFuzzer(seed: 4).text($0) })
    #expect(Set(texts).count > 40)
  }

  @Test func `about half of the texts are JSON`() {
    let fuzzer = ReaderFuzzer(seed: 5)
    let accepted = (0..<400).filter {
      if case .accepted = Reader.mapper.read(fuzzer.text($0)) { return true }
      return false
    }
    #expect((100...300).contains(accepted.count))
  }

  /// A fault planted in a reader: the table that allows it is taken away.
  @Test(arguments: [
    ("a comma before a closing bracket is left out", "[1,]"), ("a byte order mark", "\u{FEFF}1"),
    ("the first of duplicate keys is kept", #"{"":1,"":2}"#),
  ])
  func `a planted fault is found and made short`(_ name: String, _ like: String) throws {
    let rest = KnownDifference.all.filter { !$0.name.hasPrefix(name) }
    try #require(rest.count < KnownDifference.all.count)
    let fuzzer = ReaderFuzzer(seed: 6, laws: ReaderLaws(allowing: rest))
    let failure = try #require(fuzzer.firstFailure(in: 0..<2_000))
    #expect(failure.text.count <= like.utf8.count + 2, "\(failure)")
    #expect("\(failure)".hasSuffix("again: Scripts/fuzz.sh --step \(failure.step) 6"))
  }
}
