import Foundation
import Testing

@testable import ParityTool

@Suite("Lines are read as bytes, whatever the buffer and the pieces")
struct LineReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var input: [UInt8]
    var lines: [[UInt8]]
    var testDescription: String { name }

    init(_ name: String, _ input: String, _ lines: [String]) {
      self.init(name, bytes: Array(input.utf8), lines.map { Array($0.utf8) })
    }

    init(_ name: String, bytes: [UInt8], _ lines: [[UInt8]]) {
      (self.name, self.input, self.lines) = (name, bytes, lines)
    }
  }

  static let cases = [
    Case("nothing", "", []),
    Case("a line feed", "\n", [""]),
    Case("one line", "abc\n", ["abc"]),
    Case("no line feed at the end", "abc\nde", ["abc", "de"]),
    Case("empty lines", "\n\na\n\n", ["", "", "a", ""]),
    Case("carriage returns", "a\r\n\r\nb\r", ["a", "", "b\r"]),
    Case("a carriage return within", "a\rb\r\r\n", ["a\rb\r"]),
    Case("a byte order mark", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62], [[0x61], [0x62]]),
    Case("a mark in a later line", "a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    Case("bytes that UTF-8 has not", bytes: [0xFF, 0, 0x0A, 0x80], [[0xFF, 0], [0x80]]),
    Case(
      "a long line", String(repeating: "x", count: 1_000) + "\ny",
      [
        String(repeating: "x", count: 1_000), "y",
      ]),
  ]

  @Test(arguments: cases, [1, 2, 3, 7, 4_096])
  func `an input has these lines`(_ testCase: Case, _ capacity: Int) throws {
    for piece in [1, 5, capacity] {
      var rest = testCase.input[...]
      var reader = LineReader(capacity: capacity) { buffer in
        let part = rest.prefix(min(piece, buffer.count))
        buffer.copyBytes(from: part)
        rest.removeFirst(part.count)
        return part.count
      }
      let expected = testCase.lines.enumerated().map { InputLine(number: $0 + 1, bytes: $1) }
      #expect(try lines(&reader) == expected)
      #expect(reader.bytesTaken == testCase.input.count)
    }
  }

  @Test(arguments: cases, [1, 3, 4_096])
  func `a block gets the lines that are not blank`(_ testCase: Case, _ capacity: Int) throws {
    var rest = testCase.input[...]
    var reader = LineReader(capacity: capacity) { buffer in
      let part = rest.prefix(buffer.count)
      buffer.copyBytes(from: part)
      rest.removeFirst(part.count)
      return part.count
    }
    var block = LineBlock()
    while try reader.addNextWithText(to: &block) {}
    let expected = testCase.lines.enumerated().map { InputLine(number: $0 + 1, bytes: $1) }
      .filter { !$0.isBlank }
    #expect(block.count == expected.count)
    #expect(block.lines.map { InputLine(number: $0.number, bytes: Array($0.bytes)) } == expected)
    #expect(reader.bytesTaken == testCase.input.count)
  }

  @Test func `a reader of bytes and one of a file give the same lines`() throws {
    let scratch = try Scratch()
    let text = (1...50_000).map { "line \($0)\n" }.joined()
    let descriptor = try openForReading(try scratch.write(text, to: "in"))
    var fromFile = LineReader(descriptor: descriptor, name: "in")
    var fromBytes = LineReader(bytes: Array(text.utf8))
    let expected = (1...50_000).map { InputLine(number: $0, bytes: Array("line \($0)".utf8)) }
    #expect(try lines(&fromFile) == expected)
    #expect(try lines(&fromBytes) == expected)
    close(descriptor)
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian,
    .utf32BigEndian,
  ])
  func `lines in UTF-16 and UTF-32 are an error`(_ encoding: String.Encoding) throws {
    let text = try #require("{\"a\":1}\n{\"a\":2}\n".data(using: encoding))
    var reader = LineReader(bytes: Array(text))
    #expect(
      throws: ToolError(
        "cannot read the input: it is in UTF-16 or UTF-32, expected lines in UTF-8")
    ) { try reader.next() }
  }

  @Test func `what cannot be opened or read is an error with its name`() throws {
    let scratch = try Scratch()
    let missing = scratch.path("missing")
    #expect(throws: ToolError("cannot read \(missing): No such file or directory")) {
      try openForReading(missing)
    }
    let directory = scratch.path("")
    let descriptor = try openForReading(directory)
    var reader = LineReader(descriptor: descriptor, name: "dir")
    #expect(throws: ToolError("cannot read dir: Is a directory")) { try reader.next() }
    close(descriptor)
  }

  @Test(arguments: ["", " ", "\t \r", " \t\t "])
  func `a line of white space is blank`(_ text: String) {
    #expect(InputLine(number: 1, bytes: Array(text.utf8)).isBlank)
  }

  @Test(arguments: ["a", "  {", "\u{0B}", "\u{A0}", "\0"])
  func `a line of anything else is not blank`(_ text: String) {
    #expect(!InputLine(number: 1, bytes: Array(text.utf8)).isBlank)
  }

  private func lines(_ reader: inout LineReader) throws -> [InputLine] {
    var lines: [InputLine] = []
    while let line = try reader.next() { lines.append(line) }
    #expect(try reader.next() == nil)
    return lines
  }
}
