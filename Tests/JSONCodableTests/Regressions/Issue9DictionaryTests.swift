import Engines
import Foundation
import JSONCodable
import Testing

/// Shows what a type of a program is given.
private struct Given: JSONRestorable {
  let type: String
  init(JSONValue: Any) throws { type = "\(Swift.type(of: JSONValue))" }
}

private struct GivenObject: JSONConstructible {
  init(JSONValue: Any) throws { throw CancellationError() }
  init(JSONDictionary: JSONObject) throws {}
}

private enum RawLevel: Int, JSONRestorable { case low = 1 }

@Suite("Issue 9: dictionaries as users meet them", .everyEngine)
struct Issue9DictionaryTests {
  struct Leaf: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isRead: @Sendable (_ wrapped: Any) throws -> Bool
    let value: any Sendable

    init<T: JSONRestorable & Equatable & Sendable>(_ value: T) {
      testDescription = "\(T.self)"
      self.value = value
      isRead = { try ["k": $0].value(T.self, key: "k") == value }
    }
  }

  static let leaves = [
    Leaf(1.5), Leaf(Float(1.5)), Leaf(CGFloat(1.5)), Leaf(Decimal(3) / 2), Leaf(1), Leaf(UInt8(1)),
    Leaf(Int64.min), Leaf(UInt64.max), Leaf(true), Leaf("s"), Leaf(Date(timeIntervalSince1970: 5)),
    Leaf(Data([1, 2])), Leaf(URL(fileURLWithPath: "/a")), Leaf(UUID()), Leaf([1.5, 2]),
    Leaf(["a": [2.5]]),
  ]

  @Test(arguments: leaves)
  func `every value is read from inside an optional`(_ leaf: Leaf) throws {
    let any: Any = leaf.value
    let nested: Any?? = .some(.some(any))
    #expect(try leaf.isRead(any))
    #expect(try leaf.isRead(Any?.some(any) as Any))
    #expect(try leaf.isRead(nested as Any))
    let list: JSONObject = ["k": [Any?.some(any)] as [Any?]]
    #expect(try list.value([Given].self, key: "k").count == 1)
  }

  @Test func `doubles are read from inside optionals in every container`() throws {
    let json: JSONObject = [
      "list": Any?.some([Any?.some(1.5)]) as Any,
      "map": Any?.some([AnyHashable("k"): Any?.some(2.5)]) as Any,
    ]
    #expect(try json.value([Double].self, key: "list") == [1.5])
    #expect(try json.value([String: Double].self, key: "map") == ["k": 2.5])
    #expect(try json.value(Double.self, keyPath: "list[0]") == 1.5)
    #expect(try json.value(Double.self, keyPath: "map.k") == 2.5)
  }

  @Test func `null is told from other values in every guise`() throws {
    let nulls: [Any] = [
      NSNull(), NSNull() as NSObject, NSNull() as AnyObject, Any?.some(NSNull()) as Any,
      Any?.none as Any, Any??.some(.none) as Any, NSNull?.some(NSNull()) as Any,
    ]
    for null in nulls {
      let json: JSONObject = ["k": null]
      #expect(try json.valueIfPresent(Int.self, key: "k") == nil)
      #expect(try json.valueIfPresent(Int.self, keyPath: "k") == nil)
      var number: Int? = 5
      try json.restore(&number, key: "k")
      #expect(number == nil)
    }
  }

  @Test func `numbers beyond every integer settle with the first writing`() throws {
    let texts = [
      "12345678901234567890123456789012345678901", "1e39", "1e+40", "-1e300", "123456789e40",
      "12345678901234568000000000000000000000000", "340282366920938463463374607431768211457",
      "1.2345678901234568e+40", "9999999999999999999999999999999999999990e5", "4e38", "3.5e38",
    ]
    for text in texts {
      let first = try JSONObject(JSONString: "{\"a\":\(text)}").JSONString()
      let second = try JSONObject(JSONString: first).JSONString()
      #expect(first == second, "\(text)")
    }
  }

  @Test func `a part of a unit at the end of UTF-16 or UTF-32 is an error`() {
    let texts: [[UInt8]] = [
      [0, 0x32, 0x5D], [0x32, 0, 0x5D], [0, 0, 0, 0x32, 0], [0xFF, 0xFE, 0x32, 0, 0x20],
    ]
    for text in texts {
      let said = refusal { try Int(JSONData: Data(text)) } ?? ""
      #expect(said.hasPrefix("invalid JSON: invalid Unicode (UTF-"), "\(text): \(said)")
    }
  }

  @Test(.ownTextOnly("JSONSerialization refuses such numbers"))
  func `a number that no type holds reaches no type of a program`() throws {
    let wrong = "wrong type: number 1e400, expected Given at $"
    #expect(refusal { try Given(JSONString: "1e400") } == wrong)
    #expect(refusal { try [Given](JSONString: "[1e400]") } == wrong + "[0]")
    let inside = "out of range: 1e400, expected a number that Double can hold at $"
    #expect(refusal { try Given(JSONString: "[1e400]") } == inside + "[0]")
    #expect(refusal { try [Given](JSONString: #"[{"a":[1e400]}]"#) } == inside + "[0].a[0]")
    #expect(
      refusal { try [Given?](JSONString: "[[-1e400]]") }
        == "out of range: -1e400, expected a number that Double can hold at $[0][0]")
    #expect(refusal { try [String: Given](JSONString: #"{"a":1e400}"#) } == wrong + ".a")
    #expect(
      refusal { try Set<Int>(JSONString: "[1e400]") } == "out of range: 1e400, expected Int at $[0]"
    )
    #expect(
      refusal { try [RawLevel](JSONString: "[1e400]") }
        == "out of range: 1e400, expected Int at $[0]")
    #expect(
      refusal { try [Int?](JSONString: "[1e400]") } == "out of range: 1e400, expected Int at $[0]")
    #expect(
      refusal { try [GivenObject](JSONString: "[1e400]") }
        == "wrong type: number 1e400, expected GivenObject at $[0]")
    struct Holder: JSONDecodable {
      var given: Given?
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(&given, key: "given")
        try json.restore(&given, keyPath: "given")
      }
    }
    #expect(refusal { try Holder(JSONString: #"{"given":1e400}"#) } == wrong + ".given")
    #expect(try Holder(JSONString: #"{"given":1e4,"other":1e400}"#).given != nil)
    struct Transformed: JSONDecodable {
      var text = ""
      mutating func JSONDecode(_ json: JSONObject) throws {
        try json.restore(
          &text, key: "a",
          transformer: JSONTransformer<Any, String>(decoding: { "\($0)" }, encoding: { $0 }))
      }
    }
    #expect(
      refusal { try Transformed(JSONString: #"{"a":1e400}"#) }
        == "out of range: 1e400, expected a number that Double can hold at $.a")
  }
}
