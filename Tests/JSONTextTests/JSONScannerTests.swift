import JSONText
import Testing

@Suite("A place outside of the document is a mistake of the programmer")
struct JSONScannerPlaceTests {
  /// Returns a part of a text, of which the scanner has read the value.
  private static func part(_ range: Range<Int>, of text: String) throws -> String {
    try JSONScanner.scan(text) { scanner in
      try scanner.skipValue()
      return scanner.text(in: range)
    }
  }

  @Test func `a text in a range of the document is read`() throws {
    #expect(try Self.part(1..<2, of: "[1]") == "1")
    #expect(try Self.part(0..<3, of: "[1]") == "[1]")
  }

  @Test func `a range that ends behind the document stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = try Self.part(0..<4, of: "[1]") }
  }

  @Test func `a scanner that rewinds to where it has not been stops the program`() async {
    await #expect(processExitsWith: .failure) {
      try JSONScanner.scan("[1]") { $0.rewind(to: 3) }
    }
  }
}

@Suite("The scanner reads what RFC 8259 allows and nothing else")
struct JSONScannerTests {
  @Test func `a document is read value by value`() throws {
    let text = #" {"a" : [1, -2.50e3, true, null], "\u00e9\ud83d\ude00\n" : "x/é"} "#
    var seen: [String] = []
    try JSONScanner.scan(text) { scanner in
      try scanner.members { scanner, key in
        seen.append(key)
        guard try scanner.peek() == .array else { return seen.append(try scanner.string()) }
        try scanner.elements { scanner in
          guard try scanner.peek() == .number else { return try scanner.literal() }
          let number = try scanner.number()
          seen.append("\(number.text) \(number.isInteger) \(number.double)")
        }
      }
    }
    #expect(seen == ["a", "1 true 1.0", "-2.50e3 false -2500.0", "é😀\n", "x/é"])
  }

  struct StringCase: Sendable, CustomTestStringConvertible {
    let text: String
    let value: String
    var testDescription: String { text }

    init(_ text: String, _ value: String) {
      self.text = text
      self.value = value
    }
  }

  static let strings: [StringCase] = [
    StringCase(#""""#, ""),
    StringCase(#""a""#, "a"),
    StringCase(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    StringCase(#""\u0000\u001f\u0061\u007F""#, "\0\u{1F}a\u{7F}"),
    StringCase(#""\u00e9\u20AC\ufeff\uffff""#, "é€\u{FEFF}\u{FFFF}"),
    StringCase(#""\ud800\udc00\uDBFF\uDFFF\ud83d\ude00""#, "\u{10000}\u{10FFFF}😀"),
    StringCase(#""é\n中😀""#, "é\n中😀"),
    StringCase(#""\\u0061""#, #"\u0061"#),
    StringCase(#""12345678\t12345678é12345678\/""#, "12345678\t12345678é12345678/"),
    StringCase("\"e\u{301}\"", "e\u{301}"),
  ]

  @Test(arguments: strings)
  func `a string comes without its escapes, scalar by scalar`(sample: StringCase) throws {
    for length in 0..<9 {
      let plain = String(repeating: "x", count: length)
      let text = "\"" + plain + sample.text.dropFirst()
      let value = try JSONScanner.scan(text) { try $0.string() }
      #expect(Array(value.unicodeScalars) == Array((plain + sample.value).unicodeScalars))
      let keys = try JSONScanner.scan("{\(text):0}") { scanner in
        var keys: [String] = []
        try scanner.members { scanner, key in
          keys.append(key)
          try scanner.skipValue()
        }
        return keys
      }
      #expect(keys == [plain + sample.value])
    }
  }

  @Test func `every kind is told by its first byte`() throws {
    var kinds: [JSONScanner.Kind] = []
    try JSONScanner.scan(#"[{}, [], "", 0, -1, true, false, null]"#) { scanner in
      try scanner.elements { scanner in
        kinds.append(try scanner.peek())
        try scanner.skipValue()
      }
    }
    #expect(kinds == [.object, .array, .string, .number, .number, .true, .false, .null])
  }

  @Test func `a value is read again after going back, and its text is kept`() throws {
    let texts = try JSONScanner.scan(#"{"a" : [1, {"b":2}] }"#) { scanner in
      var texts: [String] = []
      try scanner.members { scanner, _ in
        _ = try scanner.peek()
        let start = scanner.offset
        try scanner.skipValue()
        texts.append(scanner.text(in: start..<scanner.offset))
        scanner.rewind(to: start)
        try scanner.elements { scanner in
          let start = scanner.offset
          try scanner.skipValue()
          texts.append(scanner.text(in: start..<scanner.offset))
        }
      }
      return texts
    }
    #expect(texts == [#"[1, {"b":2}]"#, "1", #" {"b":2}"#])
  }

  @Test func `an error of the caller passes through unchanged`() {
    struct Stop: Error, Equatable {}
    #expect(throws: Stop()) {
      try JSONScanner.scan("[[1]]") { try $0.elements { try $0.elements { _ in throw Stop() } } }
    }
  }

  @Test func `a string, an array of bytes and raw memory are read alike`() throws {
    let text = "[1, 2]"
    let bytes = Array(text.utf8)
    try JSONScanner.scan(text) { try $0.skipValue() }
    try JSONScanner.scan(bytes) { try $0.skipValue() }
    try bytes.withUnsafeBytes { try JSONScanner.scan($0) { try $0.skipValue() } }
    try bytes.withUnsafeBufferPointer { try JSONScanner.scan($0) { try $0.skipValue() } }
    let empty = UnsafeRawBufferPointer(start: nil, count: 0)
    let error = JSONSyntaxError(
      reason: "unexpected end, expected a value", position: .init(line: 1, column: 1, offset: 0))
    #expect(throws: error) { try JSONScanner.scan(empty) { try $0.skipValue() } }
  }

  /// What stands in front decides in which place of a word the sequence lies.
  @Test(arguments: ["", "é", "éé", "éж é", "語", "語語", "😀", "😀a"])
  func `bytes are taken for UTF-8 where the standard library takes them`(front: String) {
    let edges: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xF4, 0xFF]
    let rests: [[UInt8]] = [[], [0x61], [0x80], [0xBF, 0x62], [0xBF] + Array("abcdefghi".utf8)]
    for first in UInt8(0x80)...0xFF {
      for (second, third) in edges.flatMap({ second in edges.map { (second, $0) } }) {
        for bytes in rests.map({ Array(front.utf8) + [first, second, third] + $0 }) {
          let text: String?
          do {
            text = try JSONScanner.scan([0x22] + bytes + [0x22]) { try $0.string() }
          } catch {
            text = nil
          }
          #expect(text == String(validating: bytes, as: UTF8.self), "\(bytes)")
        }
      }
    }
  }

  @Test func `each character is read in each place of a word`() throws {
    let scalars = (0x20...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(UnicodeScalar.init)
    let edges = scalars.filter { $0.value < 0x900 || $0.value & 0x3F < 2 || $0.value & 0x3F > 61 }
    for (index, scalar) in edges.enumerated() where scalar != "\"" && scalar != "\\" {
      let text = String(repeating: "é", count: index % 5) + "\(scalar)\(scalar) \(scalar)a\(scalar)"
      let read = try JSONScanner.scan("\"\(text)\"") { try $0.string() }
      #expect(read.utf8.elementsEqual(text.utf8), "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `a string that is read is one that Swift would have made`() throws {
    let texts = ["Füchse", "съешь ещё этих булок", "天地玄黃宇宙洪荒", "😀🎉", "a\u{301}é", "\u{FEFF}b"]
    for plain in texts {
      for (text, document) in [(plain, "\"\(plain)\""), ("/" + plain, "\"\\/\(plain)\"")] {
        let read = try JSONScanner.scan(document) { try $0.string() }
        #expect(read == text)
        #expect(read.hashValue == text.hashValue)
        #expect(read.count == text.count)
        #expect(Array(read) == Array(text))
        #expect(read.sorted() == text.sorted())
      }
    }
  }
}
