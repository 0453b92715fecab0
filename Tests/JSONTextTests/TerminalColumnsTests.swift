import JSONText
import Testing

/// A text, and how many columns a terminal gives it.
struct ColumnsCase: Sendable, CustomTestStringConvertible {
  let text: String
  let columns: Int

  init(_ text: String, _ columns: Int) { (self.text, self.columns) = (text, columns) }
  var testDescription: String { "\(text.debugDescription) takes \(columns)" }

  static let all = [
    ColumnsCase("", 0), ColumnsCase("plain", 5), ColumnsCase("Öl", 2), ColumnsCase("e\u{301}", 1),
    ColumnsCase("Ωя", 2), ColumnsCase("日本", 4), ColumnsCase("한글", 4),
    ColumnsCase("\u{1112}\u{1161}\u{11AB}", 2), ColumnsCase("ｱ", 1), ColumnsCase("Ａ", 2),
    ColumnsCase("、", 2), ColumnsCase("𠀀", 2), ColumnsCase("🎉", 2), ColumnsCase("👩‍👩‍👧", 2),
    ColumnsCase("🇳🇴", 2), ColumnsCase("❤", 1), ColumnsCase("❤\u{FE0F}", 2), ColumnsCase("1a日", 4),
    ColumnsCase("…", 1), ColumnsCase("≠", 1),
  ]
}

@Suite struct `A text takes the columns that a terminal gives it` {
  @Test(arguments: ColumnsCase.all)
  func `a character takes one column or two`(_ text: ColumnsCase) {
    #expect(text.text.columns == text.columns)
  }

  @Test func `what fits at the front is the longest such piece`() {
    #expect("plain".prefix(columns: 3) == "pla")
    #expect("plain".prefix(columns: 9) == "plain")
    #expect("日本語".prefix(columns: 4) == "日本")
    #expect("日本語".prefix(columns: 5) == "日本")
    #expect("a日b".prefix(columns: 3) == "a日")
    #expect("e\u{301}x".prefix(columns: 1) == "e\u{301}")
    #expect("".prefix(columns: 3) == "")
  }

  @Test func `what fits at the end is the longest such piece`() {
    #expect("plain".suffix(columns: 3) == "ain")
    #expect("plain".suffix(columns: 9) == "plain")
    #expect("日本語".suffix(columns: 5) == "本語")
    #expect("".suffix(columns: 3) == "")
  }

  @Test func `a piece has a character at least`() {
    #expect("日本".prefix(columns: 1) == "日")
    #expect("日本".suffix(columns: 1) == "本")
  }
}
