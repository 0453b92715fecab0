import Engines
import Foundation
import JSONCodable
import Testing

/// A number as it stands in JSON, and what each type makes of it.
struct NumberRow: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [String: String]
  var testDescription: String { text }

  init(_ text: String, _ expected: [String: String]) {
    self.text = text
    self.expected = expected
  }
}

@Suite("Numbers are taken by value, never cut, never guessed", .everyEngine)
struct NumberTests {
  static let types: [String: any (JSONRestorable & Sendable).Type] = [
    "Bool": Bool.self, "Int": Int.self, "Int8": Int8.self, "UInt8": UInt8.self,
    "UInt64": UInt64.self, "Int128": Int128.self, "UInt128": UInt128.self, "Float": Float.self,
    "Double": Double.self, "Decimal": Decimal.self,
  ]

  static let rows = [
    NumberRow(
      "5",
      [
        "Int": "5", "Int8": "5", "UInt8": "5", "Double": "5.0", "Float": "5.0", "Decimal": "5",
        "Bool": "wrong type: number 5, expected Bool at $",
      ]),
    NumberRow("5.0", ["Int": "5", "Int8": "5", "Double": "5.0", "Decimal": "5"]),
    NumberRow("1e2", ["Int": "100", "UInt8": "100", "Decimal": "100"]),
    NumberRow(
      "1.5",
      ["Int": "wrong type: number 1.5, expected Int at $", "Double": "1.5", "Decimal": "1.5"]),
    NumberRow(
      "true",
      [
        "Bool": "true", "Int": "wrong type: boolean true, expected Int at $",
        "Double": "wrong type: boolean true, expected Double at $",
        "Decimal": "wrong type: boolean true, expected Decimal at $",
      ]),
    NumberRow("1", ["Bool": "wrong type: number 1, expected Bool at $", "Int": "1"]),
    NumberRow("0", ["Bool": "wrong type: number 0, expected Bool at $", "Int": "0"]),
    NumberRow(
      "300",
      [
        "Int8": "out of range: 300, expected Int8 at $",
        "UInt8": "out of range: 300, expected UInt8 at $", "Int": "300",
      ]),
    NumberRow(
      "-1",
      [
        "UInt8": "out of range: -1, expected UInt8 at $",
        "UInt64": "out of range: -1, expected UInt64 at $", "Int8": "-1",
      ]),
    NumberRow(
      "9223372036854775807", ["Int": "9223372036854775807", "UInt64": "9223372036854775807"]),
    NumberRow(
      "9223372036854775808",
      [
        "Int": "out of range: 9223372036854775808, expected Int at $",
        "UInt64": "9223372036854775808", "Double": "9.223372036854776e+18",
      ]),
    NumberRow("-9223372036854775808", ["Int": "-9223372036854775808"]),
    NumberRow(
      "-9223372036854775809",
      [
        "Int": "out of range: -9223372036854775809, expected Int at $",
        "Double": "-9.223372036854776e+18",
      ]),
    NumberRow(
      "18446744073709551616",
      [
        "UInt64": "out of range: 18446744073709551616, expected UInt64 at $",
        "Int128": "18446744073709551616",
      ]),
    NumberRow(
      "170141183460469231731687303715884105727",
      ["Int128": "170141183460469231731687303715884105727"]),
    NumberRow(
      "170141183460469231731687303715884105728",
      [
        "Int128": "out of range: 170141183460469231731687303715884105728, expected Int128 at $",
        "UInt128": "170141183460469231731687303715884105728",
      ]),
    NumberRow(
      "340282366920938463463374607431768211455",
      [
        "UInt128": "340282366920938463463374607431768211455",
        "Decimal": "340282366920938463463374607431768211455",
      ]),
    NumberRow(
      "9007199254740993",
      ["Int": "9007199254740993", "Double": "9007199254740992.0", "Decimal": "9007199254740993"]),
    NumberRow("9007199254740993.0", ["Int": "9007199254740993", "Decimal": "9007199254740993"]),
    NumberRow("1234567890123456789e0", ["Int": "1234567890123456789"]),
    NumberRow("1e22", ["Int128": "10000000000000000000000", "Double": "1e+22"]),
    NumberRow(
      "1e30",
      [
        "Int128": "1000000000000000000000000000000", "Double": "1e+30",
        "Decimal": "1000000000000000000000000000000",
      ]),
    // The double whose shortest text this is, is another integer.
    NumberRow("1.2345678901234567e+20", ["Int128": "123456789012345670000"]),
    // The double is this integer.
    NumberRow(
      "1.8014398509481984e+38", ["UInt128": "180143985094819840000000000000000000000"]),
    // More digits than `Decimal` has: just above the middle of two doubles, and not an integer.
    NumberRow(
      "9007199254740993.00000000000000000000001",
      [
        "Double": "9.007199254740994e+15",
        "Int":
          "wrong type: number 9007199254740993.0000000000000000000001, expected Int at $",
      ]),
    NumberRow(
      "3.1415926535897932384626433832795028841971693993751",
      [
        "Decimal": "3.14159265358979323846264338327950288419", "Double": "3.141592653589793",
        "Float": "3.1415927",
      ]),
    NumberRow(
      "-0.00012345678901234567890123456789012345678901e10",
      ["Decimal": "-1234567.89012345678901234567890123456789", "Double": "-1234567.8901234567"]),
    NumberRow(
      "340282366920938463463374607431768211456",
      [
        "Decimal": "340282366920938463463374607431768211460",
        "UInt128": "out of range: 340282366920938463463374607431768211460, expected UInt128 at $",
      ]),
    // The digits that `Decimal` has are an integer, and the number is none.
    NumberRow(
      "12345678901234567890123456789012345670.000000000000000000000000001",
      [
        "Decimal": "12345678901234567890123456789012345670.1",
        "Int128":
          "wrong type: number 12345678901234567890123456789012345670.1, expected Int128 at $",
      ]),
    NumberRow(
      "52345678901234567890123456789012345678.55",
      [
        "Double": "5.234567890123457e+37",
        "Int128": "wrong type: number 5.234567890123457e+37, expected Int128 at $",
        "UInt128": "wrong type: number 5.234567890123457e+37, expected UInt128 at $",
      ]),
    // The digits that `Decimal` has are the middle of two doubles, and the number is above it.
    NumberRow(
      "1.00000000000000011102230246251565404236316680908203125000000000000001",
      ["Double": "1.0000000000000002", "Decimal": "1.00000000000000011102230246251565404237"]),
    NumberRow(
      "4503599627370496.500000000000000000000000000000000000001",
      [
        "Double": "4503599627370497.0", "Decimal": "4503599627370496.5000000000000000000001",
        "Int":
          "wrong type: number 4503599627370496.5000000000000000000001, expected Int at $",
      ]),
    NumberRow(
      "100000000000000000000000000000000000000.1",
      [
        "Double": "1e+38", "Int128": "wrong type: number 1e+38, expected Int128 at $",
        "UInt128": "wrong type: number 1e+38, expected UInt128 at $",
      ]),
    NumberRow(
      "10000000000000000000000000000000000000000",
      ["Float": "out of range: 1e+40, expected Float at $"]),
    NumberRow(
      "1.23456789012345678e127",
      ["Decimal": "123456789012345678" + String(repeating: "0", count: 110)]),
    NumberRow(
      "1.00000000000000000001e-60",
      [
        "Double": "1e-60",
        "Float":
          "out of range: 100000000000000000001e-80, expected Float at $",
      ]),
    NumberRow("0.1", ["Float": "0.1", "Double": "0.1", "Decimal": "0.1"]),
    NumberRow("0.10000000000000000001", ["Double": "0.1", "Decimal": "0.10000000000000000001"]),
    NumberRow(
      "0.12345678901234567", ["Double": "0.12345678901234566", "Decimal": "0.12345678901234567"]),
    NumberRow(
      "5.00000000000000000000000000001",
      [
        "Int": "wrong type: number 5.00000000000000000000000000001, expected Int at $",
        "Double": "5.0",
      ]),
    NumberRow("-0", ["Int": "0", "Double": "-0.0"]),
    NumberRow("-0.0", ["Int": "0", "Double": "-0.0", "Decimal": "0"]),
    NumberRow(
      "1e400",
      [
        "Int": "out of range: 1e400, expected Int at $",
        "Double": "out of range: 1e400, expected Double at $",
        "Decimal": "out of range: 1e400, expected Decimal at $",
      ]),
    NumberRow("1e-400", ["Double": "out of range: 1e-400, expected Double at $"]),
    NumberRow("0e400", ["Int": "0", "Double": "0.0"]),
    NumberRow(
      "5e-324",
      [
        "Double": "5e-324", "Float": "out of range: 5e-324, expected Float at $",
        "Decimal": "out of range: 5e-324, expected Decimal at $",
      ]),
    NumberRow("1e39", ["Float": "out of range: 1e+39, expected Float at $"]),
    NumberRow("1.7976931348623157e308", ["Double": "1.7976931348623157e+308"]),
    NumberRow(
      #""5""#,
      [
        "Int": #"wrong type: string "5", expected Int at $"#,
        "Double": #"wrong type: string "5", expected Double at $"#,
        "Bool": #"wrong type: string "5", expected Bool at $"#,
      ]),
    NumberRow("null", ["Int": "wrong type: null, expected Int at $"]),
    NumberRow("[]", ["Int": "wrong type: array, expected Int at $"]),
    NumberRow("{}", ["Int": "wrong type: object, expected Int at $"]),
  ]

