import Foundation
import JSONCodable
import JSONParity
import Testing

/// Codable reads the note but does not write it.
private struct Forgetful: JSONEncodable, JSONConstructible, Codable {
  var a: Int
  var note: String?

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
    note = try json.valueIfPresent(key: "note")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(a, forKey: .a)
  }
}

/// Codable reads another number, and neither mapping writes it.
private struct Secretive: JSONEncodable, JSONConstructible, Codable, Equatable {
  var a: Int
  var secret = 5

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
  }

  init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
    secret = 6
  }

  static func JSONKey(forProperty name: String) -> String? { name == "secret" ? nil : name }
  private enum CodingKeys: CodingKey { case a }
}

/// Every value is equal to itself alone.
private final class Unique: JSONEncodable, JSONConstructible, Codable, Equatable {
  let a: Int

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
  }

  static func == (left: Unique, right: Unique) -> Bool { left === right }
}

/// The mapper reads values that are equal, and Codable values that never are.
private struct Stamped: JSONEncodable, JSONConstructible, Codable, Equatable {
  var a: Int
  var stamp: UUID?

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
  }

  init(from decoder: any Decoder) throws {
    a = try Coded<Int>(from: decoder).a
    stamp = UUID()
  }

  static func JSONKey(forProperty name: String) -> String? { name == "stamp" ? nil : name }
  private enum CodingKeys: CodingKey { case a }
}

/// Codable writes what it has not read itself with a key more.
private struct Sourced: JSONEncodable, JSONConstructible, Codable {
  var a: Int
  var isDecoded = false

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
  }

  init(from decoder: any Decoder) throws {
    a = try Coded<Int>(from: decoder).a
    isDecoded = true
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(a, forKey: "a")
    if !isDecoded { try container.encode("mapper", forKey: "source") }
  }

  static func JSONKey(forProperty name: String) -> String? { name == "a" ? name : nil }
}

/// One mapping reads it, and does not write it.
private struct Unwritten<Side: WritingSide>: JSONEncodable, JSONConstructible, Codable {
  var a: Int

  init(JSONDictionary json: JSONObject) throws { a = try json.value(key: "a") }

  func JSONEncode() throws -> Any {
    try Side.write(byMapper: true)
    return ["a": a] as JSONObject
  }

  func encode(to encoder: any Encoder) throws {
    try Side.write(byMapper: false)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(a, forKey: .a)
  }
}

private protocol WritingSide: SendableMetatype {
  static func write(byMapper: Bool) throws
}

private struct Refused: Error {}

private enum ByMapper: WritingSide {
  static func write(byMapper: Bool) throws { if !byMapper { throw Refused() } }
}

private enum ByCodable: WritingSide {
  static func write(byMapper: Bool) throws { if byMapper { throw Refused() } }
}

/// A value that Codable reads as another that prints alike.
private struct Disguised: JSONEncodable, JSONConstructible, Codable, Equatable {
  struct Name: Equatable, CustomDebugStringConvertible, CustomReflectable {
    var number: Int
    var debugDescription: String { "name" }
    var customMirror: Mirror { Mirror(self, children: [:]) }
  }

  var a: Int
  var name = Name(number: 1)

  init(JSONDictionary json: JSONObject) throws {
    a = try json.value(key: "a")
  }

  init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
    name.number = 2
  }

  static func JSONKey(forProperty name: String) -> String? { name == "name" ? nil : name }
  private enum CodingKeys: CodingKey { case a }
}

@Suite("Where one type has both mappings, each writes what the other has read, and == is asked")
struct SharedTypeTests {
  @Test func `what one reads and the other does not write is found`() {
    let check = ParityCheck("forgetful", mapped: Forgetful.self, codable: Forgetful.self)
    let report = check.run(documents: [#"{"a":1,"note":"x"}"#], faults: false)
    #expect(
      report.findings.map(\.description) == [
        "documents[0], writes: missing on the right: string \"x\" at $.note"
      ])
  }

  @Test func `what one writes of a value that the other has read is found`() {
    let check = ParityCheck("sourced", mapped: Sourced.self, codable: Sourced.self)
    let report = check.run(documents: [#"{"a":1}"#], faults: false)
    #expect(
      report.findings.map(\.description) == [
        "documents[0], writes: of what the mapper has read: "
          + "missing on the left: string \"mapper\" at $.source"
      ])
  }

  @Test func `what one side never writes is found once, not with each value again`() {
    func problems<Side: WritingSide>(_ side: Side.Type) -> [String] {
      let check = ParityCheck(
        "unwritten", mapped: Unwritten<Side>.self, codable: Unwritten<Side>.self)
      return check.run(documents: [#"{"a":1}"#], faults: false).findings.map(\.message)
    }
    #expect(problems(ByMapper.self) == ["only the mapper writes it: Refused() at $"])
    #expect(problems(ByCodable.self) == ["only Codable writes it: Refused() at $"])
  }

  @Test func `values that are not equal are found although they are written alike`() {
    let check = ParityCheck("secretive", mapped: Secretive.self, codable: Secretive.self)
    let report = check.run(documents: [#"{"a":1}"#])
    #expect(
      report.findings.map(\.description) == [
        "documents[0], reads: both read it, but not equal values: Int 5 against Int 6 at .secret"
      ])
    #expect(report.unacceptedDisagreements == [])
  }

  @Test func `values that print alike show their types`() {
    let check = ParityCheck("disguised", mapped: Disguised.self, codable: Disguised.self)
    let report = check.run(documents: [#"{"a":1}"#], faults: false)
    #expect(
      report.findings.map(\.description) == [
        "documents[0], reads: both read it, but not equal values: "
          + "Name name against Name name, which print alike at .name"
      ])
  }

  @Test func `values with an identity are not compared by it`() throws {
    try ParityCheck("unique", mapped: Unique.self, codable: Unique.self)
      .require(documents: [#"{"a":1}"#])
    try ParityCheck("stamped", mapped: Stamped.self, codable: Stamped.self)
      .require(documents: [#"{"a":1}"#])
  }

  @Test func `optionals and arrays of a type are compared too`() throws {
    try ParityCheck("array", mapped: [Unique].self, codable: [Unique].self)
      .require(documents: [#"[{"a":1},{"a":2}]"#, "[]"])
    try ParityCheck("optional", mapped: Int?.self, codable: Int?.self)
      .require(documents: ["null", "5"])
    try ParityCheck("text", mapped: String.self, codable: String.self)
      .require(documents: [#""a""#])
  }
}
