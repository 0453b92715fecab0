import Foundation
import Fuzzing
import JSONParity
import Testing

@Suite("The fuzzer repeats itself, tries all parts, and makes what it finds short")
struct FuzzerTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `random texts break no law of any part`(seed: UInt64) {
    for failure in Fuzzer(seed: seed).failures(in: 1..<129) { Issue.record("\(failure)") }
  }

  @Test(arguments: fuzzParts.map(\.name))
  func `random texts break no law of a part`(name: String) throws {
    let part = try #require(fuzzParts.first { $0.name == name })
    let fuzzer = Fuzzer(seed: 11, parts: [part])
    for step in 0..<12 {
      if let failure = fuzzer.failure(of: fuzzer.text(step), at: step) {
        Issue.record("\(failure)")
      }
    }
  }

  @Test func `every part has a name of its own, and gets its share of the texts`() {
    let fuzzer = Fuzzer(seed: 1)
    #expect(Set(fuzzParts.map(\.name)).count == fuzzParts.count && fuzzParts.count >= 13)
    #expect(fuzzer.parts(at: 0).count == fuzzParts.count)
    for part in fuzzParts {
      let steps = (0..<2_048).filter { fuzzer.parts(at: $0).contains { $0.name == part.name } }
      #expect(steps.count == 2_048 / part.every)
    }
  }

  @Test func `a seed and a step of the fuzzer give the same text again`() {
    let texts = (0..<50).map { Fuzzer(seed: 3).text($0) }
    #expect(texts == (0..<50).map { Fuzzer(seed: 3).text($0) })
    #expect(texts != (0..<50).map { Fuzzer(seed: 4).text($0) })
    #expect(Set(texts).count > 40)
  }

  @Test func `about half of the texts of the fuzzer are JSON`() {
    let fuzzer = Fuzzer(seed: 5)
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
    let fuzzer = Fuzzer(seed: 6, parts: [ReaderLaws(allowing: rest)])
    let failure = try #require(fuzzer.failure(of: Array(planted.text.utf8), at: 4))
    #expect(failure.text.count <= planted.shortest.utf8.count, "\(failure)")
    #expect("\(failure)".hasPrefix("readers: "))
    #expect("\(failure)".hasSuffix("again: Scripts/fuzz.sh --step 4 6"))
  }

  @Test func `a planted fault is found by the fuzzer`() {
    let rest = KnownDifference.all.filter { $0.name != Self.planted[0].row }
    let fuzzer = Fuzzer(seed: 7, parts: [ReaderLaws(allowing: rest)])
    #expect(fuzzer.firstFailure(in: 0..<500) != nil)
  }

  @Test(arguments: LargeDocument.allCases, LargeEntry.allCases)
  func `a large document is what its name says`(document: LargeDocument, entry: LargeEntry) {
    let data = document.data(bytes: 3_000)
    #expect((3_000...3_200).contains(data.count))
    let isJSON = if case .accepted = Reader.lossless.read(Array(data)) { true } else { false }
    // A number of so many digits is JSON to the lossless reader only.
    #expect(isJSON == ![.nesting, .unclosed].contains(document))
    entry.read(data)
  }

  @Test func `the peak of memory grows with what is used`() throws {
    let before = try PeakMemory.bytes()
    let data = Data(repeating: 1, count: before + (64 << 20))
    #expect(try PeakMemory.bytes() >= before + (32 << 20) && data.count > before)
  }
}
