import Foundation
import JSONCodable
import Testing

@Suite("Each row of what has changed since 2015 is true")
struct Since2015Tests {
  private struct Item: JSONMappable {
    var a = 0
    var b: Int? = 1
    var list: [Int] = []
  }

  private enum Power: JSONEncodable { case on, level(Int) }
  private class Base: JSONEncodable { var id = 1 }
  private final class Sub: Base { var name = "Rex" }
  private struct Point: JSONConstructible {
    let x: Int
    init(JSONDictionary json: JSONObject) throws { x = try json.value(key: "x") }
  }

  private static func error(_ text: String) -> String {
    outcome { "\(try Item(JSONString: text))" }
  }

  /// What a row of the table promises, each with what comes of it.
  private static let rows: [String: @Sendable () throws -> [(String, String)]] = [
    "a value of a wrong type is ignored, the property keeps its default": {
      let (value, problems) = try Item.lenient(JSONDictionary: ["a": "5"])
      let problem = #"wrong type: string "5", expected Int at $.a"#
      return [(error(#"{"a":"5"}"#), problem), ("\(value.a) \(problems)", "0 [\(problem)]")]
    },
    "an array with an element of a wrong type": {
      [
        (
          error(#"{"list":[1,"2"]}"#), #"wrong type: string "2", expected Int at $.list[1]"#
        ),
        ("\(try Item.lenient(JSONDictionary: ["list": [1, "2"] as [Any]]).value.list)", "[1]"),
      ]
    },
    "`1` reads as `true`, `true` as `1`": {
      let one: JSONObject = ["a": 1]
      let flag = outcome { "\(try one.value(Bool.self, key: "a"))" }
      let converted = try JSONContext.with(\.options.scalars, .converted) {
        try one.value(Bool.self, key: "a")
      }
      return [
        (flag, "wrong type: number 1, expected Bool at $.a"), ("\(converted)", "true"),
        (error(#"{"a":true}"#), "wrong type: boolean true, expected Int at $.a"),
      ]
    },
    "null leaves an optional property at its default": {
      let item = try Item(JSONString: #"{"a":null,"b":null}"#)
      return [("\(item.a) \(item.b as Any)", "0 nil")]
    },
    "`archive(nil, key:)` leaves an old value in the dictionary": {
      var json: JSONObject = ["a": 1, "b": 2]
      try json.archive(nil, key: "a")
      return [("\(json)", #"["b": 2]"#)]
    },
    "an enum without a mapping throws": {
      [(try [Power.on, .level(2)].JSONString(), #"[{"on":{}},{"level":{"_0":2}}]"#)]
    },
    "the properties of a superclass are not written": {
      [(try Sub().JSONString(), #"{"id":1,"name":"Rex"}"#)]
    },
    "a missing key is nil, or nothing happens": {
      let item = try Item(JSONDictionary: [:])
      let required = outcome { "\(try ([:] as JSONObject).value(Int.self, key: "a"))" }
      return [
        ("\(item.a) \(item.b as Any)", "0 Optional(1)"),
        (required, "missing value, expected Int at $.a"),
      ]
    },
    "`init?(JSONDictionary:)` for `let` properties with `guard let`": {
      [("\(try Point(JSONDictionary: ["x": 1]).x)", "1")]
    },
  ]

  @Test func `each row of the table of 2015 is what the mapper does`() throws {
    let table = MarkdownTable.rows(
      named: "since-2015", in: try Repository.text(of: "Migration.md"))
    let names = table.map { Self.rows[$0[0]] == nil ? "`\($0[0])`" : $0[0] }
    #expect(names.sorted() == Self.rows.keys.sorted())
    for name in names {
      let body = try #require(Self.rows[name])
      for (actual, expected) in try body() {
        #expect(actual == expected, "\(name)")
      }
    }
  }
}
