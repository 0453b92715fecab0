import Engines
import Foundation
import JSONCodable
import Testing

@Suite(
  "A key path leads to the value, to nothing, or to the exact place of the error", .everyEngine)
struct KeyPathTests {
  static let text = #"{"a":{"b":[{"c":5},null],"x.y":6,"n":null,"s":"text","l":[7,8]}}"#

  struct Way: Sendable, CustomTestStringConvertible {
    let path: String
    let value: Int?
    var testDescription: String { path }
  }

  static let ways = [
    Way(path: "a.b[0].c", value: 5), Way(path: "$.a.b[0].c", value: 5),
    Way(path: #"a["x.y"]"#, value: 6), Way(path: "a.b[2].c", value: nil),
    Way(path: "a.n.c", value: nil), Way(path: "a.b[1].c", value: nil), Way(path: "z.b", value: nil),
    Way(path: "a.l[0]", value: 7), Way(path: "a.l[1]", value: 8), Way(path: "a.l[2]", value: nil),
  ]

  @Test(arguments: ways)
  func `a key path is followed to its value, or to nothing`(_ way: Way) throws {
    let json = try JSONObject(JSONString: Self.text)
    var value = 1
    try json.restore(&value, keyPath: way.path)
    #expect(value == way.value ?? 1)
    #expect(try json.valueIfPresent(Int.self, keyPath: way.path) == way.value)
    let error = message { value = try json.value(keyPath: way.path) }
    #expect((error == nil) == (way.value != nil))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let path: String
    let message: String
    var testDescription: String { path }
  }

  static let faults = [
    Fault(path: "a.s.c", message: #"wrong type: string "text", expected [String: Any] at $.a.s"#),
    Fault(path: "a[0]", message: "wrong type: object, expected [Any] at $.a"),
    Fault(path: "a.b.c", message: "wrong type: array, expected [String: Any] at $.a.b"),
    Fault(path: "a.s", message: #"wrong type: string "text", expected Int at $.a.s"#),
    Fault(
      path: "a..b", message: #"invalid key path "a..b", expected names, indices and dots at $"#),
    Fault(path: "", message: #"invalid key path "", expected names, indices and dots at $"#),
    Fault(
      path: "a.b[x]", message: #"invalid key path "a.b[x]", expected names, indices and dots at $"#),
    Fault(path: "a.", message: #"invalid key path "a.", expected names, indices and dots at $"#),
  ]

  @Test(arguments: faults)
  func `a key path that cannot be followed is named`(_ fault: Fault) throws {
    let json = try JSONObject(JSONString: Self.text)
    var value = 1
    #expect(message { try json.restore(&value, keyPath: fault.path) } == fault.message)
    #expect(message { value = try json.value(keyPath: fault.path) } == fault.message)
    #expect(value == 1)
  }

  @Test func `a key with a dot is one key of a path`() throws {
    var value = 1
    try (["a.b": 2] as JSONObject).restore(&value, key: "a.b")
    #expect(value == 2)
  }
}
