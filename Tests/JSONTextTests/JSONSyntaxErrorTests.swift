import JSONText
import Testing

@Suite("An error says what was found where, and what was expected")
struct JSONSyntaxErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let reason: String
    let line: Int
    let column: Int
    let offset: Int
    var testDescription: String { reason }

    init(_ text: String, _ reason: String, line: Int = 1, column: Int, offset: Int? = nil) {
      self.text = text
      self.reason = reason
      self.line = line
      self.column = column
      self.offset = offset ?? column - 1
    }
  }

  static let cases: [Case] = [
    Case("", "unexpected end, expected a value", column: 1),
    Case(" \n ", "unexpected end, expected a value", line: 2, column: 2, offset: 3),
    Case("}", #"unexpected "}", expected a value"#, column: 1),
    Case("[1,\n 2,\n x]", #"unexpected "x", expected a value"#, line: 3, column: 2, offset: 9),
    Case("[1,]", #"unexpected "]", expected a value"#, column: 4),
    Case("[1", #"unexpected end, expected "," or "]""#, column: 3),
    Case("[1 2]", #"unexpected "2", expected "," or "]""#, column: 4),
    Case(#"["a"x]"#, #"unexpected "x", expected "," or "]""#, column: 5),
    Case("[1}", #"unexpected "}", expected "," or "]""#, column: 3),
    Case(#"{"a":1"#, #"unexpected end, expected "," or "}""#, column: 7),
    Case(#"{"a":1 "b":2}"#, #"unexpected quote, expected "," or "}""#, column: 8),
    Case("{", #"unexpected end, expected a key or "}""#, column: 2),
    Case("{a:1}", #"unexpected "a", expected a key or "}""#, column: 2),
    Case(#"{"a":1,}"#, #"unexpected "}", expected a key"#, column: 8),
    Case(#"{"a" 1}"#, #"unexpected "1", expected ":""#, column: 6),
    Case(#"{"a":}"#, #"unexpected "}", expected a value"#, column: 6),
    Case("[] x", #"unexpected "x" after the value"#, column: 4),
    Case("{}\n{}", #"unexpected "{" after the value"#, line: 2, column: 1, offset: 3),
    Case("1 é", #"unexpected "é" after the value"#, column: 3),
    Case("1\0", "unexpected U+0000 after the value", column: 2),
    Case("\u{FEFF}", "unexpected end, expected a value", column: 1, offset: 3),
    Case("\u{FEFF}[,]", #"unexpected ",", expected a value"#, column: 2, offset: 4),
    Case("\u{FEFF}[\n,]", #"unexpected ",", expected a value"#, line: 2, column: 1, offset: 5),
    Case(
      "\u{FEFF}\u{FEFF}[]", "unexpected byte order mark, expected a value", column: 1, offset: 3),
    Case("[]\u{FEFF}", "unexpected byte order mark after the value", column: 3),
    Case("[\"é😀e\u{301}\" x]", #"unexpected "x", expected "," or "]""#, column: 9, offset: 13),
    Case("\u{2028}1", "unexpected U+2028, expected a value", column: 1),
    Case("\u{85}1", "unexpected U+0085, expected a value", column: 1),
    Case("é:\u{301}", #"unexpected "é", expected a value"#, column: 1),
    Case("[\"é\" é]", #"unexpected "é", expected "," or "]""#, column: 6, offset: 6),
    Case("trux", #"unexpected "x", expected "true""#, column: 4),
    Case("[fals]", #"unexpected "]", expected "false""#, column: 6),
    Case("nul", #"unexpected end, expected "null""#, column: 4),
    Case("01", "number with a leading zero", column: 1),
    Case("[-012]", "number with a leading zero", column: 3),
    Case("-", "unexpected end, expected a digit", column: 2),
    Case("-x", #"unexpected "x", expected a digit"#, column: 2),
    Case("1.", "unexpected end, expected a digit", column: 3),
    Case("1.e5", #"unexpected "e", expected a digit"#, column: 3),
    Case("[1e]", #"unexpected "]", expected a digit"#, column: 4),
    Case("1e+-2", #"unexpected "-", expected a digit"#, column: 4),
    Case("+1", #"unexpected "+", expected a value"#, column: 1),
    Case("\"a\nb\"", "unescaped control character U+000A in a string", column: 3),
    Case("\"\u{1F}\"", "unescaped control character U+001F in a string", column: 2),
    Case(#""a"#, "unexpected end in a string", column: 3),
    Case(#""\"#, "unexpected end, expected an escape", column: 3),
    Case(#""\q""#, #"invalid escape "\q""#, column: 2),
    Case("\"\\\n\"", #"invalid escape "\" before U+000A"#, column: 2),
    Case(#""\é""#, #"invalid escape "\" before "é""#, column: 2),
    Case(#""\u12g4""#, #"unexpected "g", expected a hex digit"#, column: 6),
    Case(#""\u12""#, "unexpected quote, expected a hex digit", column: 6),
    Case(#""\u12"#, "unexpected end, expected a hex digit", column: 6),
    Case(#""ab\ud800""#, #"lone surrogate \ud800"#, column: 4),
    Case(#""\uDFFF""#, #"lone surrogate \udfff"#, column: 2),
    Case(#""\ud83d\u0061""#, #"lone surrogate \ud83d"#, column: 2),
    Case(#""\ud83d\u00g1""#, #"unexpected "g", expected a hex digit"#, column: 12),
    Case(#"{"\ud800":1}"#, #"lone surrogate \ud800"#, column: 3),
  ]

  @Test(arguments: cases)
  func `a text is refused at the right place for the right reason`(sample: Case) throws {
    let error = JSONSyntaxError(
      reason: sample.reason,
      position: .init(line: sample.line, column: sample.column, offset: sample.offset))
    #expect(throws: error) { try JSONScanner.scan(sample.text) { try $0.skipValue() } }
    #expect(
      error.description
        == "\(sample.reason) at line \(sample.line), column \(sample.column)")
  }

  @Test func `an error without a position leaves the place out`() {
    #expect(JSONSyntaxError(reason: "no JSON").description == "no JSON")
    #expect(JSONSyntaxError(reason: "no JSON").position == nil)
  }

  @Test(arguments: [
    SyntaxCase("a lead byte", bytes: [0x5B, 0x22, 0x61, 0xFF, 0x22, 0x5D]),
    SyntaxCase("a cut sequence", bytes: [0x5B, 0x22, 0x61, 0xE2, 0x82, 0x22]),
    SyntaxCase("a surrogate", bytes: [0x5B, 0x22, 0x61, 0xED, 0xA0, 0x80]),
  ])
  func `bad UTF-8 in a string is named where its sequence begins`(document: SyntaxCase) throws {
    #expect(
      throws: JSONSyntaxError(
        reason: "invalid UTF-8", position: .init(line: 1, column: 4, offset: 3))
    ) {
      try JSONScanner.scan(document.bytes) { try $0.skipValue() }
    }
  }

  @Test func `a byte that is no UTF-8 is shown as a byte`() throws {
    let reason = "unexpected byte 0xFF, expected a value"
    #expect(throws: JSONSyntaxError(reason: reason, position: .init(line: 1, column: 2, offset: 1)))
    {
      try JSONScanner.scan([0x5B, 0xFF]) { try $0.skipValue() }
    }
  }

  @Test func `asking for another kind than the one that comes is an error`() throws {
    func reason(_ body: (inout JSONScanner) throws -> Void) throws -> String? {
      do {
        try JSONScanner.scan(" ?", body)
        return nil
      } catch let error as JSONSyntaxError {
        return error.description
      }
    }
    let end = "at line 1, column 2"
    #expect(try reason { _ = try $0.string() } == #"unexpected "?", expected a string \#(end)"#)
    #expect(try reason { _ = try $0.number() } == #"unexpected "?", expected a number \#(end)"#)
    #expect(try reason { try $0.literal() } == #"unexpected "?", expected a literal \#(end)"#)
    #expect(
      try reason { try $0.elements { _ in } } == #"unexpected "?", expected an array \#(end)"#)
    #expect(
      try reason { try $0.members { _, _ in } } == #"unexpected "?", expected an object \#(end)"#)
    #expect(try reason { _ in } == #"unexpected "?" after the value \#(end)"#)
  }
}

@Suite("Depth is limited")
struct JSONDepthTests {
  struct Nesting: Sendable, CustomTestStringConvertible {
    let open: String
    let close: String
    var testDescription: String { open }
    func document(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
    }
  }
  static let nestings = [Nesting(open: "[", close: "]"), Nesting(open: #"{"a":"#, close: "}")]

  @Test(arguments: nestings, [1, 2, 512])
  func `the limit is the number of containers`(nesting: Nesting, limit: Int) throws {
    try JSONScanner.scan(nesting.document(limit), maximumDepth: limit) { try $0.skipValue() }
    let column = nesting.open.utf8.count * limit + 1
    let error = JSONSyntaxError(
      reason: "deeper than \(limit) levels",
      position: .init(line: 1, column: column, offset: column - 1))
    #expect(throws: error) {
      try JSONScanner.scan(nesting.document(limit + 1), maximumDepth: limit) { try $0.skipValue() }
    }
  }

  @Test func `containers side by side do not count`() throws {
    let text = "[" + Array(repeating: "[[],{},[0],[]]", count: 2000).joined(separator: ",") + "]"
    try JSONScanner.scan(text, maximumDepth: 3) { try $0.skipValue() }
    try JSONScanner.scan(text, maximumDepth: 3) { scanner in
      try scanner.elements { scanner in
        try scanner.elements { scanner in
          guard try scanner.peek() == .array else { return try scanner.members { _, _ in } }
          try scanner.elements { try $0.skipValue() }
        }
      }
    }
  }

  @Test(arguments: nestings)
  func `100,000 levels are an error and no crash`(nesting: Nesting) throws {
    func descend(_ scanner: inout JSONScanner) throws {
      switch try scanner.peek() {
      case .array: try scanner.elements { try descend(&$0) }
      case .object: try scanner.members { scanner, _ in try descend(&scanner) }
      default: try scanner.skipValue()
      }
    }
    let column = nesting.open.utf8.count * 512 + 1
    let error = JSONSyntaxError(
      reason: "deeper than 512 levels", position: .init(line: 1, column: column, offset: column - 1)
    )
    let document = nesting.document(100_000)
    #expect(throws: error) { try JSONScanner.scan(document) { try $0.skipValue() } }
    #expect(throws: error) { try JSONScanner.scan(document) { try descend(&$0) } }
  }
}
