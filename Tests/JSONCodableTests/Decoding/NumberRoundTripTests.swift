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
