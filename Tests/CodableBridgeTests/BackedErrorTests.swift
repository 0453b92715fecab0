import CodableBridge
import Engines
import Foundation
import JSONCodable
import Testing

private struct Refused: Error, Equatable, CustomStringConvertible { let description = "refused" }

/// A moved type whose own code throws.
private struct Strict: CodableBacked {
  var even = 2

  init(even: Int) { self.even = even }
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    even = try container.decode(Int.self)
    if even == 7 { throw Refused() }
    if even == 9 { _ = try JSONContext.current.required(\.missing) }
    guard even.isMultiple(of: 2) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "odd")
    }
  }
  func encode(to encoder: any Encoder) throws {
    if even == 7 { throw Refused() }
    guard even.isMultiple(of: 2) else {
      throw EncodingError.invalidValue(
        even, .init(codingPath: encoder.codingPath, debugDescription: "odd"))
    }
    try even.encode(to: encoder)
  }
}

private struct MissingKey: JSONContextKey { static let defaultValue: Int? = nil }

extension JSONContext {
  fileprivate var missing: Int? { self[MissingKey.self] }
}

private enum Gear: String, CodableBacked { case low, high }
private enum Mode: Int, Codable, CaseIterable { case slow = 1, fast }

/// A moved type that goes on after an error of its own code.
private struct Tolerant: CodableBacked {
  private enum CodingKeys: String, CodingKey { case gears, last }
  var gears: [String: Strict]?
  var last = Strict(even: 2)

  init() {}
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    gears = try? container.decode([String: Strict].self, forKey: .gears)
    last = try container.decode(Strict.self, forKey: .last)
  }
}

/// A moved type whose body is a document in a text.
private struct Envelope: CodableBacked {
  private enum CodingKeys: String, CodingKey { case body }
  var body = Wing()

  init() {}
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .body)
    do {
      body = try Wing(JSONString: text)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: container.codingPath + [CodingKeys.body], debugDescription: "bad body",
          underlyingError: error))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    do {
      try container.encode(["span": Double.infinity].JSONString(), forKey: .body)
    } catch {
      throw EncodingError.invalidValue(
        body,
        .init(
          codingPath: container.codingPath + [CodingKeys.body], debugDescription: "bad body",
          underlyingError: error))
    }
  }
}

/// A mapped type inside the moved one.
private struct Wing: JSONCodable {
  var span = 1
  var tip: Tip?
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&span, key: "span")
    try json.restore(&tip, key: "tip")
  }
}

private struct Tip: CodableBacked { var angle = 0.5 }

private struct Plane: CodableBacked {
  var count = 1
  var level: Int8?
  var ratio: Float?
  var exact: Decimal?
  var flag: Bool?
  var gear: Gear?
  var mode: Mode?
  var link: URL?
  var id: UUID?
  var when: Date?
  var bytes: Data?
  var list: [Int]?
  var numbered: [Int: Int]?
  var strict: [Strict]?
  var pair: Nested?
  @JSONMapped var wing: Wing?

  struct Nested: Codable {
    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      var list = try container.nestedUnkeyedContainer(forKey: .myList)
      _ = try list.decode(Int.self)
      _ = try list.nestedContainer(keyedBy: Keys.self).decode(Int.self, forKey: .myList)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      var list = container.nestedUnkeyedContainer(forKey: .myList)
      try list.encode(Double.nan)
    }
    private enum Keys: CodingKey { case myList }
  }
}

private struct Hangar: JSONCodable {
  var planes: [Plane] = []
  var open = false

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&planes, key: "planes")
    try json.restore(&open, key: "open")
  }
}

/// What stands in a plane, and what the mapper says about it.
struct BackedFault: Sendable, CustomTestStringConvertible {
  let text: String
  let words: String

  init(_ text: String, _ words: String) { (self.text, self.words) = (text, words) }
  var testDescription: String { text }

