import Foundation
import Fuzzing
import JSONParity
import Testing

@Suite("All readers agree on every text, but for documented differences")
struct ReaderLawsTests {
  @Test func `the documents that mutations start from break no law of readers`() {
    let parts: [any FuzzPart] = [ReaderLaws(), WritingLaws()]
    #expect(SeedTexts.all.count >= 150)
    for text in SeedTexts.all {
      for case let found? in parts.map({ $0.firstBroken(by: Array(text.utf8)) }) {
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
    "3456789012345678901234567890123456781e2", "[1e400]", "1e125612345678901234567890",
    SeedTexts.nested("[", "]", 512),
    "0.00001000000000000000000000000000000000000001",
    "[5.00000000000000000000000000000000000000001, -1.0000000000000000000000000000000000000000000001]",
  ]

  @Test(arguments: found) func `a text that was found keeps all laws of readers`(_ text: String) {
    #expect(ReaderLaws().firstBroken(by: Array(text.utf8)) == nil)
    #expect(WritingLaws().firstBroken(by: Array(text.utf8)) == nil)
    #expect(DifferenceLaws().firstBroken(by: Array(text.utf8)) == nil)
  }
}
