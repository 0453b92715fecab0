import Foundation
import JSONCodable
import Testing

@Suite("README lists the types that are mapped, and their JSON")
struct SupportedTypesTests {
  /// Writes a value, reads what is written, and returns the text if it is written again the same.
  private static func text<T: JSONEncodable & JSONRestorable>(_ value: T) throws -> String {
    let text = try value.JSONString()
    #expect(try T(JSONValue: JSONSerialization.tree(text)).JSONString() == text)
    return text
  }

  private enum Side: String { case left }
  private struct Sides: JSONMappable { var side = Side.left, sides = [Side.left: 1] }
  private struct Point: JSONMappable { var x = 1 }
  private struct Gap: JSONMappable {
    var a: Int?
    var b: [Int?] = [1, nil]
  }

  /// For each row of the table: what a value of each of its types is written as.
  private static let rows: [String: @Sendable () throws -> [String]] = [
    "`String`, `Bool`": { [try text("a"), try text(true)] },
    "`Int` to `Int128`, `UInt` to `UInt128`": {
      [try text(Int8(1)), try text(UInt64.max), try text(Int128.max)]
    },
    "`Double`, `Float`, `Float16`, `CGFloat`, `Decimal`": {
      [try text(0.5), try text(Float(0.5)), try text(CGFloat(0.5)), try text(Decimal(5) / 10)]
    },
    "`Date`": { [try text(Date(timeIntervalSinceReferenceDate: 5))] },
    "`Data`": { [try text(Data([1, 2]))] },
    "`URL`, `UUID`": {
      let url = try #require(URL(string: "a"))
      let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
      return [try text(url), try text(id)]
    },
    "an optional": {
      [try Gap().JSONString(options: .sortedKeys), try text(["a": nil] as [String: Int?])]
    },
    "`Array`, `Set`, `SIMD2` to `SIMD64`": {
      [try text([1, 2]), try text(Set([1])), try text(SIMD2<Float>(1, 0.5))]
    },
    "`Dictionary` with keys that are strings, raw values or `LosslessStringConvertible`": {
      [try text(["a": 1]), try text([1: true]), try text([Side.left: 1])]
    },
    "an enum or struct with raw values": { [try Sides().JSONString(options: .sortedKeys)] },
    "`AnyJSON`, `Any`, `JSONObject`": { [try text(AnyJSON(["a": NSNull()] as JSONObject))] },
    "your own struct or class that is `JSONEncodable`": { [try text(Point())] },
    "`Array` and `Dictionary` of all of these": { [try text(["a": [Point()]])] },
  ]

  private static let results: [String: [String]] = [
    "a string, a boolean": [#""a""#, "true"],
    "a number, every digit kept": [
      "1", "18446744073709551615", "170141183460469231731687303715884105727",
    ],
    "a number, bit for bit": ["0.5", "0.5", "0.5", "0.5"],
    "seconds since 2001, or as `options.dates` says": ["5"],
    "a Base64 string, or as `options.data` says": [#""AQI=""#],
    "a string": [#""a""#, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#],
    "its value; nil leaves the key out, and is null in an array or a dictionary": [
      #"{"b":[1,null]}"#, #"{"a":null}"#,
    ],
    "an array": ["[1,2]", "[1]", "[1,0.5]"],
    "an object": [#"{"a":1}"#, #"{"1":true}"#, #"{"left":1}"#],
    "its raw value, without a conformance": [#"{"side":"left","sides":{"left":1}}"#],
    "what it holds": [#"{"a":null}"#],
    "an object of its stored properties": [#"{"x":1}"#],
    "arrays and objects, at any depth": [#"{"a":[{"x":1}]}"#],
  ]

  @Test func `each row of README's table of types is true`() throws {
    let table = try MarkdownTable.rows(named: "types", in: Repository.text(of: "README.md"))
    #expect(table.count == Self.rows.count)
    for row in table {
      let code = Self.rows[row[0]] ?? Self.rows["`\(row[0])`"]
      let body = try #require(code, "no code for \(row[0])")
      #expect(try body() == Self.results[row[1]], "\(row[0])")
    }
  }
}

extension JSONSerialization {
  /// Returns the tree of a text, a scalar at the root as well.
  fileprivate static func tree(_ text: String) throws -> Any {
    try jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}
