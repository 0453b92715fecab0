import Foundation
import JSONParity
import Testing

@Suite("A difference is written out for two columns")
struct DifferenceTextsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var left, right: String
    var level = ComparisonLevel.meaning
    var texts: [String?]
    var testDescription: String { "\(left) and \(right)" }
  }

  static let cases: [Case] = [
    Case(
      left: #"{"full_name":"A"}"#, right: #"{"fullName":"A"}"#,
      texts: [#""full_name": "A""#, #""fullName": "A""#]),
    Case(left: "[1,2,3]", right: "[2,3,1]", texts: ["$[0]: 1", "$[2]: 1"]),
    Case(left: #"{"a":5}"#, right: #"{"a":"5"}"#, texts: ["number 5", #"string "5""#]),
    Case(left: #"{"a":1}"#, right: "{}", texts: ["1", nil]),
    Case(left: #"{"a":[ ]}"#, right: #"{"a":[]}"#, level: .bytes, texts: [#"" ""#, #""""#]),
    // Two spellings of one character.
    Case(left: #""é""#, right: #""e\u0301""#, texts: [#""é""#, #""e\u0301""#]),
  ]

  @Test(arguments: cases)
  func `the texts say what each document has`(_ one: Case) throws {
    let differences = try JSONComparison.differences(
      Data(one.left.utf8), Data(one.right.utf8), level: one.level)
    try #require(differences.count == 1)
    let texts = differences[0].texts
    #expect([texts.left, texts.right] == one.texts)
  }

  @Test(arguments: [
    ("abcXdef", "abcYYdef", ["abc", "X", "YY", "def"]), ("", "a", ["", "", "a", ""]),
    ("aaa", "aa", ["aa", "a", "", ""]), ("x", "y", ["", "x", "y", ""]),
    // A flag is one character, which is not taken apart.
    ("🇳🇴", "🇳🇱", ["", "🇳🇴", "🇳🇱", ""]),
  ])
  func `a contrast has what two texts share at both ends`(
    left: String, right: String, parts: [String]
  ) {
    let contrast = TextContrast(left, right)
    #expect([contrast.lead, contrast.left, contrast.right, contrast.tail] == parts)
  }
}