  static let all = [
    BackedFault(#""x""#, #"wrong type: string "x", expected Plane at $.planes[1]"#),
    BackedFault("null", "missing value, expected Plane at $.planes[1]"),
    BackedFault("{}", "missing value, expected Int at $.planes[1].count"),
    BackedFault(#"{"count":null}"#, "missing value, expected Int at $.planes[1].count"),
    BackedFault(
      #"{"count":"5"}"#, #"wrong type: string "5", expected Int at $.planes[1].count"#),
    BackedFault(
      #"{"count":true}"#, "wrong type: boolean true, expected Int at $.planes[1].count"),
    BackedFault(#"{"count":1.5}"#, "wrong type: number 1.5, expected Int at $.planes[1].count"),
    BackedFault(
      #"{"count":1,"level":300}"#, "out of range: 300, expected Int8 at $.planes[1].level"),
    BackedFault(
      #"{"count":1,"ratio":1e300}"#, "out of range: 1e+300, expected Float at $.planes[1].ratio"),
    BackedFault(
      #"{"count":1,"exact":"1"}"#,
      #"wrong type: string "1", expected Decimal at $.planes[1].exact"#),
    BackedFault(
      #"{"count":1,"flag":1}"#, "wrong type: number 1, expected Bool at $.planes[1].flag"),
    BackedFault(
      #"{"count":1,"gear":"mid"}"#, #"unknown case "mid", expected Gear at $.planes[1].gear"#),
    BackedFault(
      #"{"count":1,"mode":3}"#, "unknown case 3, expected one of 1, 2 at $.planes[1].mode"),
    BackedFault(
      #"{"count":1,"mode":"1"}"#,
      #"wrong type: string "1", expected one of 1, 2 at $.planes[1].mode"#),
    BackedFault(
      #"{"count":1,"link":""}"#, #"wrong type: string "", expected URL at $.planes[1].link"#),
    BackedFault(
      #"{"count":1,"id":"x"}"#, #"wrong type: string "x", expected UUID at $.planes[1].id"#),
    BackedFault(
      #"{"count":1,"when":"now"}"#,
      #"wrong type: string "now", expected Date as seconds since 2001 at $.planes[1].when"#),
    BackedFault(
      #"{"count":1,"bytes":"?"}"#,
      #"wrong type: string "?", expected Data as Base64 text at $.planes[1].bytes"#),
    BackedFault(
      #"{"count":1,"list":{}}"#, "wrong type: object, expected [Int] at $.planes[1].list"),
    BackedFault(
      #"{"count":1,"list":[1,null]}"#, "missing value, expected Int at $.planes[1].list[1]"),
    BackedFault(
      #"{"count":1,"numbered":{"4":"x"}}"#,
      #"wrong type: string "x", expected Int at $.planes[1].numbered.4"#),
    BackedFault(
      #"{"count":1,"pair":{"myList":[1]}}"#,
      "missing value, expected [String: Any] at $.planes[1].pair.myList[1]"),
    BackedFault(
      #"{"count":1,"pair":{"myList":[1,{"myList":[]}]}}"#,
      "wrong type: array, expected Int at $.planes[1].pair.myList[1].myList"),
    BackedFault(#"{"count":1,"strict":[2,7]}"#, "refused at $.planes[1].strict[1]"),
    BackedFault(
      #"{"count":1,"strict":[9]}"#, "missing context, expected Int at $.planes[1].strict[0]"),
    BackedFault(
      #"{"count":1,"wing":5}"#, "wrong type: number 5, expected Wing at $.planes[1].wing"),
    BackedFault(
      #"{"count":1,"wing":{"span":"5"}}"#,
      #"wrong type: string "5", expected Int at $.planes[1].wing.span"#),
    BackedFault(
      #"{"count":1,"wing":{"tip":{}}}"#,
      "missing value, expected Double at $.planes[1].wing.tip.angle"),
  ]
}

@Suite("What Codable finds wrong is the mapper's error, with the whole path", .everyEngine)
struct BackedErrorTests {
  private func hangar(_ plane: String) -> String { #"{"planes":[{"count":1},\#(plane)]}"# }

  @Test func `the error of a document in a text has the place of the text in front`() throws {
    let refusal = try #require(
      throws: JSONDecodingError.self,
      performing: { try [Envelope](JSONString: #"[{"body":"{\"span\":\"x\"}"}]"#) })
    #expect(refusal.description == #"wrong type: string "x", expected Int at $[0].body.span"#)
    let unwritten = try #require(
      throws: JSONEncodingError.self, performing: { _ = try [Envelope()].JSONString() })
    #expect(unwritten.description == "non-finite number inf at $[0].body.span")
  }

  @Test func `an own error has its own place after an equal one that was caught`() throws {
    let refusal = try #require(
      throws: JSONDecodingError.self,
      performing: {
        try Tolerant(JSONString: #"{"gears":{"a":7},"last":7}"#)
      })
    #expect(refusal.description == "refused at $.last")
  }

  @Test func `an error of Codable has its own place after an own one that was caught`() throws {
    let refusal = try #require(
      throws: JSONDecodingError.self,
      performing: {
        try Tolerant(JSONString: #"{"gears":{"a":7},"last":"x"}"#)
      })
    #expect(refusal.description == #"wrong type: string "x", expected Strict at $.last"#)
  }

  @Test func `an error names the key that was read, of two that become one`() throws {
    struct Lens: CodableBacked { var aB: Int }
    let refusal = try #require(
      throws: JSONDecodingError.self,
      performing: {
        try JSONContext.with(\.options.keys, .snakeCase) {
          try Lens(JSONString: #"{"A_b":"x","aB":1}"#)
        }
      })
    #expect(refusal.description == #"wrong type: string "x", expected Int at $.A_b"#)
  }

  @Test(arguments: BackedFault.all)
  func `what Codable finds wrong is told in the mapper's words`(_ fault: BackedFault) throws {
    try check(fault)
  }

  @Test(.ownTextOnly("Foundation's reader refuses 1e400"))
  func `a number that no type holds is told in the mapper's words in a moved type`() throws {
    try check(
      BackedFault(#"{"count":1e400}"#, "out of range: 1e400, expected Int at $.planes[1].count"))
  }

  private func check(_ fault: BackedFault) throws {
    let error = try #require(
      throws: JSONDecodingError.self, performing: { try Hangar(JSONString: hangar(fault.text)) })
    #expect("\(error)" == fault.words)
  }

  @Test func `a DecodingError that fits no problem is kept as the underlying error`() throws {
    let text = hangar(#"{"count":1,"strict":[2,3]}"#)
    let error = try #require(
      throws: JSONDecodingError.self, performing: { try Hangar(JSONString: text) })
    #expect(error.path == JSONPath("planes[1].strict[1]"))
    guard case .dataCorrupted(let context) = error.underlyingError as? DecodingError else {
      Issue.record("\(error) has no DecodingError")
      return
    }
    #expect(context.debugDescription == "odd")
    let refusal = try #require(
      throws: JSONDecodingError.self,
      performing: { try Hangar(JSONString: hangar(#"{"count":1,"strict":[7]}"#)) })
    #expect(refusal.underlyingError is Refused)
  }

  @Test func `the path of an error in a moved type has the keys of the document`() throws {
    let text = #"{"planes":[{"count":1,"pair":{"my_list":[1,{"my_list":"x"}]}}]}"#
    let error = try #require(
      throws: JSONDecodingError.self,
      performing: {
        try JSONContext.with(\.options.keys, .snakeCase) { try Hangar(JSONString: text) }
      })
    #expect(
      "\(error)" == #"wrong type: string "x", expected Int at $.planes[0].pair.my_list[1].my_list"#)
  }

  @Test func `a lenient reading collects the errors of moved types at every depth`() throws {
    let text =
      #"{"planes":[{"count":1,"wing":{"span":"a","tip":5}},{"count":2}],"open":"b"}"#
    let (hangar, problems) = try Hangar.lenient(JSONDictionary: JSONObject(JSONString: text))
    #expect(hangar.planes.map(\.count) == [1, 2])
    #expect(
      problems.map(\.description).sorted() == [
        #"wrong type: number 5, expected Tip at $.planes[0].wing.tip"#,
        #"wrong type: string "a", expected Int at $.planes[0].wing.span"#,
        #"wrong type: string "b", expected Bool at $.open"#,
      ])
  }

  @Test func `a moved type that cannot be read keeps its default in a lenient reading`() throws {
    let (hangar, problems) = try Hangar.lenient(
      JSONDictionary: ["planes": [["count": "x"]], "open": true])
    #expect(hangar.planes.isEmpty)
    #expect(hangar.open)
    #expect(
      problems.map(\.description)
        == [#"wrong type: string "x", expected Int at $.planes[0].count"#])
  }

  // MARK: - Writing

  private func words(_ change: (inout Plane) -> Void) throws -> String {
    var hangar = Hangar()
    var plane = Plane()
    change(&plane)
    hangar.planes = [Plane(), plane]
    return
      "\(try #require(throws: JSONEncodingError.self, performing: { try hangar.JSONString() }))"
  }

  @Test func `a moved type that cannot be written is the mapper's error with the whole path`()
    throws
  {
    #expect(try words { $0.ratio = .infinity } == "non-finite number inf at $.planes[1].ratio")
    #expect(try words { $0.exact = .nan } == "non-finite number NaN at $.planes[1].exact")
    #expect(
      try words { $0.when = Date(timeIntervalSinceReferenceDate: .nan) }
        == "non-finite number nan at $.planes[1].when")
    #expect(
      try words { $0.pair = Plane.Nested() }
        == "non-finite number nan at $.planes[1].pair.myList[0]")
    #expect(
      try words { $0.strict = [Strict(even: 2), Strict(even: 7)] }
        == "refused at $.planes[1].strict[1]")
    #expect(
      try words { $0.wing = Wing(span: 1, tip: Tip(angle: .nan)) }
        == "non-finite number nan at $.planes[1].wing.tip.angle")
  }

  @Test func `an EncodingError that fits no problem is kept as the underlying error`() throws {
    var plane = Plane()
    plane.strict = [Strict(even: 3)]
    let error = try #require(
      throws: JSONEncodingError.self, performing: { try Hangar(planes: [plane]).JSONEncode() })
    #expect(error.path == JSONPath("planes[0].strict[0]"))
    guard case .invalidValue(_, let context) = error.underlyingError as? EncodingError else {
      Issue.record("\(error) has no EncodingError")
      return
    }
    #expect(context.debugDescription == "odd")
  }

  @Test func `the path of a writing error in a moved type has the keys of the document`() throws {
    var plane = Plane()
    plane.pair = Plane.Nested()
    let error = try #require(
      throws: JSONEncodingError.self,
      performing: {
        try JSONContext.with(\.options.keys, .snakeCase) {
          try Hangar(planes: [plane]).JSONEncode()
        }
      })
    #expect("\(error)" == "non-finite number nan at $.planes[0].pair.my_list[0]")
  }
}
