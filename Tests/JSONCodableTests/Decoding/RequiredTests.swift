import Engines
import Foundation
import JSONCodable
import Testing

@Suite("Every verb that is given a property keeps `required` at every place", .everyEngine)
struct RequiredTests {
  private enum Kind: String { case a }

  /// A document without a value, and the places that verbs name: by a key, several keys, a key path.
  struct Lack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let places: [String]

    func messages(expecting type: String) -> [String?] {
      places.map { "missing value, expected \(type) at \($0)" }
    }
  }

  static let lacks = [
    Lack(testDescription: "nothing", text: #"{"in":{}}"#, places: ["$.a", "$.old", "$.in.a"]),
    Lack(
      testDescription: "null", text: #"{"a":null,"in":{"a":null}}"#,
      places: ["$.a", "$.a", "$.in.a"]),
    Lack(
      testDescription: "null at the first of several keys", text: #"{"old":null,"a":[],"in":null}"#,
      places: ["", "$.old", "$.in.a"]),
  ]

  /// What the verbs throw that restore a property as it is.
  private func refusals<T>(_ start: T, _ json: JSONObject, required: Bool) -> [String?] {
    var property = start
    return [
      message { try json.restore(&property, key: "a", required: required) },
      message { try json.restore(&property, keys: ["old", "a"], required: required) },
      message { try json.restore(&property, keyPath: "in.a", required: required) },
    ]
  }

  /// What the verbs throw that restore a date, and those that restore a collection of dates.
  private func refusalsByTransformer(_ json: JSONObject, required: Bool) -> (
    one: [String?], many: [String?]
  ) {
    let seconds = JSONTransformers.secondsToDate
    var (date, dates) = (Date(timeIntervalSince1970: 0), [Date]?.some([]))
    let one = [
      message { try json.restore(&date, key: "a", required: required, transformer: seconds) },
      message {
        try json.restore(&date, keys: ["old", "a"], required: required, transformer: seconds)
      },
      message {
        try json.restore(&date, keyPath: "in.a", required: required, transformer: seconds)
      },
    ]
    let many = [
      message { try json.restore(&dates, key: "a", required: required, transformer: seconds) },
      message {
        try json.restore(&dates, keys: ["old", "a"], required: required, transformer: seconds)
      },
      message {
        try json.restore(&dates, keyPath: "in.a", required: required, transformer: seconds)
      },
    ]
    return (one, many)
  }

  @Test(arguments: lacks.prefix(2))
  func `a property of any type that is required and missing is an error`(_ lack: Lack) throws {
    let json = try JSONObject(JSONString: lack.text)
    #expect(refusals([Any]?.some([]), json, required: true) == lack.messages(expecting: "[Any]"))
    #expect(refusals([Any](), json, required: true) == lack.messages(expecting: "[Any]"))
    #expect(refusals("" as Any, json, required: true) == lack.messages(expecting: "Any"))
    #expect(refusals([Int](), json, required: true) == lack.messages(expecting: "[Int]"))
    #expect(refusals(Int?.some(1), json, required: true) == lack.messages(expecting: "Int"))
    #expect(
      refusals(JSONObject?.some([:]), json, required: true)
        == lack.messages(expecting: "[String: Any]"))
    #expect(refusals(Kind?.some(.a), json, required: true) == lack.messages(expecting: "Kind"))
  }

  @Test(arguments: lacks.prefix(2))
  func `a property of any type that is not required may be missing`(_ lack: Lack) throws {
    let json = try JSONObject(JSONString: lack.text)
    #expect(refusals([Any]?.some([]), json, required: false) == [nil, nil, nil])
    #expect(refusals([Int](), json, required: false) == [nil, nil, nil])
    let byTransformer = refusalsByTransformer(json, required: false)
    #expect(byTransformer.one == [nil, nil, nil] && byTransformer.many == [nil, nil, nil])
  }

  @Test(arguments: lacks.prefix(2))
  func `what a transformer makes that is required and missing is an error`(_ lack: Lack) throws {
    let json = try JSONObject(JSONString: lack.text)
    let refusals = refusalsByTransformer(json, required: true)
    #expect(refusals.one == lack.messages(expecting: "Date"))
    #expect(refusals.many == lack.messages(expecting: "[Date]"))
  }

  @Test func `of several keys the first that is there is required, also where null stands there`()
    throws
  {
    let lack = Self.lacks[2]
    let json = try JSONObject(JSONString: lack.text)
    let expected = [nil] + lack.messages(expecting: "[Any]").dropFirst()
    #expect(refusals([Any]?.some([]), json, required: true) == expected)
  }
}
