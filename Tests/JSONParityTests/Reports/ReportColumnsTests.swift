import Testing

@testable import JSONParity

@Suite struct `A report on a terminal breaks lines by the columns that characters take` {
  @Test func `a cell is filled up to its width`() {
    #expect("日本".padded(to: 6) == "日本  ")
    #expect("日本".padded(before: 6) == "  日本")
    #expect("ab".padded(to: 3) == "ab ")
  }

  @Test func `a text is broken between words`() {
    #expect("日本 語語 a".wrapped(to: 6) == ["日本", "語語 a"])
    #expect("日本 語語 a".wrapped(to: 9) == ["日本 語語", "a"])
    #expect("日本 語語 a".wrapped(to: 11) == ["日本 語語 a"])
  }

  @Test func `a word is cut where it has no room`() {
    #expect("日本語語".cut(to: 5) == ["日本", "語語"])
    #expect("日本".cut(to: 1) == ["日", "本"])
    #expect("".cut(to: 5) == [""])
  }
}
