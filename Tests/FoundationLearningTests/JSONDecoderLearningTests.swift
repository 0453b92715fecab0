import Foundation
import Testing

@Suite("JSONDecoder: what it reads, refuses and does not look at")
struct JSONDecoderLearningTests {
  @Test func `JSONDecoder accepts a comma before the closing bracket`() throws {
    #expect(try JSONDecoder().decode([Int].self, from: Data("[1,]".utf8)) == [1])
    let object = try JSONDecoder().decode([String: Int].self, from: Data("{\"a\":1,}".utf8))
    #expect(object == ["a": 1])
    #expect(try decodingComplaint([String: Int].self, "{,}") != nil)
  }

  @Test func `JSONDecoder keeps the first of duplicate keys`() throws {
    let data = Data("{\"a\":1,\"a\":2}".utf8)
    #expect(try JSONDecoder().decode([String: Int].self, from: data) == ["a": 1])
  }

  struct Bytes: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }

    init(_ name: String, _ text: String) { (self.name, bytes) = (name, Array(text.utf8)) }
    init(_ name: String, string: [UInt8]) {
      (self.name, bytes) = (name, Array("{\"x\":\"".utf8) + string + Array("\"}".utf8))
    }
  }

  static let unread = [
    Bytes("a leading zero", "{\"x\":01}"),
    Bytes("no digit after the point", "{\"x\":1.}"),
    Bytes("a minus alone", "{\"x\":-}"),
    Bytes("no digit in the exponent", "{\"x\":1e}"),
    Bytes("an exponent that no type holds", "{\"x\":1e99999999999999999999}"),
    Bytes("an unknown escape", "{\"x\":\"\\q\"}"),
    Bytes("half a surrogate pair", "{\"x\":\"\\ud83d\"}"),
    Bytes("a line feed in a string", "{\"x\":\"a\nb\"}"),
    Bytes("a zero in a string", "{\"x\":\"a\0b\"}"),
    Bytes("a byte that UTF-8 has not", string: [0xFF]),
    Bytes("a surrogate in UTF-8", string: [0xED, 0xA0, 0x80]),
  ]

  @Test(arguments: unread)
  func `JSONDecoder does not look at a value that nobody reads`(_ input: Bytes) throws {
    _ = try JSONDecoder().decode(ReadsNothing.self, from: Data(input.bytes))
  }

  static let noticed = [
    Bytes("a word that is no literal", "{\"x\":tru}"),
    Bytes("a plus sign", "{\"x\":+1}"),
    Bytes("a point without a digit before", "{\"x\":.5}"),
    Bytes("NaN", "{\"x\":NaN}"),
    Bytes("no comma", "{\"x\":1 \"y\":2}"),
    Bytes("text after the document", "{\"x\":1}x"),
  ]

  @Test(arguments: noticed)
  func `JSONDecoder notices a break of the structure in what nobody reads`(_ input: Bytes) throws {
    let text = String(decoding: input.bytes, as: UTF8.self)
    #expect(
      try decodingComplaint(ReadsNothing.self, text)?.hasPrefix("dataCorrupted at []") == true)
  }

  @Test func `JSONDecoder makes a type that reads nothing from any value`() throws {
    for text in ["[]", "5", "null", "\"s\""] {
      #expect(try decodingComplaint(ReadsNothing.self, text) == nil)
    }
  }

  struct Number: Sendable, CustomTestStringConvertible {
    var text: String
    var int: Int?
    var double: Double?
    var testDescription: String { text }
  }

  static let numbers = [
    Number(text: "5.0", int: 5, double: 5),
    Number(text: "1e2", int: 100, double: 100),
    Number(text: "1.5", int: nil, double: 1.5),
    Number(text: "-0", int: 0, double: -0.0),
    Number(text: "1.0000000000000000000001", int: 1, double: 1),
    Number(
      text: "9007199254740993.0", int: 9_007_199_254_740_993, double: 9_007_199_254_740_992),
    Number(text: "9223372036854775808", int: nil, double: 9_223_372_036_854_775_808),
    Number(text: "1e400", int: nil, double: nil),
    Number(text: "1e-400", int: 0, double: nil),
    Number(text: "true", int: nil, double: nil),
    Number(text: "\"5\"", int: nil, double: nil),
  ]

  @Test(arguments: numbers)
  func `JSONDecoder reads a number as the type or error in its row`(_ number: Number) throws {
    let data = Data("[\(number.text)]".utf8)
    if let int = number.int {
      #expect(try JSONDecoder().decode([Int].self, from: data) == [int])
    } else {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Int].self, from: data) }
    }
    if let double = number.double {
      let decoded = try JSONDecoder().decode([Double].self, from: data)
      #expect(decoded.map(\.bitPattern) == [double.bitPattern])
    } else {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Double].self, from: data) }
    }
  }

  @Test
  func `JSONDecoder's error of a number's range has no coding path, that of its type has one`()
    throws
  {
    struct List: Decodable { var list: [Int8] }
    #expect(
      try decodingComplaint(List.self, "{\"list\":[1,300]}")
        == "dataCorrupted at []: The given data was not valid JSON.")
    #expect(
      try decodingComplaint(List.self, "{\"list\":[1,1.5]}")
        == "dataCorrupted at []: The given data was not valid JSON.")
    #expect(
      try decodingComplaint(List.self, "{\"list\":[1,\"x\"]}")
        == "typeMismatch at [\"list\", \"1\"]: Expected to decode Int8 but found a string instead.")
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `JSONDecoder reads a depth of 512 and refuses 513`(_ open: String, _ close: String) throws {
    func nested(_ depth: Int) -> String {
      let inner = open == "[" ? "" : "1"
      return String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
    }
    #expect(try decodingComplaint(ReadsNothing.self, nested(512)) == nil)
    #expect(
      try decodingComplaint(ReadsNothing.self, nested(513))
        == "dataCorrupted at []: The given data was not valid JSON.")
  }

  @Test func `JSONDecoder accepts UTF-16 and a byte order mark`() throws {
    let little = "[1]".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    for bytes in [[0xEF, 0xBB, 0xBF] + Array("[1]".utf8), little, [0xFF, 0xFE] + little] {
      #expect(try JSONDecoder().decode([Int].self, from: Data(bytes)) == [1])
    }
  }
}
