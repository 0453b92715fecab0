import Foundation
import JSONCodable3
import Testing

@Suite("JSONEncoder writes each type as JSONCodable 3 did")
struct EncoderTests {
  private func written(_ body: (JSONEncoder) throws -> Void) throws -> NSDictionary {
    NSDictionary(dictionary: try JSONEncoder.create(body))
  }

  @Test func `values and optionals`() throws {
    let company = Company(name: "A")
    let (none, some): ((any JSONEncodable)?, (any JSONEncodable)?) = (nil, company)
    #expect(
      try written {
        try $0.encode(1, key: "a")
        try $0.encode("x" as String?, key: "b")
        try $0.encode("", key: "empty")
        try $0.encode(nil as String?, key: "c")
        try $0.encode(company, key: "d")
        try $0.encode(company as Company?, key: "e")
        try $0.encode(none, key: "f")
        try $0.encode(some, key: "g")
      } == [
        "a": 1, "b": "x", "empty": "", "d": ["name": "A"], "e": ["name": "A"], "g": ["name": "A"],
      ])
  }

  @Test func `arrays and dictionaries, unless they are empty`() throws {
    let company = Company(name: "A")
    let (array, map): ([any JSONEncodable], [String: any JSONEncodable]) = (
      [1, "x"], ["k": company]
    )
    #expect(
      try written {
        try $0.encode([1, 2], key: "a")
        try $0.encode([company], key: "b")
        try $0.encode([company] as [Company]?, key: "c")
        try $0.encode(nil as [Company]?, key: "d")
        try $0.encode([] as [Int], key: "e")
        try $0.encode(array, key: "f")
        try $0.encode(["k": 1], key: "g")
        try $0.encode(["k": company] as [String: Company]?, key: "h")
        try $0.encode([:] as [String: Int], key: "i")
        try $0.encode(map, key: "j")
        try $0.encode([] as [Int]?, key: "k")
      } == [
        "a": [1, 2], "b": [["name": "A"]], "c": [["name": "A"]], "f": [1, "x"] as [Any],
        "g": ["k": 1], "h": ["k": ["name": "A"]], "j": ["k": ["name": "A"]],
      ])
  }

  @Test func `raw values`() throws {
    #expect(
      try written {
        try $0.encode(Color.red, key: "a")
        try $0.encode(Color.blue as Color?, key: "b")
        try $0.encode(nil as Color?, key: "c")
        try $0.encode([Color.red], key: "d")
        try $0.encode([Color.red] as [Color]?, key: "e")
        try $0.encode([Color](), key: "f")
      } == ["a": "red", "b": "blue", "d": ["red"], "e": ["red"]])
  }

  @Test func `transformers`() throws {
    #expect(
      try written {
        try $0.encode(5, key: "a", transformer: JSONTransformers.StringToInt)
        try $0.encode(5 as Int?, key: "b.c", transformer: JSONTransformers.StringToInt)
        try $0.encode(-5 as Int?, key: "d", transformer: JSONTransformers.StringToInt)
        try $0.encode(nil as Int?, key: "e", transformer: JSONTransformers.StringToInt)
        let date = Date(timeIntervalSince1970: 1_475_492_887.25)
        try $0.encode(date, key: "f", transformer: JSONTransformers.StringToDate)
      } == ["a": "5", "b": ["c": "5"], "f": "2016-10-03T11:08:07.250Z"])
  }

  @Test func `the dots of a key make objects`() throws {
    #expect(
      try written {
        try $0.encode(1, key: "a.b.c")
        try $0.encode(2, key: "a.d")
        try $0.encode(3, key: "e[0]")
      } == ["a": ["b": ["c": 1], "d": 2] as [String: Any], "e[0]": 3])
  }

  @Test func `what used to be lost or broken is an error`() {
    let nested = #expect(throws: JSONEncodingError.self) {
      try JSONEncoder.create {
        try $0.encode(1, key: "a")
        try $0.encode(2, key: "a.b")
      }
    }
    #expect(nested?.description == "wrong type: number 1, expected [String: Any] at $.a")
    let number = #expect(throws: JSONEncodingError.self) { try Double.nan.toJSONString() }
    #expect(number?.problem == .nonFiniteNumber("nan"))
    struct Raw: RawRepresentable { var rawValue = Unencodable() }
    let raw = #expect(throws: JSONEncodableError.self) {
      try JSONEncoder.create { try $0.encode(Raw(), key: "a") }
    }
    #expect(
      raw?.description
        == #"childIncompatibleTypeError(key: "a", elementType: JSONCodable3Tests.Unencodable)"#)
  }

  private class Root: JSONEncodable { private var id = 1 }
  private final class Leaf: Root { private var id = 2 }

  @Test func `two properties of one name, and two keys that print alike, are an error`() {
    let properties = #expect(throws: JSONEncodingError.self) { try Leaf().JSONEncode() }
    #expect(properties?.description.contains(#"duplicate key "id""#) == true)
    let keys = #expect(throws: JSONEncodingError.self) {
      try [AnyHashable(1): 10, AnyHashable("1"): 20].toJSON()
    }
    #expect(keys?.description.contains(#"duplicate key "1""#) == true)
  }

  @Test func `reflection writes the properties of superclasses, too`() throws {
    #expect(try Child().toJSON() as? [String: String] == ["first": "1", "second": "2"])
    #expect(Mirror(reflecting: Child()).getAllProperties().map(\.label) == ["second", "first"])
    #expect(try Child(object: ["first": "a", "second": "b"]).second == "b")
  }

  @Test func `reflection leaves out nil and what is empty, and writes what it used to lose`() throws
  {
    struct Bag: JSONEncodable {
      var none: Int?
      var empty: [Int] = []
      var ints = [1]
      var grid = [[1], []]
      var some: [Int?] = [1, nil]
      var any: [String: Any] = ["a": 1]
      var colors = [Color.red]
      var wide = UInt64.max
    }
    let json = try #require(Bag().toJSON() as? JSONObject)
    #expect(Set(json.keys) == ["ints", "grid", "some", "any", "colors", "wide"])
    #expect(json["grid"] as? [[Int]] == [[1], []])
    #expect(json["colors"] as? [String] == ["red"])
    #expect(json["wide"] as? UInt64 == .max)
    #expect((json["some"] as? [Any])?.last is NSNull)
  }

  @Test func `a toJSON that the program gives to a type of Foundation's is asked`() throws {
    struct Ids: JSONEncodable {
      var one = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171))
      var many: [UUID] { [one] }
    }
    let text = "00000000-0000-0000-0000-0000000000ab"
    let ids = Ids()
    #expect(try ids.toJSON() as? [String: String] == ["one": text])
    #expect(try written { try $0.encode(ids.many, key: "a") } == ["a": [text]])
    #expect(try written { try $0.encode(["k": ids.one], key: "a") } == ["a": ["k": text]])
    struct More: JSONEncodable {
      var set: Set<UUID>, map: [Int: UUID], deep: [Color: [Set<UUID>]]
    }
    let more = More(set: [ids.one], map: [1: ids.one], deep: [.red: [[ids.one]]])
    #expect(
      try written { try $0.encode(more, key: "a") }
        == ["a": ["set": [text], "map": ["1": text], "deep": ["red": [[text]]]] as [String: Any]])
  }

  @Test func `collections have a toJSON, too`() throws {
    #expect(try [Company(name: "A")].toJSON() as? [[String: String]] == [["name": "A"]])
    #expect(
      try [1: Company(name: "A")].toJSON() as? [String: [String: String]] == ["1": ["name": "A"]])
  }

  static let texts: [(any JSONEncodable & Sendable, String)] = [
    ("a\n\"\\\u{1}\u{2028}", #""a\n\"\\\u0001"# + "\u{2028}\""), (1, "1"), (true, "true"),
    (0.5, "0.5"),
    (Company(name: "A"), #"{"name":"A"}"#), (Int64.max, "9223372036854775807"),
  ]

  @Test(arguments: texts.indices)
  func `texts escape what JSON wants escaped`(_ index: Int) throws {
    #expect(try Self.texts[index].0.toJSONString() == Self.texts[index].1)
  }

  @Test func `keys with line breaks are escaped, and optionals have a text`() throws {
    struct Breaks: JSONEncodable {
      func toJSON() throws -> Any { ["a\nb": "c\r"] }
    }
    #expect(try Breaks().toJSONString() == #"{"a\nb":"c\r"}"#)
    #expect(try (nil as Company?).toJSONString() == "null")
    #expect(try (Company(name: "A") as Company?).toJSONString() == #"{"name":"A"}"#)
  }
}