  /// Minus zero, and what `JSONSerialization` reads as another number or not at all.
  static let beyondFoundation: Set = [
    "-0", "1e30", "1e39", "1e400", "1e-400", "1.2345678901234567e+20", "1.8014398509481984e+38",
    "9007199254740993.00000000000000000000001", "340282366920938463463374607431768211456",
    "12345678901234567890123456789012345670.000000000000000000000000001",
    "52345678901234567890123456789012345678.55",
    "1.00000000000000011102230246251565404236316680908203125000000000000001",
    "4503599627370496.500000000000000000000000000000000000001",
    "100000000000000000000000000000000000000.1",
    "10000000000000000000000000000000000000000", "1.23456789012345678e127",
    "1.00000000000000000001e-60",
  ]

  @Test(arguments: rows.filter { !beyondFoundation.contains($0.text) })
  func `the text of a number is read as each type`(_ row: NumberRow) throws { try check(row) }

  @Test(
    .ownTextOnly("Foundation reads these numbers otherwise"),
    arguments: rows.filter { beyondFoundation.contains($0.text) })
  func `the text of a number that Foundation reads otherwise is read as each type`(_ row: NumberRow)
    throws
  {
    try check(row)
  }

  private func check(_ row: NumberRow) throws {
    for (name, expected) in row.expected {
      let type = try #require(Self.types[name])
      #expect(result { try type.init(JSONString: row.text) } == expected, "\(name)")
      #expect(result { try type.init(JSONData: Data(row.text.utf8)) } == expected, "\(name)")
    }
  }

