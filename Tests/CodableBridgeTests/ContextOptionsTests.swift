import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

/// A type in both forms: what the options make of one they must make of the other.
private protocol Record: JSONEncodable, JSONRestorable, SendableMetatype {
  init()
  var values: Values { get set }
}

private struct Values: Codable, Hashable {
  var myURL: URL?
  var when: Date?
  var bytes: Data?
  var number: Double?
  var small: Float?
}

private struct MappedRecord: Record, JSONCodable {
  var myURL: URL?
  var when: Date?
  var bytes: Data?
  var number: Double?
  var small: Float?

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&myURL, key: "myURL")
    try json.restore(&when, key: "when")
    try json.restore(&bytes, key: "bytes")
    try json.restore(&number, key: "number")
    try json.restore(&small, key: "small")
  }

  var values: Values {
    get { Values(myURL: myURL, when: when, bytes: bytes, number: number, small: small) }
    set {
      (myURL, when, bytes) = (newValue.myURL, newValue.when, newValue.bytes)
      (number, small) = (newValue.number, newValue.small)
    }
  }
}

private struct MovedRecord: Record, CodableBacked {
  var values = Values()
  init() {}
  init(from decoder: any Decoder) throws { values = try Values(from: decoder) }
  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// Options, a value, and its text by both forms.
struct OptionsCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let options: JSONOptions
  fileprivate let values: Values
  let text: String

  fileprivate init(
    _ name: String, _ values: Values, _ text: String, _ change: (inout JSONOptions) -> Void
  ) {
    testDescription = name
    var options = JSONOptions()
    change(&options)
    self.options = options
    (self.values, self.text) = (values, text)
  }

  private static let date = Values(when: Date(timeIntervalSinceReferenceDate: 0.25))
  private static let infinite = Values(
    when: Date(timeIntervalSinceReferenceDate: .infinity), number: -.infinity, small: .infinity)

  static let all = [
    OptionsCase("dates since 2001", date, #"{"when":0.25}"#) { _ in },
    OptionsCase("dates since 1970", date, #"{"when":978307200.25}"#) {
      $0.dates = .secondsSince1970
    },
    OptionsCase("dates in milliseconds", date, #"{"when":978307200250}"#) {
      $0.dates = .millisecondsSince1970
    },
    OptionsCase("dates as text", date, #"{"when":"2001-01-01T00:00:00.25Z"}"#) {
      $0.dates = .rfc3339
    },
    OptionsCase(
      "dates of a format", Values(when: Date(timeIntervalSinceReferenceDate: 0)),
      #"{"when":"2001/01/01"}"#
    ) { $0.dates = .format("yyyy/MM/dd") },
    OptionsCase("data as text", Values(bytes: Data([1, 255])), #"{"bytes":"Af8="}"#) { _ in },
    OptionsCase("data as bytes", Values(bytes: Data([1, 255])), #"{"bytes":[1,255]}"#) {
      $0.data = .bytes
    },
    OptionsCase("nil left out", Values(), "{}") { _ in },
    OptionsCase(
      "nil as null", Values(number: 1),
      #"{"bytes":null,"myURL":null,"number":1,"small":null,"when":null}"#
    ) { $0.nilValues = .null },
    OptionsCase(
      "keys in snake case", Values(myURL: URL(fileURLWithPath: "/a")), #"{"my_url":"file:///a"}"#
    ) { $0.keys = .snakeCase },
    OptionsCase(
      "numbers that are not finite", infinite, #"{"number":"-∞","small":"∞","when":"∞"}"#
    ) {
      $0.nonFiniteNumbers = .strings(
        positiveInfinity: "∞", negativeInfinity: "-∞", notANumber: "?")
    },
    OptionsCase("text by Foundation", date, #"{"when":0.25}"#) { $0.text = .foundation },
    OptionsCase("reflection by Mirror", date, #"{"when":0.25}"#) { $0.reflection = .mirror },
  ]
}

@Suite("The options of a context mean the same for a mapped and a moved type", .everyEngine)
struct ContextOptionsTests {
  @Test(arguments: OptionsCase.all)
  func `a mapped and a moved type are written and read alike with the options`(_ row: OptionsCase)
    throws
  {
    let forms: [any Record.Type] = [MappedRecord.self, MovedRecord.self]
    for form in forms {
      try JSONContext.with(\.options, row.options) { try check(form, row) }
    }
  }

  private func check<Form: Record>(_ form: Form.Type, _ row: OptionsCase) throws {
    var record = Form()
    record.values = row.values
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try record.JSONString(options: options) == row.text, "\(form)")
    #expect(try Form(JSONString: row.text).values == row.values, "\(form)")
  }

  @Test func `explicit, dynamic and enum keys are in snake case in a mapped and a moved type`()
    throws
  {
    struct Keys: CodableBacked, Equatable {
      var explicit = 1
      var plain = Kind.someCase(firstValue: 2)
      enum CodingKeys: String, CodingKey { case explicit = "already_snake", plain }
      enum Kind: Codable, Equatable { case someCase(firstValue: Int) }
    }
    struct Names: CodableBacked {
      var names: [String]
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
      }
    }
    let text = #"{"already_snake":1,"plain":{"some_case":{"first_value":2}}}"#
    var context = JSONContext.current
    context.options.keys = .snakeCase
    #expect(try Keys().JSONString(options: .sortedKeys, context: context) == text)
    #expect(try Keys(JSONString: text, context: context) == Keys())
    let names = try Names(JSONString: text, context: context).names
    #expect(names == ["alreadySnake", "plain"])
  }

  @Test func `the depth limit holds for a moved type, where each mapped type inside counts`() throws
  {
    func chain(_ length: Int) -> Ring {
      length == 0 ? Ring() : Ring(next: Hop(ring: chain(length - 1)))
    }
    try JSONContext.with(\.options.depthLimit, 8) {
      _ = try chain(3).JSONEncode()
      let error = try #require(
        throws: JSONEncodingError.self, performing: { try chain(9).JSONEncode() })
      #expect("\(error.problem)" == "type Ring nested deeper than 8 levels")
      #expect(error.path == JSONPath("next.ring.next.ring.next.ring.next.ring"))
    }
  }
}

private struct Ring: JSONEncodable, JSONConstructible {
  var next: Hop?
  init(next: Hop? = nil) { self.next = next }
  init(JSONDictionary json: JSONObject) throws { next = try json.valueIfPresent(key: "next") }
}

private final class Hop: CodableBacked {
  @JSONMapped var ring: Ring
  init(ring: Ring) { self.ring = ring }
}
