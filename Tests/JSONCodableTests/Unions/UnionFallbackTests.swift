import Engines
import Foundation
import JSONCodable
import Testing

@Suite("The tag decides what is read, and an unknown one is named or kept", .everyEngine)
struct UnionFallbackTests {
  static let known = #"one of "move", "stop""#

  static let faults = [
    DecodingFault(
      "no tag", #"{"x":1}"#, .missingValue(expected: known),
      #"missing value, expected one of "move", "stop" at $.kind"#),
    DecodingFault(
      "null", #"{"kind":null}"#, .missingValue(expected: known),
      #"missing value, expected one of "move", "stop" at $.kind"#),
    DecodingFault(
      "a number", #"{"kind":5}"#, .wrongType(found: "number 5", expected: known),
      #"wrong type: number 5, expected one of "move", "stop" at $.kind"#),
  ]

  static let unknown = DecodingFault(
    "an unknown tag", #"{"kind":"jump"}"#, .unknownCase(found: #""jump""#, expected: known),
    #"unknown case "jump", expected one of "move", "stop" at $.kind"#)

  @Test(arguments: faults + [unknown])
  func `every bad tag is an error of a union without a fallback`(_ fault: DecodingFault) {
    let error = #expect(throws: JSONDecodingError.self) { try Strict(JSONString: fault.text) }
    #expect(error?.problem == fault.problem)
    #expect(error?.description == fault.message)
    let listError = #expect(throws: JSONDecodingError.self) {
      try [Strict](JSONString: "[\(fault.text)]")
    }
    let place = fault.message.replacingOccurrences(of: "$.kind", with: "$[0].kind")
    #expect(listError?.description == place)
    let plainError = #expect(throws: JSONDecodingError.self) {
      try JSONObject(JSONString: fault.text).value(Movement.self, key: "kind")
    }
    #expect(plainError == error)
  }

  @Test(arguments: faults)
  func `a missing tag is an error also of a union with a fallback`(_ fault: DecodingFault) {
    let error = #expect(throws: JSONDecodingError.self) { try Open(JSONString: fault.text) }
    #expect(error?.problem == fault.problem)
    #expect(error?.description == fault.message)
  }

  @Test(arguments: [
    #"{"a":[1,{"b":null}],"kind":"jump","n":1.5,"t":true}"#,
    #"{"kind":"jump"}"#,
    #"{"kind":"jump","kind2":"move","text":"x"}"#,
  ])
  func `an object with an unknown tag encodes back unchanged`(_ text: String) throws {
    let value = try Open(JSONString: text)
    guard case .unknown = value else {
      Issue.record("\(value) is no fallback")
      return
    }
    #expect(try value.JSONString(options: .sortedKeys) == text)
    #expect(try Box([value]).JSONString(options: .sortedKeys) == #"{"value":[\#(text)]}"#)
  }

  @Test func `a known tag is read by a union with a fallback`() throws {
    let text = #"{"data":{"x":1,"y":2},"kind":"move"}"#
    let value = try Open(JSONString: text)
    guard case .move(let point) = value else {
      Issue.record("\(value) is no move")
      return
    }
    #expect(point == Point(x: 1, y: 2))
    #expect(try value.JSONString(options: .sortedKeys) == text)
  }

  @Test func `an error in a nested payload of a union has the whole path`() {
    let error = #expect(throws: JSONDecodingError.self) {
      try [Open](JSONString: #"[{"kind":"stop"},{"kind":"move","data":{"x":"1"}}]"#)
    }
    #expect(error?.description == #"wrong type: string "1", expected Int at $[1].data.x"#)
  }

  @Test(.ownTextOnly("Foundation's reader refuses 1e400"))
  func `a fallback of a union does not keep a number that no type holds`() {
    let error = #expect(throws: JSONDecodingError.self) {
      try Open(JSONString: #"{"kind":"jump","n":[1e400]}"#)
    }
    #expect(
      error?.description == "out of range: 1e400, expected a number that Double can hold at $.n[0]")
  }

  @Test func `tags of unions may be numbers when they are read`() throws {
    #expect(try Numbered(JSONString: #"{"v":2}"#) == .two)
    #expect(try Numbered(JSONString: #"{"v":3}"#) == .unknown)
  }

  /// Tags that are values of their own as well, which is not how a tag is read.
  private enum Tag: String, CaseIterable, JSONRestorable {
    case one, two

    init(JSONValue: Any) throws { throw CancellationError() }
  }

  private enum Tagged: JSONUnion {
    case one

    static let discriminator = JSONDiscriminator(key: "type", fallback: "other")
    init(JSONDictionary: JSONObject) throws { self = .one }
  }

  @Test func `a tag is read as a raw value by every way`() throws {
    for tag in ["one", Optional("one") as Any] {
      #expect(try Tagged.JSONTag(Tag.self, in: ["type": tag]) == .one)
      let found = try JSONContext.with(\.options.unknownKeys, .refuse) {
        try Tagged.JSONTag(Tag.self, in: ["type": tag])
      }
      #expect(found == .one)
    }
    #expect(try Tagged.JSONTag(Tag.self, in: ["type": Optional("three") as Any]) == nil)
    #expect(
      message { _ = try Tagged.JSONTag(Tag.self, in: ["type": 7]) }
        == #"wrong type: number 7, expected one of "one", "two" at $.type"#)
  }
}

// MARK: - Models

enum Strict: JSONUnion {
  case move, stop
  static let discriminator = JSONDiscriminator(key: "kind")

  init(JSONDictionary json: JSONObject) throws {
    switch try Self.JSONTag(Movement.self, in: json) {
    case .move: self = .move
    case .stop, nil: self = .stop
    }
  }
}

enum Open: JSONUnion {
  case move(Point), stop, unknown(JSONObject)
  static let discriminator = JSONDiscriminator(
    key: "kind", payload: .nested(key: "data"), fallback: "unknown")

  init(JSONDictionary json: JSONObject) throws {
    switch try Self.JSONTag(Movement.self, in: json) {
    case .move: self = .move(try json.value(key: "data"))
    case .stop: self = .stop
    case nil: self = .unknown(json)
    }
  }
}

enum Numbered: JSONUnion, Equatable {
  case one, two, unknown
  enum Version: Int, CaseIterable { case one = 1, two }
  static let discriminator = JSONDiscriminator(key: "v", fallback: "unknown")

  init(JSONDictionary json: JSONObject) throws {
    switch try Self.JSONTag(Version.self, in: json) {
    case .one: self = .one
    case .two: self = .two
    case nil: self = .unknown
    }
  }
}
