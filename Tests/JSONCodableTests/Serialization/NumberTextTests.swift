import Engines
import Foundation
import JSONCodable
import Testing

@Suite("A number of a dictionary is written with all its digits", .everyEngine)
struct NumberTextTests {
  // Each of the integers is a Float to a cast.
  @Test(arguments: [
    "0", "1", "16777216", "1073741824", "-1073741824", "4611686018427387904",
    "-9223372036854775808", "9223372036854775808", "170141183460469231731687303715884105728",
    "0.5", "1.0000001192092896", "0.10000000149011612", "0.1",
  ])
  func `a number is written with all its digits, whoever has read it`(_ number: String) throws {
    let text = #"{"n":\#(number)}"#
    #expect(try JSONObject(JSONString: text).JSONString() == text)
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? JSONObject
    #expect(try parsed?.JSONString() == text)
  }

  @Test func `a Float in a dictionary has the digits of a Float`() throws {
    let object: JSONObject = ["native": Float(0.1), "object": NSNumber(value: Float(0.1))]
    #expect(try object.JSONString(options: .sortedKeys) == #"{"native":0.1,"object":0.1}"#)
  }

  @Test func `a number is written with all its digits, whatever Swift type it has`() throws {
    let object: JSONObject = [
      "a": Int128.min, "b": Int128(5), "c": UInt128.max, "d": UInt64.max, "e": Int8.min,
      "f": Decimal(5), "g": CGFloat(0.5), "h": -0.0,
    ]
    #expect(
      try object.JSONString(options: .sortedKeys)
        == #"{"a":-170141183460469231731687303715884105728,"b":5,"#
        + #""c":340282366920938463463374607431768211455,"d":18446744073709551615,"e":-128,"#
        + #""f":5,"g":0.5,"h":-0}"#)
  }

  @Test(
    arguments: [
      ("nan", Float.nan), ("inf", Float.infinity), ("-inf", -Float.infinity), ("nan", Double.nan),
      ("nan", Decimal.nan),
    ] as [(String, any Sendable)])
  func `a number that JSON does not have is refused in a dictionary, with its path`(
    text: String, number: any Sendable
  ) {
    let object: JSONObject = ["list": [1, number]]
    #expect(
      refusal { try object.JSONString() } == "non-finite number \(text) at $.list[1]")
  }
}
