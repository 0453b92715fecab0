import Engines
import Foundation
import JSONCodable
import Randomness
import Testing

@Suite("Numbers come back bit for bit through text", .everyEngine)
struct NumberRoundTripTests {
  @Test(arguments: [UInt64(1), 2, 3])
  func `random doubles come back bit for bit`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let doubles = (0..<5_000).map { _ in
      var value = Double.nan
      while !value.isFinite { value = Double(bitPattern: generator.next()) }
      return value
    }
    let again = try [Double](JSONString: doubles.JSONString())
    #expect(again.map(\.bitPattern) == doubles.map(\.bitPattern))
    let everyday = (0..<5_000).map { _ in Double.random(in: -1_000...1_000, using: &generator) }
    #expect(
      try [Double](JSONString: everyday.JSONString()).map(\.bitPattern)
        == everyday.map(\.bitPattern))
  }

  @Test func `random floats come back bit for bit`() throws {
    var generator = SplitMix64(seed: 4)
    let floats = (0..<5_000).map { _ in
      var value = Float.nan
      while !value.isFinite {
        value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      }
      return value
    }
    #expect(
      try [Float](JSONString: floats.JSONString()).map(\.bitPattern) == floats.map(\.bitPattern))
  }

  @Test func `the limits of every integer width come back`() throws {
    func check<T: FixedWidthInteger & JSONEncodable & JSONRestorable>(_ type: T.Type) throws {
      let limits: [T] = [.min, .min + 1, 0, 1, .max - 1, .max]
      #expect(try [T](JSONString: limits.JSONString()) == limits)
      #expect(try [T](JSONValue: limits.JSONEncode()) == limits)
      let data = try JSONSerialization.data(withJSONObject: limits.JSONEncode())
      #expect(
        try [T](JSONArray: #require(JSONSerialization.jsonObject(with: data) as? [Any])) == limits)
    }
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(Int128.self)
    try check(Int.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(UInt128.self)
    try check(UInt.self)
  }

  @Test(.ownTextOnly("Foundation reads -0 as 0"))
  func `the limits of every floating-point type come back bit for bit`() throws {
    let doubles: [Double] = [
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      .leastNormalMagnitude, -0.0, 0.0, .ulpOfOne, 0x1p53, 0x1p53 + 2, 0x1p63, 0x1p64, 1e22, 1e23,
    ]
    #expect(
      try [Double](JSONString: doubles.JSONString()).map(\.bitPattern) == doubles.map(\.bitPattern))
    let floats: [Float] = [.greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 0.1]
    #expect(
      try [Float](JSONString: floats.JSONString()).map(\.bitPattern) == floats.map(\.bitPattern))
  }

  @Test func `decimals of every size come back, in every form of text`() throws {
    let largest = try #require(Decimal(string: "340282366920938463463374607431768211455"))
    let digits =
      ["1", "7", "12345678901234567890", "12345678901234567890123456789012345678"]
      + ["1\(String(repeating: "0", count: 28))1", "99999999999999999999999999999999999999"]
    var decimals = [largest, Decimal.greatestFiniteMagnitude, -Decimal.greatestFiniteMagnitude]
    for digits in digits {
      let significand = try #require(Decimal(string: digits))
      for exponent in [-128, -127, -60, 0, 60, 89, 90, 91, 98, 99, 100, 109, 126, 127] {
        let decimal = Decimal(sign: .minus, exponent: exponent, significand: significand)
        if !decimal.isNaN { decimals.append(decimal) }
      }
    }
    #expect(decimals.count > 60)
    #expect(try [Decimal](JSONString: decimals.JSONString()) == decimals)
    for decimal in decimals {
      let text = try AnyJSON(decimal).JSONString()
      #expect(try Decimal(JSONValue: AnyJSON(JSONString: text)) == decimal)
      var object: JSONObject = [:]
      try object.archive(decimal, key: "text", transformer: JSONTransformers.stringToDecimal)
      let back = try object.value(key: "text", transformer: JSONTransformers.stringToDecimal)
      #expect(back == decimal)
    }
  }

  @Test func `a power of ten is a decimal as far as its zeros have room`() throws {
    for power in 100...170 {
      let text = "1" + String(repeating: "0", count: power)
      let expected = Decimal(string: text)
      for spelling in [text, "1e\(power)", "1000e\(power - 3)", "0.1E+\(power + 1)"] {
        let found = Restoring.attempt { try [Decimal](JSONString: "[\(spelling)]") }
        #expect(found?.first == (power < 166 ? expected : nil), "\(spelling)")
        #expect(try [Double](JSONString: "[\(spelling)]") == [#require(Double(text))])
      }
    }
  }

  @Test func `a float in a dictionary is the number of its text`() throws {
    var generator = SplitMix64(seed: 9)
    let floats: [Float] =
      [0.1, 123_456_792, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0]
      + (0..<5_000).map { _ in
        let value = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
        return value.isFinite ? value : 0.3
      }
    for leaves in [floats as [Any], floats.map { NSNumber(value: $0) }] {
      let back = try [Float](JSONValue: leaves)
      #expect(back.map(\.bitPattern) == floats.map(\.bitPattern))
      let doubles = try [Double](JSONValue: leaves)
      #expect(try doubles == [Double](JSONString: floats.JSONString()))
      #expect(try doubles == [Double](JSONValue: AnyJSON(leaves)))
      let tenth = try Decimal(JSONValue: leaves[0])
      #expect(tenth == Decimal(string: "0.1"))
    }
    #expect(
      try Double(JSONValue: Float16(0.1)) == [Double](JSONString: [Float16(0.1)].JSONString())[0])
    #expect(
      refusal { try Double(JSONValue: Float.infinity) }
        == "wrong type: number inf, expected Double at $")
  }

  @Test func `decimals of 38 digits come back`() throws {
    let texts = [
      "0.12345678901234567890123456789012345678", "99999999999999999999999999999999999999",
      "-1.5e-20",
    ]
    for text in texts {
      let decimal = try #require(Decimal(string: text))
      #expect(try [Decimal](JSONString: [decimal].JSONString()) == [decimal])
    }
  }
}
