import Foundation
import JSONCodable
import Testing

@Suite("A text has one reading and one place for an error in every encoding")
struct JSONTextReaderTests {
  struct Encoding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mark: [UInt8]
    let encode: @Sendable (Unicode.Scalar) -> [UInt8]

    init(_ name: String, mark: [UInt8], _ encode: @escaping @Sendable (Unicode.Scalar) -> [UInt8]) {
      (testDescription, self.mark, self.encode) = (name, mark, encode)
    }

    func data(_ text: String) -> Data { Data(mark + text.unicodeScalars.flatMap(encode)) }

    func offset(of part: String) -> Int { data(part).count }
  }

  private static func little<Unit: FixedWidthInteger>(_ unit: Unit) -> [UInt8] {
    (0..<Unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit >> (8 * $0)) }
  }

  private static let utf8: @Sendable (Unicode.Scalar) -> [UInt8] = {
    Array(UTF8.encode($0) ?? .init())
  }
  private static let utf16LE: @Sendable (Unicode.Scalar) -> [UInt8] = { $0.utf16.flatMap(little) }
  private static let utf16BE: @Sendable (Unicode.Scalar) -> [UInt8] = {
    $0.utf16.flatMap { little($0).reversed() }
  }
  private static let utf32LE: @Sendable (Unicode.Scalar) -> [UInt8] = { little($0.value) }
  private static let utf32BE: @Sendable (Unicode.Scalar) -> [UInt8] = {
    little($0.value).reversed()
  }

  static let encodings = [
    Encoding("UTF-8", mark: [], utf8),
    Encoding("UTF-8 with a mark", mark: [0xEF, 0xBB, 0xBF], utf8),
    Encoding("UTF-16LE", mark: [], utf16LE),
    Encoding("UTF-16LE with a mark", mark: [0xFF, 0xFE], utf16LE),
    Encoding("UTF-16BE", mark: [], utf16BE),
    Encoding("UTF-16BE with a mark", mark: [0xFE, 0xFF], utf16BE),
    Encoding("UTF-32LE", mark: [], utf32LE),
    Encoding("UTF-32LE with a mark", mark: [0xFF, 0xFE, 0, 0], utf32LE),
    Encoding("UTF-32BE", mark: [], utf32BE),
    Encoding("UTF-32BE with a mark", mark: [0, 0, 0xFE, 0xFF], utf32BE),
  ]

  @Test(arguments: encodings)
  func `a text is read`(_ encoding: Encoding) throws {
    let words = try [String](JSONData: encoding.data(#"["é", "😀"]"#))
    #expect(words == ["é", "😀"])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The text in front of the fault.
    let start: String
    let rest: String
    let reason: String
    let line: Int
    let column: Int

    init(
      _ name: String, _ start: String, _ rest: String, _ reason: String, _ line: Int, _ column: Int
    ) {
      (testDescription, self.start, self.rest) = (name, start, rest)
      (self.reason, self.line, self.column) = (reason, line, column)
    }
  }

  static let faults = [
    Fault("at the start", "", "x,1", #"unexpected "x", expected a value"#, 1, 1),
    Fault("on the first line", "[1 ", "x]", #"unexpected "x", expected "," or "]""#, 1, 4),
    Fault("behind an emoji", "[\n\"é😀\"", "x]", #"unexpected "x", expected "," or "]""#, 2, 5),
    Fault("at the end", "[1,\r\n ", "", "unexpected end, expected a value", 2, 2),
  ]

  @Test(arguments: encodings, faults)
  func `an error has its place in the data that was given`(_ encoding: Encoding, _ fault: Fault) {
    let error = #expect(throws: JSONDecodingError.self) {
      try [Int](JSONData: encoding.data(fault.start + fault.rest))
    }
    let position = JSONSyntaxError.Position(
      line: fault.line, column: fault.column, offset: encoding.offset(of: fault.start))
    #expect(
      error?.problem == .invalidText(JSONSyntaxError(reason: fault.reason, position: position)))
    #expect(
      error?.description
        == "invalid JSON: \(fault.reason) (line \(fault.line), column \(fault.column)) at $")
  }

  struct BrokenText: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let column, offset: Int

    init(_ encoding: String, _ bytes: [UInt8], column: Int, offset: Int) {
      (testDescription, self.bytes) = (encoding, bytes)
      (self.column, self.offset) = (column, offset)
    }
  }

  static let brokenTexts = [
    BrokenText("UTF-16LE", [0x5B, 0, 0x5D], column: 2, offset: 2),
    BrokenText("UTF-16BE", [0, 0x5B, 0], column: 2, offset: 2),
    BrokenText("UTF-16", [0xFF, 0xFE, 0x5B], column: 1, offset: 2),
    BrokenText("UTF-32LE", [0x5B, 0, 0, 0, 0], column: 2, offset: 4),
    BrokenText("UTF-32BE", [0, 0, 0, 0x5B, 0], column: 2, offset: 4),
    BrokenText("UTF-32", [0, 0, 0xFE, 0xFF, 0], column: 1, offset: 4),
    BrokenText("UTF-32", [0xFF, 0xFE, 0, 0, 0, 0, 0x11, 0], column: 1, offset: 4),
  ]

  @Test(arguments: brokenTexts)
  func `data that is not text has an error at its first fault`(_ text: BrokenText) {
    let error = #expect(throws: JSONDecodingError.self) { try [Int](JSONData: Data(text.bytes)) }
    let reason = "invalid Unicode (\(text.testDescription))"
    let position = JSONSyntaxError.Position(line: 1, column: text.column, offset: text.offset)
    #expect(error?.problem == .invalidText(JSONSyntaxError(reason: reason, position: position)))
    #expect(
      error?.description == "invalid JSON: \(reason) (line 1, column \(text.column)) at $")
  }

  @Test func `Foundation's reader says no place, and none is made up`() throws {
    let error = #expect(throws: JSONDecodingError.self) {
      try JSONContext.with(\.options.text, .foundation) { try [Int](JSONString: "[1,\nx]") }
    }
    guard case .invalidText(let syntax)? = error?.problem else {
      Issue.record("the problem is not the text")
      return
    }
    #expect(syntax.position == nil)
    #expect(error?.description == "invalid JSON: \(syntax.reason) at $")
  }
}
