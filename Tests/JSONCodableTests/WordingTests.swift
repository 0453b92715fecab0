import JSONCodable
import Testing

@Suite("Messages stay on their line and show what they quote")
struct WordingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var quoted: String
  }

  static let cases = [
    Case(testDescription: "quotes", text: "\"\\", quoted: #""\"\\""#),
    Case(testDescription: "line ends", text: "\n\r\t", quoted: #""\n\r\t""#),
    Case(
      testDescription: "controls", text: "\0\u{1B}\u{7F}\u{9B}",
      quoted: #""\u0000\u001b\u007f\u009b""#),
    Case(
      testDescription: "directions", text: "\u{200E}\u{61C}\u{202E}\u{2066}",
      quoted: #""\u200e\u061c\u202e\u2066""#),
    Case(
      testDescription: "line separators", text: "\u{2028}\u{2029}", quoted: #""\u2028\u2029""#),
    Case(testDescription: "a tag", text: "\u{E0041}", quoted: #""\udb40\udc41""#),
    Case(
      testDescription: "letters and emoji", text: "é日\u{1F469}\u{200D}\u{1F4BB}❤\u{FE0F}",
      quoted: "\"é日\u{1F469}\u{200D}\u{1F4BB}❤\u{FE0F}\""),
  ]

  @Test(arguments: cases)
  func `a quoted text shows what a terminal would obey or hide`(_ item: Case) {
    #expect(Array(Wording.quoted(item.text).unicodeScalars) == Array(item.quoted.unicodeScalars))
  }
}
