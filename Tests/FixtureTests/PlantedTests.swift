import Foundation
import JSONCodable
import Testing

/// A type whose two directions do not fit, and what the audit must say of it.
private struct Planted: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let lines: [String]
  let audit: @Sendable () throws -> JSONMappingAudit

  init<T: JSONEncodable & JSONRestorable & SendableMetatype>(
    _ name: String, _ type: T.Type, _ lines: String...,
    documents: [String] = []
  ) {
    testDescription = name
    self.lines = lines
    audit = {
      try JSONMappingAudit.of(T.self, samples: documents.map { try T(JSONString: $0) })
    }
  }
}

@Suite("Each planted asymmetry is found by the audit")
struct PlantedTests {
  private static let table = [
    Planted("another key", OtherKey.self, #"name: read from "full_name", written to "name""#),
    Planted("another JSONKey", OtherJSONKey.self, #"name: read from "name", written to "Name""#),
    Planted(
      "a key path on one side", PathOneSide.self,
      #"title: read from "alert.title", written to "title""#),
    Planted(
      "a transformer on one side", TransformerOneSide.self,
      "when: read by secondsToDate, written as it is"),
    Planted(
      "a transform on the other side", TransformOtherSide.self,
      "when: read as it is, written by secondsToDate"),
    Planted(
      "another transformer", OtherTransformer.self,
      "when: read by millisecondsToDate, written by secondsToDate"),
    Planted("never read", NeverRead.self, #"note: written to "note", never read"#),
    Planted("never written", NeverWritten.self, #"note: read from "note", never written"#),
    Planted("a dropped key", DroppedKey.self, #"note: read from "note", never written"#),
    Planted(
      "a required optional", RequiredOptional.self,
      #"name: required at "name", and left out when it is nil"#),
    Planted(
      "a required optional by lines", RequiredLine.self,
      #"name: required at "name", and left out when it is nil"#),
    Planted(
      "a value that is rounded", Rounded.self,
      #"ratio: written to "ratio", and comes back as another value"#,
      documents: [#"{"ratio":1}"#]),
    Planted("in a class", InClass.self, #"name: read from "name", written to "title""#),
    Planted("in a superclass", SubClass.self, #"name: written to "name", never read"#),
    Planted("in a subclass", OtherSubClass.self, #"age: read from "years", written to "age""#),
    Planted(
      "in a private property", PrivateProperty.self,
      #"secret: read from "hidden", written to "secret""#),
    Planted("in a part of a property", Part.self, #"point: read from "x", written to "point""#),
    Planted(
      "in a let", Let.self, #"name: read from "title", written to "name""#,
      documents: [#"{"title":"a"}"#, #"{"title":"b"}"#]),
    Planted(
      "a let that is never read", LetNeverRead.self, #"version: written to "version", never read"#,
      documents: [#"{"name":"a"}"#]),
    Planted(
      "another key of an archive", Archived.self, #"name: read from "name", written to "Name""#),
    Planted(
      "another path of an archive", ArchivedPath.self,
      #"title: read from "alert.title", written to "alert.headline""#),
    Planted(
      "a second key is written", SecondKey.self,
      #"nick: read from "nick" or "nickname", written to "alias""#),
    Planted(
      "two swapped keys", Swapped.self, #"a: read from "b", written to "a""#,
      #"b: read from "a", written to "b""#),
    Planted(
      "a branch of lines", Branch.self, #"name: read from "name", written to "title""#),
    Planted(
      "a union", Shape.self, #"circle.radius: written to "radius", never read"#,
      #"circle.radius: written to "radius", and comes back as another value"#,
      documents: [#"{"type":"circle","r":1}"#]),
  ]

  @Test(arguments: table)
  private func `the audit names what does not fit`(_ planted: Planted) throws {
    #expect(try planted.audit().asymmetries.map(\.description) == planted.lines)
  }

  @Test func `the table is long enough`() {
    #expect(Self.table.count >= 25)
  }
}

// MARK: - The types

private struct OtherKey: JSONCodable {
  var id = 0
  var name = ""
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&name, key: "full_name")
  }
}

private struct OtherJSONKey: JSONCodable {
  var name = ""
  static func JSONKey(forProperty name: String) -> String? { name.capitalized }
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "name") }
}

private struct PathOneSide: JSONCodable {
  var title: String?
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&title, keyPath: "alert.title")
  }
}

private struct TransformerOneSide: JSONCodable {
  var when = Date(timeIntervalSinceReferenceDate: 0)
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&when, key: "when", transformer: JSONTransformers.secondsToDate)
  }
}

private struct TransformOtherSide: JSONCodable {
  var when = Date(timeIntervalSinceReferenceDate: 0)
  static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
    JSONPropertyTransform(JSONTransformers.secondsToDate)
  }
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&when, key: "when") }
}

private struct OtherTransformer: JSONCodable {
  var when: Date?
  static func JSONTransform(forProperty name: String) -> JSONPropertyTransform? {
    JSONPropertyTransform(JSONTransformers.secondsToDate)
  }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&when, key: "when", transformer: JSONTransformers.millisecondsToDate)
  }
}

private struct NeverRead: JSONCodable {
  var id = 0
  var note = ""
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&id, key: "id") }
}

private struct NeverWritten: JSONCodable {
  var id = 0
  var note = ""
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&note, key: "note")
  }
  func JSONEncode() throws -> Any { ["id": id] as JSONObject }
}

private struct DroppedKey: JSONCodable {
  var id = 0
  var note: String?
  static func JSONKey(forProperty name: String) -> String? { name == "note" ? nil : name }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&id, key: "id")
    try json.restore(&note, key: "note")
  }
}

private struct RequiredOptional: JSONCodable {
  var name: String?
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name", required: true)
  }
}

private struct RequiredLine: JSONCodable {
  var name: String?
  mutating func JSONDecode(_ json: JSONObject) throws { name = try json.value(key: "name") }
}

private struct Rounded: JSONCodable {
  var ratio = 0.0
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&ratio, key: "ratio") }
  func JSONEncode() throws -> Any { ["ratio": (ratio / 10).rounded()] as JSONObject }
}

private class InClass: JSONCodable {
  var name = ""
  required init() {}
  func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "name") }
  class func JSONKey(forProperty name: String) -> String? { "title" }
}

private class SuperClass: JSONCodable {
  var name = ""
  required init() {}
  func JSONDecode(_ json: JSONObject) throws {}
}

private final class SubClass: SuperClass {
  var age = 0
  override func JSONDecode(_ json: JSONObject) throws { try json.restore(&age, key: "age") }
}

private final class OtherSubClass: SuperClass {
  var age = 0
  override func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&name, key: "name")
    try json.restore(&age, key: "years")
  }
}

