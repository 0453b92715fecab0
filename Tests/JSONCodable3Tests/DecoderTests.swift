import Foundation
import JSONCodable3
import Testing

@Suite("JSONDecoder reads each type as JSONCodable 3 did")
struct DecoderTests {
  private let decoder = JSONDecoder(object: [
    "int": 1, "text": "a", "null": NSNull(), "ints": [1, 2], "empty": [Any](), "mixed": [1, "a"],
    "grid": [[1], [2, 3]], "map": ["a": 1], "company": ["name": "Acme"],
    "companies": [["name": "A"], ["name": "B"]], "companyGrid": [[["name": "A"]], []],
    "companyMap": ["x": ["name": "A"]], "color": "red", "colors": ["red", "green", "blue"],
    "a": ["b": [["c": 5]]], "x.y": "literal", "z[0]": "bracket", "nested": ["null": NSNull()],
    "number": "7", "url": "http://example.com/", "date": "2016-10-03T11:08:07.250Z",
  ])

  @Test func `scalars`() throws {
    #expect(try decoder.decode("int") == 1)
    #expect(try decoder.decode("text") == "a")
    #expect(try decoder.decode("int") as Int? == 1)
    #expect(try decoder.decode("nothing") as Int? == nil)
    #expect(try decoder.decode("null") as Int? == nil)
    #expect(try decoder.decode("text") as Int? == nil, "of another type")
  }

  @Test func `integers of 64 bits and doubles keep each digit`() throws {
    let text = #"{"a":9223372036854775807,"b":18446744073709551615,"c":0.30000000000000004,"d":1}"#
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? JSONObject)
    let decoder = JSONDecoder(object: json)
    #expect(try decoder.decode("a") == Int64.max)
    #expect(try decoder.decode("b") == UInt64.max)
    #expect(try decoder.decode("c") == 0.1 + 0.2)
    #expect(try decoder.decode("c") == Float(0.3))
    #expect(try decoder.decode("d") == true, "1 is true where a boolean is asked for")
    #expect(try decoder.decode("d") == 1.0)
  }

  @Test func `arrays and dictionaries of scalars`() throws {
    #expect(try decoder.decode("ints") == [1, 2])
    #expect(try decoder.decode("nothing") as [Int] == [])
    #expect(try decoder.decode("ints") as [Int]? == [1, 2])
    #expect(try decoder.decode("nothing") as [Int]? == nil)
    #expect(try decoder.decode("grid") == [[1], [2, 3]])
    #expect(try decoder.decode("nothing") as [[Int]] == [])
    #expect(try decoder.decode("map") == ["a": 1])
    #expect(try decoder.decode("map") as [String: Int]? == ["a": 1])
    #expect(try decoder.decode("nothing") as [String: Int]? == nil)
  }

  @Test func `objects, and arrays and dictionaries of them`() throws {
    let (acme, a, b) = (Company(name: "Acme"), Company(name: "A"), Company(name: "B"))
    #expect(try decoder.decode("company") == acme)
    #expect(try decoder.decode("company") as Company? == acme)
    #expect(try decoder.decode("nothing") as Company? == nil)
    #expect(try decoder.decode("companies") == [a, b])
    #expect(try decoder.decode("companies") as [Company]? == [a, b])
    #expect(try decoder.decode("nothing") as [Company] == [])
    #expect(try decoder.decode("nothing") as [Company]? == nil)
    #expect(try decoder.decode("companyGrid") == [[a], []])
    #expect(try decoder.decode("nothing") as [[Company]] == [])
    #expect(try decoder.decode("companyMap") == ["x": a])
    #expect(try decoder.decode("companyMap") as [String: Company]? == ["x": a])
    #expect(try decoder.decode("nothing") as [String: Company]? == nil)
  }

  @Test func `values of other types of the mapper`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 1)
    #expect(try decoder.decode("int") == date)
    #expect(try decoder.decode("int") as Date? == date)
    #expect(try decoder.decode("nothing") as Date? == nil)
    #expect(try decoder.decode("null") as Date? == nil)
    #expect(try decoder.decode("ints") as [Date]? == [date, date + 1])
    let errors = [
      #expect(throws: JSONDecodableError.self) { try decoder.decode("nothing") as Date },
      #expect(throws: JSONDecodableError.self) { try decoder.decode("nothing") as [Date] },
    ]
    for error in errors { #expect(error?.description == #"missingTypeError(key: "nothing")"#) }
  }

  @Test func `raw values, without those in arrays that are unknown`() throws {
    #expect(try decoder.decode("color") == Color.red)
    #expect(try decoder.decode("color") as Color? == .red)
    #expect(try decoder.decode("nothing") as Color? == nil)
    #expect(try decoder.decode("colors") == [Color.red, .blue])
    #expect(try decoder.decode("colors") as [Color]? == [.red, .blue])
    #expect(try decoder.decode("nothing") as [Color] == [])
    #expect(try decoder.decode("nothing") as [Color]? == nil)
  }

  @Test func `transformers`() throws {
    let number: Int = try decoder.decode("number", transformer: JSONTransformers.StringToInt)
    #expect(number == 7)
    let none: Int? = try decoder.decode("nothing", transformer: JSONTransformers.StringToInt)
    #expect(none == nil)
    let url: URL? = try decoder.decode("url", transformer: JSONTransformers.StringToNSURL)
    #expect(url == URL(string: "http://example.com/"))
    let date: Date = try decoder.decode("date", transformer: JSONTransformers.StringToDate)
    #expect(date.timeIntervalSince1970 == 1_475_492_887.25)
    let same: Date? = try decoder.decode("date", transformer: JSONTransformers.StringToNSDate)
    #expect(same == date)
    #expect("\(JSONTransformers.StringToURL)" == "JSONTransformer String <-> URL")
  }

  @Test func `a transformer takes functions that are not Sendable`() throws {
    var calls = 0
    let counting = JSONTransformer<Int, Int>(
      decoding: {
        calls += $0; return $0
      }, encoding: { $0 })
    let one: Int = try decoder.decode("int", transformer: counting)
    #expect((one, calls) == (1, 1))
  }

  @Test func `key paths come before literal keys`() throws {
    #expect(try decoder.decode("a.b[0].c") == 5)
    #expect(try decoder.decode("a.b[1].c") as Int? == nil)
    #expect(try decoder.decode("a.b[-1].c") as Int? == nil)
    #expect(try decoder.decode("int.b") as Int? == nil)
    #expect(try decoder.decode("x.y") == "literal")
    #expect(try decoder.decode("z[0]") == "bracket")
    #expect(try decoder.decode("nested.null") as String? == nil)
  }

  @Test func `an array at the top is under the empty key`() throws {
    struct Messages: JSONDecodable {
      let second: Int
      init(object: JSONObject) throws { second = try JSONDecoder(object: object).decode("[1].id") }
    }
    #expect(try Messages(object: [["id": 1], ["id": 2]]).second == 2)
  }

  @Test func `texts and arrays`() throws {
    #expect(try Company(JSONString: #"{"name":"A"}"#) == Company(name: "A"))
    #expect(try [Company](JSONString: #"[{"name":"A"}]"#) == [Company(name: "A")])
    #expect(try [Company](JSONArray: [["name": "A"]]) == [Company(name: "A")])
    #expect(User(optional: [:]) == nil)
    #expect(User(optional: ["id": 1, "full_name": "K"]) == User(id: 1, name: "K"))
  }
}
