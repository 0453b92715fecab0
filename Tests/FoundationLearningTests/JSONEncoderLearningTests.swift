import Foundation
import Testing

@Suite("JSONEncoder: key order, and a tag beside a payload")
struct JSONEncoderLearningTests {
  @Test func `JSONEncoder compares sorted keys by their UTF-8`() throws {
    let object = ["a10": 1, "a2": 2, "B": 3, "a": 4, "b": 5, "é": 6, "z": 7, "Z": 8]
    #expect(
      try text(object, formatting: .sortedKeys)
        == #"{"B":3,"Z":8,"a":4,"a10":1,"a2":2,"b":5,"z":7,"é":6}"#)
  }

  /// Writes a tag into a keyed container, then lets the payload write into the same encoder.
  struct Tagged<Payload: Encodable & Sendable>: Encodable, Sendable {
    enum CodingKeys: CodingKey { case tag }
    var payload: Payload

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("t", forKey: .tag)
      try payload.encode(to: encoder)
    }
  }

  @Test func `JSONEncoder writes a payload that is an object beside the tag`() throws {
    #expect(
      try text(Tagged(payload: ["a": 1]), formatting: .sortedKeys) == #"{"a":1,"tag":"t"}"#)
  }

  @Test func `JSONEncoder drops a payload of a single value without a word`() throws {
    #expect(try text(Tagged(payload: 5)) == #"{"tag":"t"}"#)
    #expect(try text(Tagged(payload: "text")) == #"{"tag":"t"}"#)
  }

  @Test func `JSONEncoder ends the process for a payload that is an array`() async {
    await #expect(processExitsWith: .failure) {
      _ = try JSONEncoder().encode(Tagged(payload: [1, 2]))
    }
  }

  private func text(
    _ value: some Encodable, formatting: JSONEncoder.OutputFormatting = []
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

@Suite("URL: what counts as one")
struct URLLearningTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var lenient: String?
    var strict: String?
    var testDescription: String { "\"\(text)\"" }
  }

  static let cases = [
    Case(text: "https://a.b/c", lenient: "https://a.b/c", strict: "https://a.b/c"),
    Case(text: "##", lenient: "#%23", strict: nil),
    Case(text: "a b", lenient: "a%20b", strict: nil),
    Case(text: "ø", lenient: "%C3%B8", strict: nil),
    Case(text: "http://[", lenient: nil, strict: nil),
    Case(text: "", lenient: nil, strict: nil),
  ]

  @Test(arguments: cases)
  func `only URL's strict initializer refuses what is not a URL`(_ testCase: Case) {
    #expect(URL(string: testCase.text)?.absoluteString == testCase.lenient)
    let strict = URL(string: testCase.text, encodingInvalidCharacters: false)
    #expect(strict?.absoluteString == testCase.strict)
  }
}
