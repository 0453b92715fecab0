import JSONText
import Testing

@Suite("What a terminal would obey or hide is spelled out")
struct PrintableTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scalars: [ClosedRange<UInt32>]
  }

  static let hidden = [
    Case(testDescription: "controls", scalars: [0...0x1F, 0x7F...0x9F]),
    Case(testDescription: "directions", scalars: [0x61C...0x61C, 0x200E...0x200F]),
    Case(testDescription: "embeddings and isolates", scalars: [0x202A...0x202E, 0x2066...0x2069]),
    Case(testDescription: "line and paragraph separators", scalars: [0x2028...0x2029]),
    Case(testDescription: "spaces without width", scalars: [0x200B...0x200C, 0x2060...0x2064]),
    Case(testDescription: "byte order mark", scalars: [0xFEFF...0xFEFF]),
    Case(testDescription: "fillers", scalars: [0x115F...0x1160, 0x3164...0x3164, 0x34F...0x34F]),
    Case(testDescription: "tags and more selectors", scalars: [0xE0000...0xE01EF]),
  ]

  @Test(arguments: hidden)
  func `a hidden scalar is spelled by its number`(_ item: Case) {
    for value in item.scalars.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let spelled = "a\\u{\(String(value, radix: 16, uppercase: true))}b"
      #expect(scalar.steersTerminal)
      #expect("a\(Character(scalar))b".printable == spelled)
    }
  }

  @Test(arguments: hidden)
  func `quotes hold a hidden scalar as an escape that is read again`(_ item: Case) throws {
    for value in item.scalars.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let quoted = "a\(Character(scalar))".quoted
      #expect(quoted.utf8.allSatisfy { (0x20..<0x7F).contains($0) })
      #expect(try JSONScanner.scan(quoted) { try $0.string() } == "a\(Character(scalar))")
    }
  }

  @Test(arguments: hidden)
  func `an error of a text names a hidden scalar by its number`(_ item: Case) {
    for value in item.scalars.joined() where value > 0x20 {
      guard let scalar = Unicode.Scalar(value), scalar != "\u{FEFF}" else { continue }
      let error = #expect(throws: JSONSyntaxError.self) {
        try JSONScanner.scan("[\(Character(scalar))") { try $0.skipValue() }
      }
      let digits = String(value, radix: 16, uppercase: true)
      let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      #expect(error?.reason == "unexpected U+\(number), expected a value")
    }
  }

  static let plain = [
    "", "plain", "é", "e\u{301}", "日本語", "עברית", "العربية", "\u{1F469}\u{200D}\u{1F4BB}",
    "❤\u{FE0F}", "a\u{A0}b",
  ]

  @Test(arguments: plain)
  func `other text stays as it is`(_ text: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array(text.printableJSON.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Array(text.quoted.unicodeScalars) == Array("\"\(text)\"".unicodeScalars))
  }

  @Test func `a block keeps its lines and nothing else`() {
    #expect("{\n  1\r\n\u{200E}}\n".printableBlock == "{\n  1\\u{D}\n\\u{200E}}\n")
  }

  @Test func `JSON gets escapes that say the same`() throws {
    let text = "{\n  \"a\" : \"\u{7F}\u{200E}\u{E0041}é\"\n}\n"
    #expect(text.printableJSON == "{\n  \"a\" : \"\\u007f\\u200e\\udb40\\udc41é\"\n}\n")
    let read = try TextTree(scanning: Array(text.printableJSON.utf8))
    #expect(try read == TextTree(scanning: Array(text.utf8)))
  }
}
