import Testing

@testable import JSONCodable

@Suite("What is worked out of a text is that of the text, however its neighbours are spelled")
struct KnownTextsTests {
  @Test func `two spellings of one text in the same slot keep their own results`() {
    let known = KnownTexts { Array($0.utf8) }
    // Some of these pairs share a slot: there are 1,024.
    for number in 0..<20_000 {
      for text in ["\u{E9}\(number)", "e\u{301}\(number)"] {
        #expect(known[text] == Array(text.utf8))
      }
    }
    #expect(known.count > 0)
  }

  @Test func `a text that is not all ASCII is worked out once`() {
    nonisolated(unsafe) var count = 0
    let known = KnownTexts { text in
      count += 1
      return text.count
    }
    for _ in 0..<3 { #expect(known["größe"] == 5) }
    #expect(count == 1)
    #expect(known["gro\u{308}ße"] == 5)
  }

  @Test func `two texts that share a slot are both worked out once`() {
    nonisolated(unsafe) var count = 0
    let known = KnownTexts { text in
      count += 1
      return text.count
    }
    // Short texts lie in their words, so that each has the same slot in every process.
    let texts = (0..<1_000).map { "k\($0)" }
    let slots = Dictionary(grouping: texts) {
      Memory.hash(ofStorage: $0) & (KnownTexts<Int>.capacity - 1)
    }
    let pairs = slots.filter { $0.value.count == 2 && slots[$0.key ^ 1] == nil }.values
    #expect(pairs.count > 20)
    for _ in 0..<3 {
      for pair in pairs { #expect(pair.map { known[$0] } == pair.map(\.count)) }
    }
    #expect(count == 2 * pairs.count)
  }

  @Test func `a text that takes the slot of another one leaves no wrong result`() {
    let known = KnownTexts { Array($0.utf8) }
    for _ in 0..<2 {
      for number in 0..<5_000 { #expect(known["\(number)"] == Array("\(number)".utf8)) }
    }
    #expect(known.count <= KnownTexts<String>.capacity)
  }
}