  private func result(_ body: () throws -> Any) -> String {
    do { return "\(try body())" } catch { return "\(error)" }
  }

  @Test func `the table of numbers has all its rows`() {
    #expect(Self.rows.count >= 45)
    #expect(Self.beyondFoundation.isSubset(of: Self.rows.map(\.text)))
  }

  /// Leaves of a hand-made dictionary.
  static let leaves: [(name: String, leaf: any Sendable, int: String, double: String)] = [
    ("Int8", Int8(5), "5", "5.0"), ("UInt64", UInt64(5), "5", "5.0"), ("Double", 5.0, "5", "5.0"),
    ("Float", Float(5), "5", "5.0"), ("Decimal", Decimal(5), "5", "5.0"),
    ("Int128", Int128(5), "5", "5.0"),
    (
      "Bool", true, "wrong type: boolean true, expected Int at $",
      "wrong type: boolean true, expected Double at $"
    ),
    (
      "nan", Double.nan, "wrong type: number nan, expected Int at $",
      "wrong type: number nan, expected Double at $"
    ),
    (
      "infinity", Double.infinity, "out of range: inf, expected Int at $",
      "wrong type: number inf, expected Double at $"
    ),
    (
      "a date", Date(timeIntervalSince1970: 0), "wrong type: value of type Date, expected Int at $",
      "wrong type: value of type Date, expected Double at $"
    ),
  ]

  @Test func `numbers of Swift's types follow the rules of texts`() {
    for (name, leaf, int, double) in Self.leaves {
      #expect(result { try Int(JSONValue: leaf) } == int, "\(name)")
      #expect(result { try Double(JSONValue: leaf) } == double, "\(name)")
    }
  }

  @Test func `numbers in an NSNumber follow the rules of texts`() {
    #expect(result { try Int(JSONValue: NSNumber(value: Int8(5))) } == "5")
    #expect(
      result { try Int(JSONValue: NSNumber(value: true)) }
        == "wrong type: boolean true, expected Int at $")
    #expect(
      result { try Bool(JSONValue: NSNumber(value: 1)) }
        == "wrong type: number 1, expected Bool at $")
    #expect(result { try Bool(JSONValue: NSNumber(value: false)) } == "false")
    #expect(
      result { try Int8(JSONValue: NSNumber(value: 300)) }
        == "out of range: 300, expected Int8 at $")
    #expect(result { try UInt64(JSONValue: NSNumber(value: UInt64.max)) } == "18446744073709551615")
    #expect(result { try Decimal(JSONValue: NSNumber(value: 0.1)) } == "0.1")
    #expect(result { try Double(JSONValue: NSNumber(value: Float(0.5))) } == "0.5")
    let negative = -Int128(UInt64.max)
    #expect(result { try Double(JSONValue: negative) } == "-1.8446744073709552e+19")
    // `as? Bool` takes 1 for true.
    #expect(
      result { try Bool(JSONValue: NSDecimalNumber(value: 1)) }
        == "wrong type: number 1, expected Bool at $")
    for double in [Double.nan, .infinity, -.infinity] {
      #expect(
        result { try Decimal(JSONValue: double) }
          == "wrong type: number \(double), expected Decimal at $")
    }
    let exact = NSDecimalNumber(string: "0.7219207420195105")
    #expect(result { try Double(JSONValue: exact) } == "0.7219207420195105")
  }
}
