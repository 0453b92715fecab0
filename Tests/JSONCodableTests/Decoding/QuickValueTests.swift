import Foundation
import JSONCodable
import Testing

@Suite("A value that is returned is the same by the quick way and by the general one")
struct QuickValueTests {
  /// What may stand at a place; nil for nothing.
  private nonisolated(unsafe) static let found: [(name: String, value: Any?)] = [
    ("nothing", nil), ("null", NSNull()), ("7", 7), ("1.5", 1.5), ("true", true), ("text", "7"),
    ("no text", ""), ("list", [1, 2] as [Any]), ("typed list", [1, 2] as [Int]),
    ("mixed list", [1, "x"] as [Any]), ("object", ["n": 1] as JSONObject),
    ("some", 7 as Int? as Any), ("none", Int?.none as Any), ("twice", 7 as Int?? as Any),
    ("NSNumber", NSNumber(value: 7)), ("NSString", NSString("x")), ("date", "2026-01-01T00:00:00Z"),
    ("infinity", Double.infinity), ("AnyHashable", AnyHashable(7)),
  ]

  private static let transformer = JSONTransformer<String, Int>(
    decoding: { Int($0) }, encoding: { String($0) })

  private func outcome<T>(_ body: () throws -> T) -> String {
    do { return "\(T.self) \(try body())" } catch { return "\(error)" }
  }

  /// Returns what each verb makes of a place, for a type.
  private func outcomes<T>(_ type: T.Type, _ json: JSONObject, _ fallback: T) -> [String] {
    let paths = ["a", "o.a", "o.l[0]", "o.l[0].a", "o.missing.a", "a.a", "l[1]", "l[7]", "o..a"]
    let keys = [["a"], ["missing", "a"], ["missing"], []]
    return paths.flatMap { path in
      [
        outcome { try json.value(T.self, keyPath: path) },
        outcome { try json.valueIfPresent(T.self, keyPath: path) },
        outcome { try json.value(T.self, keyPath: path, default: fallback) },
        outcome { try json.value(keyPath: path, transformer: Self.transformer) },
        outcome { try json.valueIfPresent(keyPath: path, transformer: Self.transformer) },
      ]
    }
      + keys.flatMap { keys in
        [
          outcome { try json.value(T.self, keys: keys) },
          outcome { try json.valueIfPresent(T.self, keys: keys) },
          outcome { try json.value(T.self, keys: keys, default: fallback) },
          outcome { try json.value(keys: keys, transformer: Self.transformer) },
        ]
      } + [
        outcome { try json.value(T.self, key: "a") },
        outcome { try json.valueIfPresent(T.self, key: "a") },
        outcome { try json.value(T.self, key: "a", default: fallback) },
        outcome { try json.value(key: "a", transformer: Self.transformer) },
        outcome { try json.valueIfPresent(key: "a", transformer: Self.transformer) },
      ]
  }

  private func outcomes(_ json: JSONObject) -> [String] {
    outcomes(Int.self, json, -1) + outcomes(String.self, json, "-")
      + outcomes(Bool?.self, json, nil)
      + outcomes([Int].self, json, []) + outcomes([String: Int].self, json, [:])
      + outcomes(JSONObject.self, json, [:]) + outcomes([Any].self, json, [])
      + outcomes(AnyJSON.self, json, .null) + outcomes(Choice.self, json, .one)
      + outcomes(Date.self, json, .distantPast) + outcomes((Int, Int).self, json, (0, 0))
  }

  private enum Choice: Int { case one = 1, seven = 7 }

  @Test(arguments: [JSONOptions.ScalarStyle.strict, .converted])
  func `each verb gives the same outside of a scope and in one`(_ scalars: JSONOptions.ScalarStyle)
  {
    var count = 0
    for (name, value) in Self.found {
      var inner: JSONObject = ["l": [value ?? 1, ["a": value ?? 1] as JSONObject] as [Any]]
      inner["a"] = value
      var json: JSONObject = ["o": inner, "l": [1, value ?? 1] as [Any]]
      json["a"] = value
      JSONContext.with(\.options.scalars, scalars) {
        let plain = outcomes(json)
        // A report has the reading keep its way, so that nothing is quick.
        let scoped = JSONContext.with(\.report, { _ in }) { outcomes(json) }
        for (plain, scoped) in zip(plain, scoped) { #expect(plain == scoped, "\(name)") }
        count += plain.count
      }
    }
    #expect(count > 10_000)
  }
}
