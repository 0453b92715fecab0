import CodableBridge
import Foundation
import Testing

/// What the bridge relies on or repairs; a test that turns red is news about Foundation.
@Suite struct `Foundation does what the bridge relies on` {
  private struct Path: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(encoder.codingPath.map(\.stringValue).joined(separator: "/"))
    }
  }

  private struct Outer: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "nested")
      try nested.encode(Path(), forKey: "inner")
      try container.encode(["key": Path()], forKey: "dictionary")
    }
  }

  @Test func `JSONEncoder leaves nested containers out of an error's path`() throws {
    let document = try Document(parsing: JSONEncoder().encode(["top": Outer()]))
    let expected = Document.object([
      "top": .object([
        "nested": .object(["inner": .string("top/inner")]),
        "dictionary": .object(["key": .string("top/dictionary/key")]),
      ])
    ])
    #expect(document == expected)
  }

  @Test func `JSONEncoder with a key strategy leaves dictionaries out of an error's path`() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .custom { AnyKey($0.last?.stringValue ?? "") }
    let document = try Document(parsing: encoder.encode(["top": Outer()]))
    let expected = Document.object([
      "top": .object([
        "nested": .object(["inner": .string("top/inner")]),
        "dictionary": .object(["key": .string("top/key")]),
      ])
    ])
    #expect(document == expected)
  }

  /// Holds two super encoders at once, and lets the first one go first.
  private struct TwoSupers: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      var supers = [container.superEncoder(), container.superEncoder()]
      for (value, encoder) in zip([1, 2], supers) { try value.encode(to: encoder) }
      supers.removeFirst()
      try container.encode(container.count)
      supers.removeFirst()
    }
  }

  @Test func `JSONEncoder makes the place of a super encoder when it is released`() throws {
    #expect(try JSONEncoder().encode(TwoSupers()) == Data("[2,1,1]".utf8))
    #expect(try DictionaryEncoder().encode(TwoSupers()) as? [Int] == [1, 2, 2])
  }

  @Test func `JSONDecoder gives no path for a number out of range`() {
    let error = Outcome { try JSONDecoder().decode([Int8].self, from: Data("[300]".utf8)) }
    #expect(error == .failure(Failure(name: "dataCorrupted", path: [])))
  }

  @Test func `JSONDecoder drops the fraction of a large number`() throws {
    let data = Data("12345678901234567.5".utf8)
    #expect(try JSONDecoder().decode(Int.self, from: data) == 12_345_678_901_234_567)
  }

  @Test func `JSONDecoder refuses a large whole double for a 128-bit integer`() throws {
    let refused = Outcome { try JSONDecoder().decode(Int128.self, from: Data("1e20".utf8)) }
    #expect(refused == .failure(Failure(name: "dataCorrupted", path: [])))
    let digits = Data("100000000000000000000".utf8)
    #expect(try JSONDecoder().decode(Int128.self, from: digits) == 100_000_000_000_000_000_000)
  }

  @Test func `JSONDecoder finds null to be the wrong type for a boolean`() {
    let error = Outcome { try JSONDecoder().decode([Bool].self, from: Data("[null]".utf8)) }
    #expect(error == .failure(Failure(name: "typeMismatch", type: "Bool", path: ["Index 0"])))
  }

  @Test(arguments: ["0e5", "-0.0e-8"])
  func `JSONDecoder refuses zero with an exponent, which JSONSerialization reads`(
    _ text: String
  ) throws {
    let refused = Outcome { try JSONDecoder().decode(Double.self, from: Data(text.utf8)) }
    #expect(refused == .failure(Failure(name: "dataCorrupted", path: [])))
    #expect(try tree(of: text) as? NSNumber == 0)
  }

  @Test func `JSONSerialization reads no more than 38 digits`() throws {
    let text = "340282366920938463463374607431768211456"
    let number = try #require(try tree(of: text) as? NSNumber)
    #expect(number.stringValue == "340282366920938463463374607431768211450")
  }

  @Test func `JSONSerialization writes native leaves as JSONEncoder does`() throws {
    let leaves: [Any] = [
      Int8.min, UInt64.max, Float(0.1), Float.greatestFiniteMagnitude, 0.1, 1e16, 5.0, -0.0,
      Decimal(UInt64.max) * 10, true, NSNull(), "é",
    ]
    let text = try JSONSerialization.data(withJSONObject: leaves)
    #expect(
      String(decoding: text, as: UTF8.self)
        == "[-128,18446744073709551615,0.1,3.4028235e+38,0.1,1e+16,5,-0,184467440737095516150,true,null,\"é\"]"
    )
  }

  @Test func `booleans of Foundation are two objects`() throws {
    let booleans = try #require(try tree(of: "[true,false,1,0]") as? [NSNumber])
    #expect(booleans[0] === NSNumber(value: true))
    #expect(booleans[1] === NSNumber(value: false))
    #expect(booleans[2] !== NSNumber(value: true))
    #expect(booleans[3] !== NSNumber(value: false))
  }
}
