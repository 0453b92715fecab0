import Foundation
import Testing

#if os(Linux)
  @Suite("JSONSerialization on Linux: what it reads, writes and dies of")
  struct JSONSerializationLearningTests {
    @Test func `JSONSerialization accepts a comma before the closing bracket`() throws {
      #expect(try parsed("[1,]") as? [Int] == [1])
      #expect(try parsed("{\"a\":1,}") as? [String: Int] == ["a": 1])
      #expect(try parsingComplaint("{,}") != nil)
    }

    @Test func `JSONSerialization keeps the last of duplicate keys`() throws {
      #expect(try parsed("{\"a\":1,\"a\":2}") as? [String: Int] == ["a": 2])
    }

    struct Refusal: Sendable, CustomTestStringConvertible {
      var text: String
      var complaint: String
      var testDescription: String { text }
    }

    static let refusals = [
      Refusal(text: "1e400", complaint: "Number 1e400 is not representable in Swift."),
      Refusal(text: "01", complaint: "Number with leading zero around character 1."),
      Refusal(text: "1.", complaint: "Unexpected end of file during JSON parse."),
    ]

    @Test(arguments: refusals)
    func `JSONSerialization refuses a number with these words`(_ refusal: Refusal) throws {
      #expect(try parsingComplaint(refusal.text) == refusal.complaint)
    }

    @Test
    func `JSONSerialization reads a number too small for a double as 0, and -0 as the integer 0`()
      throws
    {
      let small = try #require(try parsed("1e-400") as? NSNumber)
      #expect(small.doubleValue == 0)
      #expect(String(cString: small.objCType) == "d")
      let minus = try #require(try parsed("-0") as? NSNumber)
      #expect(minus.doubleValue.sign == .plus)
      #expect(String(cString: minus.objCType) == "i")
      #expect(try (parsed("-0.0") as? NSNumber)?.doubleValue.sign == .minus)
    }

    @Test(arguments: ["[1]", "{\"a\":1}"])
    func `JSONSerialization accepts UTF-16 and a byte order mark`(_ text: String) throws {
      let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      let inputs = [[0xEF, 0xBB, 0xBF] + Array(text.utf8), little, [0xFF, 0xFE] + little]
      for bytes in inputs {
        #expect(try parsed(Data(bytes)) as? NSObject == parsed(text) as? NSObject)
      }
    }

    @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
    func `JSONSerialization reads a depth of 512 and refuses 513`(_ open: String, _ close: String)
      throws
    {
      func nested(_ depth: Int) -> String {
        let inner = open == "[" ? "" : "1"
        return String(repeating: open, count: depth) + inner
          + String(repeating: close, count: depth)
      }
      #expect(try parsingComplaint(nested(512)) == nil)
      let position = open.utf8.count * 512 + 1
      #expect(
        try parsingComplaint(nested(513))
          == "Too many nested arrays or dictionaries around character \(position).")
    }

    @Test func `JSONSerialization compares sorted keys by number and without case`() throws {
      let object = ["a10": 1, "a2": 2, "B": 3, "a": 4, "b": 5, "é": 6, "z": 7, "Z": 8]
      let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      #expect(
        String(decoding: data, as: UTF8.self)
          == #"{"a":4,"a2":2,"a10":1,"b":5,"B":3,"é":6,"z":7,"Z":8}"#)
    }

    @Test func `JSONSerialization ends the process for a fragment that is not allowed`() async {
      await #expect(processExitsWith: .failure) {
        _ = try JSONSerialization.data(withJSONObject: 5)
      }
    }

    @Test func `JSONSerialization ends the process for a value that has no JSON`() async {
      #expect(!JSONSerialization.isValidJSONObject([Date(timeIntervalSince1970: 0)]))
      await #expect(processExitsWith: .failure) {
        _ = try JSONSerialization.data(withJSONObject: [Date(timeIntervalSince1970: 0)])
      }
    }

    @Test func `JSONSerialization writes a fragment that is allowed`() throws {
      let data = try JSONSerialization.data(withJSONObject: 5, options: .fragmentsAllowed)
      #expect(String(decoding: data, as: UTF8.self) == "5")
    }
  }
#endif