private struct PrivateProperty: JSONCodable {
  private var secret = 0
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&secret, key: "hidden") }
}

private struct Part: JSONCodable {
  struct Point: JSONEncodable { var x = 1, y = 2 }
  var point = Point()
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&point.x, key: "x") }
}

private struct Let: JSONEncodable, JSONConstructible {
  let name: String
  init(JSONDictionary json: JSONObject) throws { name = try json.value(key: "title") }
}

private struct LetNeverRead: JSONEncodable, JSONConstructible {
  let name: String
  let version = 2
  init(JSONDictionary json: JSONObject) throws { name = try json.value(key: "name") }
}

private struct Archived: JSONCodable {
  var name = ""
  mutating func JSONDecode(_ json: JSONObject) throws { try json.restore(&name, key: "name") }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(name, key: "Name")
    return json
  }
}

private struct ArchivedPath: JSONCodable {
  var title = ""
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&title, keyPath: "alert.title")
  }
  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(title, keyPath: "alert.headline")
    return json
  }
}

private struct SecondKey: JSONCodable {
  var nick = ""
  static func JSONKey(forProperty name: String) -> String? { "alias" }
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&nick, keys: ["nick", "nickname"])
  }
}

private struct Swapped: JSONCodable {
  var a = 0, b = 0
  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&a, key: "b")
    try json.restore(&b, key: "a")
  }
}

private struct Branch: JSONMappable {
  var name = ""
  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&name, key: json.isReading ? "name" : "title")
  }
}

private enum Shape: JSONUnion {
  case circle(radius: Double), none
  static let discriminator = JSONDiscriminator(key: "type")
  enum Kind: String, CaseIterable { case circle, none }
  init(JSONDictionary json: JSONObject) throws {
    switch try json.value(Kind.self, key: "type") {
    case .circle: self = .circle(radius: try json.valueIfPresent(key: "r") ?? 0)
    case .none: self = .none
    }
  }
}
